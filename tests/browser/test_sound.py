"""Sound: made by the page itself, as loud as wished for, and never where it is not wanted."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browser.places import (
    PHONE,
    WIDE,
    OpenWindow,
    go,
    wait_for_screen,
    wait_for_version,
)
from tests.support.browser.screens import play_to_the_end, played
from tests.support.browser.server import Server
from tests.support.lab import wait_until
from ufs.puzzles import shipped

# Notes every audio context, every oscillator that begins, and those whose end is not known yet:
# a ship hums until it is told to stop, an effect knows its end when it begins.
NOTE = """() => {
  window.contexts = [];
  window.begun = 0;
  window.humming = new Set();
  window.AudioContext = class extends AudioContext {
    constructor(...all) {
      super(...all);
      window.contexts.push(this);
    }
  };
  const { start, stop } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...all) {
    window.begun += 1;
    window.humming.add(this);
    return start.apply(this, all);
  };
  OscillatorNode.prototype.stop = function (...all) {
    window.humming.delete(this);
    return stop.apply(this, all);
  };
}"""
# A browser that never lets the page sound.
BLOCKED = """() => {
  Object.defineProperty(AudioContext.prototype, "state", { get: () => "suspended" });
  AudioContext.prototype.resume = () => Promise.reject(new Error("not allowed"));
}"""
# A page that nobody has touched; what the tests themselves do counts as a touch.
UNTOUCHED = """() => {
  const activation = { hasBeenActive: false };
  Object.defineProperty(navigator, "userActivation", { value: activation });
  for (const gesture of ["mousedown", "keydown"]) {
    addEventListener(gesture, () => (activation.hasBeenActive = true), { capture: true });
  }
}"""
HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
# The loudest sample of an effect at full volume, for each of a few tries: none sounds twice alike.
PEAKS = """async (name) => {
  const { make } = await import("/board/sound.js");
  const { Mixer } = await import("/board/mixer.js");
  const peaks = [];
  for (let n = 0; n < 3; n += 1) {
    const context = new OfflineAudioContext(1, 44100 * 2, 44100);
    make(name, new Mixer(context));
    const samples = (await context.startRendering()).getChannelData(0);
    peaks.push(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0));
  }
  return peaks;
}"""
# The chord of some ships: its pitch (ways up through zero in a second) and how loud it is.
CHORD = """async ([ships, mothership]) => {
  const { Chord } = await import("/board/hum.js");
  const { Mixer } = await import("/board/mixer.js");
  const context = new OfflineAudioContext(1, 44100 * 3, 44100);
  const at = Array.from({ length: ships }, (_, n) => ({ kind: "basic", at: [n, (n % 5) + 1] }));
  new Chord(new Mixer(context)).follow({ ships: at, mothership }, { skull_row: 12, city_row: 17 });
  const samples = (await context.startRendering()).getChannelData(0).slice(-44100);
  return {
    pitch: samples.filter((sample, n) => n > 0 && samples[n - 1] < 0 && sample >= 0).length,
    loud: Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length),
    peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
  };
}"""


def listen(server: Server, open_window: OpenWindow, route: str, *scripts: str) -> Page:
    """A window at a route, in which every oscillator is noted."""
    page = open_window(server)
    for script in (NOTE, *scripts):
        page.add_init_script(f"({script})()")
    go(page, server, route)
    return page


def open_game(server: Server, open_window: OpenWindow, moves: int, **settings: Any) -> Page:
    server.settle(**{"sound": True, "speed": "fast", **settings})
    return listen(server, open_window, f"#/game/{server.load(played('win', moves))}")


def touch_something(page: Page) -> None:
    """A gesture that means nothing to the game."""
    page.locator(".prompt").click()


def wait_for_hum(page: Page, ships: int) -> None:
    page.wait_for_function("ships => window.humming.size === ships", arg=ships)


def place_first_die(page: Page) -> None:
    page.locator(".tray-die[data-worker='4']").click()
    page.locator("[data-space='4-1']").click()
    wait_for_version(page, 2)


def new_game(server: Server) -> str:
    return f"#/game/{server.new_game({'edition': 'box'}, 4)}"


# --- effects ---


def test_sound_is_made_by_the_page_itself(server: Server, open_window: OpenWindow) -> None:
    server.settle(sound=True, music=False, speed="fast")  # what is not shown is not heard either
    page = listen(server, open_window, new_game(server))
    place_first_die(page)
    page.wait_for_function("() => window.begun > 0")
    assert page.evaluate("window.humming.size") == 0  # no music


@pytest.mark.parametrize("silent", [{"sound": False}, {"volume": 0}])
def test_no_audio_where_no_sound_is_wished_for(
    silent: dict[str, Any], server: Server, open_window: OpenWindow
) -> None:
    server.settle(**{"sound": True, "speed": "fast", **silent})
    page = listen(server, open_window, new_game(server))
    place_first_die(page)
    assert page.evaluate("[window.contexts.length, window.begun]") == [0, 0]


def test_a_browser_that_refuses_to_sound_disturbs_nothing(
    server: Server, open_window: OpenWindow
) -> None:
    server.settle(sound=True, speed="fast")
    page = listen(server, open_window, new_game(server), BLOCKED)
    place_first_die(page)
    page.keyboard.press("u")
    wait_for_version(page, 3)


def test_every_effect_is_heard_and_none_clips(page: Page) -> None:
    names = page.evaluate("import('/board/sound.js').then((all) => Object.keys(all.EFFECTS))")
    assert "dice" in names
    for name in names:
        for peak in page.evaluate(PEAKS, name):
            assert 0.05 < peak < 1, name


def test_at_most_eight_sounds_at_once(server: Server, open_window: OpenWindow) -> None:
    server.settle(sound=True)
    page = listen(server, open_window, "#/settings")
    page.locator("h1").click()
    names = ["place", "descend", "rise", "shift", "hit", "destroy", "energy", "miss", "mothership"]
    page.evaluate(
        """async (names) => {
          window.hushed = 0;
          const { setTargetAtTime } = AudioParam.prototype;
          AudioParam.prototype.setTargetAtTime = function (to, ...more) {
            if (to === 0) window.hushed += 1;
            return setTargetAtTime.call(this, to, ...more);
          };
          const { play } = await import("/board/sound.js");
          const wishes = { sound: true, effects: true, volume: 50 };
          for (const event of ["place", ...names]) play({ event }, wishes);
        }""",
        names,
    )
    page.wait_for_function(
        "() => window.hushed === 1"
    )  # the first "place"; the second was one with it


# --- the hum ---


def test_every_ship_in_the_sky_hums(server: Server, open_window: OpenWindow) -> None:
    page = open_game(server, open_window, moves=44)
    touch_something(page)
    wait_for_hum(page, 2)
    page.keyboard.press("u")  # three ships had been shot down
    wait_for_hum(page, 5)
    page.keyboard.press("r")
    wait_for_hum(page, 2)
    assert page.evaluate("window.contexts.length") == 1


def test_no_audio_before_a_gesture(server: Server, open_window: OpenWindow) -> None:
    server.settle(sound=True)
    page = listen(server, open_window, new_game(server), UNTOUCHED)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.contexts.length") == 0
    page.keyboard.press("o")
    wait_for_hum(page, 5)


def test_the_chord_thickens_and_rises(page: Page) -> None:
    one, low = page.evaluate(CHORD, [1, 0]), page.evaluate(CHORD, [1, 12])
    assert low["pitch"] / one["pitch"] == pytest.approx(1.5, abs=0.02)  # a fifth
    five, nine = page.evaluate(CHORD, [5, 6]), page.evaluate(CHORD, [9, 6])
    assert one["loud"] < five["loud"] < nine["loud"] < 0.2
    assert nine["peak"] < 0.6
    assert page.evaluate(CHORD, [0, 6])["peak"] == 0


def test_a_ship_that_is_shot_down_glides_out(page: Page) -> None:
    """Its own note falls while it dies away; the other one stays as it is."""
    falls = page.evaluate(
        """async () => {
          const { Chord } = await import("/board/hum.js");
          const { Mixer } = await import("/board/mixer.js");
          const chord = new Chord(new Mixer(new OfflineAudioContext(1, 100, 44100)));
          const at = (...all) => ({ mothership: 0, ships: all.map((at) => ({ at })) });
          const table = { skull_row: 12, city_row: 17 };
          chord.follow(at([0, 1], [0, 2]), table);
          const note = chord.notes.get(0);
          const falls = [];
          note.oscillator.frequency.setTargetAtTime = (to) => falls.push(to / 110);
          chord.follow(at("mothership", [0, 2]), table);
          return [falls.length, falls[0] < 0.7, [...chord.notes.keys()]];
        }"""
    )
    assert falls == [1, True, [1]]


@pytest.mark.parametrize("music", [True, False])
def test_music_and_effects_are_wished_for_apart(
    music: bool, server: Server, open_window: OpenWindow
) -> None:
    server.settle(sound=True, speed="fast", music=music, effects=not music)
    page = listen(server, open_window, new_game(server))
    place_first_die(page)
    if music:
        wait_for_hum(page, 5)
        assert page.evaluate("window.begun") == 5
    else:
        page.wait_for_function("() => window.begun > 0")
        assert page.evaluate("window.humming.size") == 0


def test_leaving_the_game_ends_the_hum(server: Server, open_window: OpenWindow) -> None:
    page = open_game(server, open_window, moves=48)
    touch_something(page)
    wait_for_hum(page, 7)
    page.locator("#bar a[href='#/rules']").click()
    wait_for_screen(page, "#/rules")
    wait_for_hum(page, 0)
    page.wait_for_function("() => window.contexts[0].state === 'suspended'")  # the machine rests


def test_a_hidden_page_is_silent(server: Server, open_window: OpenWindow) -> None:
    page = open_game(server, open_window, moves=48)
    touch_something(page)
    wait_for_hum(page, 7)
    page.evaluate(HIDE, True)
    wait_for_hum(page, 0)
    page.wait_for_function("() => window.contexts[0].state === 'suspended'")
    page.evaluate(HIDE, False)
    wait_for_hum(page, 7)
    page.wait_for_function("() => window.contexts[0].state === 'running'")


def test_a_finished_game_does_not_hum(server: Server, open_window: OpenWindow) -> None:
    page = open_game(server, open_window, moves=76)
    touch_something(page)
    page.keyboard.press("o")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.begun") == 0


# --- the question ---


def card(page: Page) -> Locator:
    return page.get_by_role("region", name="Sound", exact=True)


def ask(server: Server, open_window: OpenWindow, **options: Any) -> Page:
    """A first game, with the question."""
    server.settle(sound_asked=False)
    page = open_window(server, new_game(server), **options)
    expect(card(page)).to_be_visible()
    return page


def asked(server: Server) -> tuple[bool, bool]:
    settings = server.ask("GET", "/api/settings")
    return settings["sound"], settings["sound_asked"]


@pytest.mark.parametrize(("answer", "sound"), [("With sound", True), ("Without", False)])
def test_the_question_comes_once(
    answer: str, sound: bool, server: Server, open_window: OpenWindow
) -> None:
    server.settle(sound_asked=False)
    page = listen(server, open_window, new_game(server))
    with page.expect_response("**/api/settings"):
        card(page).get_by_role("button", name=answer, exact=True).click()
    expect(card(page)).to_have_count(0)
    wait_for_hum(page, 5 if sound else 0)
    assert asked(server) == (sound, True)
    go(page, server, new_game(server))
    page.wait_for_load_state("networkidle")
    expect(card(page)).to_have_count(0)


def test_the_keyboard_can_answer(server: Server, open_window: OpenWindow) -> None:
    page = ask(server, open_window)
    page.locator("main").focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="With sound")).to_be_focused()
    page.keyboard.press("Tab")
    with page.expect_response("**/api/settings"):
        page.keyboard.press("Enter")
    expect(card(page)).to_have_count(0)
    expect(page.locator("main")).to_be_focused()
    assert asked(server) == (False, True)


def test_whoever_leaves_without_an_answer_is_not_asked_again(
    server: Server, open_window: OpenWindow
) -> None:
    page = ask(server, open_window)
    with page.expect_response("**/api/settings"):
        page.locator("#bar a[href='#/rules']").click()
    wait_for_screen(page, "#/rules")
    expect(card(page)).to_have_count(0)
    wait_until(lambda: asked(server) == (False, True), "asked")


def test_the_question_is_for_games_that_are_played(server: Server, open_window: OpenWindow) -> None:
    over = play_to_the_end(server, "damage")
    server.settle(sound_asked=False)
    page = open_window(server)
    puzzle = shipped().puzzles[0].id
    for route in ("#/tutorial", f"#/puzzle/{puzzle}", f"#/game/{over}", "#/settings"):
        go(page, server, route)
        page.wait_for_load_state("networkidle")
        expect(card(page)).to_have_count(0)
    assert asked(server) == (False, False)


def test_who_has_sound_already_needs_no_question(server: Server, open_window: OpenWindow) -> None:
    """A profile of an earlier version, in which sound was on."""
    server.settle(sound=True, sound_asked=False)
    page = listen(server, open_window, new_game(server))
    touch_something(page)
    wait_for_hum(page, 5)
    expect(card(page)).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("size", [WIDE, (1366, 768), (1024, 700), PHONE, (800, 390)])
def test_the_question_covers_neither_base_nor_dice(
    size: tuple[int, int], language: str, server: Server, open_window: OpenWindow
) -> None:
    server.settle(sound_asked=False, language=language)
    page = open_window(server, new_game(server), size=size)
    box = page.locator(".sound-card").bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= size[0] - box["width"]
    assert 0 <= box["y"] <= size[1] - box["height"]
    used = page.locator(".tray-die, [data-space]")
    for one in used.evaluate_all("all => all.map((one) => one.getBoundingClientRect().toJSON())"):
        beside = one["right"] <= box["x"] or one["left"] >= box["x"] + box["width"]
        above = one["bottom"] <= box["y"] or one["top"] >= box["y"] + box["height"]
        assert beside or above


# --- the settings ---


def test_volume_music_and_effects_in_the_settings(server: Server, open_window: OpenWindow) -> None:
    server.settle(sound_asked=False)
    page = listen(server, open_window, "#/settings")
    expect(page.get_by_role("slider")).to_have_count(0)
    with page.expect_response("**/api/settings"):
        page.get_by_role("group", name="Sound").get_by_label("On").click()
    slider = page.get_by_role("slider", name="Volume")
    expect(slider).to_have_value("60")
    slider.focus()
    for value in ("65", "70"):
        with page.expect_response("**/api/settings"):
            page.keyboard.press("ArrowRight")
        expect(slider).to_have_value(value)
    expect(slider).to_be_focused()
    expect(slider).to_have_attribute("aria-valuetext", "70%")
    music = page.get_by_label("Music: every ship hums a note")
    with page.expect_response("**/api/settings"):
        music.click()
    expect(music).not_to_be_checked()
    expect(music).to_be_focused()
    settings = server.ask("GET", "/api/settings")
    kept = {name: settings[name] for name in ("sound", "volume", "effects", "music", "sound_asked")}
    assert kept == {
        "sound": True,
        "volume": 70,
        "effects": True,
        "music": False,
        "sound_asked": True,
    }


def test_the_test_tone(server: Server, open_window: OpenWindow) -> None:
    server.settle(sound=True)
    page = listen(server, open_window, "#/settings")
    page.get_by_role("button", name="Test tone").click()
    page.wait_for_function("() => window.begun === 4")  # two notes, each with its octave
    expect(page.get_by_role("slider")).to_have_value("60")
