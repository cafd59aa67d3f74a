// Corrections beside the real board: any fact on the table is set by hand. What would change is shown before it is done.

import { post } from "../core/transport.js";
import { Board } from "../board/board.js";
import { spaceKey } from "../board/geometry.js";
import { capital } from "../board/describe.js";
import { openDialog } from "../core/dialog.js";
import { h, needStyle, replace } from "../core/dom.js";
import { choice } from "../core/fields.js";
import { die, excavator, picture, ship } from "../board/pieces.js";
import { t } from "../core/words.js";

const FIELDS = [
  ...["energy", "damage", "research", "mothership", "round", "tokens", "excavator", "workers", "robots", "ships", "install", "phase", "result"],
  ...["spent", "smoke", "supplies", "held", "destroyed", "core_shot", "points"],
];
const MOST_TOKENS = 999;
const NAMES = { workers: ["P1", "P2", "P3", "W1", "W2"], robots: ["R1", "R2"] };
const same = (one, other) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
const inSky = ({ at }) => Array.isArray(at);

/** In a companion game, or in relaxed play if the settings say so. */
export function mayCorrect({ view, guide, isStuck, moment, app, position }) {
  if (guide || isStuck || moment !== null || ["puzzle", "tutorial"].includes(view.kind)) return false;
  if (view.kind === "campaign" && position.result) return false; // it is in the notebook
  return view.dice === "manual" || (app.settings.corrections && view.mode !== "strict");
}

export async function openCorrect(session) {
  await Promise.all(["screens/screens.css", "play/correct.css"].map(needStyle)); // whoever reloads a game has not been on another screen
  const facts = await openDialog(t("correct-title"), (close) => new Correct(session, close).element, "correct");
  if (facts) await session.act({ do: "correct", set: facts });
}

class Correct {
  constructor(session, close) {
    this.session = session;
    this.table = session.table;
    this.draft = structuredClone({ tokens: 0, install: null, points: 0, ...session.position });
    this.before = structuredClone(this.draft);
    this.chosen = null; // [list, number], or ["excavator"]
    this.asked = 0;
    this.board = new Board(this.table, { space: (at) => this.pressSpace(at) });
    for (const hit of this.board.element.querySelectorAll("[tabindex]")) hit.setAttribute("tabindex", -1); // the fields have it all
    this.board.element.addEventListener("click", (event) => event.target.closest("[data-space]") || this.pressSky(this.board.skyAt(event)));
    this.fields = h("div", { class: "correct-fields" });
    this.changes = h("div", { class: "correct-changes", role: "status" });
    this.apply = h("button", { type: "button", class: "primary", disabled: true, onclick: () => close(this.facts()) }, t("correct-apply"));
    this.element = [
      h("p", { class: "hint" }, t("correct-hint")),
      h("div", { class: "correct-pair" }, this.fields, h("div", { class: "correct-board", "aria-hidden": "true" }, this.board.element)),
      h("div", { class: "correct-end" }, this.changes, h("div", { class: "row end" }, h("button", { type: "button", onclick: () => close() }, t("cancel")), this.apply)),
    ];
    this.draw();
  }

  /** What differs from the game, as a position says it. */
  facts() {
    return Object.fromEntries(FIELDS.filter((name) => !same(this.draft[name], this.before[name])).map((name) => [name, this.draft[name]]));
  }

  // --- drawing: everything anew, and the focus where it was ---

  draw() {
    const focused = document.activeElement?.dataset?.key;
    replace(this.fields, this.drawTracks(), this.drawPieces(), this.drawOthers(), this.drawEnd());
    if (focused) (this.fields.querySelector(`[data-key="${focused}"]:not(:disabled)`) ?? this.fields.querySelector(`[data-key="${focused.replace(/[+-]$/, focused.endsWith("+") ? "-" : "+")}"]`))?.focus({ preventScroll: true });
    this.board.show(this.draft);
    this.ask();
  }

  change(work) {
    work();
    this.draw();
  }

  async ask() {
    const mine = (this.asked += 1);
    const facts = this.facts();
    this.apply.disabled = true;
    if (Object.keys(facts).length === 0) return void replace(this.changes, h("p", { class: "hint" }, t("correct-nothing-yet")));
    let told;
    try {
      told = await post(`${this.session.path}/why`, { action: { do: "correct", set: facts } });
    } catch (error) {
      told = { legal: false, message: error.message };
    }
    if (mine !== this.asked) return; // changed again meanwhile
    this.apply.disabled = !told.legal;
    const list = () => [h("h3", {}, t("correct-changes")), h("ul", {}, told.events.filter(({ event }) => event !== "phase").map(({ text }) => h("li", {}, text)))];
    replace(this.changes, told.legal ? list() : h("p", { class: "warning" }, told.message));
  }

