// Corrections beside the real board: any fact on the table is set by hand. What would change is shown before it is done.

import { post } from "../core/transport.js";
import { Board } from "../board/board.js";
import { spaceKey } from "../board/geometry.js";
import { capital } from "../board/describe.js";
import { openDialog } from "../core/dialog.js";
import { focusOn, h, needStyle, replace } from "../core/dom.js";
import { choice } from "../core/fields.js";
import { die, excavator, picture, ship } from "../board/pieces.js";
import { t } from "../core/words.js";

/** @import { Child, InstallShape, Position, RobotShape, ShipShape, Space, TableAbility, Thrown, WhyAnswer, WorkerShape } from "../core/types.js" */
/** @import { Session } from "./play.js" */

/**
 * A position that is being changed.
 * @typedef {Position & {tokens: number, install: InstallShape | null, points: number}} Draft
 */
/**
 * A list of pieces and the number of one; of the excavator there is one.
 * @typedef {[list: "ships" | "workers" | "robots" | "excavator", n: number]} Piece
 */
/**
 * What has a number.
 * @typedef {"energy" | "damage" | "research" | "mothership" | "round" | "tokens" | "smoke" | "supplies" | "destroyed" | "points"} Figure
 */

/** @type {(keyof Draft)[]} */
const FIELDS = [
  "energy", "damage", "research", "mothership", "round", "tokens", "excavator", "workers", "robots", "ships", "install", "phase", "result",
  "spent", "smoke", "supplies", "held", "destroyed", "core_shot", "points",
];
const MOST_TOKENS = 999;
const NAMES = { workers: ["P1", "P2", "P3", "W1", "W2"], robots: ["R1", "R2"] };
const same = (/** @type {unknown} */ one, /** @type {unknown} */ other) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
/** Where a ship is in the sky, or null. */
const inSky = (/** @type {ShipShape} */ { at }) => (Array.isArray(at) ? at : null);

/** @param {Session} session */
export async function openCorrect(session) {
  await Promise.all([session.app.needWords(), ...["screens/screens.css", "play/correct.css"].map(needStyle)]); // whoever reloads a game has not been on another screen
  const facts = await openDialog(t("correct-title"), (/** @type {(facts?: Partial<Draft>) => void} */ close) => new Correct(session, close).element, "correct");
  if (facts) await session.act({ do: "correct", set: facts });
}

class Correct {
  /**
   * @param {Session} session
   * @param {(facts?: Partial<Draft>) => void} close
   */
  constructor(session, close) {
    this.session = session;
    this.table = session.table;
    /** @type {Draft} */
    this.draft = structuredClone({ tokens: 0, install: null, points: 0, ...session.state.position });
    this.before = structuredClone(this.draft);
    /** @type {Piece | null} */
    this.chosen = null;
    this.asked = 0;
    this.board = new Board(this.table, { space: (/** @type {Space} */ at) => this.pressSpace(at) });
    this.board.onFit = () => {
      for (const hit of this.board.element.querySelectorAll("[tabindex]")) hit.setAttribute("tabindex", "-1"); // the fields have it all
    };
    this.board.onFit();
    this.board.element.addEventListener("click", (event) => (event.target instanceof Element && event.target.closest("[data-space]")) || this.pressSky(this.board.skyAt(event)));
    this.fields = h("div", { class: "correct-fields" });
    this.changes = h("div", { class: "correct-changes", role: "status" });
    this.apply = h("button", { type: "button", class: "primary", disabled: true, onclick: () => close(this.facts()) }, t("correct-apply"));
    const holder = h("div", { class: "correct-board", "aria-hidden": "true" }, this.board.element);
    this.board.fitTo(holder);
    this.element = [
      h("p", { class: "hint" }, t("correct-hint")),
      h("div", { class: "correct-pair" }, this.fields, holder),
      h("div", { class: "correct-end" }, this.changes, h("div", { class: "row end" }, h("button", { type: "button", onclick: () => close() }, t("cancel")), this.apply)),
    ];
    this.draw();
  }

