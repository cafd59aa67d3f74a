// The board: one SVG in portrait. It shows a position and knows no rule: what is legal, what would
// happen and what did happen comes from the server. What is printed is drawn by `draw.js`, a position is
// shown by `show.js`, a move that is looked at by `preview.js`, what can be pressed is in `hits.js`.

import { svg } from "../core/dom.js";
import { t } from "../core/words.js";
import { drawBoard } from "./draw.js";
import { clamp, Geometry, move, spaceOf } from "./geometry.js";
import { Hits, openColumns } from "./hits.js";
import * as pieces from "./pieces.js";
import { Preview } from "./preview.js";
import { Show } from "./show.js";

/** @import { ActionOf, EventOf, Forecast, Position, Space, SpaceKey, Spot, Table } from "../core/types.js" */
/** @import { Callbacks, SpaceState } from "./hits.js" */
/** @typedef {{space?: Space, column?: number, taken?: boolean, badge: string, best?: boolean}} AdviceSpot */

const MIN_SIZE = 120; // pixels
const FLASH_MS = 900;
const TELEPORT_MS = 600;
const SHAKE_MS = 700;

export class Board {
  /**
   * @param {Table} table
   * @param {Callbacks} [on]
   */
  constructor(table, on = {}) {
    this.table = table;
    this.on = on;
    this.element = svg("svg", { class: "board", role: "group", "aria-label": t("board-label") });
    /** @type {Position} what is shown; nothing before the first `show` */
    this.position = /** @type {any} */ (null);
    /** @type {Map<string, () => void>} what was marked on the board, by its kind: it is marked again on a redrawn one */
    this.marked = new Map();
    /** @type {(() => void) | null} called when it was drawn in another size */
    this.onFit = null;
    /** @type {((position: Position) => void) | null} called with whatever is shown */
    this.onShow = null;
    this.at = new Geometry(table);
    this.parts = drawBoard(this.element, table, this.at);
    this.shown = new Show(this.element, table, this.at, this.parts);
    this.hits = new Hits(this.at, this.parts, on);
    this.previewed = new Preview(this);
    this.element.addEventListener("click", (event) => this.inspect(event));
  }

  /** Everything anew, in another size. @param {Geometry} at */
  redraw(at) {
    this.at = at;
    this.parts = drawBoard(this.element, this.table, at);
    this.shown = new Show(this.element, this.table, at, this.parts);
    this.hits = new Hits(at, this.parts, this.on);
  }

  /**
   * Draw it as large as there is room for, in pixels: rows and columns take whatever shape the window has.
   * @param {number} width
   * @param {number} height
   */
  fit(width, height) {
    if (width < MIN_SIZE || height < MIN_SIZE) return; // not laid out yet
    const at = new Geometry(this.table, [Math.floor(width), Math.floor(height)]);
    if (at.width === this.at.width && at.height === this.at.height) return;
    const focused = this.element.contains(document.activeElement) ? document.activeElement?.getAttribute("data-space") : null;
    this.redraw(at);
    this.element.setAttribute("width", String(at.width));
    this.element.setAttribute("height", String(at.height));
    if (this.position) this.show(this.position);
    for (const mark of this.marked.values()) mark();
    if (focused) this.hits.focusSpace(spaceOf(focused));
    this.onFit?.();
  }

  /**
   * Mark something now, and again whenever the board is drawn anew.
   * @param {string} kind
   * @param {() => void} work
   */
  mark(kind, work) {
    this.marked.set(kind, work);
    work();
  }

  /** @param {MouseEvent} event */
  inspect(event) {
    const target = /** @type {Element} */ (event.target);
    const sign = target.closest("[data-inspect]");
    if (sign instanceof SVGElement) this.on.inspect?.(sign.dataset.inspect ?? "");
    else if (target === this.element || target.closest(".background, .layer-sky")) this.on.inspectSky?.(this.skyAt(event));
  }

  /** The space of the sky under the pointer, or null. @param {MouseEvent} event */
  skyAt({ clientX, clientY }) {
    const box = this.element.getBoundingClientRect();
    return this.at.skyAt([((clientX - box.left) / box.width) * this.at.width, ((clientY - box.top) / box.height) * this.at.height]);
  }

