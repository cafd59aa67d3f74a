"""Files of the player: where they lie, and writing one as a whole."""

from __future__ import annotations

from pathlib import Path

APP = "under-falling-skies"


def data_folder() -> Path:
    """Where saves and packs of this player lie."""
    import platformdirs

    return Path(platformdirs.user_data_dir(APP))


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that it is there as a whole or not at all; folders are made."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(data)
    beside.replace(path)