  /**
   * What differs from the game, as a position says it.
   * @returns {Partial<Draft>}
   */
  facts() {
    return Object.fromEntries(FIELDS.filter((name) => !same(this.draft[name], this.before[name])).map((name) => [name, this.draft[name]]));
  }

  // --- drawing: everything anew, and the focus where it was ---

  draw() {
    const focused = document.activeElement?.getAttribute("data-key");
    replace(this.fields, this.drawTracks(), this.drawPieces(), this.drawOthers(), this.drawEnd());
    if (focused) this.focusAgain(focused);
    this.board.show(this.draft);
    this.ask();
  }

  /**
   * What had the focus is drawn anew; a button that has done all it can leaves it to the opposite one.
   * @param {string} key
   */
  focusAgain(key) {
    const opposite = key.replace(/[+-]$/, key.endsWith("+") ? "-" : "+");
    if (!focusOn(this.fields, `[data-key="${key}"]:not(:disabled)`)) focusOn(this.fields, `[data-key="${opposite}"]`);
  }

  /** @param {() => unknown} work */
  change(work) {
    work();
    this.draw();
  }

  async ask() {
    const mine = (this.asked += 1);
    const facts = this.facts();
    this.apply.disabled = true;
    if (Object.keys(facts).length === 0) return void replace(this.changes, h("p", { class: "hint" }, t("correct-nothing-yet")));
    /** @type {Pick<WhyAnswer, "legal" | "message" | "events">} */
    let told;
    try {
      told = await post(`${this.session.path}/why`, { action: { do: "correct", set: facts } });
    } catch (error) {
      told = { legal: false, message: /** @type {Thrown} */ (error).message, events: [] };
    }
    if (mine !== this.asked) return; // changed again meanwhile
    this.apply.disabled = !told.legal;
    const list = () => [h("h3", {}, t("correct-changes")), h("ul", {}, told.events.filter(({ event }) => event !== "phase").map(({ text }) => h("li", {}, text)))];
    replace(this.changes, told.legal ? list() : h("p", { class: "warning" }, told.message));
  }

  // --- markers ---

  drawTracks() {
    const { draft, table } = this;
    const row = (/** @type {Figure} */ name, /** @type {string} */ label, /** @type {number} */ most, least = 0) => this.figure(name, label, least, most);
    return h(
      "fieldset",
      {},
      h("legend", {}, t("correct-tracks")),
      h(
        "div",
        { class: "correct-tracks" },
        row("energy", t("energy"), table.energy_max),
        row("damage", t("damage"), table.hits),
        row("research", t("research"), table.research.length),
        this.stepper("mothership", t("correct-mothership"), draft.mothership, 0, table.skull_row, (value) => this.moveMothership(value)),
        row("round", t("round-word"), 999, 1),
        row("tokens", t("correct-tokens"), MOST_TOKENS),
      ),
    );
  }

  /**
   * A figure of the draft that is counted up and down.
   * @param {Figure} name
   * @param {string} label
   * @param {number} least
   * @param {number} most
   */
  figure(name, label, least, most) {
    return this.stepper(name, label, this.draft[name] ?? 0, least, most, (value) => (this.draft[name] = value));
  }

  /**
   * Ships on drop points ride along.
   * @param {number} row
   */
  moveMothership(row) {
    const { draft } = this;
    for (const one of draft.ships) {
      const at = inSky(one);
      if (at && at[0] === draft.mothership) one.at = [row, at[1]];
    }
    draft.mothership = row;
  }

  /**
   * @param {string} key
   * @param {string} name
   * @param {number} value
   * @param {number} least
   * @param {number} most
   * @param {(value: number) => unknown} work
   */
  stepper(key, name, value, least, most, work) {
    const button = (/** @type {string} */ sign, /** @type {number} */ by, /** @type {string} */ label) =>
      h("button", { type: "button", "data-key": `${key}${sign === "+" ? "+" : "-"}`, "aria-label": t(label, { name }), disabled: by < 0 ? value <= least : value >= most, onclick: () => this.change(() => work(value + by)) }, sign);
    return h("div", { class: "stepper", role: "group", "aria-label": name }, h("span", {}, name), button("−", -1, "correct-less"), h("output", {}, value), button("+", 1, "correct-more"));
  }

