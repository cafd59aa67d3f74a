# The screens around the game: home, new game, loading and sharing, statistics, settings.

## The shell

title = Under Falling Skies
skip-to-content = Skip to the content
nav-label = Under Falling Skies, main menu
nav-home = Home
nav-new = New game
nav-rules = Rules
nav-statistics = Statistics
nav-settings = Settings
trouble-title = Something went wrong
no-server = The game's server does not answer. Start it again (make play or ufs play); nothing that was played is lost.
