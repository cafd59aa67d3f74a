"""One file for each schema there ever was; `ufs.store.tables.VERSIONS` lists them too.

=================  =====================================================================
`v1_games`         games, their steps, settings
`v2_kinds`         tutorials, forks and imported games told apart
`v3_puzzles`       what was done with which puzzle
`v4_campaigns`     campaigns, several side by side
`v5_comments`      comments of records
=================  =====================================================================
"""
