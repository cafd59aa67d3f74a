// The screen where the game is played: the board, the desk beside it, and the log.

import { get, post } from "../core/transport.js";
import { arm, lookColumn, pressColumn } from "./aiming.js";
import { Animator } from "../board/animate.js";
import { Board } from "../board/board.js";
import { spaceKey } from "../board/geometry.js";
import { bothColours, forecastAt, spawns, stateOf } from "./choices.js";
import { Coach } from "./coach.js";
import { describe } from "../board/describe.js";
import { Desk } from "./desk.js";
import { focusOn, h, isTouch, needStyle, replace } from "../core/dom.js";
import { Elsewhere } from "./elsewhere.js";
import { drawEnd } from "./ending.js";
import { explainSign, explainSky, explainSpace } from "./explain.js";
import { leavesOpen, tellings } from "./foretell.js";
import { isTutorial } from "../learn/tutorial_state.js";
import { keys } from "./keys.js";
import { Log } from "./log.js";
import { markBoard } from "./marks.js";
import { Moments } from "./moments.js";
import { aimedForecast, chosenSpace, isPast, NOTHING, pickedDie, withSpace } from "./selection.js";
import { GameState } from "./state.js";
import { giveSound } from "./hearing.js";
import { inHand } from "./tray.js";
import { t, useBook } from "../core/words.js";

/** @import { Action, Answer, App, Child, Doing, Forecast, GameEvent, Guide, Position, ScreenContext, ShownForecast, Space, Thrown, View } from "../core/types.js" */
/** @import { Selection, Wishes } from "./selection.js" */

const GAP = 14; // pixels between board and panels
const REST = 500; // milliseconds over a space until its words replace others

/**
 * @param {HTMLElement} main
 * @param {ScreenContext} context
 */
export async function show(main, context) {
  const { params, app } = context;
  if (isTutorial(params[0])) await app.needWords();
  if (isTutorial(params[0])) return (await import("../learn/tutorial.js")).show(main, context);
  await needStyle("play/play.css");
  return openGame(main, params[0], app);
}

/**
 * Open a game. A `guide` (the tutorial, a puzzle) may forbid moves and is told of every one.
 * @param {HTMLElement} main
 * @param {string} id
 * @param {App} app
 * @param {Guide | null} [guide]
 */
export async function openGame(main, id, app, guide = null) {
  /** @type {View} */
  const view = await get(`api/games/${encodeURIComponent(id)}`);
  if (main.isConnected) useBook(view.table.book); // or another screen has taken its place
  const session = new Session(view, app, guide);
  replace(main, session.element);
  try {
    await session.begin();
  } catch (error) {
    session.close(); // or its keys would go on playing where nobody sees it
    throw error;
  }
  return () => session.close();
}

export class Session {
  /**
   * @param {View} view
   * @param {App} app
   * @param {Guide | null} guide
   */
  constructor(view, app, guide) {
    this.app = app;
    this.guide = guide;
    this.id = view.id;
    this.table = view.table;
    this.view = view;
    this.state = new GameState(view);
    /** @type {Selection} */
    this.selection = NOTHING; // only `select` sets it
    /** @type {Wishes} */
    this.wishes = { robot: 0, kind: null };
    this.held = false; // whether somebody asked for the words on the desk: then they stay a while
    this.busy = false;
    /** @type {Promise<void> | undefined} */
    this.settled = undefined; // the last move with its pictures
    /** @type {number | undefined} */
    this.resting = undefined; // the timer of words that wait
    /** @type {(() => Child) | undefined} */
    this.wayOut = undefined; // what a game that is stuck offers instead of options
    this.board = new Board(this.table, {
      space: (at, event) => this.pressSpace(at, event),
      enter: (at) => this.look(at),
      leave: () => this.lookAway(),
      drop: (column) => this.pressDrop(column),
      enterDrop: (column) => this.lookDrop(column),
      column: (column, event) => pressColumn(this, column, event),
      enterColumn: (column) => lookColumn(this, column),
      inspect: (name) => explainSign(this, name),
      inspectSky: (at) => explainSky(this, at),
    });
    this.animator = new Animator(this.board, () => this.app.settings);
    this.moments = new Moments(this);
    this.elsewhere = new Elsewhere(this);
    this.words = h("div", { class: "board-words" });
    this.coach = new Coach(this);
    this.desk = new Desk(this);
    this.log = new Log(this);
    this.live = h("div", { class: "hidden-text", role: "log", "aria-live": "polite" });
    this.banner = h("div", { class: "banner-holder" });
    this.element = h(
      "div",
      { class: ["play", app.settings.panel ? "" : "folded"] },
      h("h1", { class: "hidden-text" }, t("title")),
      h("div", { class: "board-holder" }, this.board.element, this.banner),
      this.desk.element,
      this.log.element,
      this.live,
    );
    this.keys = keys(this);
    this.watcher = new ResizeObserver(() => this.fitBoard());
  }

