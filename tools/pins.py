"""The pinned requirements: what is in `requirements/`, and how it is made.

`play.txt` is what playing and building needs, `dev.txt` everything else, both with the SHA-256 of
every archive of each version, so that pip refuses any other file. `torch.txt` is kept by hand and
says why. The files work on every system and Python that CI knows, and name no address: which
archive comes from where is pip's business.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import tomllib
import urllib.error
import urllib.request
from collections import defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urldefrag, urljoin

from packaging.requirements import Requirement
from packaging.utils import (
    InvalidSdistFilename,
    InvalidWheelFilename,
    NormalizedName,
    canonicalize_name,
    parse_sdist_filename,
    parse_wheel_filename,
)
from packaging.version import InvalidVersion, Version

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "requirements"
PROJECT = "under-falling-skies"
UNHASHED = "torch"  # torch.txt says why
UNPINNED = {PROJECT, UNHASHED, "pip"}  # pip is the one that comes with Python
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = {
    "linux": {"os_name": "posix", "platform_system": "Linux", "platform_machine": "x86_64"},
    "darwin": {"os_name": "posix", "platform_system": "Darwin", "platform_machine": "arm64"},
    "win32": {"os_name": "nt", "platform_system": "Windows", "platform_machine": "AMD64"},
}
TIMEOUT_S = 60
CONNECTIONS = 4

HEADERS = {
    "play.txt": "# What playing needs, and building: `make play` installs it.\n",
    "dev.txt": "# Everything beyond play.txt: `make setup` installs both.\n-r play.txt\n",
}
NOTE = """\
# Made by `python tools/supply.py pin`: do not edit. The hashes are those of all archives of a
# version, for every system; pip refuses any other file.
"""


class SupplyError(Exception):
    """Something about the dependencies is not as it should be; the text says what."""


@dataclass(frozen=True)
class Package:
    """One version of a package, as pip's resolver chose it."""

    name: str
    version: str
    requires: tuple[Requirement, ...]
    digest: str | None  # SHA-256 of the archive that pip would install here


@dataclass(frozen=True)
class Pin:
    """A line of a requirements file."""

    name: str
    version: str
    hashes: tuple[str, ...]
    systems: frozenset[str] = frozenset(SYSTEMS)

    def text(self) -> str:
        marker = "" if len(self.systems) == len(SYSTEMS) else f" ; {self.marker()}"
        hashes = "".join(f" \\\n    --hash=sha256:{digest}" for digest in self.hashes)
        return f"{self.name}=={self.version}{marker}{hashes}\n"

    def marker(self) -> str:
        return " or ".join(f'sys_platform == "{system}"' for system in sorted(self.systems))


def read_pins(file: Path) -> list[Pin]:
    """The pins of one file, without those of files it names."""
    text = file.read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith(("#", "-r "))]
    return [read_pin(line, file) for line in lines]


def read_pin(line: str, file: Path) -> Pin:
    requirement, *options = line.split(" --hash=sha256:")
    found = Requirement(requirement.strip())
    versions = [one.version for one in found.specifier if one.operator == "=="]
    if len(versions) != 1:
        raise SupplyError(f"{file.name}: '{requirement}' should be pinned with ==")
    systems = frozenset(
        system
        for system in SYSTEMS
        if found.marker is None or found.marker.evaluate({"sys_platform": system})
    )
    return Pin(found.name, versions[0], tuple(one.strip() for one in options), systems)


def all_pins() -> dict[str, Pin]:
    files = sorted(FOLDER.glob("*.txt"))
    return {canonicalize_name(pin.name): pin for file in files for pin in read_pins(file)}


# --- which versions ---


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def root_requirements() -> dict[str, list[Requirement]]:
    """For each file the requirements that everything in it follows from."""
    declared = project()
    build = declared["build-system"]["requires"]
    extras = ",".join(declared["project"]["optional-dependencies"])
    return {
        "play.txt": [Requirement(one) for one in [f"{PROJECT}[fast]", *build]],
        "dev.txt": [Requirement(f"{PROJECT}[{extras}]")],
    }


def resolve(
    constraints: Iterable[str],
) -> tuple[dict[str, Package], dict[str, dict[str, set[str]]]]:
    """The chosen packages, and for each file the names in it with the systems that need them.

    pip only resolves for the system it runs on. So what another system or Python needs is added to
    the question until nothing is missing.
    """
    roots = root_requirements()
    build = [str(one) for one in roots["play.txt"][1:]]
    (everything,) = roots["dev.txt"]
    asked = {f"{ROOT}[{','.join(sorted(everything.extras))}]", *build}
    while True:
        packages = ask_pip(sorted(asked), constraints)
        needed = {file: find_needed(start, packages) for file, start in roots.items()}
        missing = {name for names in needed.values() for name in names} - set(packages)
        if not missing:
            return packages, needed
        asked |= missing


def ask_pip(requirements: list[str], constraints: Iterable[str]) -> dict[str, Package]:
    with tempfile.TemporaryDirectory() as folder:
        versions = Path(folder) / "versions.txt"
        versions.write_text("\n".join(constraints), encoding="utf-8")
        report = Path(folder) / "report.json"
        run_pip(
            *("install", "--quiet", "--dry-run", "--ignore-installed", "--report", str(report)),
            *("-c", str(versions), *requirements),
        )
        found = json.loads(report.read_text(encoding="utf-8"))
    return {one.name: one for one in map(package_of, found["install"])}


def package_of(item: dict[str, Any]) -> Package:
    metadata = item["metadata"]
    return Package(
        canonicalize_name(metadata["name"]),
        metadata["version"],
        tuple(map(Requirement, metadata.get("requires_dist", ()))),
        item["download_info"].get("archive_info", {}).get("hashes", {}).get("sha256"),
    )


