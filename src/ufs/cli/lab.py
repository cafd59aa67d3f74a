"""The commands of the lab. Each imports what it needs when it runs."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ufs.base.interrupts import INTERRUPTED
from ufs.cli.options import (
    TEXT,
    City,
    Damaged,
    Edition,
    Hard,
    Lang,
    Level,
    Packs,
    Scenario,
    Sky,
    Team,
    Threat,
    fail,
    fail_with,
    get_library,
    get_words,
    read_json,
    setup_parts,
    warn_uncached,
)

if TYPE_CHECKING:
    from ufs.base.words import Words
    from ufs.content.loader import Library
    from ufs.lab.balance import Cell
    from ufs.lab.simulate import RunOptions, RunResult

STOPPED = 1

BotName = Annotated[str, typer.Option("--bot", help=TEXT["lab-bot"], metavar="BOT")]
Bots = Annotated[list[str], typer.Option("--bot", help=TEXT["lab-bots"], metavar="BOT")]
Setup = Annotated[str | None, typer.Option("--setup", help=TEXT["setup"], metavar="JSON")]
Games = Annotated[int, typer.Option("--games", help=TEXT["lab-games"])]
Seed = Annotated[int, typer.Option("--seed", help=TEXT["lab-seed"])]
Jobs = Annotated[int | None, typer.Option("--jobs", help=TEXT["lab-jobs"])]
On = Annotated[str | None, typer.Option("--on", help=TEXT["lab-on"], metavar="ADDRESS")]
Out = Annotated[Path | None, typer.Option("--out", help=TEXT["lab-out"], metavar="RUN")]
Timeout = Annotated[float, typer.Option("--move-timeout", help=TEXT["lab-timeout"])]
AsJson = Annotated[bool, typer.Option("--json", help=TEXT["json"])]
AsCsv = Annotated[bool, typer.Option("--csv", help=TEXT["lab-csv"])]


def register(app: typer.Typer) -> None:
    """Add the commands to `ufs`."""
    for command in (simulate, balance, tournament, bench):
        app.command(help=TEXT[command.__name__])(command)


def simulate(
    bot: BotName = "random",
    setup: Setup = None,
    edition: Edition = None,
    city: City = None,
    damaged: Damaged = False,
    threat: Threat = None,
    level: Level = None,
    hard: Hard = None,
    sky: Sky = None,
    scenario: Scenario = None,
    team: Team = None,
    games: Games = 1000,
    seed: Seed = 1,
    jobs: Jobs = None,
    on: On = None,
    out: Out = None,
    move_timeout: Timeout = 10.0,
    as_json: AsJson = False,
    as_csv: AsCsv = False,
    pack: Packs = None,
    lang: Lang = None,
) -> None:
    from ufs.base.errors import UfsError
    from ufs.lab import simulate as simulation
    from ufs.lab import tables
    from ufs.lab.bots import read_player
    from ufs.lab.run import Entry

    words = get_words(lang)
    warn_uncached(words)
    check_output(as_json, as_csv, words)
    table = {"edition": edition, "city": city, "threat": threat, "level": level}
    parts = setup_parts(hard, sky, team, damaged, **table, scenario=scenario)
    chosen = one_setup(setup, parts, words)
    library = get_library(pack, words)
    try:
        player = read_player(bot, simulation.check_timeout(move_timeout))
        run_options = simulation.RunOptions(games, seed, jobs, on, out)
        played = simulation.play_entries([Entry("", player, chosen)], run_options, library, words)
    except UfsError as error:
        fail_with(error, words)
    if as_json or as_csv:
        figures = simulation.as_json(played)
        typer.echo(json.dumps(figures) if as_json else tables.as_csv([figures]), nl=as_json)
    else:
        run = played.run
        say_lines(tables.simulation(run.entries[0], run.tallies[0], words))
    end(played, words)


def balance(
    bot: BotName = "coach:ms=1",
    setups: Annotated[
        Path | None, typer.Option("--setups", help=TEXT["lab-setups"], metavar="FILE")
    ] = None,
    edition: Edition = None,
    city: Annotated[list[str] | None, typer.Option("--city", help=TEXT["lab-cities"])] = None,
    threat: Annotated[list[int] | None, typer.Option("--threat", help=TEXT["lab-threats"])] = None,
    damaged: Annotated[bool, typer.Option("--damaged", help=TEXT["lab-damaged"])] = False,
    scenario: Scenario = None,
    team: Team = None,
    games: Games = 1000,
    seed: Seed = 1,
    jobs: Jobs = None,
    on: On = None,
    out: Out = None,
    move_timeout: Timeout = 10.0,
    svg: Annotated[Path | None, typer.Option("--svg", help=TEXT["lab-svg"])] = None,
    save: Annotated[Path | None, typer.Option("--save", help=TEXT["lab-save"])] = None,
    baseline: Annotated[Path | None, typer.Option("--baseline", help=TEXT["lab-baseline"])] = None,
    report: Annotated[
        Path | None, typer.Option("--report", help=TEXT["lab-report"], metavar="FILE")
    ] = None,
    as_json: AsJson = False,
    as_csv: AsCsv = False,
    pack: Packs = None,
    lang: Lang = None,
) -> None:
    from ufs.base.errors import UfsError
    from ufs.lab import balance as balancing
    from ufs.lab.bots import read_player
    from ufs.lab.simulate import RunOptions, check_timeout, play_entries

    words = get_words(lang)
    warn_uncached(words)
    check_output(as_json, as_csv, words)
    library = get_library(pack, words)
    if report is not None:
        run_options = RunOptions(games, seed, jobs, on, out)
        make_report(report, save, bot, run_options, move_timeout, library, words)
        return
    narrowed = edition or city or threat or damaged or scenario or team
    if setups is not None and narrowed:
        fail(words.say("lab-setups-and-grid"), words)
    more = setup_parts(team=team, scenario=scenario)
    try:
        player = read_player(bot, check_timeout(move_timeout))
        before = balancing.read_baseline(baseline) if baseline else None
        if before is not None:
            balancing.check_baseline(before, player)
        cells = (
            balancing.read_setups(setups)
            if setups is not None
            else balancing.grid(edition or "box", city or [], threat or [], damaged, library, more)
        )
        run_options = RunOptions(games, seed, jobs, on, out)
        played = play_entries([cell.entry(player) for cell in cells], run_options, library, words)
        show_balance(played, cells, before, (svg, save), (as_json, as_csv), words)
    except UfsError as error:
        fail_with(error, words)
    end(played, words)


def make_report(
    file: Path,
    save: Path | None,
    bot: str,
    run_options: RunOptions,
    timeout: float,
    library: Library,
    words: Words,
) -> None:
    """Write the balance report on all pieces, and its figures for `ufs content balance`."""
    from datetime import UTC, datetime

    from ufs.base.errors import UfsError
    from ufs.lab import report
    from ufs.lab.bots import read_player
    from ufs.lab.simulate import check_timeout

    try:
        player = read_player(bot, check_timeout(timeout))
        blocks: dict[str, report.Block] = {}
        for block in report.blocks(library):
            typer.echo(words.say("lab-report-block", title=block.title), err=True)
            report.share_cities(blocks.get("Cities", block), block, library)
            is_complete = block.play(player, run_options, library, words)
            if not is_complete or not block.play_near_limits(player, run_options, library, words):
                raise typer.Exit(INTERRUPTED)
            blocks[block.title] = block
    except UfsError as error:
        fail_with(error, words)
    about = f"Played {datetime.now(UTC).date()} by `{bot}`, seed {run_options.seed}."
    file.write_text(report.write(blocks, about, run_options.games), encoding="utf-8")
    if save is not None:
        figures = report.as_json(
            blocks, {"bot": bot, "seed": run_options.seed, "games": run_options.games}
        )
        save.write_text(json.dumps(figures, indent=1), encoding="utf-8")
    typer.echo(words.say("lab-report-written", file=str(file)))


def show_balance(
    played: RunResult,
    cells: list[Cell],
    before: dict[str, Any] | None,
    files: tuple[Path | None, Path | None],
    form: tuple[bool, bool],
    words: Words,
) -> None:
    """Show the balance map in every requested form."""
    from ufs.lab import balance, heatmap, tables

    run = played.run
    data = balance.as_json(run, cells)
    comparison = balance.compare(data, run.tallies, before) if before is not None else None
    result = data if comparison is None else {**data, "comparison": comparison.json()}
    result["interrupted"] = played.interrupted
    if form[0]:
        typer.echo(json.dumps(result))
    elif form[1]:
        changes = comparison.json()["changes"] if comparison is not None else {}
        rows = [{**cell, **prefixed(changes.get(cell["name"], {}))} for cell in data["cells"]]
        typer.echo(tables.as_csv(rows), nl=False)
    else:
        say_lines(balance.table(cells, run.tallies, comparison, words))
        say_lines(balance.notes(comparison, words) if comparison is not None else [])
        say_heat(heatmap.HeatMap(cells, run.tallies), words)
        say_lines(
            [
                line
                for n, entry in enumerate(run.entries)
                for line in tables.errors(entry, run.tallies[n].errors, words)
            ][:20]
        )
    svg, save = files
    title = words.say("lab-map-title", bot=data["bot"], games=str(run.games), seed=str(run.seed))
    if svg is not None:
        balance.write_atomically(
            svg, heatmap.as_svg(heatmap.HeatMap(cells, run.tallies), title, words)
        )
    if save is not None:
        balance.save(data, save)


def prefixed(change: dict[str, Any]) -> dict[str, Any]:
    """The fields of a change, renamed where its cell has fields of the same name."""
    return {f"change_{name}" if name in ("low", "high") else name: v for name, v in change.items()}


def say_heat(heat_map: Any, words: Words) -> None:
    from ufs.lab.heatmap import in_terminal

    try:
        from rich.console import Console
    except ImportError:  # the table has shown everything already
        return
    typer.echo("")
    in_terminal(heat_map, Console(highlight=False), words)


def tournament(
    bot: Bots,
    setup: Setup = None,
    edition: Edition = None,
    city: City = None,
    damaged: Damaged = False,
    threat: Threat = None,
    level: Level = None,
    hard: Hard = None,
    sky: Sky = None,
    scenario: Scenario = None,
    team: Team = None,
    games: Games = 1000,
    seed: Seed = 1,
    jobs: Jobs = None,
    on: On = None,
    out: Out = None,
    move_timeout: Timeout = 10.0,
    as_json: AsJson = False,
    as_csv: AsCsv = False,
    pack: Packs = None,
    lang: Lang = None,
) -> None:
    from ufs.base.errors import UfsError
    from ufs.lab import tables
    from ufs.lab import tournament as duelling
    from ufs.lab.bots import read_player
    from ufs.lab.run import Entry
    from ufs.lab.simulate import RunOptions, check_timeout, play_entries

    words = get_words(lang)
    warn_uncached(words)
    check_output(as_json, as_csv, words)
    table = {"edition": edition, "city": city, "threat": threat, "level": level}
    parts = setup_parts(hard, sky, team, damaged, **table, scenario=scenario)
    chosen = one_setup(setup, parts, words)
    library = get_library(pack, words)
    if len(bot) < 2 or len(set(bot)) < len(bot):
        fail(words.say("lab-tournament-two"), words)
    try:
        players = [read_player(name, check_timeout(move_timeout)) for name in bot]
        entries = [Entry(player.text, player, chosen) for player in players]
        played = play_entries(entries, RunOptions(games, seed, jobs, on, out), library, words)
    except UfsError as error:
        fail_with(error, words)
    if as_json:
        figures = {**duelling.as_json(played.run), "interrupted": played.interrupted}
        typer.echo(json.dumps(figures))
    elif as_csv:
        typer.echo(tables.as_csv(duelling.as_json(played.run)["bots"]), nl=False)
    else:
        say_lines(duelling.table(played.run, words))
    end(played, words)


def bench(
    setup: Annotated[str, typer.Option(help=TEXT["setup"])] = '{"edition": "box", "threat": 0}',
    bot: Annotated[str, typer.Option(help=TEXT["lab-bot"])] = "random",
    seconds: Annotated[float, typer.Option(help=TEXT["seconds"])] = 2.0,
    mode: Annotated[str | None, typer.Option(help=TEXT["mode"])] = None,
    what: Annotated[str, typer.Option(help=TEXT["lab-what"])] = "engine",
    jobs: Annotated[int, typer.Option(help=TEXT["lab-bench-jobs"])] = 2,
    as_json: AsJson = False,
    pack: Packs = None,
    lang: Lang = None,
) -> None:
    from ufs.base import extras
    from ufs.base.errors import UfsError
    from ufs.lab import bench as measuring

    words = get_words(lang)
    warn_uncached(words)
    library = get_library(pack, words)
    one_of("--mode", mode, (None, "compiled", "plain"), words)
    one_of("--what", what, ("engine", "simulate", "hint", "gym"), words)
    chosen = read_json(setup, words)

    def on_compile() -> None:
        typer.echo(words.say("bench-compiling"), err=True)

    try:
        if what == "simulate":
            figures = measuring.measure_cores(chosen, bot, seconds, jobs, library, on_compile)
        elif what == "hint":
            figures = measuring.measure_hints(chosen, library, on_compile)
        elif what == "gym":
            figures = measuring.measure_gym(seconds)
        else:
            speed = mode or ("compiled" if extras.has("fast") else "plain")
            figures = measuring.measure(chosen, bot, seconds, speed, library, on_compile=on_compile)
    except UfsError as error:
        fail_with(error, words)
    if as_json:
        typer.echo(json.dumps(figures))
        return
    for name, value in figures.items():
        is_number = isinstance(value, (int, float))
        typer.echo(f"{name:16} {value:,}" if is_number else f"{name:16} {value}")


# --- what the commands share ---


def one_of(option: str, found: str | None, known: tuple[str | None, ...], words: Words) -> None:
    if found not in known:
        expected = ", ".join(name for name in known if name is not None)
        args = {"field": option, "found": str(found), "expected": expected}
        fail(words.say("protocol-wrong-field", **args), words)


def check_output(as_json: bool, as_csv: bool, words: Words) -> None:
    if as_json and as_csv:
        fail(words.say("lab-json-and-csv"), words)


def one_setup(text: str | None, parts: dict[str, Any], words: Words) -> Any:
    """The setup of `--setup`, or of the options that `ufs play` has too; not of both."""
    if text is None:
        return {"edition": "box", **parts}
    if parts:
        names = ["team" if name == "characters" else name for name in parts]
        fail(words.say("lab-setup-and-options", options=[f"--{name}" for name in names]), words)
    return read_json(text, words)


def say_lines(lines: list[str]) -> None:
    for line in lines:
        typer.echo(line)


def end(played: RunResult, words: Words) -> None:
    """Exit with a code that says whether all games were played."""
    sys.stdout.flush()
    if played.error is not None:
        typer.echo(words.say("error-prefix", message=played.error.message(words)), err=True)
        raise typer.Exit(STOPPED)
    if played.interrupted:
        raise typer.Exit(INTERRUPTED)
