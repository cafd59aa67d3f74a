// What can be pressed on the board: every space of the base, the five drop points, and whole columns of sky. Arrow
// keys walk from one to the next.

import { svg } from "../core/dom.js";
import { t } from "../core/words.js";
import { COLUMNS, FLOORS, move, spaceKey } from "./geometry.js";

/** @import { Position, Space, SpaceKey } from "../core/types.js" */
/** @import { Parts } from "./draw.js" */
/** @import { Geometry } from "./geometry.js" */

/**
 * @typedef {object} Callbacks what the board calls when something is pressed or looked at
 * @property {(space: Space, event: PointerEvent | KeyboardEvent | null) => unknown} [space] a space of the base is pressed
 * @property {(space: Space) => unknown} [enter] it is looked at
 * @property {() => unknown} [leave] nothing is looked at any more
 * @property {(column: number, event: Event) => unknown} [drop] a drop point is pressed
 * @property {(column: number) => unknown} [enterDrop]
 * @property {(column: number, event: Event) => unknown} [column] a whole column is pressed
 * @property {(column: number) => unknown} [enterColumn]
 * @property {(name: string) => unknown} [inspect] a sign is pressed
 * @property {(space: Space | null) => unknown} [inspectSky] a space of the sky is pressed
 */
/** @typedef {{state: "legal" | "useless" | "costly" | "illegal" | "plain", label: string}} SpaceState */

/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** @param {number} value @param {number} most */
const within = (value, most) => Math.min(most, Math.max(1, value));

/** @param {KeyboardEvent} event */
const presses = ({ key }) => key === "Enter" || key === " ";

export class Hits {
  /**
   * @param {Geometry} at
   * @param {Parts} parts
   * @param {Callbacks} on
   */
  constructor(at, parts, on) {
    this.at = at;
    this.on = on;
    /** @type {Map<SpaceKey, SVGGElement>} */
    this.spaces = new Map();
    for (const row of FLOORS) for (const column of COLUMNS) this.spaces.set(spaceKey([row, column]), this.spaceHit([row, column]));
    this.drops = COLUMNS.map((column) => this.dropHit(column));
    this.columns = COLUMNS.map((column) => this.columnHit(column));
    parts.layer.hits.append(...this.spaces.values(), ...this.drops, ...this.columns);
  }

  /** @param {Space} space */
  spaceHit(space) {
    const [row, column] = space;
    return svg(
      "g",
      {
        class: "hit",
        role: "button",
        tabindex: row === 1 && column === 1 ? 0 : -1,
        "data-space": spaceKey(space),
        onclick: (event) => this.on.space?.(space, event),
        onpointerenter: (event) => event.pointerType !== "touch" && this.on.enter?.(space),
        onpointerleave: () => this.on.leave?.(),
        // A finger focuses too, before its click: words that come up then would catch the click.
        onfocus: (event) => event.currentTarget.matches(":focus-visible") && this.on.enter?.(space),
        onblur: () => this.on.leave?.(),
        onkeydown: (event) => this.keydown(event, space),
      },
      svg("rect", { x: this.at.columnLeft(column) + 1, y: this.at.floorTop(row) + 1, width: this.at.column - 2, height: this.at.floor - 2, rx: 5 }),
    );
  }

  /** @param {number} column */
  dropHit(column) {
    return this.columnButton("drop", column, this.on.drop, this.on.enterDrop, [
      svg("rect", { x: this.at.columnLeft(column) + 2, y: 0, width: this.at.column - 4, height: this.at.row, rx: 5 }),
      svg("path", { d: `M${this.at.columnMiddle(column) - 9} ${this.at.row * 0.2} h18 l-9 ${this.at.row * 0.55} Z`, class: "drop-sign" }),
    ]);
  }

  /** A whole column of sky, for abilities that are aimed at one. @param {number} column */
  columnHit(column) {
    return this.columnButton("column", column, this.on.column, this.on.enterColumn, [
      svg("rect", { x: this.at.columnLeft(column) + 2, y: 2, width: this.at.column - 4, height: this.at.skyEnd - 4, rx: 8 }),
    ]);
  }