  // --- ships, dice, robots, excavator ---

  drawPieces() {
    const { draft } = this;
    return h(
      "fieldset",
      {},
      h("legend", {}, t("correct-pieces")),
      h("div", { class: "chips" }, draft.ships.map((one, n) => this.chip("ships", n, picture(ship(one.kind), 44, 24), `${t(`ship-${one.kind}`)} S${n + 1}`))),
      h(
        "div",
        { class: "chips" },
        draft.workers.map((one, n) => this.chip("workers", n, picture(die(one.color, one.value), 32, 32), `${t(`worker-row-${one.color}`, { number: n + 1 })}`)),
        draft.robots.map((one, n) => this.chip("robots", n, picture(die("robot", one.value, one), 32, 32), t("correct-robot", { number: n + 1 }))),
        this.chip("excavator", 0, picture(excavator(), 44, 28), t("icon-excavator-title")),
      ),
      this.chosen && this.drawChosen(this.chosen),
    );
  }

  /** @param {Piece} piece */
  nameOf([list, n]) {
    if (list === "excavator") return "";
    return list === "ships" ? `S${n + 1}` : (NAMES[list][n] ?? "");
  }

  /**
   * @param {Piece[0]} list
   * @param {number} n
   * @param {Child} drawing
   * @param {string} label
   */
  chip(list, n, drawing, label) {
    const pressed = this.chosen?.[0] === list && this.chosen[1] === n;
    return h(
      "button",
      { type: "button", class: "chip", "data-key": `${list}${n}`, "aria-pressed": String(pressed), "aria-label": `${label}: ${this.placeOf([list, n])}`, onclick: () => this.choose(pressed ? null : [list, n]) },
      drawing,
      h("span", {}, this.nameOf([list, n])),
    );
  }

  /**
   * What can be done with it may lie below the edge of a phone.
   * @param {Piece | null} piece
   */
  choose(piece) {
    this.change(() => (this.chosen = piece));
    this.fields.querySelector(".chosen-piece")?.scrollIntoView({ block: "nearest" });
  }

  /**
   * @param {Piece} piece
   * @returns {Space | null}
   */
  spaceOf([list, n]) {
    if (list === "excavator") return this.draft.excavator;
    return list === "ships" ? inSky(this.draft.ships[n]) : this.draft[list][n].space;
  }

  /** @param {Piece} piece */
  placeOf([list, n]) {
    const at = this.spaceOf([list, n]);
    if (at) return t("place-short", { row: at[0], column: at[1] });
    if (list === "ships") return t(this.draft.ships[n].at === "supply" ? "correct-supply" : "correct-aboard");
    if (list === "robots") return t("correct-off");
    return t(this.draft.workers[n].resolved ? "correct-resolved" : "correct-hand");
  }

  /**
   * @param {Piece} piece
   * @param {Space} at
   */
  move([list, n], at) {
    const { draft } = this;
    if (list === "excavator") draft.excavator = at;
    else if (list === "ships") draft.ships[n].at = at;
    else if (list === "workers") Object.assign(draft.workers[n], { space: at, resolved: false });
    else draft.robots[n].space = at;
  }

  /** @param {Piece} piece */
  drawChosen(piece) {
    const [list, n] = piece;
    return h(
      "div",
      { class: "chosen-piece", role: "group", "aria-label": this.nameOf(piece) || t("icon-excavator-title") },
      (list === "workers" || list === "robots") && this.faces(this.draft[list][n]),
      this.placeSelects(piece),
      this.states(piece),
    );
  }

