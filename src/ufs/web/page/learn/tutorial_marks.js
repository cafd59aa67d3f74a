// Frames on the board around what the tutorial speaks of. They are drawn over everything and can
// not be pressed.

import { COLUMN, columnLeft, FLOOR, floorTop, LEFT } from "../board/board.js";
import { svg } from "../core/dom.js";

/** @import { Board } from "../board/board.js" */
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

const aroundSpaces = (/** @type {Space[]} */ spaces) =>
  around(spaces.map(([row, column]) => box(columnLeft(column), floorTop(row), COLUMN, FLOOR)));

/**
 * Where on the board something is; null for what is beside it.
 * @param {Board} board
 * @param {Look} look
 */
function placeOf(board, look) {
  const { research, mothership, excavator } = board.position;
  switch (look[0]) {
    case "spaces": {
      const [, ...spaces] = look;
      return aroundSpaces(spaces);
    }
    case "sky":
      return box(columnLeft(look[2]) + 2, board.rowTop(look[1]), COLUMN - 4, board.row);
    case "action": {
      const cell = board.actionRows.get(look[1]);
      return cell ? aroundCells([cell]) : null;
    }
    case "research":
      return aroundCells(board.researchCells);
    case "damage":
      return aroundCells(board.damageCells);
    case "next-research":
      return aroundCells(board.researchCells.slice(research, research + look[1]));
    case "mothership":
      return box(LEFT + 2, board.rowTop(mothership) - board.row, COLUMN * 5 - 4, board.row * 2);
    case "excavator":
      return aroundSpaces([excavator]);
    default:
      return null;
  }
}

export class Marks {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    this.layer = svg("g", { class: "layer-marks" });
    board.element.append(this.layer);
    /** @type {Box[]} */
    this.boxes = [];
  }

  /** @param {Look[]} looks */
  show(looks) {
    this.boxes = looks.flatMap((look) => placeOf(this.board, look) ?? []);
    this.layer.replaceChildren(
      ...this.boxes.flatMap((area) => ["mark-edge", "mark"].map((name) => svg("rect", { ...area, rx: 6, class: name }))),
    );
  }

  /** The part of the screen that is marked, from its top to its bottom, or null. */
  extent() {
    if (this.boxes.length === 0) return null;
    const { top, bottom } = this.layer.getBoundingClientRect();
    return { top, bottom };
  }

  remove() {
    this.layer.remove();
  }
}
