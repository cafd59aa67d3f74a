"""The player's data folder, and atomic writes."""

from __future__ import annotations

from pathlib import Path

APP = "under-falling-skies"


def data_folder() -> Path:
    """The folder of this player's saves and packs."""
    import platformdirs

    return Path(platformdirs.user_data_dir(APP))


def write_atomically(path: Path, data: bytes) -> None:
    """Write a file completely or not at all; missing folders are created."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(path.name + ".new")
    temporary.write_bytes(data)
    temporary.replace(path)
