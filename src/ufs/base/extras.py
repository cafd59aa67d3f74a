"""Extras: what is installed beyond the game itself, and the command that adds what is missing.

The game may have been installed from a checkout, a wheel or an index, with pip, uv or pipx, into an
environment that is not the active one. The suggested command has to work in every case. Messages
contain it as `{ INSTALL("fast") }`: see `words`.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit
from urllib.request import url2pathname

PACKAGE = "under-falling-skies"
# The modules that each extra of pyproject.toml provides.
EXTRAS = {
    "fast": ("numba", "numpy"),
    "lab": ("joblib", "rich"),
    "dask": ("dask", "distributed", "joblib"),
    "gym": ("gymnasium", "numba", "numpy", "PIL"),
    "train": ("joblib", "numba", "numpy", "torch"),
    "print": ("reportlab",),
    "postgres": ("psycopg",),
    "rl": ("sb3_contrib", "torch"),
}
EPHEMERAL = "archive-v0"  # where uv keeps the environments of `uvx`


def has(extra: str) -> bool:
    """Whether an extra is fully installed. Nothing is imported."""
    return all(importlib.util.find_spec(module) is not None for module in EXTRAS[extra])


@contextmanager
def explain_missing(key: str) -> Iterator[None]:
    """Wrap imports that need an extra: if it is missing, the message `key` says how to get it."""
    from ufs.base.errors import UfsError

    try:
        yield
    except ImportError as error:
        raise UfsError("bad_request", key, reason=error.name or str(error)) from None


@contextmanager
def explain_import_error(key: str) -> Iterator[None]:
    """The same for modules that other programs import: they expect an ImportError."""
    from ufs.base.words import Words, pick_language

    try:
        yield
    except ImportError as error:
        reason = error.name or str(error)
        message = Words(pick_language()).say(key, reason=reason)
        raise ImportError(message, name=error.name) from None


def install_command(extras: str) -> str:
    """The command that adds extras (`fast,lab`), with the installer that installed this game."""
    return Installation.find().command(*extras.split(","))


@dataclass(frozen=True)
class Installation:
    """How the game was installed."""

    installer: str  # pip, uv, …
    origin: dict[str, Any] | None  # direct_url.json: where it came from, if not from an index
    prefix: Path  # the environment
    python: Path

    @classmethod
    def find(cls) -> Installation:
        try:
            return cls.from_distribution(distribution(PACKAGE))
        except PackageNotFoundError:  # run from source, not installed
            folder = Path(__file__).parents[3]
            is_checkout = (folder / "pyproject.toml").is_file()
            url = {"url": folder.as_uri(), "dir_info": {"editable": True}}
            return cls("pip", url if is_checkout else None, Path(sys.prefix), Path(sys.executable))

    @classmethod
    def from_distribution(cls, found: Distribution) -> Installation:
        try:
            origin = json.loads(found.read_text("direct_url.json") or "null")
        except ValueError:
            origin = None
        installer = (found.read_text("INSTALLER") or "pip").strip()
        origin = origin if isinstance(origin, dict) and "url" in origin else None
        return cls(installer, origin, Path(sys.prefix), Path(sys.executable))

    def command(self, *extras: str) -> str:
        if (self.prefix / "uv-receipt.toml").is_file():  # made by `uv tool install`
            return quote_command(
                "uv",
                "tool",
                "install",
                "--force",
                *self.requirement(*self.installed_extras(), *extras),
            )
        if (self.prefix / "pipx_metadata.json").is_file():
            return quote_command(
                "pipx", "install", "--force", *self.requirement(*self.installed_extras(), *extras)
            )
        if self.installer == "uv" and EPHEMERAL in self.prefix.parts:
            return quote_command(
                "uvx", "--from", self.requirement(*self.installed_extras(), *extras)[-1], "ufs"
            )
        if self.installer == "uv":
            return quote_command(
                "uv", "pip", "install", *self.python_option(), *self.requirement(*extras)
            )
        return quote_command(*self.pip_command(), "install", *self.requirement(*extras))

    def installed_extras(self) -> list[str]:
        """The installed extras: an environment that replaces this one needs them, too."""
        return [extra for extra in EXTRAS if has(extra)]

    def requirement(self, *extras: str) -> list[str]:
        """The game with extras as installer arguments: `-e '.[fast]'`."""
        suffix = f"[{','.join(dict.fromkeys(extras))}]"
        if self.origin is None:
            return [f"{PACKAGE}{suffix}"]
        url = str(self.origin["url"])
        if "dir_info" in self.origin:
            editable = self.origin["dir_info"].get("editable")
            return [*(["-e"] if editable else []), f"{relative_path(folder_of(url))}{suffix}"]
        if vcs := self.origin.get("vcs_info", {}).get("vcs"):
            url = f"{vcs}+{url}"
        return [f"{PACKAGE}{suffix} @ {url}"]

    def pip_command(self) -> list[str]:
        """`pip` if that is the one of this environment, else `python -m pip`."""
        found = shutil.which("pip")
        if found is not None and Path(found).parent == self.python.parent:
            return ["pip"]
        return [relative_path(self.python), "-m", "pip"]

    def python_option(self) -> list[str]:
        """`--python …`, unless uv finds the environment by itself: the active one or `.venv`."""
        active = os.environ.get("VIRTUAL_ENV") or str(Path(".venv").absolute())
        return [] if Path(active) == self.prefix else ["--python", relative_path(self.python)]


def folder_of(url: str) -> Path:
    return Path(url2pathname(unquote(urlsplit(url).path)))


def relative_path(path: Path) -> str:
    """A path below the working directory relative to it, any other as it is."""
    here = Path.cwd()
    return str(path.relative_to(here)) if path.is_relative_to(here) else str(path)


def quote_command(*words: str) -> str:
    """A command quoted for the shell of this system."""
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)
