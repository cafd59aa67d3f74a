"""Stamp the coach's weights with the current rules: `python tools/stamp.py`.

A weights file names the rules and pieces it was trained with, and is stale when those change. Some
changes of the rules' source do not change any game, or hardly: a function is moved. Once the golden
playthroughs confirm that, run this; the weights themselves stay as they are. Pieces of battles are
never stamped: a network has to be trained with those.
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
        if kind == STANDARD:  # stamp only the pieces this network was trained with
            kinds = for_network(families(library), library, kind)
            weights = replace(weights, pieces=learned_pieces(piece_digests(library), kinds, kind))
        save(path, weights)
    stale = load_networks().stale(library)
    print("Still stale:", ", ".join(stale) if stale else "nothing")


if __name__ == "__main__":
    main()