  get path() {
    return `api/games/${encodeURIComponent(this.id)}`;
  }

  /** It cannot be replayed to where it was left: it can only be looked at. */
  get isStuck() {
    return Boolean(this.view.trouble);
  }

  async begin() {
    document.addEventListener("keydown", this.keys);
    this.elsewhere.begin();
    this.watcher.observe(this.element);
    this.watcher.observe(this.desk.element);
    this.board.show(this.state.position);
    this.endSound = giveSound(this);
    await this.log.load();
    this.refresh();
    this.coach.begin();
    this.guide?.begin(this);
    if (this.isStuck) (await import("./trouble.js")).tellTrouble(this);
  }

  /** The board gets what the panels leave: the width beside them, or the height above the desk. */
  fitBoard() {
    const { element, desk, log } = this;
    const beside = getComputedStyle(element).getPropertyValue("--desk-width").trim() !== "";
    const panels = [desk.element, log.element].filter((panel) => beside && getComputedStyle(panel).position !== "fixed");
    const width = panels.reduce((left, panel) => left - panel.offsetWidth - GAP, element.clientWidth);
    this.board.fit(width, element.clientHeight - (beside ? 0 : desk.element.offsetHeight));
  }

  close() {
    this.watcher.disconnect();
    document.removeEventListener("keydown", this.keys);
    this.elsewhere.end();
    this.coach.end();
    this.animator.finish();
    this.guide?.end();
    this.endSound?.();
  }

  // --- doing ---

  /**
   * Carry out an action; whatever is being shown is finished first.
   * @param {Action} action
   */
  async act(action) {
    const refusal = this.guide?.refuses(action);
    if (refusal) {
      this.desk.tell(refusal, { kind: "warning" });
      return;
    }
    await this.change("act", { action });
  }

  /** The tutorial knows only the way ahead. */
  get goesAhead() {
    return this.guide !== null && !this.guide.takesBack;
  }

  undo() {
    return this.state.canUndo && !this.goesAhead ? this.change("undo") : null;
  }

  redo() {
    return this.state.canRedo && !this.goesAhead ? this.change("redo") : null;
  }

  /**
   * A moment of the past can only be looked at: what is done to the game should be seen.
   * @param {Doing} what
   * @param {{action?: Action}} [body]
   */
  change(what, body = {}) {
    if (this.busy || isPast(this.selection)) return null;
    this.settled = this.carryOut(what, body);
    return this.settled;
  }

  /**
   * @param {Doing} what
   * @param {{action?: Action}} body
   */
  async carryOut(what, body) {
    this.animator.finish();
    this.busy = true;
    const before = this.state;
    const atDesk = this.desk.element.contains(document.activeElement);
    try {
      /** @type {Answer} */
      const answer = await post(`${this.path}/${what}`, { version: before.version, ...body });
      const state = (this.state = new GameState(answer));
      this.elsewhere.tell();
      this.forget();
      this.busy = false;
      this.log.after(what, body.action, answer);
      await this.animate(what, answer.events, before.position);
      if (this.state !== state) return; // somebody was quicker than the pictures
      this.refresh();
      if (this.view.dice === "manual" && what === "act" && !this.guide) this.desk.recount(answer.events);
      if (atDesk) this.desk.keepFocus();
      this.coach.moved(what);
      this.guide?.moved();
    } catch (error) {
      this.busy = false;
      const { code, message, rule } = /** @type {Thrown} */ (error);
      if (code === "changed_elsewhere") this.elsewhere.changed();
      else if (code === "no_such_game") this.elsewhere.gone(message);
      else if (this.state.version !== before.version) this.elsewhere.stuck(error, message);
      else this.desk.tell(message, { kind: "warning", rule });
    }
  }

