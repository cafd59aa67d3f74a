"""Under Falling Skies: an unofficial digital edition of Tomáš Uhlíř's solo dice game."""

__version__ = "0.2.0"
