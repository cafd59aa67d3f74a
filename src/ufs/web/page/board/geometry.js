// Where things are on the board: its edges, columns, rows and floors, in the board's own units.

/** @import { Space, SpaceKey, Spot, Table } from "../core/types.js" */

const TILE_ROWS = 4;
// A board that nobody has fitted into its place yet, such as a picture in a list.
const USUAL_SIZE = /** @type {const} */ ([600, 850]);
const WIDEST = 4.4; // columns are at most this many times as wide as a row is high
const LOW = 450; // pixels: a phone that lies on its side
const LEAST_SIGN = 0.62; // or the numbers in the signs would be smaller than 11 pixels

/** @param {number} least @param {number} value @param {number} most */
export const clamp = (least, value, most) => Math.min(most, Math.max(least, value));

/** @param {Space} space @returns {SpaceKey} */
export const spaceKey = ([row, column]) => `${row}-${column}`;

/** @param {SpaceKey} key */
export const spaceOf = (key) => /** @type {Space} */ (key.split("-").map(Number));

/** @param {Space | null | undefined} a @param {Space | null | undefined} b */
export const sameSpace = (a, b) => Boolean(a && b && a[0] === b[0] && a[1] === b[1]);

export const COLUMNS = [1, 2, 3, 4, 5];
export const FLOORS = [1, 2, 3, 4, 5, 6];

/**
 * The measures of a board, in pixels where it is fitted into a window: columns, rows and floors become as large as
 * there is room. Signs and pieces are drawn in their own units and scaled by `sign`, `ship` and `die`.
 */
export class Geometry {
  /**
   * @param {Table} table
   * @param {readonly [number, number]} size there is room for
   */
  constructor(table, [width, height] = USUAL_SIZE) {
    this.table = table;
    const rows = table.sky.length + 1; // with row 0, the first drop points
    const low = height < LOW;
    this.floor = low ? 24 : clamp(31, height * 0.053, 62);
    this.city = low ? 15 : clamp(20, height * 0.05, 56);
    this.drop = low ? 13 : clamp(17, height * 0.045, 48); // the hull of the mothership; below it begins row 0
    this.bottom = low ? 1 : 4;
    this.row = (height - this.floor * 6 - this.city - this.drop - this.bottom) / rows;
    const edge = clamp(34, width * 0.105, 74);
    this.numbers = clamp(13, edge * 0.28, 22); // beside the sky: which row it is
    this.left = edge + this.numbers * 0.35; // research and damage
    this.right = edge; // the mothership's actions and energy
    this.column = Math.min((width - this.left - this.right) / 5, this.row * (low ? WIDEST * 1.5 : WIDEST));
    this.width = this.left + this.column * 5 + this.right;
    this.height = height;
    this.baseTop = height - this.floor * 6 - this.bottom;
    // How large signs and pieces are drawn; in their own units a sky sign is 22 high, a ship 42 by 17, a die 34.
    this.sign = Math.max(LEAST_SIGN, Math.min(this.row / 23, this.column / 62));
    this.ship = Math.min((this.column * 0.66) / 42, this.row / 16);
    this.slot = Math.min(this.floor - 6, this.column * 0.4);
    this.die = this.slot / 34;
    this.text = clamp(11, this.row * 0.62, 19); // beside the sky
    this.isNarrow = this.column < 80; // signs of a room stand closer
    this.label = clamp(11, this.floor * 0.36, 19); // in the base and beside it
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
    return [this.columnMiddle(column), this.rowTop(row) + this.row * 0.54];
  }

  /** A ship that came down into the city. @param {number} column @returns {Spot} */
  citySpot(column) {
    return [this.columnMiddle(column), this.skyEnd + this.city * 0.55];
  }

  /** @param {Space} space @returns {Spot} */
  dieSpot([row, column]) {
    return [this.columnLeft(column) + this.column - this.slot / 2 - Math.max(3, this.floor * 0.1), this.floorTop(row) + this.floor / 2];
  }

  /** The lowest row with a space of the research track; A3: rows of the city have one, too. */
  get lastRow() {
    return Math.max(this.table.city_row - 1, this.table.research.length);
  }

  /** The marker at so many spaces of the research track. @param {number} count @returns {Spot} */
  researchSpot(count) {
    return [this.left - this.numbers - 1, this.rowTop(this.lastRow + 1 - count) + this.row / 2];
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
