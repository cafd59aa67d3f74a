"""Many games at once: they are the very games that single environments play."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import ufs.gym
from tests.gym.test_env import ROSWELL, SETUPS, make
from ufs.base.errors import UfsError
from ufs.game.setup import CARD_NAMES, SKY_NAMES, draw_pieces
from ufs.gym import batch, bench
from ufs.gym.vector import CompiledVectorEnv
from ufs.rules.actions import ACTIONS, DONE

SAME, NEXT = AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP


def singles(setups: list[dict[str, Any]], mode: AutoresetMode, **options: Any) -> SyncVectorEnv:
    def maker(setup: dict[str, Any]) -> Callable[[], Any]:
        return lambda: make(setup, **options)

    return SyncVectorEnv([maker(setup) for setup in setups], autoreset_mode=mode)


def equal(one: Any, other: Any) -> bool:
    """Infos of both kinds of vectors; rows of `final_obs` are arrays or None."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(equal(one[key], other[key]) for key in one)
    if one.dtype == object:
        return all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))
    return one.dtype == other.dtype and np.array_equal(one, other)


def close_to(one: Any, other: Any) -> bool:
    """Features: a fraction may be rounded in another order when it is compiled."""
    return one.dtype == other.dtype and np.allclose(one, other, atol=1e-6)


@pytest.mark.parametrize("mode", [SAME, NEXT])
def test_it_plays_the_games_of_single_environments(mode: AutoresetMode) -> None:
    """Several games each, in all editions at once: every number, mask, reward and info."""
    vector = CompiledVectorEnv(len(SETUPS), SETUPS, autoreset_mode=mode, reward="research")
    slow = singles(SETUPS, mode, reward="research")
    seen, infos = vector.reset(seed=40)
    slow_seen, slow_infos = slow.reset(seed=40)
    assert equal(infos, slow_infos)
    ended = 0
    for _ in range(250):
        assert np.array_equal(seen, slow_seen)
        actions = vector.sample_actions()
        seen, rewards, over, truncated, infos = vector.step(actions)
        slow_seen, *slow_rest, slow_infos = slow.step(actions)
        assert np.allclose(rewards, slow_rest[0], atol=1e-12)
        assert np.array_equal(over, slow_rest[1])
        assert np.array_equal(truncated, slow_rest[2])
        assert equal(infos, slow_infos)
        assert np.array_equal(vector.action_masks(), infos["action_mask"].astype(bool))
        ended += int(over.sum())
    assert ended > 3 * len(SETUPS)


def test_features_are_the_same_compiled() -> None:
    options: dict[str, Any] = {
        "observation": "features",
        "reward": {"win": 2, "ships": -1, "robots": 1},
    }
    vector = CompiledVectorEnv(len(SETUPS), SETUPS, **options)
    slow = singles(SETUPS, SAME, **options)
    seen, _ = vector.reset(seed=3)
    slow_seen, _ = slow.reset(seed=3)
    for _ in range(120):
        assert close_to(seen, slow_seen)
        assert vector.observation_space.contains(seen)
        actions = vector.sample_actions(seed=5)
        seen, rewards, *_ = vector.step(actions)
        slow_seen, slow_rewards, *_ = slow.step(actions)
        assert np.allclose(rewards, slow_rewards, atol=1e-9)


def test_gymnasium_makes_it() -> None:
    vector = gymnasium.make_vec(
        ufs.gym.ID, num_envs=3, vectorization_mode="vector_entry_point", setup=ROSWELL
    )
    assert isinstance(vector, CompiledVectorEnv)
    assert vector.metadata["autoreset_mode"] == SAME
    seen, infos = vector.reset(seed=1)
    assert vector.observation_space.contains(seen)
    assert infos["action_mask"].shape == (3, ACTIONS)
    vector.close()


def test_seeds() -> None:
    def first(seed: Any) -> Any:
        vector = CompiledVectorEnv(4, ROSWELL)
        return vector.reset(seed=seed)[0]

    assert np.array_equal(first(9), first([9, 10, 11, 12]))
    assert np.array_equal(first(2**64 - 4), first(2**64 - 4))
    assert len({row.tobytes() for row in first(None)}) > 1
    assert not np.array_equal(first(None), first(None))
    with pytest.raises(UfsError, match="3 seeds for 4 games"):
        first([1, 2, 3])


def test_a_reset_without_seed_goes_on_with_new_games() -> None:
    def second() -> Any:
        vector = CompiledVectorEnv(4, ROSWELL)
        first, _ = vector.reset(seed=9)
        again, _ = vector.reset()
        assert not np.array_equal(first, again)
        return again

    assert np.array_equal(second(), second())


def test_an_illegal_action_stops_all_before_any() -> None:
    vector = CompiledVectorEnv(3, ROSWELL)
    vector.reset(seed=5)
    states = vector._states.copy()
    actions = vector.sample_actions()
    actions[2] = DONE
    with pytest.raises(UfsError, match=r"Game 2 of the vector: .*\(") as caught:
        vector.step(actions)
    assert caught.value.rule
    assert np.array_equal(states, vector._states)
    for wrong in (-1, ACTIONS):
        actions[2] = wrong
        with pytest.raises(UfsError, match="no action"):
            vector.step(actions)
    with pytest.raises(UfsError, match="each of its 3 games"):
        vector.step(actions[:2])


