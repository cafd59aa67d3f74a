"""Stamps the coach's weights with today's rules: `python tools/stamp.py`.

Weights name the rules and pieces they learned with, and are stale when those change. Some changes
of the rules' source leave every game as it was (a function is moved), or nearly so. Whoever has
made sure of that, with the golden playthroughs, says so with this; the numbers stay as they are.
Pieces of battles are never stamped: a network has to learn those.
"""

from __future__ import annotations

from dataclasses import replace
from importlib import resources
from pathlib import Path

from ufs.coach.networks import FILES, STANDARD, load_networks
from ufs.coach.training_tables import families, for_network, learned_pieces
from ufs.coach.weightfile import engine_digest, load, piece_digests, save
from ufs.content.loader import built_in


def main() -> None:
    library = built_in()
    for kind, name in FILES.items():
        path = Path(str(resources.files("ufs.coach").joinpath("weights", name)))
        weights = replace(load(path), engine=engine_digest())
        if kind == STANDARD:  # what else the box holds is nothing to this one
            kinds = for_network(families(library), library, kind)
            weights = replace(weights, pieces=learned_pieces(piece_digests(library), kinds, kind))
        save(path, weights)
    stale = load_networks().stale(library)
    print("Stale still:", ", ".join(stale) if stale else "nothing")


if __name__ == "__main__":
    main()