  /**
   * What a piece can be besides being somewhere on the board.
   * @param {Piece} piece
   * @returns {Child}
   */
  states([list, n]) {
    const put = (/** @type {string} */ key, /** @type {boolean} */ isSo, /** @type {() => unknown} */ work) =>
      h("button", { type: "button", "data-key": key, "aria-pressed": String(isSo), onclick: () => this.change(work) }, t(key));
    if (list === "ships") {
      const one = this.draft.ships[n];
      const aboard = put("correct-aboard", one.at === "mothership", () => (one.at = "mothership"));
      return [aboard, one.kind !== "basic" && put("correct-supply", one.at === "supply", () => (one.at = "supply"))];
    }
    if (list === "workers") {
      const one = this.draft.workers[n];
      return [
        put("correct-hand", !one.space && !one.resolved, () => Object.assign(one, { space: null, resolved: false })),
        put("correct-resolved", Boolean(one.resolved), () => Object.assign(one, { space: null, resolved: true })),
      ];
    }
    if (list === "excavator") return [];
    const one = this.draft.robots[n];
    return [
      put("correct-off", !one.space, () => Object.assign(one, { space: null, exhausted: false })),
      put("correct-exhausted", Boolean(one.exhausted), () => (one.exhausted = !one.exhausted)),
    ];
  }

  /** @param {WorkerShape | RobotShape} piece */
  faces(piece) {
    const face = (/** @type {number} */ value) => h("button", { type: "button", class: "face", "data-key": `face${value}`, "aria-pressed": String(piece.value === value), onclick: () => this.change(() => (piece.value = value)) }, value);
    return h("div", { class: "faces", role: "group", "aria-label": t("correct-value") }, [1, 2, 3, 4, 5, 6].map(face));
  }

  /**
   * Row and column to choose from; what is nowhere yet goes to the first column of the row.
   * @param {Piece} piece
   */
  placeSelects(piece) {
    const { table, draft } = this;
    const at = this.spaceOf(piece);
    const [first, last] = piece[0] === "ships" ? [draft.mothership, table.city_row - 1] : [1, 6];
    /**
     * @param {string} key
     * @param {number | undefined} now
     * @param {[number, number]} ends
     * @param {(value: number) => Space} work
     */
    const select = (key, now, [from, to], work) =>
      h(
        "label",
        {},
        t(key),
        h(
          "select",
          { "data-key": key, onchange: ({ currentTarget: { value } }) => value && this.change(() => this.move(piece, work(Number(value)))) },
          now === undefined && h("option", { value: "" }, "–"),
          Array.from({ length: to - from + 1 }, (_, i) => h("option", { value: from + i, selected: now === from + i }, from + i)),
        ),
      );
    return [
      select("correct-row", at?.[0], [first, last], (row) => [row, at?.[1] ?? 1]),
      select("correct-column", at?.[1], [1, 5], (column) => [at?.[0] ?? first, column]),
    ];
  }

  // --- the board is pressed: a piece is chosen, or goes there ---

  /** @param {Space | null} at */
  pressSky(at) {
    if (!at || at[0] < this.draft.mothership) return;
    const there = this.draft.ships.map(inSky).findIndex((other) => other && spaceKey(other) === spaceKey(at));
    const { chosen } = this;
    if (there >= 0) this.change(() => (this.chosen = ["ships", there]));
    else if (chosen?.[0] === "ships") this.change(() => this.move(chosen, at));
  }

  /** @param {Space} at */
  pressSpace(at) {
    const { chosen } = this;
    const there = this.dieOn(at);
    if (there && there.join() !== chosen?.join()) this.change(() => (this.chosen = there));
    else if (chosen && chosen[0] !== "ships") this.change(() => this.move(chosen, at));
  }

  /**
   * The worker or the robot on a space, or null.
   * @param {Space} at
   * @returns {Piece | null}
   */
  dieOn(at) {
    const isHere = (/** @type {WorkerShape | RobotShape} */ { space }) => space && spaceKey(space) === spaceKey(at);
    const [worker, robot] = [this.draft.workers.findIndex(isHere), this.draft.robots.findIndex(isHere)];
    if (worker >= 0) return ["workers", worker];
    return robot >= 0 ? ["robots", robot] : null;
  }

  // --- abilities, goals, command rooms: only what this table has ---

