"""Saves: every game in one SQLite file, written before anybody is told that it happened."""

from ufs.store.store import Saved, Store, default_path

__all__ = ["Saved", "Store", "default_path"]
