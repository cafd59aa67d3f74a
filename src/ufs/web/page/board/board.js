// The board: one SVG in portrait. It shows a position and knows no rule: what is legal, what would
// happen and what did happen comes from the server. What is printed is drawn by `draw.js`, a position is
// shown by `show.js`, a move that is looked at by `preview.js`, what happens by `effects.js`; what can be pressed is
// in `hits.js`.

import { svg } from "../core/dom.js";
import { t } from "../core/words.js";
import { drawChip } from "./chips.js";
import { drawBoard } from "./draw.js";
import { Effects } from "./effects.js";
import { clamp, Geometry, spaceKey, spaceOf } from "./geometry.js";
import { Hits, openColumns } from "./hits.js";
import * as pieces from "./pieces.js";
import { Preview } from "./preview.js";
import { Show } from "./show.js";

/** @import { ActionOf, Forecast, Position, Space, SpaceKey, Table } from "../core/types.js" */
/** @import { Chip } from "./chips.js" */
/** @import { Callbacks, SpaceState } from "./hits.js" */
/** @typedef {{space?: Space | null, column?: number | null, taken?: boolean, badge?: string, best?: boolean}} AdviceSpot */

const MIN_SIZE = 120; // pixels
const UPRIGHT = 1.5; // times as high as wide

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
    this.effects = new Effects(this);
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

  /** Keep it as wide as what it lies in, and upright. @param {HTMLElement} holder */
  fitTo(holder) {
    new ResizeObserver(() => this.fit(holder.clientWidth, holder.clientWidth * UPRIGHT)).observe(holder);
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
    else if (target === this.element || target.closest(".background, .layer-sky, .layer-signs")) this.on.inspectSky?.(this.skyAt(event));
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
    this.marked.delete("chosen column");
    this.mark("columns", () => openColumns(this.hits.columns, columns));
  }

  /** The space that a finger has tapped once, or null. @param {Space | null} space */
  choose(space) {
    this.mark("chosen", () => {
      for (const [key, hit] of this.hits.spaces) hit.classList.toggle("chosen", space !== null && key === spaceKey(space));
    });
  }

  /** The same with a column. @param {number | null} column */
  chooseColumn(column) {
    this.mark("chosen column", () => this.hits.columns.forEach((hit, n) => hit.classList.toggle("chosen", n + 1 === column)));
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

  // --- the city ---

  /** Every hit leaves its part of the city burning: the columns that were hit, as often as they were. @param {number[]} columns */
  burn(columns) {
    this.mark("fire", () => {
      const { at } = this;
      const flame = (/** @type {number} */ column, /** @type {number} */ n) => {
        const before = columns.slice(0, n).filter((other) => other === column).length;
        const x = at.columnMiddle(column) + at.column * [-0.18, 0.2, 0.02, -0.36, 0.38][before % 5];
        return drawFire(x, at.baseTop - 2, (at.city / 34) * (before % 2 ? 0.8 : 1));
      };
      this.parts.layer.fire.replaceChildren(...columns.map(flame));
    });
  }

  // --- danger ---

  /** What a die in hand could do in a column: a label above the skyline. @param {Map<number, Chip>} columns */
  warn(columns) {
    this.mark("danger", () => {
      const { at } = this;
      const size = clamp(11, at.city * 0.36, 15);
      const y = at.skyEnd + size * 0.82;
      this.parts.layer.danger.replaceChildren(...[...columns].map(([column, chip]) => drawChip(chip, [at.columnMiddle(column), y], size)));
    });
  }

  // --- advice ---

  /** Badges of the coach: low in a free space, above a die that lies there, beside a drop point. @param {AdviceSpot[]} spots */
  advise(spots) {
    this.mark("advice", () => this.parts.layer.advice.replaceChildren(...spots.map((spot) => this.adviceBadge(spot))));
  }

  /** @param {AdviceSpot} spot */
  adviceBadge({ space, column, taken, badge = "", best }) {
    const { at } = this;
    const size = clamp(11, at.floor * 0.36, 16);
    const width = size * (0.5 + 0.56 * Math.max(2, badge.length));
    const [x, y] = space
      ? [at.dieSpot(space)[0], at.floorTop(space[0]) + (taken ? size * 0.2 : at.floor / 2)] // in the slot, or above a die
      : [at.columnMiddle(column ?? 1) + 10 + width / 2, at.rowTop(this.position.mothership) + at.row / 2];
    return svg(
      "g",
      { class: ["advice-mark", best ? "best" : ""], transform: `translate(${x} ${y})` },
      svg("rect", { x: -width / 2, y: -size * 0.64, width, height: size * 1.28, rx: size * 0.36 }),
      pieces.text(0, size * 0.36, badge, "advice-text", size),
    );
  }
}

/** A fire in the city: smoke, flame, core. @param {number} x @param {number} y @param {number} scale */
function drawFire(x, y, scale) {
  return svg(
    "g",
    { class: "fire", transform: `translate(${x} ${y}) scale(${scale})` },
    svg("path", { d: "M-4 -16 q-6 -8 0 -15 q-4 -7 3 -13 q8 4 4 12 q7 5 2 14 Z", class: "fire-smoke" }),
    svg("path", { d: "M-10 0 Q-13 -10 -5 -15 Q-6 -9 -2 -10 Q-3 -20 4 -26 Q3 -17 8 -14 Q13 -8 9 0 Z", class: "fire-flame" }),
    svg("path", { d: "M-5 0 Q-6 -6 -1 -9 Q0 -13 3 -15 Q3 -9 6 -6 Q7 -2 5 0 Z", class: "fire-core" }),
  );
}
