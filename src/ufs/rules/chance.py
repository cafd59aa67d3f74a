"""Chance: a counter-based random generator that gives the same dice in both modes.

A game's dice are draws 0, 1, 2, … of one key made from its seed. All arithmetic stays below
64 bits after masking, so plain integers and Numba's wrapping ones agree bit for bit.
"""

from __future__ import annotations

from ufs.rules.state import State

MASK = 0xFFFFFFFF

# Separate streams of one seed: what is drawn for the setup never shifts the dice.
STREAM_DICE = 1
STREAM_SETUP = 2
STREAM_BOT = 3


def mix(x: int) -> int:
    """Scramble 32 bits so that every bit of the input moves about half of the output's."""
    x ^= x >> 16
    x = (x * 0x85EBCA6B) & MASK
    x ^= x >> 13
    x = (x * 0xC2B2AE35) & MASK
    return x ^ (x >> 16)


def key_low(seed_low: int, seed_high: int, stream: int) -> int:
    return mix((mix(seed_low ^ (stream * 0x27D4EB2F & MASK)) + seed_high) & MASK)


def key_high(seed_low: int, seed_high: int, stream: int) -> int:
    return mix((mix(seed_high ^ (stream * 0x165667B1 & MASK)) ^ mix(seed_low)) & MASK)


def seed_dice(s: State, seed: int) -> None:
    """Give a game its own dice: stream STREAM_DICE of the seed."""
    s.key_low = key_low(seed & MASK, (seed >> 32) & MASK, STREAM_DICE)
    s.key_high = key_high(seed & MASK, (seed >> 32) & MASK, STREAM_DICE)
    s.drawn = 0


def draw(low: int, high: int, count: int, sides: int) -> int:
    """Draw number `count` of a key: a whole number from 0 to `sides` - 1."""
    x = mix(mix((count + low) & MASK) ^ high)
    return (x * sides) >> 32
