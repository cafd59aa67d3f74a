"""A program of its own for test_telemetry: OpenTelemetry's providers can be set once per process.

Prints what an application of FastAPI reports that says nothing about telemetry, and what ours does.
"""

from __future__ import annotations

import json
from typing import Any

from fastapi import FastAPI
from opentelemetry import _logs, metrics, trace
from starlette.testclient import TestClient

from tests.support.doors import BEARER, TOKEN
from ufs.content.loader import built_in
from ufs.play import Application
from ufs.store.memory import MemoryStorage
from ufs.web.app import make_app
from ufs.web.door import Door

reported: list[str] = []


class Tracers(trace.TracerProvider):
    def get_tracer(self, *_args: Any, **_more: Any) -> trace.Tracer:
        reported.append("trace")
        return trace.NoOpTracer()


class Meters(metrics.MeterProvider):
    def get_meter(self, *_args: Any, **_more: Any) -> metrics.Meter:
        reported.append("metrics")
        return metrics.NoOpMeter("")


class Loggers(_logs.LoggerProvider):
    def get_logger(self, *_args: Any, **_more: Any) -> _logs.Logger:
        reported.append("logs")
        return _logs.NoOpLogger("")


def reports_of(app: FastAPI) -> list[str]:
    """What an application reports about a few requests."""
    reported.clear()
    client = TestClient(app, base_url="http://127.0.0.1:8765", headers=BEARER)
    for path in ("/", "/api/games", "/api/games/nobody", "/nothing"):
        client.get(path)
    client.post("/api/games", json={"setup": {"edition": "wrong"}})
    return sorted(set(reported))


def main() -> None:
    trace.set_tracer_provider(Tracers())
    metrics.set_meter_provider(Meters())
    _logs.set_logger_provider(Loggers())
    silent_about_it = FastAPI()
    ours = make_app(Application(MemoryStorage(), built_in()), Door(8765, TOKEN))
    print(json.dumps({"default": reports_of(silent_about_it), "ours": reports_of(ours)}))


if __name__ == "__main__":
    main()