  /**
   * @param {Doing} what
   * @param {GameEvent[]} events
   * @param {Position} before
   */
  async animate(what, events, before) {
    const { state } = this;
    if (what !== "act") {
      this.board.show(state.position);
      return;
    }
    this.live.append(h("p", {}, events.map((event) => event.text).join(" ")));
    while (this.live.children.length > 5) this.live.firstChild?.remove();
    this.desk.wait();
    await this.animator.run(events, before, state.position, (/** @type {GameEvent} */ event, /** @type {Position} */ shown) => {
      if (state !== this.state) return;
      this.desk.follow(event, shown);
      if (event.event === "hit") this.board.burn(this.log.hitColumns(state.step));
    });
    if (state !== this.state) this.board.show(this.state.position);
  }

  /** The game has changed: what was in hand and what was said is about another one. */
  forget() {
    this.select(NOTHING);
    this.wishes.kind = null;
    this.element.classList.remove("cards-open");
    this.coach.forget();
    this.desk.tell("");
  }

  /** @param {Action} action */
  doIfLegal(action) {
    return this.state.can(action.do) ? this.act(action) : null;
  }

  // --- drawing ---

  refresh() {
    const { position, version } = this.state;
    this.board.show(position);
    this.board.burn(this.log.hitColumns(this.state.step));
    this.redraw();
    this.describeBoard();
    replace(this.banner, position.result && !isPast(this.selection) ? drawEnd(this, position.result) : []);
    this.elsewhere.hear(version); // what was heard meanwhile still holds
    this.element.dataset.version = String(version); // tests wait until a move is shown
  }

  /** Desk and board as they are with what is selected. */
  redraw() {
    this.desk.draw();
    this.desk.tell("");
    markBoard(this);
  }

  /** What the coach marks has changed: on the dice, the options and the board. */
  refreshAdvice() {
    const focused = document.activeElement?.closest("[data-worker]")?.getAttribute("data-worker");
    this.desk.draw();
    if (focused) focusOn(this.desk.hand, `[data-worker="${focused}"]`);
    this.coach.mark();
  }

  /** What is shown, in words: now, or a moment of the past. */
  describeBoard() {
    describe(this.words, this.board.position, this.table, (at) => this.board.isExcavated(at));
  }

  // --- selecting ---

  /**
   * Take something in hand, in place of whatever was there. Who selects also draws.
   * @param {Selection} selection
   */
  select(selection) {
    this.selection = selection;
    this.held = false;
    this.board.clearPreview();
  }

  escape() {
    const { selection } = this;
    this.animator.finish();
    if (selection.kind === "moment") this.moments.backToNow();
    else if (selection.kind === "ability") arm(this, null);
    else if (selection.kind === "colour") this.dropColour();
    else if (selection.kind === "die") this.pick(selection.worker);
    this.log.closeSheet();
    this.desk.cards.open(false);
    this.desk.overview.toggle(false);
  }

  /**
   * Take a die in hand, or put it back.
   * @param {number} worker
   */
  async pick(worker) {
    if (isPast(this.selection)) return;
    if (this.animator.running) {
      this.animator.finish();
      await this.settled;
      const { phase, workers } = this.state.position;
      if (phase !== "dice" || !inHand(workers[worker])) return;
    }
    const hadFocus = this.desk.hand.contains(document.activeElement);
    this.desk.overview.giveWay();
    this.select(pickedDie(this.selection) === worker ? NOTHING : { kind: "die", worker, chosen: null });
    this.redraw();
    if (hadFocus) focusOn(this.desk.hand, `[data-worker="${worker}"]`); // drawn anew
    this.guide?.picked(pickedDie(this.selection));
  }

