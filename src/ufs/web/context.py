"""The application that serves a request."""

from __future__ import annotations

from fastapi import FastAPI, Request

from ufs.play import Application


def set_application(app: FastAPI, application: Application) -> None:
    app.state.application = application


def application(request: Request) -> Application:
    """Routes are built once, at import; each server has its own application."""
    found: Application = request.app.state.application
    return found
