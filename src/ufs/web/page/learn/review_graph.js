// The chance of winning over a game, as one line: drawn in pixels, so that letters keep their size.

import { h, svg } from "../core/dom.js";
import { percent, t } from "../core/words.js";

/** @import { Review } from "../core/types.js" */

const LEFT = 54;
const RIGHT = 14;
const TOP = 26;
const BOTTOM = 24;
const HEIGHT = 200;
const NOTABLE = 0.01; // what cost less is not marked
const ROOM = 5; // pixels between two points, or small ones are left out
const NEAR = 7; // a press so near a choice that cost something means that choice

export class Graph {
  /**
   * `texts` says each point in words; `choose(index)` is called when somebody goes to one.
   * @param {Review} review
   * @param {string[]} texts
   * @param {(index: number) => unknown} choose
   */
  constructor({ points, moments }, texts, choose) {
    this.points = points;
    this.texts = texts;
    this.choose = choose;
    this.marked = moments.map((moment) => points.findIndex((point) => point.kind === "decision" && point.n === moment.n));
    this.index = 0;
    this.width = 0; // until it is drawn
    this.cursor = svg("g", { class: "graph-cursor" });
    this.element = svg("svg", {
      class: "graph",
      height: HEIGHT,
      role: "slider",
      tabindex: 0,
      "aria-label": t("review-graph"),
      "aria-valuemin": 0,
      "aria-valuemax": points.length - 1,
      onkeydown: (event) => this.keydown(event),
      onclick: (event) => this.press(event),
      onpointermove: (event) => event.buttons && event.pointerType === "mouse" && this.press(event), // a finger scrolls
    });
    this.watcher = new ResizeObserver(() => this.draw());
    this.watcher.observe(this.element);
  }

  end() {
    this.watcher.disconnect();
  }

  /** @param {number} index */
  select(index) {
    this.index = index;
    this.element.setAttribute("aria-valuenow", String(index));
    this.element.setAttribute("aria-valuetext", this.texts[index]);
    this.placeCursor();
  }

  // --- where things are ---

  /** @param {number} index */
  x(index) {
    return LEFT + (index * (this.width - LEFT - RIGHT)) / Math.max(1, this.points.length - 1);
  }

