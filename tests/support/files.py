"""Where the tests find the project's own files."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "ufs"
DOCS = ROOT / "docs"
GOLDEN = ROOT / "tests" / "golden"
GAMES = ROOT / "tests" / "browser" / "games"
