// Frames on the board around what the tutorial speaks of. They are drawn over everything and can
// not be pressed.

import { svg } from "../core/dom.js";

/** @import { Board } from "../board/board.js" */
/** @import { Geometry } from "../board/geometry.js" */
/** @import { Box, Look, Space } from "../core/types.js" */

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @returns {Box}
 */
const box = (x, y, width, height) => ({ x, y, width, height });

/** @param {Box[]} boxes */
function around(boxes) {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return box(left, top, right - left, bottom - top);
}

const aroundCells = (/** @type {SVGGraphicsElement[]} */ cells) => around(cells.map((cell) => cell.getBBox()));

const aroundSpaces = (/** @type {Geometry} */ at, /** @type {Space[]} */ spaces) =>
  around(spaces.map(([row, column]) => box(at.columnLeft(column), at.floorTop(row), at.column, at.floor)));

/**
 * Where on the board something is; null for what is beside it.
 * @param {Board} board
 * @param {Look} look
 */
function placeOf({ at, parts, position }, look) {
  const { research, mothership, excavator } = position;
  switch (look[0]) {
    case "spaces": {
      const [, ...spaces] = look;
      return aroundSpaces(at, spaces);
    }
    case "sky":
      return box(at.columnLeft(look[2]) + 2, at.rowTop(look[1]), at.column - 4, at.row);
    case "action": {
      const cell = parts.actionRows.get(look[1]);
      return cell ? aroundCells([cell]) : null;
    }
    case "research":
      return aroundCells(parts.researchCells);
    case "damage":
      return aroundCells(parts.damageCells);
    case "next-research":
      return aroundCells(parts.researchCells.slice(research, research + look[1]));
    case "mothership":
      return box(at.left + 2, at.rowTop(mothership) - at.drop, at.column * 5 - 4, at.drop + at.row);
    case "excavator":
      return aroundSpaces(at, [excavator]);
    default:
      return null;
  }
}

export class Marks {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** @type {Box[]} */
    this.boxes = [];
  }

  get layer() {
    return this.board.parts.layer.marks;
  }

  /** @param {Look[]} looks */
  show(looks) {
    this.board.mark("tutorial", () => {
      this.boxes = looks.flatMap((look) => placeOf(this.board, look) ?? []);
      this.layer.replaceChildren(
        ...this.boxes.flatMap((area) => ["mark-edge", "mark"].map((name) => svg("rect", { ...area, rx: 6, class: name }))),
      );
    });
  }

  /** The part of the screen that is marked, from its top to its bottom, or null. */
  extent() {
    if (this.boxes.length === 0) return null;
    const { top, bottom } = this.layer.getBoundingClientRect();
    return { top, bottom };
  }

  remove() {
    this.show([]);
  }
}
