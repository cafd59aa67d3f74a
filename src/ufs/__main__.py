"""`python -m ufs` does the same as the command `ufs`."""

from ufs.cli.main import run

run()