  // --- markers ---

  drawTracks() {
    const { draft, table } = this;
    const set = (name, value) => this.change(() => (draft[name] = value));
    const row = (name, label, most, least = 0, work = set) => this.stepper(name, label, draft[name], least, most, (value) => work(name, value));
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
        row("mothership", t("correct-mothership"), table.skull_row, 0, (_, value) => this.change(() => this.moveMothership(value))),
        row("round", t("round-word"), 999, 1),
        row("tokens", t("correct-tokens"), MOST_TOKENS),
      ),
    );
  }

  /** Ships on drop points ride along. */
  moveMothership(row) {
    const { draft } = this;
    for (const one of draft.ships) if (inSky(one) && one.at[0] === draft.mothership) one.at = [row, one.at[1]];
    draft.mothership = row;
  }

  stepper(key, name, value, least, most, work) {
    const button = (sign, by, label) =>
      h("button", { type: "button", "data-key": `${key}${sign === "+" ? "+" : "-"}`, "aria-label": t(label, { name }), disabled: by < 0 ? value <= least : value >= most, onclick: () => work(value + by) }, sign);
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
      this.chosen && this.drawChosen(...this.chosen),
    );
  }

  nameOf(list, n) {
    return list === "ships" ? `S${n + 1}` : (NAMES[list]?.[n] ?? "");
  }

  chip(list, n, drawing, label) {
    const pressed = this.chosen?.[0] === list && this.chosen[1] === n;
    return h(
      "button",
      { type: "button", class: "chip", "data-key": `${list}${n}`, "aria-pressed": String(pressed), "aria-label": `${label}: ${this.placeOf(list, n)}`, onclick: () => this.choose(pressed ? null : [list, n]) },
      drawing,
      h("span", {}, this.nameOf(list, n)),
    );
  }

  /** What can be done with it may lie below the edge of a phone. */
  choose(piece) {
    this.change(() => (this.chosen = piece));
    this.fields.querySelector(".chosen-piece")?.scrollIntoView({ block: "nearest" });
  }

  spaceOf(list, n) {
    if (list === "excavator") return this.draft.excavator;
    const piece = this.draft[list][n];
    return list === "ships" ? (inSky(piece) ? piece.at : null) : piece.space;
  }

  placeOf(list, n) {
    const at = this.spaceOf(list, n);
    if (at) return t("place-short", { row: at[0], column: at[1] });
    if (list === "ships") return t(this.draft.ships[n].at === "supply" ? "correct-supply" : "correct-aboard");
    if (list === "robots") return t("correct-off");
    return t(this.draft.workers[n].resolved ? "correct-resolved" : "correct-hand");
  }

  move(list, n, at) {
    const { draft } = this;
    if (list === "excavator") draft.excavator = at;
    else if (list === "ships") draft.ships[n].at = at;
    else if (list === "workers") Object.assign(draft.workers[n], { space: at, resolved: false });
    else draft.robots[n].space = at;
  }

  drawChosen(list, n) {
    const piece = list === "excavator" ? {} : this.draft[list][n];
    const put = (key, isSo, work) => h("button", { type: "button", "data-key": key, "aria-pressed": String(isSo), onclick: () => this.change(work) }, t(key));
    const isDie = list === "workers" || list === "robots";
    return h(
      "div",
      { class: "chosen-piece", role: "group", "aria-label": this.nameOf(list, n) || t("icon-excavator-title") },
      isDie && this.faces(piece),
      this.placeSelects(list, n),
      list === "ships" && put("correct-aboard", piece.at === "mothership", () => (piece.at = "mothership")),
      list === "ships" && piece.kind !== "basic" && put("correct-supply", piece.at === "supply", () => (piece.at = "supply")),
      list === "workers" && put("correct-hand", !piece.space && !piece.resolved, () => Object.assign(piece, { space: null, resolved: false })),
      list === "workers" && put("correct-resolved", Boolean(piece.resolved), () => Object.assign(piece, { space: null, resolved: true })),
      list === "robots" && put("correct-off", !piece.space, () => Object.assign(piece, { space: null, exhausted: false })),
      list === "robots" && put("correct-exhausted", piece.exhausted, () => (piece.exhausted = !piece.exhausted)),
    );
  }

  faces(piece) {
    const face = (value) => h("button", { type: "button", class: "face", "data-key": `face${value}`, "aria-pressed": String(piece.value === value), onclick: () => this.change(() => (piece.value = value)) }, value);
    return h("div", { class: "faces", role: "group", "aria-label": t("correct-value") }, [1, 2, 3, 4, 5, 6].map(face));
  }

  /** Row and column to choose from; what is nowhere yet goes to the first column of the row. */
  placeSelects(list, n) {
    const { table, draft } = this;
    const at = this.spaceOf(list, n);
    const [first, last] = list === "ships" ? [draft.mothership, table.city_row - 1] : [1, 6];
    const select = (key, now, from, to, work) =>
      h(
        "label",
        {},
        t(key),
        h(
          "select",
          { "data-key": key, onchange: (event) => event.target.value && this.change(() => this.move(list, n, work(Number(event.target.value)))) },
          now === undefined && h("option", { value: "" }, "–"),
          Array.from({ length: to - from + 1 }, (_, i) => h("option", { value: from + i, selected: now === from + i }, from + i)),
        ),
      );
    return [
      select("correct-row", at?.[0], first, last, (row) => [row, at?.[1] ?? 1]),
      select("correct-column", at?.[1], 1, 5, (column) => [at?.[0] ?? first, column]),
    ];
  }

  // --- the board is pressed: a piece is chosen, or goes there ---

  pressSky(at) {
    if (!at || at[0] < this.draft.mothership) return;
    const there = this.draft.ships.findIndex((one) => inSky(one) && spaceKey(one.at) === spaceKey(at));
    const isShip = this.chosen?.[0] === "ships";
    if (there < 0 && !isShip) return;
    this.change(() => (there >= 0 ? (this.chosen = ["ships", there]) : this.move(...this.chosen, at)));
  }

  pressSpace(at) {
    const on = (list) => this.draft[list].findIndex(({ space }) => space && spaceKey(space) === spaceKey(at));
    const there = ["workers", "robots"].map((list) => [list, on(list)]).find(([, n]) => n >= 0);
    const moves = this.chosen && this.chosen[0] !== "ships";
    if (!there && !moves) return;
    this.change(() => (there && there.join() !== this.chosen?.join() ? (this.chosen = there) : moves && this.move(...this.chosen, at)));
  }

  // --- abilities, goals, command rooms: only what this table has ---

  drawOthers() {
    const { draft, table } = this;
    const can = (effect) => table.abilities.some((one) => one.effect === effect);
    const goal = (name) => table.goals.some((one) => one.goal === name);
    const set = (name) => (value) => this.change(() => (draft[name] = value));
    const row = (name, most) => this.stepper(name, t(`correct-${name}`), draft[name], 0, most, set(name));
    const used = ({ label, name, times }) => this.stepper(`spent.${label}`, t("correct-spent", { name }), draft.spent[label] ?? 0, 0, times, (value) => this.change(() => this.use(label, value)));
    const rows = [
      ...table.abilities.filter(({ times }) => times > 0).map(used),
      can("smoke") && row("smoke", 9),
      can("supplies") && row("supplies", 9),
      goal("ships") && row("destroyed", 99),
      table.rooms.some(({ effects }) => effects.includes("command")) && row("points", 99),
    ].filter(Boolean);
    const pick = (name, key, values) => keyed(name, choice({ legend: t(key), value: draft[name], onchange: set(name), options: values.map((value) => ({ value, label: t(`${key}-${value}`) })) }));
    const held = [can("silence") && "action", can("halt") && "descent"].filter(Boolean);
    return [
      rows.length > 0 && h("fieldset", {}, h("legend", {}, t("correct-others")), h("div", { class: "correct-tracks" }, rows)),
      held.length > 0 && pick("held", "correct-held", [null, ...held]),
      goal("shot") && pick("core_shot", "correct-core-shot", [false, true]),
    ];
  }

  /** In the order of the table, and without zeros, as a position has it. */
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
    const set = (value) =>
      this.change(() => Object.assign(draft, ["won", "lost"].includes(value) ? { phase: "over", result: { won: value === "won", reason: "card" } } : { phase: value, result: null }));
    const options = ["dice", "rooms", "spawn"].map((value) => ({ value, label: capital(t(`phase-${value}`)) }));
    if (result && !isByCard) options.push({ value: "over", label: t(`end-${result.reason}`) });
    options.push({ value: "won", label: t("correct-won") }, { value: "lost", label: t("correct-lost") });
    const value = isByCard ? (result.won ? "won" : "lost") : phase;
    const waiting = draft.install?.values[0] ?? 0;
    const install = (number) => this.change(() => (draft.install = number ? { values: [number] } : null));
    return [
      keyed("phase", choice({ legend: t("correct-end"), options, value, onchange: set })),
      table.robots > 0 &&
        (waiting > 0 || phase === "rooms") &&
        keyed("install", choice({ legend: t("correct-install"), value: waiting, onchange: install, options: [0, 1, 2, 3, 4, 5, 6].map((number) => ({ value: number, label: number || t("correct-none") })) })),
    ];
  }
}

/** Radio buttons are drawn anew, too: each is known by its value. */
function keyed(name, field) {
  for (const input of field.querySelectorAll("input")) input.dataset.key = `${name}-${input.value}`;
  return field;
}
