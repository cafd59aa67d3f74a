"""Saves: games, campaigns, puzzles and settings.

===============  =====================================================================
`storage`        the storage protocol, and the records it stores
`lists`          pages of games, results for statistics; from games in memory
`sql`            the queries, the same for every database
`statements`     what is written into the tables
`rows`           records from rows, each value checked
`bad_rows`       rows that cannot be read: passed over, remembered, named
`attempts`       when a read or a write is tried again
`turns`          threads that write, one after the other
`sqlite`         the player's storage: one SQLite file
`postgres`       the storage of several servers: a PostgreSQL database
`url`            which storage a URL means
`memory`         an in-memory storage, for tests
`tables`         the tables of the newest schema
`database`       opening a SQLite file: create, migrate, heal
`backups`        rotating backups, compressed, in a folder beside the file
`restore`        a backup or an exported profile in the place of the saves
`salvage`        a damaged file, row by row into a new one
`pages`          an SQLite file read page by page, without SQLite
`housekeeping`   checkpoints and backups, in the background
`reserve`        room to delete something on a full disk
`migrations`     the history of the schema
`sql_lists`      pages and results in SQL
`errors`         the errors of any database as sentences
`sqlite_errors`  SQLite's errors
`server_errors`  PostgreSQL's errors
===============  =====================================================================

Only this room uses SQLAlchemy. `storage`, `lists` and `memory` do without it: import the module you
need.
"""