def test_a_vector_rounds_nothing() -> None:
    vector = CompiledVectorEnv(3, ROSWELL)
    vector.reset(seed=5)
    states = vector._states.copy()
    for wrong in ([3.9, 3, 3], ["3", "3", "3"], [True] * 3, [3, None, 3], [[3], [3, 3], 3], 3, "x"):
        with pytest.raises(UfsError, match="one whole number for each of its 3 games") as caught:
            vector.step(wrong)
        assert caught.value.code == "bad_action"
        assert np.array_equal(states, vector._states)
    for right in ([3, 3, 3], (3, 3, 3), np.array([3, 3, 3], np.uint16)):
        vector.reset(seed=5)
        vector.step(right)
        assert not np.array_equal(states, vector._states)


def test_a_vector_refuses_in_its_language() -> None:
    vector = CompiledVectorEnv(2, ROSWELL, language="de")
    vector.reset(seed=5)
    with pytest.raises(UfsError, match=r"Spiel 0 des Vektors: Erst sind noch Würfel .*\(R1\)"):
        vector.step([DONE, DONE])
    with pytest.raises(UfsError, match="gefunden: float64"):
        vector.step([1.5, 2.5])
    with pytest.raises(UfsError, match="3 Seeds für 2 Spiele"):
        vector.reset(seed=[1, 2, 3])
    with pytest.raises(UfsError, match="Unbekannte Beobachtung"):
        CompiledVectorEnv(2, ROSWELL, observation="eyes", language="de")
    with pytest.raises(UfsError, match="Unknown language"):
        CompiledVectorEnv(2, ROSWELL, language="xx")


def test_wrong_uses_are_told() -> None:
    with pytest.raises(UfsError, match="2 setups for 3 games"):
        CompiledVectorEnv(3, [ROSWELL, ROSWELL])
    with pytest.raises(UfsError, match="NEXT_STEP"):
        CompiledVectorEnv(3, ROSWELL, autoreset_mode=AutoresetMode.DISABLED)
    with pytest.raises(ResetNeeded):
        CompiledVectorEnv(3, ROSWELL).step(np.zeros(3, int))


@pytest.mark.parametrize("names", [SKY_NAMES, SKY_NAMES + CARD_NAMES])
def test_pieces_are_drawn_as_for_everybody(names: tuple[str, ...]) -> None:
    for seed in [*range(60), 2**40 + 1, 2**63 + 5, 2**64 - 1]:
        signed = seed - 2**64 if seed >= 2**63 else seed
        for count in range(len(names) + 1):
            bits = batch.draw_hard(signed, len(names), count)
            assert [name for n, name in enumerate(names) if bits >> n & 1] == draw_pieces(
                names, count, seed
            )


def test_every_board_that_can_be_drawn_is_there() -> None:
    vector = CompiledVectorEnv(2, [{"edition": "pnp2", "level": 3}, ROSWELL])
    assert len(vector._boards.tables) == len(list(combinations(range(8), 3))) + 1


def test_samples_are_legal_and_fair() -> None:
    vector = CompiledVectorEnv(2000, ROSWELL)
    _, infos = vector.reset(seed=[7] * 2000)
    chosen = vector.sample_actions()
    assert infos["action_mask"][np.arange(2000), chosen].all()
    legal = int(infos["action_mask"][0].sum())
    counts = np.bincount(chosen, minlength=ACTIONS)
    assert (counts > 0).sum() == legal
    assert counts.max() < 4 * 2000 / legal
    assert not np.array_equal(chosen, vector.sample_actions())


def test_without_copies_it_writes_into_the_same_arrays() -> None:
    vector = CompiledVectorEnv(2, ROSWELL, copy=False)
    first, infos = vector.reset(seed=1)
    second, *_, later = vector.step(vector.sample_actions())
    assert first is second
    assert infos["action_mask"] is later["action_mask"]


def test_what_an_agent_holds_is_never_written_again() -> None:
    """Observations and masks come from spare arrays; held ones, and views of them, stay."""
    vector = CompiledVectorEnv(3, ROSWELL)
    seen, infos = vector.reset(seed=1)
    held = [(seen, seen.copy()), (infos["action_mask"][1:], infos["action_mask"][1:].copy())]
    del seen, infos
    for step in range(40):
        seen, *_, infos = vector.step(vector.sample_actions())
        if step % 3 == 0:
            held.append((seen, seen.copy()))
            held.append((infos["action_mask"].T, infos["action_mask"].T.copy()))
        del seen, infos
    assert all((now == then).all() for now, then in held)


def test_what_nobody_holds_is_used_again() -> None:
    vector = CompiledVectorEnv(3, ROSWELL)
    places = {vector.reset(seed=n)[0].ctypes.data for n in range(20)}
    assert len(places) < 5


def test_every_game_can_be_drawn() -> None:
    vector = CompiledVectorEnv(2, SETUPS[:2], render_mode="ansi")
    vector.reset(seed=1)
    texts = vector.render()
    assert texts is not None
    assert "Roswell" in texts[0]
    assert "New York" in texts[1]
    assert vector.game(1).position()["setup"]["city"] == "new-york"
    assert CompiledVectorEnv(1, ROSWELL).render() is None


def test_it_is_fast() -> None:
    """Loose bounds for shared machines; the real figures are in docs/gym.md."""
    single, vector = bench.single(0.5), bench.vector(0.5)
    assert single["ratio"] > 0.2
    assert vector["ratio"] > 6
    assert vector["steps_per_s"] > 10 * single["steps_per_s"]
