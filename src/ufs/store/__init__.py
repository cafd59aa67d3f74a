"""Saves: what is kept of games, campaigns, puzzles and settings, and where.

===============  =====================================================================
`storage`        what the application asks of a storage, and the shape of what is kept
`sqlite`         the storage of every player: one SQLite file
`memory`         a storage that forgets, for tests
`tables`         the tables of the newest schema
`database`       opening the file: create, migrate, set a damaged one aside
`migrations`     the history of the schema
`sqlite_errors`  what SQLite complains about, as sentences
===============  =====================================================================

Only this room knows SQLAlchemy. Who needs no file needs none of it: import the module you want.
"""
