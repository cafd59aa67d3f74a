"""The game as a Gymnasium environment, one game at a time or thousands at once.

=================  =====================================================================
`env`              one game at a time, on the plain engine
`vector`           thousands of games at once
`batch`            the vector's loops over many games
`compiled`         those loops, compiled with the rules
`spaces`           the two kinds of observation; what environments share
`numbers`          what a player sees, as raw numbers; the action mask
`features`         the same, prepared for a network
`rewards`          what a step is worth
`setups`           the tables of a setup, drawn anew for every seed
`buffer_pool`      copies to give away without new memory
`sb3`              the vector as Stable-Baselines3 wants it
`bench`            `python -m ufs.gym.bench`: steps per second
=================  =====================================================================

>>> import gymnasium, ufs.gym
>>> env = gymnasium.make("ufs/UnderFallingSkies-v0", setup={"edition": "box", "threat": 0})
>>> observation, info = env.reset(seed=7)
>>> int(info["action_mask"].sum())
64

docs/gym.md has the whole story.
"""

from __future__ import annotations

from ufs.base.extras import explain_import_error

with explain_import_error("gym-needs-extra"):
    import gymnasium
    import numpy  # noqa: F401 - and Pillow: what the environments need from the first moment on
    import PIL  # noqa: F401

ID = "ufs/UnderFallingSkies-v0"

if ID not in gymnasium.registry:
    gymnasium.register(
        ID,
        entry_point="ufs.gym.env:UnderFallingSkies",
        vector_entry_point="ufs.gym.vector:CompiledVectorEnv",
    )

__all__ = ["ID"]