  /**
   * With a finger there is no hovering: the first tap shows, the second does.
   * @param {Space} at
   */
  choose(at) {
    const asked = this.selection.kind === "colour";
    this.select(withSpace(this.selection, at));
    if (asked) this.redraw(); // the question is gone
    this.look(at);
    this.board.choose(at);
    this.desk.drawConfirm();
  }

  /** No space is chosen any more; the die stays in hand. */
  unchoose() {
    this.select(withSpace(this.selection, null));
    this.lookAway();
    this.desk.drawConfirm();
  }

  /**
   * A2: which explosions are the fighters of a room aimed at?
   * @param {[Forecast, Forecast]} forecasts
   */
  askColour(forecasts) {
    this.select({ kind: "colour", forecasts });
    this.redraw();
    this.show(bothColours(...forecasts));
    focusOn(this.desk.confirm, "button");
  }

  /** The question is taken back. */
  dropColour() {
    this.select(NOTHING);
    this.redraw();
  }

  // --- the board is pressed ---

  /**
   * @param {Space} at
   * @param {Event | null} event
   */
  pressSpace(at, event) {
    if (this.animator.running) {
      this.animator.press();
      return;
    }
    const forecast = isPast(this.selection) ? null : forecastAt(this, at);
    if (!forecast || (stateOf(forecast, this.state.position.phase) === "plain" && !forecast.legal)) {
      explainSpace(this, at, forecast);
    } else if (!forecast.legal) {
      this.held = false;
      this.show(forecast);
      this.held = true;
    } else if (forecast.colours) this.askColour(forecast.colours);
    else if (isTouch(event) && forecast.action.do !== "raise" && !this.isChosen(at)) this.choose(at);
    else this.act(forecast.action);
  }

  /** @param {Space} at */
  isChosen(at) {
    const chosen = chosenSpace(this.selection);
    return chosen !== null && spaceKey(chosen) === spaceKey(at);
  }

  /** @param {number} column */
  pressDrop(column) {
    if (this.animator.running) return this.animator.press();
    const action = spawns(this).find((spawn) => spawn.column === column);
    return action ? this.act(action) : null;
  }

  // --- looking ---

  /** @param {Space} at */
  look(at) {
    if (isPast(this.selection) || this.animator.running) return;
    const forecast = forecastAt(this, at);
    if (!forecast || stateOf(forecast, this.state.position.phase) === "plain") return;
    this.show(forecast);
  }

  /** @param {number} column */
  lookDrop(column) {
    const action = spawns(this).find((spawn) => spawn.column === column);
    const forecast = action && this.state.foreseen(action);
    if (forecast) this.show(forecast);
  }

  /** Back to what is selected, or to nothing. */
  lookAway() {
    const { selection } = this;
    const [chosen, aimed] = [chosenSpace(selection), aimedForecast(selection)];
    if (chosen) this.look(chosen);
    else if (aimed) this.show(aimed);
    else if (selection.kind === "colour") this.show(bothColours(...selection.forecasts));
    else {
      clearTimeout(this.resting);
      this.board.clearPreview();
      if (!this.held) this.desk.tell("");
    }
  }

  /**
   * What a move would do, on the board and in words. Words that were asked for give way late.
   * @param {ShownForecast} forecast
   */
  show(forecast) {
    clearTimeout(this.resting);
    this.board.preview(forecast);
    if (this.held) this.resting = setTimeout(() => this.tell(forecast), REST);
    else this.tell(forecast);
  }

  /** @param {ShownForecast} forecast */
  tell(forecast) {
    this.held = false;
    if (forecast.legal) this.desk.foretell(tellings(forecast, this.table), leavesOpen(forecast, this.state.position));
    else this.desk.tell(forecast.message, { kind: "warning", rule: forecast.rule });
  }

  async reload() {
    try {
      this.state = new GameState(await get(this.path));
      this.moments.forget();
      this.forget();
      await this.log.load();
      this.refresh();
      this.coach.moved("load");
      this.guide?.moved();
    } catch (error) {
      this.app.trouble(error);
    }
  }
}
