"""Everything `ufs train` needs, in one import that fails where PyTorch is not installed."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from ufs.coach.weightfile import read_arrays
from ufs.content.loader import Library
from ufs.train.calibration import collect_predictions, fit, table
from ufs.train.model_card import write_results
from ufs.train.trainer import Plan, Trainer


def finish_run(trainer: Trainer, library: Library, games: int, ms: float, jobs: int) -> Path:
    """Calibrate the coach's chances, check them on other games, write the results."""
    weights = trainer.network.weights()
    kind = trainer.plan.boards
    calibration = fit(collect_predictions(weights, library, games, ms, jobs, 1, kind))
    bins = table(collect_predictions(weights, library, games, ms, jobs, 2, kind), calibration)
    return write_results(trainer, calibration, bins, games)


def read_start(path: Path) -> tuple[str, dict[str, Any]]:
    """Weights to start from; older ones have only the first of today's features."""
    arrays = read_arrays(path)
    digest = hashlib.sha256(b"".join(arrays[name].tobytes() for name in sorted(arrays)))
    return digest.hexdigest()[:12], arrays


__all__ = ["Plan", "Trainer", "finish_run", "read_start"]
