"""The game as a Gymnasium environment, one game at a time or thousands at once.

=================  =====================================================================
`env`              one game at a time, on the plain engine
`vector`           thousands of games at once
`batch`            the vector's loops over many games
`compiled`         those loops, compiled with the rules
`spaces`           the two kinds of observation; code shared by the environments
`numbers`          the observation as raw numbers; the action mask
`features`         the observation prepared for a network
`rewards`          the reward of a step
`setups`           the tables of a setup, which depend on the seed
`buffer_pool`      reusable buffers for the arrays that are returned
`sb3`              the vector for Stable-Baselines3
`bench`            `python -m ufs.gym.bench`: steps per second
=================  =====================================================================

>>> import gymnasium, ufs.gym
>>> env = gymnasium.make("ufs/UnderFallingSkies-v0", setup={"edition": "box", "threat": 0})
>>> observation, info = env.reset(seed=7)
>>> int(info["action_mask"].sum())
64

See docs/gym.md for the details.
"""

from __future__ import annotations

from ufs.base.extras import explain_import_error

with explain_import_error("gym-needs-extra"):
    import gymnasium
    import numpy  # noqa: F401 - and Pillow: the environments need both from the start
    import PIL  # noqa: F401

ID = "ufs/UnderFallingSkies-v0"

if ID not in gymnasium.registry:
    gymnasium.register(
        ID,
        entry_point="ufs.gym.env:UnderFallingSkies",
        vector_entry_point="ufs.gym.vector:CompiledVectorEnv",
    )

__all__ = ["ID"]
