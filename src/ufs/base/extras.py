"""Extras: what is installed beyond the game itself, and the command that adds what is missing.

Somebody may have installed the game from a checkout, from a wheel or from an index, with pip, uv or
pipx, into an environment that is not the active one. The command we tell has to work for all of
them. Sentences get it by `{ INSTALL("fast") }`: see `words`.
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
# What each extra of pyproject.toml brings, by the names to import.
EXTRAS = {
    "fast": ("numba", "numpy"),
    "lab": ("joblib", "rich"),
    "dask": ("dask", "distributed", "joblib"),
    "gym": ("gymnasium", "numba", "numpy", "PIL"),
    "train": ("joblib", "numba", "numpy", "torch"),
    "print": ("reportlab",),
    "rl": ("sb3_contrib", "torch"),
}
EPHEMERAL = "archive-v0"  # where uv keeps the environments of `uvx`


def has(extra: str) -> bool:
    """Whether everything of an extra is there. Nothing is imported."""
    return all(importlib.util.find_spec(module) is not None for module in EXTRAS[extra])


@contextmanager
def needed(key: str) -> Iterator[None]:
    """Imports that need an extra; where it is missing, the sentence `key` says how to get it."""
    from ufs.base.errors import UfsError

    try:
        yield
    except ImportError as error:
        raise UfsError("bad_request", key, reason=error.name or str(error)) from None


@contextmanager
def importing(key: str) -> Iterator[None]:
    """The same where other programs import a module of ours: they expect an ImportError."""
    from ufs.base.words import Words, pick_language

    try:
        yield
    except ImportError as error:
        reason = error.name or str(error)
        told = Words(pick_language()).say(key, reason=reason)
        raise ImportError(told, name=error.name) from None


def install_command(extras: str) -> str:
    """What to type to get an extra, or several (`fast,lab`), the way this game was installed."""
    return Installation.find().command(*extras.split(","))


@dataclass(frozen=True)
class Installation:
    """How the game came here."""

    installer: str  # pip, uv, …
    origin: dict[str, Any] | None  # direct_url.json: where it came from, if not from an index
    prefix: Path  # the environment
    python: Path

    @classmethod
    def find(cls) -> Installation:
        try:
            return cls.of(distribution(PACKAGE))
        except PackageNotFoundError:  # somebody runs the source as it is
            folder = Path(__file__).parents[3]
            is_checkout = (folder / "pyproject.toml").is_file()
            url = {"url": folder.as_uri(), "dir_info": {"editable": True}}
            return cls("pip", url if is_checkout else None, Path(sys.prefix), Path(sys.executable))

    @classmethod
    def of(cls, found: Distribution) -> Installation:
        try:
            origin = json.loads(found.read_text("direct_url.json") or "null")
        except ValueError:
            origin = None
        installer = (found.read_text("INSTALLER") or "pip").strip()
        origin = origin if isinstance(origin, dict) and "url" in origin else None
        return cls(installer, origin, Path(sys.prefix), Path(sys.executable))

    def command(self, *extras: str) -> str:
        if (self.prefix / "uv-receipt.toml").is_file():  # made by `uv tool install`
            return join("uv", "tool", "install", "--force", *self.wanted(*self.present(), *extras))
        if (self.prefix / "pipx_metadata.json").is_file():
            return join("pipx", "install", "--force", *self.wanted(*self.present(), *extras))
        if self.installer == "uv" and EPHEMERAL in self.prefix.parts:
            return join("uvx", "--from", self.wanted(*self.present(), *extras)[-1], "ufs")
        if self.installer == "uv":
            return join("uv", "pip", "install", *self.target(), *self.wanted(*extras))
        return join(*self.pip(), "install", *self.wanted(*extras))

    def present(self) -> list[str]:
        """The extras that are here: a new environment instead of this one needs them, too."""
        return [extra for extra in EXTRAS if has(extra)]

    def wanted(self, *extras: str) -> list[str]:
        """The game with extras, as installers want it: `-e '.[fast]'`."""
        named = f"[{','.join(dict.fromkeys(extras))}]"
        if self.origin is None:
            return [f"{PACKAGE}{named}"]
        url = str(self.origin["url"])
        if "dir_info" in self.origin:
            editable = self.origin["dir_info"].get("editable")
            return [*(["-e"] if editable else []), f"{short(folder_of(url))}{named}"]
        if vcs := self.origin.get("vcs_info", {}).get("vcs"):
            url = f"{vcs}+{url}"
        return [f"{PACKAGE}{named} @ {url}"]

    def pip(self) -> list[str]:
        """Just `pip` if that is the one of this environment."""
        found = shutil.which("pip")
        if found is not None and Path(found).parent == self.python.parent:
            return ["pip"]
        return [short(self.python), "-m", "pip"]

    def target(self) -> list[str]:
        """uv finds the active environment and the one in `.venv` by itself."""
        active = os.environ.get("VIRTUAL_ENV") or str(Path(".venv").absolute())
        return [] if Path(active) == self.prefix else ["--python", short(self.python)]


def folder_of(url: str) -> Path:
    return Path(url2pathname(unquote(urlsplit(url).path)))


def short(path: Path) -> str:
    """A path from here, if it is below."""
    here = Path.cwd()
    return str(path.relative_to(here)) if path.is_relative_to(here) else str(path)


def join(*words: str) -> str:
    """A command as the shell of this system wants it."""
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)
