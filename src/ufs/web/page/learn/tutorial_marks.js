// Frames on the board around what the tutorial speaks of. They are drawn over everything and can
// not be pressed.

import { svg } from "../core/dom.js";

const box = (x, y, width, height) => ({ x, y, width, height });

function around(boxes) {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return box(left, top, right - left, bottom - top);
}

const aroundCells = (cells) => around(cells.map((cell) => cell.getBBox()));

/** Where on the board each kind of thing is. */
const PLACES = {
  spaces: ({ at }, ...spaces) => around(spaces.map(([row, column]) => box(at.columnLeft(column), at.floorTop(row), at.column, at.floor))),
  sky: ({ at }, row, column) => box(at.columnLeft(column) + 2, at.rowTop(row), at.column - 4, at.row),
  action: ({ parts }, row) => aroundCells([parts.actionRows.get(row)]),
  research: ({ parts }) => aroundCells(parts.researchCells),
  damage: ({ parts }) => aroundCells(parts.damageCells),
  "next-research": ({ parts, position: { research } }, count) => aroundCells(parts.researchCells.slice(research, research + count)),
  mothership: ({ at, position }) => box(at.left + 2, at.rowTop(position.mothership) - at.row, at.column * 5 - 4, at.row * 2),
  excavator: (board) => PLACES.spaces(board, board.position.excavator),
};

export class Marks {
  constructor(board) {
    this.board = board;
    this.layer = svg("g", { class: "layer-marks" });
    board.element.append(this.layer);
    this.boxes = [];
  }

  show(looks) {
    this.boxes = looks.filter(([kind]) => kind in PLACES).map(([kind, ...rest]) => PLACES[kind](this.board, ...rest));
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