  /**
   * @param {"drop" | "column"} name
   * @param {number} column
   * @param {Callbacks["drop"]} press
   * @param {Callbacks["enterDrop"]} enter
   * @param {SVGElement[]} parts
   */
  columnButton(name, column, press, enter, parts) {
    return svg(
      "g",
      {
        class: ["hit", name],
        role: "button",
        tabindex: -1,
        [`data-${name}`]: column,
        onclick: (event) => press?.(column, event),
        onpointerenter: (event) => event.pointerType !== "touch" && enter?.(column),
        onpointerleave: () => this.on.leave?.(),
        onfocus: (event) => event.currentTarget.matches(":focus-visible") && enter?.(column),
        onblur: () => this.on.leave?.(),
        onkeydown: (event) => this.keydownColumn(event, name, column, press),
      },
      parts,
    );
  }

  // --- by key ---

  /** @param {KeyboardEvent} event @param {Space} space */
  keydown(event, [row, column]) {
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      this.focusSpace([within(row + step[0], 6), within(column + step[1], 5)]);
    } else if (presses(event)) {
      event.preventDefault();
      this.on.space?.([row, column], event);
    }
  }

  /**
   * @param {KeyboardEvent} event
   * @param {"drop" | "column"} name
   * @param {number} column
   * @param {Callbacks["drop"]} press
   */
  keydownColumn(event, name, column, press) {
    const [, step] = STEPS[event.key] ?? [0, 0];
    if (step) {
      event.preventDefault();
      this.focusColumn(name, column + step, step);
    } else if (presses(event)) {
      event.preventDefault();
      press?.(column, event);
    }
  }

  /** @param {Space} space */
  focusSpace(space) {
    for (const hit of this.spaces.values()) hit.setAttribute("tabindex", "-1");
    const hit = this.spaces.get(spaceKey(space));
    hit?.setAttribute("tabindex", "0");
    hit?.focus();
  }

  /**
   * Focus the next drop point or column that can be chosen, looking in one direction.
   * @param {"drop" | "column"} name
   * @param {number} column
   * @param {number} step
   */
  focusColumn(name, column, step) {
    const hits = name === "drop" ? this.drops : this.columns;
    for (let c = column; c >= 1 && c <= 5; c += step) {
      if (hits[c - 1].classList.contains("open")) {
        hits[c - 1].focus();
        return;
      }
    }
  }

  // --- what is open ---

  /** @param {Map<SpaceKey, SpaceState>} states */
  setSpaces(states) {
    for (const [key, hit] of this.spaces) {
      const { state, label } = states.get(key) ?? { state: "plain", label: "" };
      hit.classList.toggle("open", ["legal", "useless", "costly"].includes(state));
      hit.classList.toggle("useless", state === "useless");
      hit.classList.toggle("costly", state === "costly");
      hit.classList.toggle("closed", state === "illegal");
      hit.setAttribute("aria-label", label);
      if (state === "illegal") hit.setAttribute("aria-disabled", "true");
      else hit.removeAttribute("aria-disabled");
    }
  }

  /** The drop points are where the mothership is. @param {Position} position */
  follow({ mothership }) {
    for (const hit of this.drops) move(hit, [0, this.at.rowTop(Math.min(mothership, this.at.table.sky.length))]);
  }
}

/**
 * Which of five buttons can be pressed: a map of columns to labels.
 * @param {SVGGElement[]} hits
 * @param {Map<number, string>} columns
 */
export function openColumns(hits, columns) {
  hits.forEach((hit, n) => {
    const open = columns.has(n + 1);
    hit.classList.toggle("open", open);
    hit.classList.remove("chosen");
    hit.setAttribute("tabindex", open ? "0" : "-1");
    hit.setAttribute("aria-hidden", open ? "false" : "true");
    hit.setAttribute("aria-label", columns.get(n + 1) ?? t("drop-point", { column: n + 1 }));
  });
}
