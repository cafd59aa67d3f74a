// The board: one SVG in portrait. It shows a position and knows no rule: what is legal, what would
// happen and what did happen comes from the server. What is printed is drawn by `draw.js`, a position is
// shown by `show.js`, a move that is looked at by `preview.js`, what can be pressed is in `hits.js`.

import { svg } from "../core/dom.js";
import { t } from "../core/words.js";
import { drawBoard } from "./draw.js";
import { Geometry, move } from "./geometry.js";
import { Hits, openColumns } from "./hits.js";
import * as pieces from "./pieces.js";
import { Preview } from "./preview.js";
import { Show } from "./show.js";

/** @import { ActionOf, EventOf, Forecast, Position, Space, SpaceKey, Spot, Table } from "../core/types.js" */
/** @import { Callbacks, SpaceState } from "./hits.js" */
/** @typedef {{space?: Space, column?: number, taken?: boolean, badge: string, best?: boolean}} AdviceSpot */

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
    this.at = new Geometry(table);
    this.parts = drawBoard(this.element, table, this.at);
    this.shown = new Show(this.element, table, this.at, this.parts);
    this.hits = new Hits(this.at, this.parts, on);
    this.previewed = new Preview(this);
    /** @type {Position} what is shown; nothing before the first `show` */
    this.position = /** @type {any} */ (null);
    this.element.addEventListener("click", (event) => this.inspect(event));
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
    this.hits.setSpaces(states);
  }

  /** The drop points a ship can be put on, with their labels. @param {Map<number, string>} columns */
  setDrops(columns) {
    openColumns(this.hits.drops, columns);
  }

  /** The columns an ability can be aimed at, with their labels. @param {Map<number, string>} columns */
  setColumns(columns) {
    openColumns(this.hits.columns, columns);
  }

  /** @param {number[]} columns */
  tint(columns, name = "on") {
    this.parts.tints.forEach((tint, n) => tint.classList.toggle(name, columns.includes(n + 1)));
  }

  /** @param {Space} space */
  focusSpace(space) {
    this.hits.focusSpace(space);
  }

  /** @param {Forecast} forecast */
  preview(forecast) {
    this.previewed.show(forecast);
  }

  /** @param {ActionOf<"place">} action */
  previewDie(action) {
    this.previewed.showDie(action);
  }

  clearPreview() {
    this.previewed.clear();
  }

  /** @param {Space} space */
  showPair(space) {
    this.previewed.showPair(space);
  }

  // --- advice ---

  /** Badges of the coach: low in a free space, above a die that lies there, beside a drop point. @param {AdviceSpot[]} spots */
  advise(spots) {
    this.parts.layer.advice.replaceChildren(...spots.map((spot) => this.adviceBadge(spot)));
  }

  /** @param {AdviceSpot} spot */
  adviceBadge({ space, column = 1, taken, badge, best }) {
    const { at } = this;
    const width = Math.max(22, 6 + 9.2 * badge.length);
    const [x, y] = space
      ? [at.columnLeft(space[1]) + 81 - width / 2, at.floorTop(space[0]) + (taken ? 1 : 32)] // what is printed stays readable
      : [at.columnMiddle(column) + 10 + width / 2, at.rowTop(this.position.mothership) + 13];
    return svg(
      "g",
      { class: ["advice-mark", best ? "best" : ""], transform: `translate(${x} ${y})` },
      svg("rect", { x: -width / 2, y: -10.5, width, height: 21, rx: 6 }),
      pieces.text(0, 6, badge, "advice-text", 16.5),
    );
  }

  // --- what happens, for a moment ---

  /** @param {string} name @param {Spot} spot */
  flash(name, spot) {
    const holder = svg("g", {}, svg("g", { class: ["flash", name] }, svg("circle", { r: 17 })));
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
