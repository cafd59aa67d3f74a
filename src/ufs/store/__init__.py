"""Saves: every game in one SQLite file, written before anybody is told that it happened.

=================  =====================================================================
`store`            `Store`: games, puzzles and settings; each change takes a version
`campaigns`        campaigns beside the games, several at once
`statistics`       what came of the games
`tables`           the tables of the newest schema
`database`         opening the file: create, migrate, set a damaged one aside
`migrations`       the history of the schema
`sqlite_errors`    what SQLite complains about, as sentences
=================  =====================================================================
"""

from ufs.store.store import Saved, Store, default_path

__all__ = ["Saved", "Store", "default_path"]
