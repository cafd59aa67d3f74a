// Where things are on the board: its edges, columns, rows and floors, in the board's own units.

/** @import { Space, SpaceKey, Spot, Table } from "../core/types.js" */

const LEFT = 52; // the edge with research and damage
const RIGHT = 58; // the edge with the mothership's actions and energy
const COLUMN = 82;
const FLOOR = 44; // of the base
const DROP = 33; // where row 0, the first drop points, begins
const SKY = 527; // the sky has one height: eighteen rows (A7) are lower than sixteen
const CITY = 44;
const TILE_ROWS = 4;

/** @param {Space} space @returns {SpaceKey} */
export const spaceKey = ([row, column]) => `${row}-${column}`;

/** @param {SpaceKey} key */
export const spaceOf = (key) => /** @type {Space} */ (key.split("-").map(Number));

/** @param {Space | null | undefined} a @param {Space | null | undefined} b */
export const sameSpace = (a, b) => Boolean(a && b && a[0] === b[0] && a[1] === b[1]);

export const COLUMNS = [1, 2, 3, 4, 5];
export const FLOORS = [1, 2, 3, 4, 5, 6];

export class Geometry {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.left = LEFT;
    this.right = RIGHT;
    this.column = COLUMN;
    this.floor = FLOOR;
    this.drop = DROP;
    this.row = SKY / (table.sky.length + 1);
    this.city = CITY;
    this.baseTop = DROP + SKY + CITY;
    this.width = LEFT + COLUMN * 5 + RIGHT;
    this.height = this.baseTop + FLOOR * 6 + 8;
  }

  /** Where the five columns end and the right edge begins. */
  get end() {
    return this.left + this.column * 5;
  }

  /** @param {number} column */
  columnLeft(column) {
    return this.left + this.column * (column - 1);
  }

  /** @param {number} column */
  columnMiddle(column) {
    return this.columnLeft(column) + this.column / 2;
  }

  /** @param {number} row */
  rowTop(row) {
    return this.drop + this.row * row;
  }

  /** Where the sky ends and the city begins. */
  get skyEnd() {
    return this.rowTop(this.table.city_row);
  }

  /** @param {number} row of the base */
  floorTop(row) {
    return this.baseTop + this.floor * (row - 1);
  }

  /** @param {Space} space @returns {Spot} */
  shipSpot([row, column]) {
    return [this.columnMiddle(column), this.rowTop(row) + this.row * 0.242];
  }

  /** A ship that came down into the city. @param {number} column @returns {Spot} */
  citySpot(column) {
    return [this.columnMiddle(column), this.skyEnd + 16];
  }

  /** @param {Space} space @returns {Spot} */
  dieSpot([row, column]) {
    return [this.columnLeft(column) + 62, this.floorTop(row) + 21];
  }

  /** The lowest row with a space of the research track; A3: rows of the city have one, too. */
  get lastRow() {
    return Math.max(this.table.city_row - 1, this.table.research.length);
  }

  /** The marker at so many spaces of the research track. @param {number} count @returns {Spot} */
  researchSpot(count) {
    return [this.left - 5, this.rowTop(this.lastRow + 1 - count) + this.row / 2];
  }

  /** Whether a row is the first of its tile; tile 0 (A7), on top, has only two. @param {number} row */
  beginsTile(row) {
    return row === 1 || (this.table.sky.length + 1 - row) % TILE_ROWS === 0;
  }

  /** A1: the other teleport of a pair, on the same tile. @param {Space} space @returns {Space | null} */
  partnerOf([row, column]) {
    const { sky } = this.table;
    const letter = sky[row - 1].tokens[column - 1];
    const tile = (/** @type {number} */ other) => Math.floor((sky.length - other) / TILE_ROWS);
    for (const other of sky.filter((one) => tile(one.row) === tile(row))) {
      const n = other.tokens.findIndex((token, c) => token === letter && (other.row !== row || c !== column - 1));
      if (n >= 0) return [other.row, n + 1];
    }
    return null;
  }

  /** The space of the sky at a spot, or null. @param {Spot} spot @returns {Space | null} */
  skyAt([x, y]) {
    const column = Math.floor((x - this.left) / this.column) + 1;
    const row = Math.floor((y - this.drop) / this.row);
    return column >= 1 && column <= 5 && row >= 0 && row < this.table.city_row ? [row, column] : null;
  }
}

/**
 * Put a piece somewhere; style sheets may let it glide there.
 * @param {SVGElement | HTMLElement} element
 * @param {Spot} spot
 */
export function move(element, [x, y], scale = 1) {
  element.style.transform = `translate(${x}px, ${y}px)${scale === 1 ? "" : ` scale(${scale})`}`;
}