def run_pip(*arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "pip", *arguments], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SupplyError(f"pip {arguments[0]} failed:\n{done.stderr}")
    return done.stdout


def find_needed(roots: Iterable[Requirement], packages: dict[str, Package]) -> dict[str, set[str]]:
    """Every name that follows from `roots`, with the systems that need it."""
    needed: dict[str, set[str]] = defaultdict(set)
    for system, environment in environments():
        waiting = [(canonicalize_name(root.name), frozenset(root.extras)) for root in roots]
        seen: set[tuple[str, frozenset[str]]] = set()
        while waiting:
            name, extras = waiting.pop()
            if (name, extras) in seen:
                continue
            seen.add((name, extras))
            needed[name].add(system)
            if name in packages:
                waiting += dependencies(packages[name], extras, environment)
    needed.pop(PROJECT, None)
    return dict(needed)


def environments() -> Iterator[tuple[str, dict[str, str]]]:
    for system, names in SYSTEMS.items():
        for python in PYTHONS:
            versions = {"python_version": python, "python_full_version": f"{python}.0"}
            yield system, {"sys_platform": system, **names, **versions}


def dependencies(
    package: Package, extras: frozenset[str], environment: dict[str, str]
) -> Iterator[tuple[NormalizedName, frozenset[str]]]:
    for one in package.requires:
        cases = [environment | {"extra": extra} for extra in ("", *extras)]
        if one.marker is None or any(map(one.marker.evaluate, cases)):
            yield canonicalize_name(one.name), frozenset(one.extras)


# --- their hashes ---


class LinkReader(HTMLParser):
    """The links of a page of a package index."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value for key, value in attrs if tag == "a" and key == "href" and value]


def indexes() -> list[str]:
    """The package indexes that pip asks. They are pip's to know: no file names them."""
    from pip._internal.models.index import PyPI

    main, more = [PyPI.simple_url], []
    for line in run_pip("config", "list").splitlines():
        key, _, value = line.partition("=")
        addresses = value.strip("'\"").split()
        if key.endswith(".extra-index-url"):
            more += addresses
        elif key.endswith(".index-url"):
            main = addresses
    return [address.rstrip("/") + "/" for address in (*main, *more)]


def read_page(index: str, name: str) -> str:
    address = urljoin(index, f"{name}/")
    if address.startswith("file:"):
        address += "index.html"
    asked = urllib.request.Request(address, headers={"Accept": "text/html"})
    try:
        with urllib.request.urlopen(asked, timeout=TIMEOUT_S) as answer:
            return str(answer.read().decode())
    except urllib.error.URLError:  # this index does not have it; another one must
        return ""


def archives_on(page: str, version: Version) -> dict[str, str]:
    """The archives of a version on a page of an index, with their SHA-256."""
    reader = LinkReader()
    reader.feed(page)
    found = {}
    for link in reader.links:
        address, fragment = urldefrag(link)
        file = unquote(address).rsplit("/", 1)[-1]
        if fragment.startswith("sha256=") and version_of(file) == version:
            found[file] = fragment.removeprefix("sha256=")
    return found


def version_of(file: str) -> Version | None:
    """The version of an archive that pip could install."""
    try:
        if file.endswith(".whl"):
            return parse_wheel_filename(file)[1]
        return parse_sdist_filename(file)[1]
    except (InvalidWheelFilename, InvalidSdistFilename, InvalidVersion):
        return None


def find_hashes(package: Package, addresses: list[str]) -> tuple[str, ...]:
    archives: dict[str, str] = {}
    for address in addresses:
        for file, digest in archives_on(
            read_page(address, package.name), Version(package.version)
        ).items():
            if archives.setdefault(file, digest) != digest:
                raise SupplyError(f"{file} has different hashes in two indexes: is one forged?")
    hashes = tuple(sorted(set(archives.values())))
    if not hashes:
        raise SupplyError(f"no index has a hash of {package.name} {package.version}")
    if package.digest is not None and package.digest not in hashes:
        raise SupplyError(f"{package.name} {package.version}: pip found a file no index lists")
    return hashes


# --- the files ---


def write_pins(upgrade: Iterable[str] | None) -> None:
    """Write play.txt and dev.txt, with the newest versions of `upgrade`; an empty one means all."""
    kept = all_pins()
    free: set[str] = set() if upgrade is None else {canonicalize_name(one) for one in upgrade}
    if upgrade is not None and not free:
        free = set(kept)
    if free - set(kept):
        raise SupplyError(f"not pinned so far: {', '.join(sorted(free - set(kept)))}")
    for name in free - {UNHASHED}:
        del kept[name]
    packages, needed = resolve([f"{pin.name}=={pin.version}" for pin in kept.values()])
    addresses = indexes()
    with ThreadPoolExecutor(CONNECTIONS) as threads:
        hashed = [package for name, package in packages.items() if name not in UNPINNED]
        hashes = threads.map(lambda package: find_hashes(package, addresses), hashed)
        found = {package.name: digests for package, digests in zip(hashed, hashes, strict=True)}
    written: set[str] = set()
    for file, names in needed.items():
        mine = sorted(set(names) & set(found) - written)
        systems = {name: frozenset(names[name]) for name in mine}
        pins = [Pin(name, packages[name].version, found[name], systems[name]) for name in mine]
        text = NOTE + HEADERS[file] + "".join(pin.text() for pin in pins)
        (FOLDER / file).write_text(text, encoding="utf-8")
        written |= set(mine)
