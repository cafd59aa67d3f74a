"""List the rules that no test names, and fail if there are any: `make rules`."""

from __future__ import annotations

import contextlib
import io
import re
import sys
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
RULE = re.compile(r"^- \*\*([A-Z]\d+)\*\*", re.MULTILINE)
MARK = re.compile(r"\brule\(|mark\.rule")


def rule_ids() -> list[str]:
    """The ids in docs/rules.md, in order."""
    return RULE.findall((ROOT / "docs" / "rules.md").read_text(encoding="utf-8"))


def files_with_rules() -> list[str]:
    """The test files that name rules; collecting the others would import PyTorch and Dask."""
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    return [str(path) for path in files if MARK.search(path.read_text(encoding="utf-8"))]


class Collector:
    """Collects which tests name which rule ids."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = defaultdict(list)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            for mark in item.iter_markers("rule"):
                for id in mark.args:
                    self.tests[id].append(item.nodeid)


def main() -> int:
    collector = Collector()
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        code = pytest.main(["--collect-only", "-qq", *files_with_rules()], plugins=[collector])
    if code != pytest.ExitCode.OK:
        print(output.getvalue())
        return 1
    ids = rule_ids()
    missing = [id for id in ids if id not in collector.tests]
    unknown = sorted(set(collector.tests) - set(ids))
    covered = len(ids) - len(missing)
    print(f"{covered} of {len(ids)} rules have a test that names them.")
    for id in missing:
        print(f"  {id} has no test")
    for id in unknown:
        print(f"  {id} is named by {collector.tests[id][0]} but is not in docs/rules.md")
    return 1 if missing or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