  drawOthers() {
    const { draft, table } = this;
    const can = (/** @type {string} */ effect) => table.abilities.some((one) => one.effect === effect);
    const goal = (/** @type {string} */ name) => table.goals.some((one) => one.goal === name);
    const row = (/** @type {Figure} */ name, /** @type {number} */ most) => this.figure(name, t(`correct-${name}`), 0, most);
    const used = (/** @type {TableAbility} */ { label, name, times }) => this.stepper(`spent.${label}`, t("correct-spent", { name }), draft.spent?.[label] ?? 0, 0, times, (value) => this.use(label, value));
    const rows = [
      ...table.abilities.filter(({ times }) => times > 0).map(used),
      can("smoke") && row("smoke", 9),
      can("supplies") && row("supplies", 9),
      goal("ships") && row("destroyed", 99),
      table.rooms.some(({ effects }) => effects.includes("command")) && row("points", 99),
    ].filter(Boolean);
    /** @type {("action" | "descent")[]} */
    const held = [];
    if (can("silence")) held.push("action");
    if (can("halt")) held.push("descent");
    return [
      rows.length > 0 && h("fieldset", {}, h("legend", {}, t("correct-others")), h("div", { class: "correct-tracks" }, rows)),
      held.length > 0 && this.pick("held", "correct-held", draft.held ?? null, [null, ...held], (value) => (draft.held = value)),
      goal("shot") && this.pick("core_shot", "correct-core-shot", Boolean(draft.core_shot), [false, true], (value) => (draft.core_shot = value)),
    ];
  }

  /**
   * One of several facts.
   * @template Value
   * @param {string} name
   * @param {string} key of its words
   * @param {Value} value
   * @param {Value[]} values
   * @param {(value: Value) => unknown} work
   */
  pick(name, key, value, values, work) {
    const options = values.map((one) => ({ value: one, label: t(`${key}-${one}`) }));
    return keyed(name, choice({ legend: t(key), value, options, onchange: (chosen) => this.change(() => work(chosen)) }));
  }

  /**
   * In the order of the table, and without zeros, as a position has it.
   * @param {string} label
   * @param {number} value
   */
  use(label, value) {
    const { draft, table } = this;
    const uses = { ...draft.spent, [label]: value };
    draft.spent = Object.fromEntries(table.abilities.filter((one) => uses[one.label]).map((one) => [one.label, uses[one.label]]));
  }

  // --- phase and end ---

  drawEnd() {
    const { draft, table } = this;
    const { result, phase } = draft;
    const isByCard = result?.reason === "card";
    const set = (/** @type {string} */ value) =>
      this.change(() => Object.assign(draft, ["won", "lost"].includes(value) ? { phase: "over", result: { won: value === "won", reason: "card" } } : { phase: value, result: null }));
    const options = ["dice", "rooms", "spawn"].map((value) => ({ value, label: capital(t(`phase-${value}`)) }));
    if (result && !isByCard) options.push({ value: "over", label: t(`end-${result.reason}`) });
    options.push({ value: "won", label: t("correct-won") }, { value: "lost", label: t("correct-lost") });
    const value = isByCard ? (result?.won ? "won" : "lost") : phase;
    const waiting = draft.install?.values[0] ?? 0;
    const install = (/** @type {number} */ number) => this.change(() => (draft.install = number ? { values: [number] } : null));
    return [
      keyed("phase", choice({ legend: t("correct-end"), options, value, onchange: set })),
      table.robots > 0 &&
        (waiting > 0 || phase === "rooms") &&
        keyed("install", choice({ legend: t("correct-install"), value: waiting, onchange: install, options: [0, 1, 2, 3, 4, 5, 6].map((number) => ({ value: number, label: number || t("correct-none") })) })),
    ];
  }
}

/**
 * Radio buttons are drawn anew, too: each is known by its value.
 * @param {string} name
 * @param {HTMLElement} field
 */
function keyed(name, field) {
  for (const input of field.querySelectorAll("input")) input.dataset.key = `${name}-${input.value}`;
  return field;
}
