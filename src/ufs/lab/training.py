"""Everything `ufs train` needs, in one import that fails where PyTorch is not installed."""

from __future__ import annotations

from pathlib import Path

from ufs.content.loader import Library
from ufs.lab.card import finish
from ufs.lab.reliability import fit, listen, table
from ufs.lab.train import Plan, Trainer


def finish_run(trainer: Trainer, library: Library, games: int, ms: float, jobs: int) -> Path:
    """Find out what the coach's chances mean, check it on other games, write it all down."""
    weights = trainer.network.weights()
    calibration = fit(listen(weights, library, games, ms, jobs, seed=1))
    bins = table(listen(weights, library, games, ms, jobs, seed=2), calibration)
    return finish(trainer, calibration, bins, games)


__all__ = ["Plan", "Trainer", "finish_run"]
