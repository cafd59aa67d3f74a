// What happens, for a moment, on top of the board: jets, flying energy, cracking rock, flashes. Nothing here changes
// what the board shows afterwards.

import { svg } from "../core/dom.js";
import { clamp, move } from "./geometry.js";
import * as pieces from "./pieces.js";

/** @import { EventOf, GameEvent, Space, Spot } from "../core/types.js" */
/** @import { Board } from "./board.js" */

const FLASH_MS = 900;
const TELEPORT_MS = 600;
const SHAKE_MS = 700;
const isReduced = () => document.documentElement.dataset.motion === "reduced";

export class Effects {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** @type {Space | null} the room that was used last: what comes next comes from there */
    this.room = null;
    /** @type {SVGGElement | null} the sentence that is told */
    this.captioned = null;
  }

  get at() {
    return this.board.at;
  }

  get layer() {
    return this.board.parts.layer.effects;
  }

  /**
   * The picture of an event while it happens.
   * @param {GameEvent} event
   * @param {number} length in milliseconds
   */
  show(event, length) {
    const { at, board } = this;
    if (event.event === "use") this.use(event);
    if (event.event === "energy" && event.gained > 0) this.energy(event, length);
    if (event.event === "destroy") this.shoot(event, length);
    if (event.event === "excavator") this.dig(event, length);
    if (event.event === "install") this.walk(event, length);
    if (event.event === "hit") this.shake();
    if (event.event === "city") this.flash("boom", at.citySpot(event.column), 1.6);
    if (event.event === "teleport") this.teleport(event);
    if (event.event === "teleport_blocked") this.flash("ring", at.shipSpot(event.from));
    if (event.event === "raise") this.ringAround(board.position.workers[event.worker].space, (space) => at.dieSpot(space));
    if (event.event === "special") this.ringAround(board.position.ships[event.ship].at, (space) => at.shipSpot(space));
    if (event.event === "core") this.flash("core", [at.columnMiddle(3), at.rowTop(board.position.mothership) - at.drop / 3], 2);
    if (event.event === "spawn") this.flash("ring", at.shipSpot(event.at));
    if (event.event === "action") this.flash("ring", [at.end + at.right / 2, at.rowTop(event.row) + at.row / 2]);
  }

  /** @param {EventOf<"use">} event */
  use({ space }) {
    this.room = space;
    const [x, y] = this.at.dieSpot(space);
    this.flash("ring", [x, y]);
  }

  // --- things that fly ---

  /**
   * Something flies from here to there, and is gone.
   * @param {SVGElement} thing
   * @param {Spot} from
   * @param {Spot} to
   * @param {{length: number, delay?: number, scale?: number, bend?: number}} way
   */
  fly(thing, from, to, { length, delay = 0, scale = 1, bend = 0 }) {
    if (isReduced()) return;
    const holder = svg("g", { class: "flies" }, thing);
    const middle = [(from[0] + to[0]) / 2 + bend, (from[1] + to[1]) / 2 - Math.abs(bend)];
    const place = (/** @type {number[]} */ [x, y], /** @type {number} */ size) => ({ transform: `translate(${x}px, ${y}px) scale(${size})` });
    this.layer.append(holder);
    const frames = [{ ...place(from, scale * 0.4), opacity: 0.2 }, { ...place(middle, scale * 1.25), opacity: 1 }, { ...place(to, scale), opacity: 1 }];
    holder.animate(frames, { duration: length, delay, easing: "ease-in-out", fill: "both" }).onfinish = () => holder.remove();
  }

  /** From its room to the track, a bolt for each. @param {EventOf<"energy">} event @param {number} length */
  energy({ gained, energy }, length) {
    const cell = this.board.parts.energyCells[energy];
    if (!this.room || !cell) return;
    const { x, y, width, height } = cell.getBBox();
    const from = this.at.dieSpot(this.room);
    const count = clamp(1, gained, 4);
    for (let n = 0; n < count; n += 1) {
      this.fly(pieces.effect("energy"), from, [x + width / 2, y + height / 2], { length: length * 0.8, delay: n * length * 0.12, scale: this.at.floor / 40, bend: 24 });
    }
  }

  /** A jet takes off from its room; where it arrives, something bursts. @param {EventOf<"destroy">} event @param {number} length */
  shoot({ from }, length) {
    const target = this.at.shipSpot(from);
    const start = this.room ? this.at.dieSpot(this.room) : /** @type {Spot} */ ([target[0], this.at.baseTop]);
    const [dx, dy] = [target[0] - start[0], target[1] - start[1]];
    const jet = svg("g", { transform: `rotate(${(Math.atan2(dx, -dy) * 180) / Math.PI})` }, svg("path", { d: "M-3 10 L0 46 L3 10 Z", class: "jet-trail" }), pieces.effect("fighters"));
    this.fly(jet, start, target, { length: length * 0.7, scale: this.at.row / 20, bend: dx > 0 ? -10 : 10 });
    this.flash("boom", target, 1.2, isReduced() ? 0 : length * 0.6);
  }

  /** A robot walks from where it was built. @param {EventOf<"install">} event @param {number} length */
  walk({ space, value }, length) {
    if (this.room) this.fly(pieces.die("robot", value), this.at.dieSpot(this.room), this.at.dieSpot(space), { length, scale: this.at.die });
  }

  // --- the ground ---

  /** Rock cracks where it is dug. @param {EventOf<"excavator">} event @param {number} length */
  dig({ from, to, reason }, length) {
    if (isReduced()) return;
    const { path } = this.board.table;
    const [a, b] = [this.board.stepOf(from), this.board.stepOf(to)];
    const spaces = path.slice(Math.min(a, b), Math.max(a, b));
    spaces.forEach((space, n) => this.crack(space, (n * length) / Math.max(1, spaces.length), reason === "action"));
  }

  /** @param {Space} space @param {number} delay @param {boolean} caves it falls in instead of opening */
  crack([row, column], delay, caves) {
    const { at } = this;
    const [x, y] = [at.columnMiddle(column), at.floorTop(row) + at.floor / 2];
    const unit = at.floor / 34;
    const lines = svg("path", { d: "M0 0 L-12 -10 L-20 -6 M0 0 L10 -12 L22 -9 M0 0 L-9 9 L-22 12 M0 0 L13 8 L17 14 M0 0 L2 -15", class: "crack" });
    const stones = [[-16, 8], [-5, -9], [9, 10], [18, -6], [0, 3]].map(([dx, dy]) => svg("path", { d: `M${dx - 3} ${dy} l3 -3 l4 2 l-1 4 Z`, class: "stone" }));
    const holder = svg("g", {}, lines, stones);
    move(holder, [x, y], unit);
    this.layer.append(holder);
    const options = { duration: 520, delay, fill: /** @type {const} */ ("both") };
    lines.animate([{ opacity: 0, transform: "scale(0.3)" }, { opacity: 1, transform: "scale(1)" }, { opacity: 0, transform: "scale(1.1)" }], options);
    stones.forEach((stone, n) => {
      const fall = { transform: `translate(${(n - 2) * 7}px, ${caves ? 14 : 20}px) rotate(${n * 40}deg)`, opacity: 0 };
      stone.animate([{ opacity: 0 }, { opacity: 1, offset: 0.3 }, fall], options);
    });
    setTimeout(() => holder.remove(), delay + FLASH_MS);
  }

  // --- flashes ---

  /** @param {string} name @param {Spot} spot */
  flash(name, spot, size = 1, delay = 0) {
    const inner = svg("g", { class: ["flash", name] }, svg("circle", { r: Math.max(13, this.at.row * 0.8) * size }));
    inner.style.animationDelay = `${delay}ms`;
    const holder = svg("g", {}, inner);
    move(holder, spot);
    this.layer.append(holder);
    setTimeout(() => holder.remove(), FLASH_MS + delay);
  }

  /**
   * @param {Space | string | null} space
   * @param {(space: Space) => Spot} spot
   */
  ringAround(space, spot) {
    if (Array.isArray(space)) this.flash("ring", spot(space));
  }

  /** A1: a ship goes out here and comes up there, without a way between. @param {EventOf<"teleport">} event */
  teleport({ ship, from, to }) {
    const element = this.board.shown.ships[ship];
    element.classList.add("teleports");
    setTimeout(() => element.classList.remove("teleports"), TELEPORT_MS);
    for (const space of [from, to]) this.flash("ring", this.at.shipSpot(space));
  }

  /** The whole board trembles, and for a blink it is bright. */
  shake() {
    const { element } = this.board;
    element.classList.remove("shaking");
    requestAnimationFrame(() => element.classList.add("shaking"));
    setTimeout(() => element.classList.remove("shaking"), SHAKE_MS);
  }

  // --- words ---

  /**
   * A sentence at its place; it stays until the next one or `clear`.
   * @param {string} text
   * @param {Spot} spot
   */
  caption(text, [, y]) {
    const { at } = this;
    const size = clamp(12, at.row * 0.68, 19);
    const width = Math.min(at.width - 12, size * (text.length * 0.55 + 2));
    const x = at.left + at.column * 2.5;
    this.captioned?.remove();
    this.captioned = svg(
      "g",
      { class: "caption", transform: `translate(${x} ${clamp(size * 1.2, y, at.height - size)})` },
      svg("rect", { x: -width / 2, y: -size, width, height: size * 2, rx: size * 0.5, class: "caption-back" }),
      pieces.text(0, size * 0.36, text, "caption-words", size),
    );
    this.layer.append(this.captioned);
  }

  get isTelling() {
    return this.captioned?.isConnected ?? false;
  }

  endCaption() {
    this.captioned?.remove();
  }

  clear() {
    this.layer.replaceChildren();
    this.board.element.classList.remove("shaking");
  }
}