  /** @param {number} chance */
  y(chance) {
    return TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM);
  }

  /**
   * The point under the pointer; one that cost something draws it near.
   * @param {number} clientX
   */
  at(clientX) {
    const x = clientX - this.element.getBoundingClientRect().left;
    const step = this.x(1) - this.x(0);
    const last = this.points.length - 1;
    const nearest = Math.min(last, Math.max(0, Math.round((x - LEFT) / step)));
    const reach = Math.floor(NEAR / step);
    let found = nearest;
    for (let n = Math.max(0, nearest - reach); n <= Math.min(last, nearest + reach); n += 1) {
      if (this.points[n].loss >= NOTABLE && this.points[n].loss > this.points[found].loss) found = n;
    }
    return found;
  }

  /** @param {MouseEvent} event */
  press(event) {
    const flag = event.target instanceof Element && event.target.closest("[data-index]");
    this.choose(flag ? Number(flag.getAttribute("data-index")) : this.at(event.clientX));
  }

  /** @param {KeyboardEvent} event */
  keydown(event) {
    const last = this.points.length - 1;
    /** @type {Record<string, number>} */
    const ways = {
      ArrowRight: this.index + 1,
      ArrowUp: this.index + 1,
      ArrowLeft: this.index - 1,
      ArrowDown: this.index - 1,
      Home: 0,
      End: last,
      PageDown: this.points.findIndex((point) => point.round > this.points[this.index].round),
      PageUp: this.points.findIndex((point) => point.round === this.points[this.index].round - 1),
    };
    const to = ways[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (to >= 0 && to <= last) this.choose(to);
  }

  // --- drawing ---

  draw() {
    const { clientWidth: width } = this.element;
    if (!width || width === this.width) return;
    this.width = width;
    this.element.replaceChildren(...this.rounds(), ...this.scale(), ...this.line(), ...this.marks(), this.cursor, ...this.flags());
    this.placeCursor();
  }

  /** Every other round is shaded; its number stands below, where there is room. */
  rounds() {
    const starts = this.points.flatMap((point, n) => (n === 0 || point.round > this.points[n - 1].round ? [n] : []));
    const bottom = this.y(0);
    let free = 0;
    const word = svg("text", { class: "graph-percent small", x: LEFT - 9, y: bottom + 18 }, t("round-word"));
    const drawn = starts.flatMap((start, n) => {
      const [from, to] = [this.x(start), this.x(starts[n + 1] ?? this.points.length - 1)];
      const shade = svg("rect", { class: n % 2 ? "graph-round" : "graph-round odd", x: from, y: TOP, width: to - from, height: bottom - TOP });
      const tick = svg("path", { class: "graph-tick", d: `M${from} ${bottom} v6` });
      if (from < free) return [shade, tick];
      free = from + 18;
      return [shade, tick, svg("text", { class: "graph-number", x: from, y: bottom + 18 }, this.points[start].round)];
    });
    return [word, ...drawn];
  }

  scale() {
    return [0, 0.25, 0.5, 0.75, 1].flatMap((part) => {
      const y = this.y(part);
      const rule = svg("path", { class: part === 0.5 ? "graph-rule half" : "graph-rule", d: `M${LEFT} ${y} H${this.width - RIGHT}` });
      return part * 2 === Math.round(part * 2) ? [rule, svg("text", { class: "graph-percent", x: LEFT - 7, y: y + 4 }, percent(part))] : [rule];
    });
  }

  line() {
    const spots = this.points.map(({ chance }, n) => `${this.x(n).toFixed(1)} ${this.y(chance).toFixed(1)}`);
    const d = `M${spots.join(" L")}`;
    const ground = `${d} L${this.x(this.points.length - 1)} ${this.y(0)} L${LEFT} ${this.y(0)} Z`;
    const losses = this.points.flatMap(({ loss }, n) => (loss >= NOTABLE ? [`M${spots[n - 1]} L${spots[n]}`] : []));
    return [
      svg("path", { class: "graph-ground", d: ground }),
      svg("path", { class: "graph-line", d }),
      svg("path", { class: "graph-loss", d: losses.join(" ") }),
    ];
  }

  /** Rolls are squares, choices dots, what cost something a triangle that points down. */
  marks() {
    const wide = this.x(1) - this.x(0) >= ROOM;
    return this.points.flatMap(({ kind, chance, loss }, n) => {
      const [x, y] = [this.x(n), this.y(chance)];
      if (loss >= NOTABLE) return [svg("path", { class: "graph-down", d: triangle(x, y) })];
      if (kind === "roll" || kind === "correction") return [svg("rect", { class: "graph-roll", x: x - 2.5, y: y - 2.5, width: 5, height: 5 })];
      return wide || kind !== "decision" ? [svg("circle", { class: "graph-dot", cx: x, cy: y, r: 2.5 })] : [];
    });
  }

  /** The numbers of the moments, above where the chance was; neighbours give way upwards or down. */
  flags() {
    const spots = this.marked.map((index, n) => {
      const top = this.y(this.points[index].best ?? 0);
      return { number: n + 1, index, top, x: this.x(index), y: Math.max(13, top - 19) };
    });
    for (const [n, spot] of spots.entries()) {
      const meets = spots.slice(0, n).find((other) => Math.hypot(other.x - spot.x, other.y - spot.y) < 23);
      if (meets) spot.y = meets.y - 24 > 12 ? meets.y - 24 : meets.y + 24;
    }
    return spots.map(({ number, index, top, x, y }) =>
      svg(
        "g",
        { class: "graph-flag", "data-index": index, transform: `translate(${x} ${y})` },
        svg("path", { d: `M0 11 V${top - y}` }),
        svg("circle", { r: 11 }),
        svg("text", { y: 5 }, number),
      ),
    );
  }

  placeCursor() {
    if (!this.width) return;
    const [x, y] = [this.x(this.index), this.y(this.points[this.index].chance)];
    this.cursor.replaceChildren(
      svg("path", { d: `M${x} ${TOP - 4} V${this.y(0) + 6}` }),
      svg("circle", { cx: x, cy: y, r: 6.5 }),
    );
  }
}

const triangle = (/** @type {number} */ x, /** @type {number} */ y) => `M${x - 5} ${y - 3} h10 l-5 8 Z`;

/** What the signs of the graph mean. */
export function legend() {
  const sign = (/** @type {SVGElement} */ shape, /** @type {string} */ key) => h("span", {}, svg("svg", { width: 14, height: 14, viewBox: "-7 -7 14 14" }, shape), t(key));
  return h(
    "p",
    { class: "graph-legend details", "aria-hidden": "true" },
    sign(svg("rect", { class: "graph-roll", x: -3, y: -3, width: 6, height: 6 }), "review-roll"),
    sign(svg("circle", { class: "graph-dot", r: 3 }), "review-decision"),
    sign(svg("path", { class: "graph-down", d: triangle(0, -1) }), "review-loss"),
  );
}
