"""One file for each schema version; `ufs.store.tables.VERSIONS` lists them too.

=================  =====================================================================
`v1_games`         games, their steps, settings
`v2_kinds`         marks tutorials, forks and imported games
`v3_puzzles`       the player's results with each puzzle
`v4_campaigns`     campaigns, several side by side
`v5_comments`      comments in records
`v6_pieces`        games keep their pieces and position; a bin; an order without the clock
=================  =====================================================================
"""
