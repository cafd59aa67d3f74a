"""The application behind a request."""

from __future__ import annotations

from fastapi import FastAPI, Request

from ufs.play import Application


def serve_with(app: FastAPI, application: Application) -> None:
    app.state.application = application


def application(request: Request) -> Application:
    """Routes are made once, when their module is imported; each server has its own application."""
    found: Application = request.app.state.application
    return found
