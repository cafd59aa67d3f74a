"""The coach's weights as a file: which rules and pieces they fit, and whether they are stale."""

from __future__ import annotations

import hashlib
import json
import zipfile
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ufs.base.errors import UfsError
from ufs.coach.core.network_shape import SHAPE, WEIGHTS
from ufs.coach.source_digest import source_digest
from ufs.rules import abilities, dice, effects, end, excavator, mothership, robots, rooms, turn

if TYPE_CHECKING:
    from ufs.content.loader import Library

FORMAT = "ufs-weights/1"
# Fields of a piece that do not affect play.
TEXT_FIELDS = {"name", "source", "text", "role", "scene", "chapter", "at"}
RULES = (dice, effects, end, excavator, mothership, robots, rooms, abilities, turn)


@dataclass(frozen=True)
class Calibration:
    """Maps the search's estimate to a win rate: a straight line between log-odds."""

    slope: float = 1.0
    shift: float = 0.0


@dataclass(frozen=True)
class Weights:
    """The network's weights and where they come from."""

    arrays: dict[str, Any] = field(repr=False)
    engine: str  # `engine_digest` at training time
    pieces: dict[str, str]  # piece: digest
    calibration: Calibration
    provenance: dict[str, Any]  # version, date, seed, games: for the model card

    def stale(self, library: Library) -> list[str]:
        """What has changed since training: `rules`, and the names of pieces."""
        changed = ["rules"] if self.engine != engine_digest() else []
        now = piece_digests(library)
        return changed + sorted(piece for piece in now if self.pieces.get(piece) != now[piece])


@cache
def engine_digest() -> str:
    """A digest of what the rules do; comments and layout do not count."""
    files = [Path(str(module.__file__)) for module in RULES]
    return source_digest(file.read_text(encoding="utf-8") for file in files)


def piece_digests(library: Library) -> dict[str, str]:
    """A digest of each piece; its names and texts do not count."""
    digests = {}
    for piece in library.pieces.values():
        data = piece.model_dump(mode="json", exclude=TEXT_FIELDS)
        for side in data.values():
            if isinstance(side, dict):
                for name in TEXT_FIELDS:
                    side.pop(name, None)
        if data.get("kind") not in ("pack", "chapter"):
            digest = hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()
            digests[f"{data.get('kind')} {piece.id}"] = digest[:12]
    return digests


def save(path: Path, weights: Weights) -> None:
    import numpy as np

    about = {
        "format": FORMAT,
        "shape": SHAPE,
        "engine": weights.engine,
        "pieces": weights.pieces,
        "calibration": [weights.calibration.slope, weights.calibration.shift],
        "made": weights.provenance,
    }
    text = np.frombuffer(json.dumps(about).encode(), np.uint8)
    np.savez_compressed(path, about=text, **weights.arrays)


def read_arrays(path: Path) -> dict[str, Any]:
    """The arrays of a file. An older shape is fine: fewer inputs, but in the same order."""
    import numpy as np

    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in WEIGHTS}
        for name, size in WEIGHTS.items():
            fits = arrays[name].shape[1:] == size[1:] and len(arrays[name]) <= size[0]
            if not fits or not np.isfinite(arrays[name]).all():
                raise ValueError(name)
        return arrays
    except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as error:
        raise UfsError(
            "bad_request", "coach-weights-unreadable", file=path.name, reason=str(error)[:200]
        ) from None


def load(path: Path) -> Weights:
    """The weights of a file; raises an error if they do not fit."""
    import numpy as np

    try:
        with np.load(path, allow_pickle=False) as file:
            about = json.loads(bytes(file["about"]).decode())
            if about.get("format") != FORMAT or about.get("shape") != SHAPE:
                raise UfsError(
                    "bad_request",
                    "coach-weights-other",
                    file=path.name,
                    found=f"{about.get('format')} {about.get('shape')}",
                    expected=f"{FORMAT} {SHAPE}",
                )
            arrays = {name: file[name] for name in WEIGHTS}
        for name, size in WEIGHTS.items():
            if arrays[name].shape != size or not np.isfinite(arrays[name]).all():
                raise ValueError(name)
        calibration = Calibration(*map(float, about["calibration"]))
        return Weights(
            arrays, str(about["engine"]), dict(about["pieces"]), calibration, dict(about["made"])
        )
    except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as error:
        raise UfsError(
            "bad_request", "coach-weights-unreadable", file=path.name, reason=str(error)[:200]
        ) from None
