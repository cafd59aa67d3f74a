"""Nothing about requests is reported to anybody, whatever is configured outside."""

from __future__ import annotations

import json
import os
import subprocess
import sys

CONFIGURED = {
    "FASTAPI_OTEL_AUTO_CONFIGURE": "true",
    "OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:9",
}


def test_the_server_reports_nothing() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.support.telemetry"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **CONFIGURED},
    )
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == {"default": ["logs", "metrics", "trace"], "ours": []}
