"""Saves: games, campaigns, puzzles and settings.

===============  =====================================================================
`storage`        the storage protocol, and the records it stores
`sqlite`         the player's storage: one SQLite file
`memory`         an in-memory storage, for tests
`tables`         the tables of the newest schema
`database`       opening the file: create, migrate, set a damaged one aside
`migrations`     the history of the schema
`sqlite_errors`  SQLite's errors as sentences
===============  =====================================================================

Only this room uses SQLAlchemy. `storage` and `memory` do without it: import the module you need.
"""
