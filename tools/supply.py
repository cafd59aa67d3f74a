"""What this project is made of: `python tools/supply.py pin | sbom | licences | audit`.

pin       write requirements/ anew; `--upgrade [NAME …]` takes the newest versions
sbom      the bill of materials of this environment, as CycloneDX JSON
licences  the licence of everything installed; fails if one is not allowed
audit     known vulnerabilities; says loudly if the database cannot be reached

`make supply` runs the last three.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Any
from urllib.parse import quote

from license_expression import get_spdx_licensing
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import fonts
import pins

VULNERABLE, FAILED, SKIPPED = 1, 2, 3  # exit codes
AUDIT_S = 600  # a hundred questions to a database

# Licences that let us use a library from our MIT code and name it, nothing more.
ALLOWED = {
    *("0BSD", "Apache-2.0", "Apache-2.0 WITH LLVM-exception", "BSD-2-Clause", "BSD-3-Clause"),
    *("BSL-1.0", "CC0-1.0", "ISC", "LicenseRef-BSD", "MIT", "MIT-CMU", "MPL-2.0", "PSF-2.0"),
    *("Unlicense", "Zlib"),
    "LGPL-3.0-only",  # psycopg: imported as it is, never copied or changed
    "OFL-1.1",  # the faces of the page: sent along, with their licences
}
# Metadata of old packages: free text or a classifier instead of an SPDX expression.
BY_TEXT = {
    "apache 2.0": "Apache-2.0",
    "apl 2": "Apache-2.0",
    "bsd 2-clause license": "BSD-2-Clause",
    "isc license": "ISC",
    "mit license": "MIT",
    "unlicense": "Unlicense",
}
BY_CLASSIFIER = {
    "Apache Software License": "Apache-2.0",
    "BSD License": "LicenseRef-BSD",  # one of them: the package does not say which
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
# Packages whose metadata name no licence; read in the licence file they bring.
BY_NAME = {"axe-playwright-python": "MIT", "partd": "BSD-3-Clause"}


@dataclass(frozen=True)
class Component:
    """Something installed in this environment, or a face of the page."""

    name: str
    version: str
    licence: str | None  # an SPDX expression
    digest: str
    needs: tuple[str, ...]
    registry: str = "pypi"

    @property
    def purl(self) -> str:
        return f"pkg:{self.registry}/{quote(self.name)}@{quote(self.version, safe='')}"


def components() -> list[Component]:
    found = {canonicalize_name(one.name): one for one in distributions()}
    installed = [component_of(name, one, set(found)) for name, one in sorted(found.items())]
    return [*installed, *faces()]


def component_of(name: str, one: Distribution, installed: set[str]) -> Component:
    needs = {canonicalize_name(need.name) for need in requirements_of(one)}
    return Component(
        name, one.version, licence_of(name, one), digest_of(one), tuple(sorted(needs & installed))
    )


def faces() -> Iterator[Component]:
    """What the page brings along and no installer knows of."""
    for package in sorted({face.package for face in fonts.FACES}):
        files = [fonts.OUT / face.file for face in fonts.FACES if face.package == package]
        digest = hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()
        name, version = fonts.name_and_version(package)
        yield Component(name, version, "OFL-1.1", digest, (), "npm")


def requirements_of(one: Distribution) -> Iterator[Requirement]:
    for need in map(Requirement, one.requires or ()):
        if need.marker is None or need.marker.evaluate({"extra": ""}):
            yield need


def digest_of(one: Distribution) -> str:
    """SHA-256 over the installed files: the same wherever the same archive was installed.

    Left out is what the installer writes itself: bytecode, scripts, which name this machine's
    interpreter, and where the archive came from.
    """
    written = {"INSTALLER", "RECORD", "REQUESTED", "direct_url.json"}
    lines = [
        f"{file.as_posix()} {file.hash.value}"
        for file in one.files or ()
        if file.hash and ".." not in file.parts and file.name not in written
    ]
    return hashlib.sha256("\n".join(sorted(lines)).encode()).hexdigest()


# --- licences ---


@cache
def spdx_licences() -> Any:
    return get_spdx_licensing()  # reads a long list: once is enough


def licence_of(name: str, one: Distribution) -> str | None:
    """The licence as an SPDX expression; None if the package does not say or we do not know it."""
    metadata = one.metadata
    if metadata["License-Expression"]:
        return str(metadata["License-Expression"])
    if name in BY_NAME:
        return BY_NAME[name]
    text = str(metadata["License"] or "").strip()
    if text in ALLOWED or text.lower() in BY_TEXT:
        return BY_TEXT.get(text.lower(), text)
    classifiers = [str(one).rpartition(" :: ")[2] for one in metadata.get_all("Classifier") or ()]
    named = [BY_CLASSIFIER[one] for one in classifiers if one in BY_CLASSIFIER]
    return " OR ".join(named) or None


def is_allowed(licence: str) -> bool:
    spdx = spdx_licences()

    def fits(expression: Any) -> bool:
        if isinstance(expression, spdx.AND):
            return all(map(fits, expression.args))
        if isinstance(expression, spdx.OR):
            return any(map(fits, expression.args))
        return str(expression) in ALLOWED

    return fits(spdx.parse(licence))


def licence_problems(found: list[Component]) -> list[str]:
    return [
        f"{one.name} {one.version}: {one.licence or 'names no licence that we know'}"
        for one in found
        if one.licence is None or not is_allowed(one.licence)
    ]


def print_licences() -> int:
    found = components()
    width = max(len(f"{one.name} {one.version}") for one in found)
    for one in found:
        print(f"{f'{one.name} {one.version}':<{width}}  {one.licence or '?'}")
    problems = licence_problems(found)
    if problems:
        print(
            "\nNot allowed (see ALLOWED in tools/supply.py):", *problems, sep="\n", file=sys.stderr
        )
    return FAILED if problems else 0


# --- the bill of materials ---


def bill_of_materials() -> dict[str, Any]:
    """CycloneDX 1.6. Without a date or a serial number: the same environment, the same bill."""
    found = components()
    (ours,) = [one for one in found if one.name == pins.PROJECT]
    others = [one for one in found if one is not ours]
    by_name = {one.name: one.purl for one in found}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": describe(ours, "application")},
        "components": [describe(one, "library") for one in others],
        "dependencies": [
            {"ref": one.purl, "dependsOn": [by_name[need] for need in one.needs]} for one in found
        ],
    }


def describe(one: Component, kind: str) -> dict[str, Any]:
    licences = [{"expression": one.licence}] if one.licence else []
    described: dict[str, Any] = {
        "type": kind,
        "bom-ref": one.purl,
        "name": one.name,
        "version": one.version,
        "licenses": licences,
        "purl": one.purl,
    }
    if kind == "library":  # ours is installed in place: its files are those of the repository
        described["hashes"] = [{"alg": "SHA-256", "content": one.digest}]
    return described


def write_bill(out: Path) -> int:
    out.parent.mkdir(parents=True, exist_ok=True)
    bill = bill_of_materials()
    out.write_text(json.dumps(bill, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"{out}: {len(bill['components'])} components")
    return 0


# --- known vulnerabilities ---


def audit(database: str | None, may_skip: bool) -> int:
    """Ask pip-audit, which asks OSV.

    Not its default, the registry: where that does not know a package, pip-audit passes it over and
    reports that there are no vulnerabilities.
    """
    where = ["--osv-url", database] if database else []
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pip_audit", "--local", "--skip-editable"),
            *("--vulnerability-service", "osv", "--format", "json"),
            *("--progress-spinner", "off", *where),
        ],
        capture_output=True,
        text=True,
        check=False,
        timeout=AUDIT_S,
    )
    try:
        answers = json.loads(done.stdout)["dependencies"]
    except (ValueError, KeyError):
        reason = (done.stderr.strip().splitlines() or ["pip-audit says nothing"])[-1]
        return report_skipped(reason, may_skip)
    return report_audit(answers, may_skip)


def report_audit(answers: list[dict[str, Any]], may_skip: bool) -> int:
    unchecked = [
        one["name"] for one in answers if "vulns" not in one and one["name"] != pins.PROJECT
    ]
    bad = [one for one in answers if one.get("vulns")]
    for one in bad:
        for vulnerability in one["vulns"]:
            cured = ", ".join(vulnerability["fix_versions"]) or "no version yet"
            print(f"{one['name']} {one['version']}: {vulnerability['id']}, cured in {cured}")
    print(
        f"{len(answers) - len(unchecked)} packages checked, {len(bad)} with known vulnerabilities"
    )
    if bad:
        return VULNERABLE
    return report_skipped(f"no answer for {', '.join(unchecked)}", may_skip) if unchecked else 0


def report_skipped(reason: str, may_skip: bool) -> int:
    line = "!" * 80
    print(line, "SKIPPED: KNOWN VULNERABILITIES WERE NOT CHECKED", sep="\n", file=sys.stderr)
    print(f"The database gave no answer: {reason}", line, sep="\n", file=sys.stderr)
    return 0 if may_skip else SKIPPED


def main(arguments: list[str]) -> int:
    plain = argparse.RawTextHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=plain)
    commands = parser.add_subparsers(dest="command", required=True)
    pin = commands.add_parser("pin")
    pin.add_argument("--upgrade", nargs="*", metavar="NAME", help="of these; without names of all")
    sbom = commands.add_parser("sbom")
    sbom.add_argument("--out", type=Path, default=Path("dist/sbom.cdx.json"))
    commands.add_parser("licences")
    check = commands.add_parser("audit")
    check.add_argument("--database", help="the address of another OSV database")
    check.add_argument("--may-skip", action="store_true", help="exit code 0 even if skipped")
    chosen = parser.parse_args(arguments)
    try:
        if chosen.command == "pin":
            pins.write_pins(chosen.upgrade)
            return 0
        if chosen.command == "sbom":
            return write_bill(chosen.out)
        if chosen.command == "licences":
            return print_licences()
        return audit(chosen.database, chosen.may_skip)
    except pins.SupplyError as error:
        print(error, file=sys.stderr)
        return FAILED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
