"""How large packs may be. A stranger's pack must not cost more than a moment and a little memory.

The limits leave room for honest packs: the built-in pack has 74 pieces in 95,000 bytes, the largest
file of a starter has 9,000 bytes. `docs/reliability.md` says what the worst pack costs.
"""

from __future__ import annotations

from ufs.base.errors import UfsError

# One file.
MAX_FILE = 200_000  # bytes
MAX_VALUES = 400  # lines and entries of lists
MAX_PARTS = 5  # of a name like spaces.L.effect
MAX_NESTING = 8  # brackets inside brackets
MAX_WORD = 100  # characters of a number, or of a name without quotes
MAX_NAME_LENGTH = 80  # characters of a piece's name
MAX_TEXT_LENGTH = 2_000  # characters of a piece's text
MAX_ROW_LENGTH = 200  # characters of a row of the sky or the base

# One pack.
MAX_ZIP = 20_000_000  # bytes of a zip file; there may be pictures in it
MAX_ENTRIES = 5_000  # files and folders, whatever is in them
MAX_DIRECTORY = 1_000_000  # bytes of the list of contents of a zip file
MAX_DEPTH = 10  # folders inside folders
MAX_PATH = 200  # characters of a file's name with its folders
MAX_PIECES = 500
MAX_TEXT = 2_000_000  # bytes of all pieces
MAX_PROBLEMS = 100  # that are listed

# The packs in the user's folder. Small packs come first: a large one never keeps them out.
MAX_PACKS = 100
MAX_FOLDER_ENTRIES = 1_000
MAX_ALL_PIECES = 1_000
MAX_ALL_TEXT = 4_000_000  # bytes of all pieces


def too_much(key: str, most: int, **args: str) -> UfsError:
    """What exceeds a limit."""
    return UfsError("bad_pack", key, most=str(most), **args)