  // --- a position ---

  /** @param {Position} position */
  show(position) {
    this.position = position;
    this.shown.show(position);
    this.hits.follow(position);
    this.onShow?.(position);
  }

  /** @param {Space} space */
  stepOf(space) {
    return this.shown.stepOf(space);
  }

  /** @param {Space} space @param {Space} [excavator] */
  isExcavated(space, excavator = this.position.excavator) {
    return this.shown.isExcavated(space, excavator);
  }

  // --- what can be done, and what would happen ---

  /** @param {Map<SpaceKey, SpaceState>} states */
  setSpaces(states) {
    this.mark("spaces", () => this.hits.setSpaces(states));
  }

  /** The drop points a ship can be put on, with their labels. @param {Map<number, string>} columns */
  setDrops(columns) {
    this.mark("drops", () => openColumns(this.hits.drops, columns));
  }

  /** The columns an ability can be aimed at, with their labels. @param {Map<number, string>} columns */
  setColumns(columns) {
    this.mark("columns", () => openColumns(this.hits.columns, columns));
  }

  /** @param {number[]} columns */
  tint(columns, name = "on") {
    this.mark(`tint ${name}`, () => this.parts.tints.forEach((tint, n) => tint.classList.toggle(name, columns.includes(n + 1))));
  }

  /** @param {Space} space */
  focusSpace(space) {
    this.hits.focusSpace(space);
  }

  /** @param {Forecast} forecast */
  preview(forecast) {
    this.mark("preview", () => this.previewed.show(forecast));
  }

  /** @param {ActionOf<"place">} action */
  previewDie(action) {
    this.previewed.showDie(action);
  }

  clearPreview() {
    this.marked.delete("preview");
    this.previewed.clear();
  }

  /** @param {Space} space */
  showPair(space) {
    this.previewed.showPair(space);
  }

  // --- advice ---

  /** Badges of the coach: low in a free space, above a die that lies there, beside a drop point. @param {AdviceSpot[]} spots */
  advise(spots) {
    this.mark("advice", () => this.parts.layer.advice.replaceChildren(...spots.map((spot) => this.adviceBadge(spot))));
  }

  /** @param {AdviceSpot} spot */
  adviceBadge({ space, column = 1, taken, badge, best }) {
    const { at } = this;
    const size = clamp(11, at.floor * 0.36, 16);
    const width = size * (0.5 + 0.56 * Math.max(2, badge.length));
    const [x, y] = space
      ? [at.dieSpot(space)[0], at.floorTop(space[0]) + (taken ? size * 0.2 : at.floor / 2)] // in the slot, or above a die
      : [at.columnMiddle(column) + 10 + width / 2, at.rowTop(this.position.mothership) + at.row / 2];
    return svg(
      "g",
      { class: ["advice-mark", best ? "best" : ""], transform: `translate(${x} ${y})` },
      svg("rect", { x: -width / 2, y: -size * 0.64, width, height: size * 1.28, rx: size * 0.36 }),
      pieces.text(0, size * 0.36, badge, "advice-text", size),
    );
  }

  // --- what happens, for a moment ---

  /** @param {string} name @param {Spot} spot */
  flash(name, spot) {
    const holder = svg("g", {}, svg("g", { class: ["flash", name] }, svg("circle", { r: Math.max(13, this.at.row * 0.8) })));
    move(holder, spot);
    this.parts.layer.effects.append(holder);
    setTimeout(() => holder.remove(), FLASH_MS);
  }

  /** A1: a ship goes out here and comes up there, without a way between. @param {EventOf<"teleport">} event */
  teleport({ ship, from, to }) {
    const element = this.shown.ships[ship];
    element.classList.add("teleports");
    setTimeout(() => element.classList.remove("teleports"), TELEPORT_MS);
    for (const space of [from, to]) this.flash("ring", this.at.shipSpot(space));
  }

  shake() {
    this.element.classList.remove("shaking");
    requestAnimationFrame(() => this.element.classList.add("shaking"));
    setTimeout(() => this.element.classList.remove("shaking"), SHAKE_MS);
  }

  clearEffects() {
    this.parts.layer.effects.replaceChildren();
    this.element.classList.remove("shaking");
  }
}
