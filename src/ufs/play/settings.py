"""The player's preferences: language, appearance, speed, how strictly the game is played."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from ufs.game.shapes import Shape
from ufs.store.storage import Storage

Mode = Literal["relaxed", "strict"]


class SettingsShape(Shape):
    """All settings with their defaults; a change names some of them."""

    language: Literal["auto", "en", "de", "fr"] = "auto"
    theme: Literal["auto", "light", "dark"] = "auto"
    speed: Literal["off", "fast", "normal", "slow"] = "normal"
    sound: bool = False  # the master switch; profiles of earlier versions have only this
    volume: Annotated[int, Field(ge=0, le=100)] = 60
    effects: bool = True
    music: bool = True  # the hum of the ships
    sound_asked: bool = False  # whether the page has asked about sound
    mode: Mode = "relaxed"
    panel: bool = False  # the log; folded at first
    tutorial_done: bool = False
    win_chance: bool = False  # off by default: some players prefer to play by feel
    after_move: bool = False
    mothership_waits: bool = False  # each step of its phase waits for a click
    corrections: bool = False  # facts set by hand in relaxed play, too
    seal_broken: bool = False  # C11: whether chapters not opened yet may be seen


class Settings:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    def all(self) -> dict[str, Any]:
        """Every setting; the default where a setting is missing or its value is invalid."""
        settings = SettingsShape().model_dump()
        for name, value in self.storage.settings().items():
            if name in settings and is_valid(name, value):
                settings[name] = value
        return settings

    def change(self, change: SettingsShape) -> dict[str, Any]:
        """Change the settings given in `change`; return all settings."""
        self.storage.set_settings(change.model_dump(exclude_unset=True))
        return self.all()

    @property
    def mode(self) -> str:
        """How new games are played."""
        return str(self.all()["mode"])


def is_valid(name: str, value: Any) -> bool:
    try:
        SettingsShape(**{name: value})
    except ValueError:
        return False
    return True
