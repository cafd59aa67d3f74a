"""Saves: what is kept of games, campaigns, puzzles and settings, and where.

storage.py        what the application asks of a storage, and the shape of what is kept
sqlite.py         the storage of every player: one SQLite file
memory.py         a storage that forgets, for tests
tables.py         the tables of the newest schema
database.py       opening the file: make it, bring it up to date, set a damaged one aside
migrations/       from every older schema to the next one
sqlite_errors.py  what SQLite complains about, as sentences that say what to do
statistics.py     what came of the games

Only this room knows SQLAlchemy, and only sqlite.py and what is below it here.
"""
