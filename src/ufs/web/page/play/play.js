// The screen where the game is played: the board, the desk beside it, and the log.

import { get, post } from "../core/transport.js";
import { actionKey } from "./advice.js";
import { Animator } from "../board/animate.js";
import { Board } from "../board/board.js";
import { spaceKey } from "../board/geometry.js";
import { Coach } from "./coach.js";
import { capital, describe, goalLines, onSpace, signName, spaceName, specialName } from "../board/describe.js";
import { Desk } from "./desk.js";
import { h, needStyle, replace } from "../core/dom.js";
import { forkGame } from "../screens/game_list.js";
import { isTutorial } from "../learn/tutorial_state.js";
import { keys } from "./keys.js";
import { Log } from "./log.js";
import { drawEnd } from "./ending.js";
import { explosion } from "../board/pieces.js";
import { giveSound } from "./hearing.js";
import { inHand } from "./tray.js";
import { has, t, useBook } from "../core/words.js";

const GAP = 14; // pixels between board and panels
const REST = 500; // milliseconds over a space until its words replace others

export async function show(main, { params, app }) {
  if (isTutorial(params[0])) return (await import("../learn/tutorial.js")).show(main, { app });
  await needStyle("play/play.css");
  return openGame(main, params[0], app);
}

/** Open a game. A `guide` (the tutorial, a puzzle) may forbid moves and is told of every one. */
export async function openGame(main, id, app, guide = null) {
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

class Session {
  constructor(view, app, guide) {
    this.app = app;
    this.guide = guide;
    this.id = view.id;
    this.table = view.table;
    this.take(view);
    this.view = view;
    this.newest = view.version; // of all versions heard of; another window may be ahead
    this.picked = null; // the worker that is to be placed
    this.chosen = null; // the space that was tapped once
    this.armed = null; // the ability whose target is asked for
    this.aimed = null; // the forecast of it that waits for a yes
    this.colours = null; // A2: two forecasts, one for each colour that fighters can be aimed at
    this.held = false; // whether somebody asked for the words on the desk: then they stay a while
    this.robot = 0; // the blue die a new robot takes
    this.kind = null; // the kind of ship that spawns (pnp1)
    this.moment = null; // the step that is looked at, or null for now
    this.wanted = null; // the step somebody asked to look at last
    this.busy = false;
    this.board = new Board(this.table, {
      space: (at, event) => this.pressSpace(at, event),
      enter: (at) => this.look(at),
      leave: () => this.lookAway(),
      drop: (column) => this.pressDrop(column),
      enterDrop: (column) => this.lookDrop(column),
      column: (column, event) => this.pressColumn(column, event),
      enterColumn: (column) => this.lookColumn(column),
      inspect: (name) => this.inspect(name),
      inspectSky: (at) => this.inspectSky(at),
    });
    this.animator = new Animator(this.board, () => this.app.settings);
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
  }

  take(answer) {
    this.version = answer.version;
    this.position = answer.position;
    this.actions = answer.actions;
    this.step = answer.step;
    this.doing = answer.doing; // the step of a round that is on
    this.canUndo = answer.undo;
    this.canRedo = answer.redo;
    this.corrected = answer.corrected;
    this.next = answer.next; // ways to play on after the end
    this.forecasts = new Map(answer.forecasts.map((forecast) => [actionKey(forecast.action), forecast]));
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
    this.channel = new BroadcastChannel("ufs-games");
    this.channel.onmessage = ({ data }) => data.id === this.id && this.hear(data.version);
    this.watcher = new ResizeObserver(() => this.fitBoard());
    this.watcher.observe(this.element);
    this.watcher.observe(this.desk.element);
    this.board.show(this.position);
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
    this.channel?.close();
    this.coach.end();
    this.animator.finish();
    this.guide?.end();
    this.endSound?.();
  }

  // --- doing ---

  /** Carry out an action; whatever is being shown is finished first. */
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
    return Boolean(this.guide) && !this.guide.takesBack;
  }

  undo() {
    return this.canUndo && !this.goesAhead ? this.change("undo") : null;
  }

  redo() {
    return this.canRedo && !this.goesAhead ? this.change("redo") : null;
  }

  /** A moment of the past can only be looked at: what is done to the game should be seen. */
  change(what, body = {}) {
    if (this.busy || this.moment !== null) return null;
    this.settled = this.carryOut(what, body);
    return this.settled;
  }

  async carryOut(what, body) {
    this.animator.finish();
    this.busy = true;
    const { version, position: before } = this;
    const atDesk = this.desk.element.contains(document.activeElement);
    try {
      const answer = await post(`${this.path}/${what}`, { version: this.version, ...body });
      this.take(answer);
      this.channel.postMessage({ id: this.id, version: this.version });
      this.forget();
      this.busy = false;
      this.log.after(what, body.action, answer);
      await this.animate(what, answer, before);
      if (this.version !== answer.version) return; // somebody was quicker than the pictures
      this.refresh();
      if (this.view.dice === "manual" && what === "act" && !this.guide) this.desk.recount(answer.events);
      if (atDesk) this.desk.keepFocus();
      this.coach.moved(what);
      this.guide?.moved();
    } catch (error) {
      this.busy = false;
      if (error.code === "changed_elsewhere") this.changedElsewhere();
      else if (error.code === "no_such_game") this.gone(error);
      else if (this.version !== version) this.stuck(error);
      else this.desk.tell(error.message, { kind: "warning", rule: error.rule });
    }
  }

  async animate(what, answer, before) {
    const version = answer.version;
    if (what !== "act") {
      this.board.show(this.position);
      return;
    }
    this.live.append(h("p", {}, answer.events.map((event) => event.text).join(" ")));
    while (this.live.children.length > 5) this.live.firstChild.remove();
    this.desk.wait();
    await this.animator.run(answer.events, before, answer.position, (event, shown) => {
      if (version === this.version) this.desk.follow(event, shown);
    });
    if (version !== this.version) this.board.show(this.position);
  }

  forget() {
    this.picked = null;
    this.chosen = null;
    this.armed = null;
    this.aimed = null;
    this.colours = null;
    this.kind = null;
    this.held = false;
    this.board.clearPreview();
    this.element.classList.remove("cards-open");
    this.coach.forget();
    this.desk.tell("");
  }

  /** What the coach marks has changed: on the dice, the options and the board. */
  refreshAdvice() {
    const focused = document.activeElement?.closest?.("[data-worker]")?.dataset.worker;
    this.desk.draw();
    if (focused !== undefined) this.desk.hand.querySelector(`[data-worker="${focused}"]`)?.focus({ preventScroll: true });
    this.coach.mark();
  }

  foreseen(action) {
    return this.forecasts.get(actionKey(action));
  }

  refresh() {
    this.board.show(this.position);
    this.desk.draw();
    this.desk.tell("");
    this.markSpaces();
    this.describeBoard();
    replace(this.banner, this.position.result && this.moment === null ? drawEnd(this) : []);
    this.hear(this.version); // what was heard meanwhile still holds
    this.element.dataset.version = this.version; // tests wait until a move is shown
  }

  /** What is shown, in words: now, or a moment of the past. */
  describeBoard() {
    describe(this.words, this.board.position, this.table, (at) => this.board.isExcavated(at));
  }

  doIfLegal(action) {
    return this.actions.some((one) => one.do === action.do) ? this.act(action) : null;
  }

  escape() {
    this.animator.finish();
    if (this.moment !== null) this.backToNow();
    else if (this.armed) this.arm(null);
    else if (this.colours) this.askColour(null);
    else if (this.picked !== null) this.pick(this.picked);
    this.log.closeSheet();
    this.desk.cards.open(false);
    this.desk.overview.toggle(false);
  }

  // --- abilities ---

  /** The forecasts of a chosen ability, one for each target. */
  targetsOf({ owner, id }) {
    return [...this.forecasts.values()].filter(({ action }) => action.do === owner && (owner === "city" || action.id === id));
  }

  get aimsAtDice() {
    return ["die", "change"].includes(this.armed?.target);
  }

  /** Take an ability in hand, or put it back (null, or once more). Its target is asked for, or a yes. */
  arm(ability) {
    if (this.animator.running || this.busy) return this.animator.finish();
    const targets = ability ? this.targetsOf(ability) : [];
    const possible = targets.filter(({ legal }) => legal);
    const before = this.armed;
    this.armed = ability === before || possible.length === 0 || this.moment !== null ? null : ability;
    this.aimed = this.armed && !this.armed.target ? possible[0] : null;
    this.colours = this.armed?.target === "colour" ? possible : null;
    [this.picked, this.chosen, this.held] = [null, null, false];
    this.board.clearPreview();
    this.element.classList.remove("cards-open");
    this.desk.draw();
    this.markSpaces();
    this.desk.tell("");
    if (this.armed) this.aim(possible);
    else if (before) this.desk.cards.list.querySelector(`[data-ability="${before.label}"]`)?.focus({ preventScroll: true });
    else if (targets.length > 0) {
      this.desk.tell(targets[0].message, { kind: "warning", rule: targets[0].rule });
      this.held = true;
    }
    return null;
  }

  /** Show what can be aimed at, and go there with the focus. */
  aim(possible) {
    if (this.aimed) {
      this.show(this.aimed);
      this.desk.confirm.querySelector("button").focus({ preventScroll: true });
    } else if (this.colours) this.desk.confirm.querySelector("button").focus({ preventScroll: true });
    else if (this.aimsAtDice) this.desk.hand.querySelector(".turn").focus({ preventScroll: true });
    else this.board.hits.focusColumn("column", Math.min(...possible.map(({ action }) => action.column)), 1);
  }

  forecastOfColumn(column) {
    return this.armed ? this.targetsOf(this.armed).find(({ action }) => action.column === column) : null;
  }

  lookColumn(column) {
    const forecast = this.forecastOfColumn(column);
    if (forecast && !this.aimed) this.show(forecast);
  }

  /** With a finger the first tap shows, the second does. */
  pressColumn(column, event) {
    const forecast = this.forecastOfColumn(column);
    if (!forecast?.legal) return null;
    if (event.pointerType !== "touch" || this.aimed === forecast) return this.act(forecast.action);
    this.aimed = forecast;
    this.show(forecast);
    this.board.hits.columns.forEach((hit, n) => hit.classList.toggle("chosen", n + 1 === column));
    this.desk.drawConfirm();
    return null;
  }

  /** What an ability would do, where it needs no target. */
  lookAbility(ability) {
    const [first] = this.targetsOf(ability);
    if (first?.legal && !ability.target && !this.animator.running) this.show(first);
  }

  // --- choosing ---

  async pick(worker) {
    if (this.moment !== null) return;
    if (this.animator.running) {
      this.animator.finish();
      await this.settled;
      if (this.position.phase !== "dice" || !inHand(this.position.workers[worker])) return;
    }
    const hadFocus = this.desk.hand.contains(document.activeElement);
    this.desk.overview.giveWay();
    this.chosen = null;
    this.armed = null;
    this.aimed = null;
    this.colours = null;
    this.held = false;
    this.picked = this.picked === worker ? null : worker;
    this.board.clearPreview();
    this.desk.draw();
    if (hadFocus) this.desk.hand.querySelector(`[data-worker="${worker}"]`)?.focus({ preventScroll: true }); // drawn anew
    this.desk.tell("");
    this.markSpaces();
    this.guide?.picked(this.picked);
  }

  /** The action that pressing a space means now, if it means one. */
  actionAt(at) {
    const { phase } = this.position;
    if (this.picked !== null) return { do: "place", worker: this.picked, space: at };
    if (this.armed) return this.turnAt(at);
    if (phase !== "rooms") return null;
    if (this.raises.length > 0) return this.raiseAt(at);
    if (this.installs) return this.installAt(at);
    const ahead = this.foreseen({ do: "excavate" })?.room.space; // where the die ahead of the excavator lies
    if (ahead && spaceKey(ahead) === spaceKey(at)) return { do: "excavate" };
    const room = this.roomAt(at);
    if (!room) return null;
    const use = { do: "use", space: room.spaces[0] };
    return this.foreseen(use) ? use : { ...use, at: "yellow" };
  }

  /** A5: the points of a command room are dealt out now. */
  get raises() {
    return this.actions.filter((action) => action.do === "raise");
  }

  raiseAt(at) {
    const worker = this.position.workers.findIndex(({ space }) => space && spaceKey(space) === spaceKey(at));
    return worker < 0 ? null : { do: "raise", worker };
  }

  /** The turn of the die on this space, if it can be turned one way only. */
  turnAt(at) {
    const lies = ({ action }) => spaceKey(this.position.workers[action.worker].space ?? []) === spaceKey(at);
    return this.armed.target === "die" ? this.targetsOf(this.armed).find(lies)?.action : null;
  }

  /** Whether a robot is to be installed now. In pnp1 it waits until the rooms have been used. */
  get installs() {
    return this.actions.some((action) => action.do === "install");
  }

  installAt(at) {
    const possible = this.actions.filter((action) => action.do === "install" && spaceKey(action.space) === spaceKey(at));
    return possible.find((action) => action.robot === this.robot) ?? possible[0] ?? { do: "install", space: at, robot: this.robot };
  }

  roomAt([row, column]) {
    const { room } = this.table.spaces[row - 1][column - 1];
    return room === null ? null : this.table.rooms[room];
  }

  forecastAt(at) {
    const action = this.actionAt(at);
    if (!action) return null;
    const found = this.foreseen(action);
    if (found && action.at) return bothColours(found, this.foreseen({ ...action, at: "red" }));
    if (found || action.do !== "install") return found ?? null;
    return [...this.forecasts.values()].find((one) => one.action.do === "install" && spaceKey(one.action.space) === spaceKey(at)) ?? null;
  }

  markSpaces() {
    const states = new Map();
    const columns = new Set();
    for (let row = 1; row <= 6; row += 1) {
      for (let column = 1; column <= 5; column += 1) {
        const at = [row, column];
        const forecast = this.moment === null ? this.forecastAt(at) : null;
        const state = stateOf(forecast, this.position.phase);
        if (forecast?.legal) columns.add(column);
        states.set(spaceKey(at), { state, label: this.labelOf(at, forecast) });
      }
    }
    this.board.setSpaces(states);
    this.board.tint(this.picked !== null ? [...columns] : []);
    this.markColumns();
    this.markDrops();
  }

  markColumns() {
    const targets = this.armed?.target === "column" ? this.targetsOf(this.armed).filter(({ legal }) => legal) : [];
    this.board.setColumns(new Map(targets.map(({ action: { column }, message }) => [column, `${t("spawn-here", { column })}. ${message}`])));
    if (targets.length > 0) this.board.tint(targets.map(({ action }) => action.column));
  }

  markDrops() {
    const drops = new Map();
    if (this.position.phase === "spawn" && this.moment === null) {
      for (const { column } of this.spawns()) drops.set(column, t("spawn-here", { column }));
    }
    this.board.setDrops(drops);
    this.coach.mark();
  }

  /** The spawns of the kind that is chosen; mostly there is only one kind. */
  spawns() {
    const all = this.actions.filter((action) => action.do === "spawn");
    const kinds = [...new Set(all.map((action) => action.kind))];
    const kind = kinds.includes(this.kind) ? this.kind : kinds[0];
    return all.filter((action) => action.kind === kind);
  }

  labelOf(at, forecast) {
    const [row, column] = at;
    const { position } = this.board; // what is shown: perhaps a moment long ago
    const parts = [t("space-label", { row, column }), spaceName(this.table, at), ...onSpace(position, at)];
    if (!this.board.isExcavated(at, position.excavator)) parts.push(t("unexcavated"));
    if (forecast && !forecast.legal) parts.push(forecast.message);
    if (forecast?.legal) parts.push(t("possible"), ...this.tellings(forecast));
    return parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(" ");
  }

  tellings(forecast) {
    if (["character", "city"].includes(forecast.action.do)) return [forecast.message];
    if (forecast.action.do === "raise") return [forecast.message];
    if (forecast.lines) return forecast.lines;
    const often = (name) => forecast.events.filter(({ event }) => event === name).length > 2; // the board shows these
    const told = ["place", "use", "round", "phase", "roll", "unused", "too_far", ...["ability", "rise", "energy"].filter(often)];
    const lines = forecast.events.filter((event) => !told.includes(event.event)).flatMap((event) => this.telling(event, forecast.events));
    return forecast.room ? [...lines, forecast.room.text] : lines;
  }

  /** A sentence for an event; a ship that stays on an explosion says so, it can be shot there. */
  telling(event, events) {
    if (event.event !== "descend" || event.city) return [event.text];
    const [row, column] = event.to;
    const [number, red] = explosion(this.table.sky[row - 1]?.tokens[column - 1] ?? "");
    const moves = events.some((other) => other !== event && other.ship === event.ship && ["shift", "lift"].includes(other.event));
    return number && !moves ? [`${event.text} ${t(red ? "stands-on-red" : "stands-on", { number })}`] : [event.text];
  }

  // --- the board is pressed ---

  pressSpace(at, event) {
    if (this.animator.running) {
      this.animator.finish();
      return;
    }
    const forecast = this.moment === null ? this.forecastAt(at) : null;
    if (!forecast || (stateOf(forecast, this.position.phase) === "plain" && !forecast.legal)) {
      this.inspectSpace(at, forecast);
    } else if (!forecast.legal) {
      this.held = false;
      this.show(forecast);
      this.held = true;
    } else if (forecast.colours) this.askColour(forecast.colours);
    else if (event?.pointerType === "touch" && forecast.action.do !== "raise" && !this.isChosen(at)) {
      this.choose(at);
    } else this.act(forecast.action);
  }

  /** A2: which explosions are the fighters of a room aimed at? null takes the question back. */
  askColour(colours) {
    this.colours = colours;
    [this.chosen, this.held] = [null, false];
    this.board.clearPreview();
    this.desk.draw();
    if (!colours) {
      this.desk.tell("");
      return;
    }
    this.show(bothColours(...colours));
    this.desk.confirm.querySelector("button").focus({ preventScroll: true });
  }

  isChosen(at) {
    return this.chosen !== null && spaceKey(this.chosen) === spaceKey(at);
  }

  /** With a finger there is no hovering: the first tap shows, the second does. */
  choose(at) {
    this.chosen = at;
    this.held = false;
    this.look(at);
    for (const [key, hit] of this.board.hits.spaces) hit.classList.toggle("chosen", key === spaceKey(at));
    this.desk.drawConfirm();
  }

  pressDrop(column) {
    if (this.animator.running) return this.animator.finish();
    const action = this.spawns().find((spawn) => spawn.column === column);
    return action ? this.act(action) : null;
  }

  look(at) {
    if (this.moment !== null || this.animator.running) return;
    const forecast = this.forecastAt(at);
    if (!forecast || stateOf(forecast, this.position.phase) === "plain") return;
    this.show(forecast);
  }

  lookDrop(column) {
    const action = this.spawns().find((spawn) => spawn.column === column);
    const forecast = action && this.foreseen(action);
    if (forecast) this.show(forecast);
  }

  /** What a move would do, on the board and in words. Words that were asked for give way late. */
  show(forecast) {
    clearTimeout(this.resting);
    this.board.preview(forecast);
    if (this.held) this.resting = setTimeout(() => this.tell(forecast), REST);
    else this.tell(forecast);
  }

  tell(forecast) {
    this.held = false;
    if (forecast.legal) this.desk.foretell(this.tellings(forecast), this.leavesOpen(forecast));
    else this.desk.tell(forecast.message, { kind: "warning", rule: forecast.rule });
  }

  /** The columns that still wait for a die after this one. */
  leavesOpen({ action }) {
    if (action.do !== "place") return null;
    const taken = this.position.workers.flatMap(({ space }) => (space ? [space[1]] : []));
    return [1, 2, 3, 4, 5].filter((column) => column !== action.space[1] && !taken.includes(column));
  }

  lookAway() {
    if (this.chosen !== null) {
      this.look(this.chosen);
      return;
    }
    if (this.aimed) {
      this.show(this.aimed);
      return;
    }
    if (this.colours && !this.armed) {
      this.show(bothColours(...this.colours));
      return;
    }
    clearTimeout(this.resting);
    this.board.clearPreview();
    if (!this.held) this.desk.tell("");
  }

  // --- explaining ---

  /** On the way to the link in these words the pointer may cross half the board. */
  explain(title, text, link) {
    this.held = true;
    this.desk.explain(title, text, link);
  }

  inspect(name) {
    if (name.startsWith("goal-")) {
      this.explain(t("goal-title"), goalLines(this.board.position, this.table).join(" "), "#/rules/F36");
      return;
    }
    this.explain(t(`icon-${name}-title`), t(`icon-${name}`), `#/rules/icon-${name}`);
  }

  inspectSky(at) {
    if (!at) return;
    const [row, column] = at;
    if (row <= this.position.mothership) {
      this.inspect(row === this.position.mothership ? "drop-point" : "mothership");
      return;
    }
    const printed = this.table.sky[row - 1];
    const sign = printed?.tokens[column - 1];
    const names = { "<": "arrow-left", ">": "arrow-right", M: "icon" };
    const special = printed?.specials[sign];
    if (special?.effect === "teleport") {
      this.inspect("teleport");
      this.board.showPair(at);
    } else if (special) this.explain(capital(signName(printed, column)), `${capital(specialName(special))}. ${t("icon-special")}`, "#/rules/icon-special");
    else if (signName(printed, column)) this.inspect(names[sign] ?? (explosion(sign)[1] ? "red-explosion" : "explosion"));
  }

  inspectSpace(at, forecast) {
    const space = this.table.spaces[at[0] - 1][at[1] - 1];
    const room = this.roomAt(at);
    const names = room ? room.effects.map((name) => (name === "robot" ? "robot-room" : name)) : [space.kind];
    const texts = names.map((name) => (has(`icon-${name}`) ? t(`icon-${name}`) : ""));
    if (room?.spaces.length > 1) texts.push(t("icon-large-room"));
    if (forecast && !forecast.legal) texts.unshift(forecast.message);
    this.explain(spaceName(this.table, at), texts.join(" "), `#/rules/icon-${names[0]}`);
  }

  explainRule(rule) {
    this.explain(`${rule} · ${t(`rule-${rule}-title`)}`, t(`rule-${rule}`), `#/rules/${rule}`);
  }

  // --- looking back ---

  async goToMoment(step) {
    this.wanted = step;
    this.animator.finish();
    await this.settled; // or the end of a move would be drawn over the moment
    if (step === this.step) {
      this.backToNow();
      return;
    }
    let position;
    try {
      ({ position } = await get(`${this.path}/moments/${step}`));
    } catch (error) {
      this.app.trouble(error);
      return;
    }
    if (this.wanted !== step) return; // somebody has changed their mind
    this.moment = step;
    this.picked = null;
    this.armed = null;
    this.aimed = null;
    this.colours = null;
    this.element.classList.remove("sheet-open");
    this.board.clearPreview();
    this.board.show(position);
    this.desk.draw();
    this.desk.showStanding(position);
    this.markSpaces();
    this.log.mark();
    this.describeBoard();
    replace(this.banner);
    this.desk.showMoment(position, this.momentChoice(step));
  }

  momentChoice(step) {
    return h(
      "div",
      { class: "moment buttons", role: "status" },
      h("p", {}, t("moment", { step, of: this.step })),
      h("button", { class: "primary", onclick: () => this.backToNow() }, t("moment-back")),
      this.guide ? null : h("button", { onclick: () => this.fork(step) }, t("moment-fork")),
    );
  }

  backToNow() {
    this.wanted = null;
    this.moment = null;
    this.log.mark();
    this.refresh();
  }

  fork(step) {
    return forkGame(this, step);
  }

  // --- when it does not go on here ---

  /** A sentence over the board, and the way on. */
  notice(text, way) {
    replace(this.banner, h("div", { class: "banner", role: "alert" }, h("p", {}, text), way));
  }

  loadButton() {
    return h("button", { class: "primary", onclick: () => this.reload() }, t("reload-game"));
  }

  /** The game was deleted while it was open here. */
  gone(error) {
    this.notice(error.message, h("a", { class: "button primary", href: "#/" }, t("nav-home")));
  }

  /** The move is made, but could not be shown: a bug of ours. */
  stuck(error) {
    console.error(error);
    this.refresh();
    this.notice(error.message, this.loadButton());
  }

  /** Some window has the game at this version. */
  hear(version) {
    this.newest = Math.max(this.newest, version);
    if (this.newest > this.version) this.changedElsewhere();
  }

  changedElsewhere() {
    this.notice(t("changed-elsewhere"), this.loadButton());
  }

  async reload() {
    try {
      this.take(await get(this.path));
      this.wanted = null;
      this.moment = null;
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

/** In the rooms phase only what can be done lights up; in the dice phase the rest is dimmed too. */
function stateOf(forecast, phase) {
  if (!forecast) return "plain";
  if (forecast.events?.some(({ event }) => event === "given_up")) return "costly"; // B1
  if (forecast.legal) return forecast.room?.effects[0] === "dig" && forecast.room.results.length === 0 ? "useless" : "legal";
  return phase === "dice" || ["install", "raise"].includes(forecast.action.do) ? "illegal" : "plain";
}

/** A2: fighters at the one colour or at the other, seen together; they are legal or not alike. */
function bothColours(yellow, red) {
  const aimed = red.room?.results.filter(({ effect }) => effect === "fighters") ?? [];
  const room = { ...yellow.room, results: [...yellow.room.results, ...aimed] };
  const lines = [...new Set([yellow, red].map((one) => one.room.text))];
  return { ...yellow, room, lines, colours: yellow.legal ? [yellow, red] : null, events: [] };
}

