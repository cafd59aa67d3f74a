// The board: one SVG in portrait. It shows a position and knows no rule: what is legal, what would
// happen and what did happen comes from the server.

import { svg } from "../core/dom.js";
import * as draw from "./pieces.js";
import { signed, t } from "../core/words.js";

export const LEFT = 52; // the edge with research and damage
export const COLUMN = 82;
export const FLOOR = 44; // of the base
const RIGHT = 58; // the edge with the mothership's actions and energy
const DROP = 33; // where row 0, the first drop points, begins
const SKY = 527; // the sky has one height: eighteen rows (A7) are lower than sixteen
const ROW = 31; // of sixteen; what is drawn on a lower one is smaller
const TILE_ROWS = 4;
const CITY = 44;
const BASE_TOP = DROP + SKY + CITY;
const WIDTH = LEFT + COLUMN * 5 + RIGHT;
const HEIGHT = BASE_TOP + FLOOR * 6 + 8;

export const columnLeft = (column) => LEFT + COLUMN * (column - 1);
export const columnMiddle = (column) => columnLeft(column) + COLUMN / 2;
export const floorTop = (row) => BASE_TOP + FLOOR * (row - 1);
const dieSpot = ([row, column]) => [columnLeft(column) + 62, floorTop(row) + 21];
const sameSpace = (a, b) => a && b && a[0] === b[0] && a[1] === b[1];
export const spaceKey = ([row, column]) => `${row}-${column}`;

function actionName(action) {
  if (action === "none") return null;
  return action === "skull" ? "skull" : `action-${action}`;
}

function move(element, x, y, scale = 1) {
  element.style.transform = `translate(${x}px, ${y}px)${scale === 1 ? "" : ` scale(${scale})`}`;
}

/** Puffs of smoke over the city. */
const smokeOver = (y) => [0, 1, 2, 3, 4].map((n) => `M${LEFT + 8 + n * COLUMN} ${y} a15 13 0 0 1 18 -16 a17 17 0 0 1 30 0 a14 13 0 0 1 18 16 Z`).join(" ");

function openColumns(hits, columns) {
  hits.forEach((hit, n) => {
    const open = columns.has(n + 1);
    hit.classList.toggle("open", open);
    hit.classList.remove("chosen");
    hit.setAttribute("tabindex", open ? 0 : -1);
    hit.setAttribute("aria-hidden", open ? "false" : "true");
    hit.setAttribute("aria-label", columns.get(n + 1) ?? t("drop-point", { column: n + 1 }));
  });
}

/** A1: the letters of all pairs of teleports in this sky. */
export const teleportLetters = ({ sky }) => [
  ...new Set(sky.flatMap(({ specials }) => Object.keys(specials).filter((letter) => specials[letter].effect === "teleport"))),
].sort();

/** Whether a goal is met, how far it is, and the same in a few signs. */
export function goalState({ goal, amount }, position) {
  const { excavator, destroyed = 0, core_shot: shot, ships } = position;
  if (goal === "depth") return { met: excavator[0] >= amount, short: `↓${amount}`, now: excavator[0] };
  if (goal === "ships") return { met: destroyed >= amount, short: `${destroyed}/${amount}`, now: destroyed };
  if (goal === "orange") return { met: ships.at(-1).at === "supply", short: "", now: 0 };
  return { met: Boolean(shot), short: `${amount}+`, now: 0 };
}

export class Board {
  /**
   * `on` has the callbacks space(space, event), enter(space) and leave() for spaces of the base,
   * drop(column) and enterDrop(column) for drop points, column(column, event) and enterColumn(column)
   * for whole columns, inspect(name) for signs, inspectSky(space).
   */
  constructor(table, on = {}) {
    this.table = table;
    this.on = on;
    this.row = SKY / (table.sky.length + 1);
    this.targets = new Set(); // the ships that are marked as targets
    this.teleports = teleportLetters(table);
    this.ships = [];
    this.footings = []; // the lit space under each ship: it is seen at once in which row it is
    this.dice = new Map(); // "worker0" or "robot1" to its element and what it shows
    this.layer = {};
    this.cells = new Map(); // "row-column" to what lights up when a space is excavated
    this.element = svg("svg", {
      class: "board",
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      role: "group",
      "aria-label": t("board-label"),
    });
    this.element.append(this.defs(), this.background());
    for (const name of ["tints", "footing", "sky", "edges", "base", "path", "mother", "dice", "ships", "ghosts", "effects", "hits", "advice"]) {
      // Only what can be pressed speaks; a heap of numbers would not. The board is told in words beside it.
      this.layer[name] = svg("g", { class: `layer-${name}`, "aria-hidden": name === "hits" ? null : "true" });
      this.element.append(this.layer[name]);
    }
    this.drawSky();
    this.drawEdges();
    this.drawBase();
    this.drawPath();
    this.drawMothership();
    this.drawGoals();
    this.drawHits();
  }

  // --- where things are ---

  rowTop(row) {
    return DROP + this.row * row;
  }

  shipSpot([row, column]) {
    return [columnMiddle(column), this.rowTop(row) + this.row * 0.242];
  }

  /** Whether a row is the first of its tile; tile 0 (A7), on top, has only two. */
  beginsTile(row) {
    return row === 1 || (this.table.sky.length + 1 - row) % TILE_ROWS === 0;
  }

  /** A1: the other teleport of a pair, on the same tile, as [row, column]. */
  partnerOf([row, column]) {
    const letter = this.table.sky[row - 1].tokens[column - 1];
    const tile = (other) => Math.floor((this.table.sky.length - other) / TILE_ROWS);
    for (const other of this.table.sky.filter((one) => tile(one.row) === tile(row))) {
      const n = other.tokens.findIndex((token, c) => token === letter && (other.row !== row || c !== column - 1));
      if (n >= 0) return [other.row, n + 1];
    }
    return null;
  }

  // --- what never changes ---

  defs() {
    const stop = (offset, name) => svg("stop", { offset, class: name });
    return svg(
      "defs",
      {},
      svg(
        "linearGradient",
        { id: "night", x1: 0, y1: 0, x2: 0, y2: 1 },
        stop("0%", "stop-top"),
        stop("45%", "stop-mid"),
        stop("78%", "stop-low"),
        stop("92%", "stop-dusk"),
        stop("100%", "stop-horizon"),
      ),
      svg(
        "pattern",
        { id: "hatch", width: 8, height: 8, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
        svg("rect", { width: 8, height: 8, class: "hatch-ground" }),
        svg("rect", { width: 2, height: 8, class: "hatch-line" }),
      ),
      svg(
        "pattern",
        { id: "grain", width: 90, height: 70, patternUnits: "userSpaceOnUse" },
        [[8, 11, 0.8], [31, 40, 1.1], [52, 9, 0.7], [70, 55, 0.9], [83, 24, 1.2], [44, 63, 0.7], [18, 60, 0.6]].map(
          ([cx, cy, r]) => svg("circle", { cx, cy, r, class: "star-dot" }),
        ),
      ),
    );
  }

  background() {
    const skyEnd = this.rowTop(this.table.city_row);
    const skyline = draw.skyline(this.table.city?.id);
    skyline.setAttribute("transform", `translate(${LEFT} ${BASE_TOP}) scale(1 ${(BASE_TOP - skyEnd + 26) / 76})`);
    return svg(
      "g",
      { class: "background", "aria-hidden": "true" },
      svg("rect", { x: 0, y: 0, width: WIDTH, height: HEIGHT, class: "edge-ground" }),
      svg("rect", { x: LEFT, y: 0, width: COLUMN * 5, height: BASE_TOP, fill: "url(#night)" }),
      svg("rect", { x: LEFT, y: 0, width: COLUMN * 5, height: this.rowTop(9), fill: "url(#grain)" }),
      svg("circle", { cx: LEFT + 205, cy: BASE_TOP + 10, r: 92, class: "sun" }),
      skyline,
      svg("path", { d: smokeOver(BASE_TOP - CITY), class: "smoke" }),
      svg("rect", { x: LEFT, y: BASE_TOP - 4, width: COLUMN * 5, height: HEIGHT - BASE_TOP + 4, class: "earth" }),
    );
  }

  drawSky() {
    const { sky } = this.layer;
    this.columnTints = [1, 2, 3, 4, 5].map((column) => {
      const tint = svg("rect", { x: columnLeft(column), y: 0, width: COLUMN, height: HEIGHT, class: "tint" });
      this.layer.tints.append(tint);
      return tint;
    });
    for (const row of this.table.sky) {
      if (row.tokens.length === 0) continue;
      const y = this.rowTop(row.row);
      const piece = this.beginsTile(row.row) && row.row > 1;
      sky.append(svg("path", { d: `M${LEFT} ${y} h${COLUMN * 5}`, class: ["sky-line", piece ? "piece" : ""] }));
      row.tokens.forEach((sign, n) => {
        if (sign === ".") return;
        const group = draw.token(sign, row.specials, this.teleports);
        const small = this.row / ROW;
        group.setAttribute("transform", `translate(${columnMiddle(n + 1)} ${y + (sign === "M" ? 21 : 21.5) * small}) scale(${small})`);
        sky.append(group);
      });
    }
    for (let n = 1; n < 5; n += 1) {
      sky.append(svg("path", { d: `M${columnLeft(n + 1)} ${this.rowTop(1)} V${this.rowTop(this.table.city_row)}`, class: "sky-line" }));
    }
    sky.append(svg("path", { d: `M${LEFT} ${this.rowTop(this.table.city_row)} h${COLUMN * 5}`, class: "sky-end" }));
  }

  drawEdges() {
    this.actionRows = new Map();
    for (const row of this.table.sky) {
      if (row.tokens.length === 0) continue;
      this.layer.edges.append(this.drawAction(row));
    }
    this.drawResearch();
    this.damageCells = this.drawTrack(0, this.table.hits + 1, LEFT, "damage", false);
    this.energyCells = this.drawTrack(LEFT + COLUMN * 5, this.table.energy_max + 1, RIGHT, "energy", true);
    const x = LEFT + COLUMN * 5 + RIGHT / 2;
    this.supplyText = draw.text(x + 13, 28, "", "supply-number", 17);
    const supply = svg("g", { class: "supply", transform: "translate(0 6)" }, this.supplyText);
    const dart = draw.ship("reinforcement");
    dart.setAttribute("transform", `translate(${x - 12} 22) scale(0.9)`);
    supply.append(dart);
    this.layer.edges.append(supply);
  }

  drawAction(row) {
    const x = LEFT + COLUMN * 5;
    const y = this.rowTop(row.row);
    const icon = draw.actionIcons[row.action]();
    const alone = row.action === "skull" || row.action === "none" || row.action === "damage";
    icon.setAttribute("transform", `translate(${x + (alone ? RIGHT / 2 : 20)} ${y + this.row / 2})`);
    const group = svg(
      "g",
      { class: ["action", row.action], "data-inspect": actionName(row.action) },
      svg("rect", { x: x + 2, y: y + 1, width: RIGHT - 4, height: this.row - 2, rx: 4, class: "action-back" }),
      icon,
      alone ? null : draw.text(x + 43, y + this.row / 2 + 6.5, row.amount, "action-amount", 18),
      this.beginsTile(row.row) ? Array.from({ length: row.stars }, (_, n) => this.starAt(x - 9, y + 10 + n * 15)) : null,
    );
    this.actionRows.set(row.row, group);
    return group;
  }

  starAt(x, y) {
    const star = draw.star();
    star.setAttribute("transform", `translate(${x} ${y})`);
    return star;
  }

  drawResearch() {
    const costs = this.table.research;
    const last = this.lastRow; // the lowest row of the sky
    this.researchCells = costs.map((number, n) => {
      const y = this.rowTop(last - n);
      const goal = n === costs.length - 1;
      const cell = svg(
        "g",
        { class: ["track-cell", "research-cell", goal ? "goal" : ""], "data-inspect": "research-track" },
        svg("rect", { x: 4, y: y + 1.5, width: LEFT - 8, height: this.row - 3, rx: goal ? 9 : 4, class: "cell-back" }),
        draw.text(LEFT / 2, y + this.row / 2 + 6.5, number, "cell-number", 18),
      );
      this.layer.edges.append(cell);
      return cell;
    });
    const flask = draw.effect("research");
    const goalTop = this.rowTop(last - costs.length + 1);
    flask.setAttribute("transform", `translate(${LEFT / 2} ${goalTop - 15})`);
    this.researchMarker = svg("path", { d: "M-6 -9 L6 0 L-6 9 Z", class: "marker research-marker" });
    this.layer.edges.append(svg("g", { "data-inspect": "research-track" }, flask), this.researchMarker);
  }

  /** The lowest row with a space of the research track; A3: rows of the city have one, too. */
  get lastRow() {
    return Math.max(this.table.city_row - 1, this.table.research.length);
  }

  researchSpot(count) {
    return [LEFT - 5, this.rowTop(this.lastRow + 1 - count) + this.row / 2];
  }

  /** A track beside the base, in as many cells as it has. Damage runs down, energy runs up. */
  drawTrack(x, count, width, name, upwards) {
    const top = BASE_TOP + 30;
    const height = (FLOOR * 6 - 30) / count;
    const icon = name === "energy" ? draw.effect("energy") : draw.actionIcons.damage();
    icon.setAttribute("transform", `translate(${x + width / 2} ${BASE_TOP + 14})`);
    this.layer.edges.append(svg("g", { "data-inspect": `${name}-track` }, icon));
    return Array.from({ length: count }, (_, n) => {
      const y = top + height * (upwards ? count - 1 - n : n);
      const last = !upwards && n === count - 1;
      const sign = last ? draw.skull() : draw.text(x + width / 2, y + height / 2 + 6, n, "cell-number", 17);
      if (last) sign.setAttribute("transform", `translate(${x + width / 2} ${y + height / 2}) scale(${Math.min(1, height / 24)})`);
      const cell = svg(
        "g",
        { class: ["track-cell", `${name}-cell`, n === 0 ? "zero" : ""], "data-inspect": `${name}-track` },
        svg("rect", { x: x + 6, y: y + 1, width: width - 12, height: height - 2, rx: 4, class: "cell-back" }),
        sign,
      );
      this.layer.edges.append(cell);
      return cell;
    });
  }

  drawBase() {
    this.table.spaces.forEach((spaces, r) =>
      spaces.forEach((space, c) => {
        const at = [r + 1, c + 1];
        if (space.kind !== "room") this.layer.base.append(this.drawPlain(space, at));
      }),
    );
    this.drawHolds();
    this.rooms = this.table.rooms.map((room) => this.drawRoom(room));
    this.layer.base.append(...this.rooms.map((room) => room.element));
  }

  /** Some cities slow ships down for dice in rooms, too: that stands above the column. */
  drawHolds() {
    for (let column = 1; column <= 5; column += 1) {
      const rooms = this.table.spaces.map((row) => row[column - 1]).filter(({ kind }) => kind === "room");
      const hold = Math.min(...rooms.map((space) => space.hold));
      if (rooms.length === 0 || hold < 1) continue;
      const sign = draw.aaGun(hold);
      sign.setAttribute("transform", `translate(${columnMiddle(column) - 10} ${BASE_TOP - 18})`);
      this.layer.edges.append(svg("g", { class: "column-hold" }, sign));
    }
  }

  drawPlain({ kind, hold }, at) {
    const [x, y] = [columnLeft(at[1]), floorTop(at[0])];
    const sign = hold ? draw.aaGun(hold) : draw.tunnelMark();
    sign.setAttribute("transform", `translate(${x + (hold ? 14 : 24)} ${y + 22})`);
    const cell = svg(
      "g",
      { class: ["space", kind] },
      svg("rect", { x: x + 2, y: y + 2, width: COLUMN - 4, height: FLOOR - 4, rx: kind === "aa" ? 3 : 12, class: "space-back" }),
      sign,
      this.slot(at),
    );
    this.cells.set(spaceKey(at), cell);
    return cell;
  }

  slot(at) {
    const [x, y] = dieSpot(at);
    return svg("rect", { x: x - 16, y: y - 16, width: 32, height: 32, rx: 6, class: "slot" });
  }

  /** A room with its icons, modifier and cost on its first space, and a slot for each die. */
  drawRoom(room) {
    const [row, column] = room.spaces[0];
    const rows = room.spaces.map(([r]) => r);
    const columns = room.spaces.map(([, c]) => c);
    const x = columnLeft(Math.min(...columns));
    const y = floorTop(Math.min(...rows));
    const width = COLUMN * (Math.max(...columns) - Math.min(...columns) + 1);
    const height = FLOOR * (Math.max(...rows) - Math.min(...rows) + 1);
    const signs = this.roomSigns(room, columnLeft(column), floorTop(row));
    const grounds = room.spaces.map((at) => this.ground(at, room.spaces));
    const frame = svg("rect", { x: x + 2, y: y + 2, width: width - 4, height: height - 4, rx: 3, class: "room-frame" });
    const element = svg("g", { class: ["room", ...room.effects] }, grounds, frame, signs, room.spaces.map((at) => this.slot(at)));
    room.spaces.forEach((at, n) => this.cells.set(spaceKey(at), grounds[n]));
    return { room, element };
  }

  /** The floor of one space of a room: a room may be excavated in part. */
  ground([row, column], spaces) {
    const has = (r, c) => spaces.some((other) => other[0] === r && other[1] === c);
    const left = has(row, column - 1) ? 0 : 2;
    const right = has(row, column + 1) ? 0 : 2;
    const top = has(row - 1, column) ? 0 : 2;
    const bottom = has(row + 1, column) ? 0 : 2;
    return svg("rect", {
      x: columnLeft(column) + left,
      y: floorTop(row) + top,
      width: COLUMN - left - right,
      height: FLOOR - top - bottom,
      class: "space-back room-ground space",
    });
  }

  roomSigns(room, x, y) {
    const signs = room.effects.map((name, n) => {
      const icon = draw.effect(name);
      const scale = room.effects.length > 1 ? 0.82 : 1;
      icon.setAttribute("transform", `translate(${x + 15 + n * 19} ${y + 15}) scale(${scale})`);
      return icon;
    });
    const both = room.effects.length > 1;
    const modifier = signed(room.modifier);
    if (modifier) signs.push(draw.text(x + 36.5, y + (both ? 39 : 21), modifier, "modifier", 17));
    if (room.cost) {
      const price = draw.cost(room.cost);
      price.setAttribute("transform", `translate(${x + 10} ${y + 33})`);
      signs.push(price);
    }
    return svg("g", { class: "room-signs" }, signs);
  }

  /** The winding path of the excavator: along the floor of every row, turning at the walls. */
  drawPath() {
    const [left, right] = [LEFT + 3, LEFT + COLUMN * 5 - 3];
    let d = "";
    for (let row = 1; row <= 6; row += 1) {
      const y = floorTop(row) + FLOOR - 1;
      const [from, to] = row % 2 === 1 ? [right, left] : [left, right];
      d += `${row === 1 ? "M" : "L"}${from} ${y} L${to} ${y} `;
    }
    this.layer.path.append(svg("path", { d, class: "path-line" }));
    for (let row = 1; row <= 6; row += 1) {
      const back = row % 2 === 1;
      const y = floorTop(row) + FLOOR - 1;
      for (const column of [2, 4]) {
        const x = columnLeft(column) + (back ? 0 : COLUMN);
        this.layer.path.append(svg("path", { d: back ? `M${x - 6} ${y} l10 -5 v10 Z` : `M${x + 6} ${y} l-10 -5 v10 Z`, class: "path-tip" }));
      }
    }
    this.excavatorMark = svg("g", { class: "piece excavator-piece", "data-inspect": "excavator" }, draw.excavator(true));
    this.layer.path.append(this.excavatorMark);
  }

  drawMothership() {
    this.passed = svg("rect", { x: LEFT, y: 0, width: COLUMN * 5, height: 0, class: "passed" });
    const body = draw.mothership(COLUMN, DROP, this.row);
    body.setAttribute("transform", `translate(${LEFT} ${DROP})`);
    this.motherMark = svg("g", { class: "piece mothership-piece", "data-inspect": "mothership" }, body);
    this.layer.mother.append(this.passed, this.motherMark);
  }

  /** What is asked for besides the research: on top of its track, and a line in the base. */
  drawGoals() {
    this.goals = this.table.goals.map(({ goal, amount }, n) => {
      const icon = draw.goalIcons[goal]();
      const number = draw.text(38, 17 + n * 19, "", "goal-number", 17);
      icon.setAttribute("transform", `translate(14 ${11 + n * 19}) scale(0.85)`);
      const group = svg("g", { class: "goal-sign", "data-inspect": `goal-${goal}` }, icon, number);
      if (n < 2) this.layer.edges.append(group); // the desk names them all
      if (goal === "depth") this.layer.path.append(svg("path", { d: `M${LEFT} ${floorTop(amount)} h${COLUMN * 5}`, class: "goal-line" }));
      return { group, number };
    });
  }

  /** What can be pressed: every space of the base, the five drop points, and whole columns of sky. */
  drawHits() {
    this.hits = new Map();
    for (let row = 1; row <= 6; row += 1) {
      for (let column = 1; column <= 5; column += 1) this.hits.set(spaceKey([row, column]), this.spaceHit([row, column]));
    }
    this.dropHits = [1, 2, 3, 4, 5].map((column) => this.dropHit(column));
    this.columnHits = [1, 2, 3, 4, 5].map((column) => this.columnHit(column));
    this.layer.hits.append(...this.hits.values(), ...this.dropHits, ...this.columnHits);
    this.element.addEventListener("click", (event) => {
      const sign = event.target.closest("[data-inspect]");
      if (sign) this.on.inspect?.(sign.dataset.inspect);
      else if (event.target === this.element || event.target.closest(".background, .layer-sky")) this.on.inspectSky?.(this.skyAt(event));
    });
  }

  spaceHit(at) {
    const [row, column] = at;
    return svg(
      "g",
      {
        class: "hit",
        role: "button",
        tabindex: row === 1 && column === 1 ? 0 : -1,
        "data-space": spaceKey(at),
        onclick: (event) => this.on.space?.(at, event),
        onpointerenter: (event) => event.pointerType !== "touch" && this.on.enter?.(at),
        onpointerleave: () => this.on.leave?.(),
        // A finger focuses too, before its click: words that come up then would catch the click.
        onfocus: (event) => event.currentTarget.matches(":focus-visible") && this.on.enter?.(at),
        onblur: () => this.on.leave?.(),
        onkeydown: (event) => this.keydown(event, at),
      },
      svg("rect", { x: columnLeft(column) + 1, y: floorTop(row) + 1, width: COLUMN - 2, height: FLOOR - 2, rx: 5 }),
    );
  }

  dropHit(column) {
    return this.columnButton("drop", column, this.on.drop, this.on.enterDrop, [
      svg("rect", { x: columnLeft(column) + 2, y: 0, width: COLUMN - 4, height: this.row, rx: 5 }),
      svg("path", { d: `M${columnMiddle(column) - 9} 6 h18 l-9 14 Z`, class: "drop-sign" }),
    ]);
  }

  /** A whole column of sky, for abilities that are aimed at one. */
  columnHit(column) {
    const height = this.rowTop(this.table.city_row) - 4;
    return this.columnButton("column", column, this.on.column, this.on.enterColumn, [
      svg("rect", { x: columnLeft(column) + 2, y: 2, width: COLUMN - 4, height, rx: 8 }),
    ]);
  }

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

  /** The space of the sky under the pointer, as [row, column], or null. */
  skyAt(event) {
    const box = this.element.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * WIDTH;
    const y = ((event.clientY - box.top) / box.height) * HEIGHT;
    const column = Math.floor((x - LEFT) / COLUMN) + 1;
    const row = Math.floor((y - DROP) / this.row);
    return column >= 1 && column <= 5 && row >= 0 && row < this.table.city_row ? [row, column] : null;
  }

  keydown(event, [row, column]) {
    const steps = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      this.focusSpace([Math.min(6, Math.max(1, row + step[0])), Math.min(5, Math.max(1, column + step[1]))]);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.on.space?.([row, column], event);
    }
  }

  keydownColumn(event, name, column, press) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step) {
      event.preventDefault();
      this.focusColumn(name, column + step, step);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      press?.(column, event);
    }
  }

  focusSpace(at) {
    for (const hit of this.hits.values()) hit.setAttribute("tabindex", -1);
    const hit = this.hits.get(spaceKey(at));
    hit.setAttribute("tabindex", 0);
    hit.focus();
  }

  /** Focus the next drop point or column that can be chosen, looking in one direction. */
  focusColumn(name, column, step) {
    const hits = name === "drop" ? this.dropHits : this.columnHits;
    for (let c = column; c >= 1 && c <= 5; c += step) {
      if (hits[c - 1].classList.contains("open")) {
        hits[c - 1].focus();
        return;
      }
    }
  }

  // --- advice ---

  /** Badges of the coach: low in a free space, above a die that lies there, beside a drop point. */
  advise(spots) {
    this.layer.advice.replaceChildren(...spots.map((spot) => this.adviceBadge(spot)));
  }

  adviceBadge({ space, column, taken, badge, best }) {
    const width = Math.max(22, 6 + 9.2 * badge.length);
    const [x, y] = space
      ? [columnLeft(space[1]) + 81 - width / 2, floorTop(space[0]) + (taken ? 1 : 32)] // what is printed stays readable
      : [columnMiddle(column) + 10 + width / 2, this.rowTop(this.position.mothership) + 13];
    return svg(
      "g",
      { class: ["advice-mark", best ? "best" : ""], transform: `translate(${x} ${y})` },
      svg("rect", { x: -width / 2, y: -10.5, width, height: 21, rx: 6 }),
      draw.text(0, 6, badge, "advice-text", 16.5),
    );
  }

  // --- a position ---

  show(position) {
    this.position = position;
    this.element.classList.toggle("won", position.result?.won === true);
    this.element.classList.toggle("lost", position.result?.won === false);
    this.showMothership(position);
    this.showPlans(position);
    this.showTracks(position);
    this.showGround(position);
    this.showShips(position);
    this.showDice(position);
  }

  showMothership({ mothership }) {
    const shown = Math.min(mothership, this.table.sky.length);
    move(this.motherMark, 0, this.row * shown);
    this.passed.setAttribute("height", Math.max(0, this.rowTop(shown) - 4));
    for (const [row, group] of this.actionRows) {
      group.classList.toggle("past", row <= mothership);
      group.classList.toggle("next", row === mothership + 1);
    }
    for (const hit of this.dropHits) move(hit, 0, this.rowTop(shown));
  }

  /** What was planned for this round, and how far the goals are. */
  showPlans(position) {
    this.element.classList.toggle("smoky", position.smoke > 0);
    this.element.classList.toggle("silenced", Boolean(position.held));
    this.element.classList.toggle("halted", position.held === "descent");
    this.table.goals.forEach((goal, n) => {
      const { met, short } = goalState(goal, position);
      this.goals[n].number.textContent = met ? "✓" : short;
      this.goals[n].group.classList.toggle("met", met);
    });
  }

  showTracks({ research, damage, energy }) {
    move(this.researchMarker, ...this.researchSpot(research));
    this.researchCells.forEach((cell, n) => {
      cell.classList.toggle("past", n < research);
      cell.classList.toggle("next", n === research);
    });
    this.damageCells.forEach((cell, n) => {
      cell.classList.toggle("past", n < damage);
      cell.classList.toggle("now", n === damage);
    });
    this.energyCells.forEach((cell, n) => {
      cell.classList.toggle("past", n < energy);
      cell.classList.toggle("now", n === energy);
    });
  }

  stepOf(space) {
    return this.table.path.findIndex((other) => sameSpace(other, space));
  }

  isExcavated(space, excavator = this.position.excavator) {
    const at = this.stepOf(excavator);
    return this.stepOf(space) < at || at === this.table.path.length - 1;
  }

  showGround({ excavator }) {
    for (const [key, element] of this.cells) {
      element.classList.toggle("dug", this.isExcavated(key.split("-").map(Number), excavator));
    }
    for (const { room, element } of this.rooms) {
      element.classList.toggle("lit", room.spaces.every((at) => this.isExcavated(at, excavator)));
    }
    const [row, column] = excavator;
    move(this.excavatorMark, columnLeft(column) + 60, floorTop(row) + 23, 0.8);
    this.excavatorMark.firstChild.firstChild.setAttribute("transform", row % 2 === 1 ? "scale(-1 1)" : "scale(1 1)");
  }

  showShips({ ships, mothership }) {
    const aboard = ships.filter((ship) => ship.at === "mothership").length;
    let waiting = 0;
    ships.forEach((ship, n) => {
      const element = (this.ships[n] ??= this.makeShip(ship.kind));
      this.showFooting(n, ship);
      element.classList.toggle("in-supply", ship.at === "supply");
      element.classList.toggle("aboard", ship.at === "mothership");
      if (ship.at === "supply") move(element, LEFT + COLUMN * 5 + RIGHT / 2 - 12, 28);
      else if (ship.at === "mothership") {
        const gap = Math.min(44, (COLUMN * 4) / Math.max(aboard, 1));
        move(element, LEFT + COLUMN * 2.5 + (waiting - (aboard - 1) / 2) * gap, this.rowTop(mothership) - 15, 0.82);
        waiting += 1;
      } else if (ship.at[0] >= this.table.city_row) {
        move(element, columnMiddle(ship.at[1]), this.rowTop(this.table.city_row) + 16);
      } else move(element, ...this.shipSpot(ship.at));
    });
    const left = ships.filter(({ at, kind }) => at === "supply" && kind === "reinforcement").length;
    this.supplyText.textContent = `×${left}`;
  }

  showFooting(n, { kind, at }) {
    const footing = (this.footings[n] ??= this.layer.footing.appendChild(
      svg("rect", { class: ["piece", "footing", kind], x: 1.5, y: 1, width: COLUMN - 3, height: this.row - 2, rx: 5 }),
    ));
    const inSky = Array.isArray(at) && at[0] < this.table.city_row && at[0] > this.position.mothership;
    footing.classList.toggle("gone", !inSky);
    if (inSky) move(footing, columnLeft(at[1]), this.rowTop(at[0]));
  }

  makeShip(kind) {
    const element = svg("g", { class: "piece ship-piece", "data-inspect": kind }, draw.ship(kind));
    this.layer.ships.append(element);
    return element;
  }

  showDice({ workers, robots }) {
    const shown = new Set();
    workers.forEach((worker, n) => {
      if (worker.space) this.putDie(`worker${n}`, worker.color, worker, shown);
    });
    robots.forEach((robot, n) => {
      if (robot.space) this.putDie(`robot${n}`, "robot", robot, shown);
    });
    for (const [name, entry] of this.dice) {
      if (shown.has(name)) continue;
      entry.element.remove();
      this.dice.delete(name);
    }
  }

  putDie(name, kind, { value, space, exhausted }, shown) {
    shown.add(name);
    const looks = `${kind} ${value} ${Boolean(exhausted)}`;
    let entry = this.dice.get(name);
    if (!entry) {
      entry = { element: svg("g", { class: "piece die-piece", "data-die": name }), looks: "" };
      this.dice.set(name, entry);
      this.layer.dice.append(entry.element);
    }
    if (entry.looks !== looks) {
      entry.element.replaceChildren(draw.die(kind, value, { exhausted }));
      entry.looks = looks;
    }
    move(entry.element, ...dieSpot(space));
  }

  // --- what can be done, and what would happen ---

  /** states: Map of "row-column" to {state: "legal" | "useless" | "costly" | "illegal" | "plain", label}. */
  setSpaces(states) {
    for (const [key, hit] of this.hits) {
      const { state = "plain", label = "" } = states.get(key) ?? {};
      hit.classList.toggle("open", ["legal", "useless", "costly"].includes(state));
      hit.classList.toggle("useless", state === "useless");
      hit.classList.toggle("costly", state === "costly");
      hit.classList.toggle("closed", state === "illegal");
      hit.setAttribute("aria-label", label);
      if (state === "illegal") hit.setAttribute("aria-disabled", "true");
      else hit.removeAttribute("aria-disabled");
    }
  }

  /** columns: Map of column to its label, the drop points a ship can be put on. */
  setDrops(columns) {
    openColumns(this.dropHits, columns);
  }

  /** columns: Map of column to its label, the columns an ability can be aimed at. */
  setColumns(columns) {
    openColumns(this.columnHits, columns);
  }

  tint(columns, name = "on") {
    this.columnTints.forEach((tint, n) => tint.classList.toggle(name, columns.includes(n + 1)));
  }

  clearPreview() {
    this.targets = new Set();
    this.layer.ghosts.replaceChildren();
    for (const part of this.element.querySelectorAll(".would")) part.classList.remove("would");
    for (const part of this.element.querySelectorAll(".hovered")) part.classList.remove("hovered");
    this.tint([], "hovered");
  }

  /** Show where ships will land and what it triggers, before it happens. */
  preview(forecast) {
    this.clearPreview();
    const column = forecast.action.space?.[1] ?? forecast.action.column;
    if (column) this.tint([column], "hovered");
    if (!forecast.legal) return;
    this.previewShips(forecast.events);
    if (forecast.action.do === "place") this.previewDie(forecast.action);
    if (forecast.action.do === "install") this.previewInstall(forecast);
    if (forecast.action.do === "raise") this.previewRaise(forecast);
    if (["character", "city"].includes(forecast.action.do)) this.previewEffects(forecast.events);
    if (forecast.room) this.previewRoom(forecast.room);
  }

  previewDie({ worker, space }) {
    const { color, value } = this.position.workers[worker];
    this.ghost(draw.die(color, value), dieSpot(space), "die-ghost");
  }

  /** B1: the new robot where it would work, and over it a cross if a die is given up for it. */
  previewInstall({ action: { space }, events }) {
    const robot = events.find(({ event }) => event === "install");
    if (robot) this.ghost(draw.die("robot", robot.value), dieSpot(space), "die-ghost");
    if (events.some(({ event }) => event === "given_up")) this.ghost(draw.cross(), dieSpot(space), "gives-up");
  }

  /** A5: what a die would show with one point more. */
  previewRaise({ events }) {
    const { worker, value } = events.find(({ event }) => event === "raise");
    this.previewTurn({ worker, to: value });
  }

  /** What an ability changes on the tracks and in the base. */
  previewEffects(events) {
    for (const event of events) {
      if (event.event === "energy") this.energyCells[event.energy]?.classList.add("would");
      if (event.event === "repair") this.damageCells[event.damage]?.classList.add("would");
      if (event.event === "research") this.wouldResearch(event.from, event.to);
      if (event.event === "excavator") this.previewDig(this.table.path.slice(this.stepOf(event.from), this.stepOf(event.to)));
      if (event.event === "nudge") this.previewTurn(event);
      if (event.event === "halt") this.motherMark.classList.add("would");
    }
  }

  previewTurn({ worker, to }) {
    const { color, space } = this.position.workers[worker];
    if (space) this.ghost(draw.die(color, to), dieSpot(space), "die-ghost");
  }

  wouldResearch(from, to) {
    for (let n = from; n < to; n += 1) this.researchCells[n]?.classList.add("would");
  }

  ghost(group, [x, y], name = "") {
    const element = svg("g", { class: ["ghost", name] }, group);
    move(element, x, y);
    this.layer.ghosts.append(element);
    return element;
  }

  previewShips(events) {
    const ways = new Map(); // ship to the spots it comes by
    let mothership = this.position.mothership;
    const way = (event) => {
      if (!ways.has(event.ship)) ways.set(event.ship, { kind: event.kind, spots: [this.shipSpot(event.from)], signs: [] });
      return ways.get(event.ship);
    };
    for (const event of events) {
      if (event.event === "descend") {
        const spot = event.city ? [columnMiddle(event.to[1]), this.rowTop(this.table.city_row) + 16] : this.shipSpot(event.to);
        way(event).spots.push(spot);
        if (event.city) way(event).signs.push("damage");
      } else if (["shift", "rise", "teleport"].includes(event.event)) way(event).spots.push(this.shipSpot(event.to));
      else if (event.event === "special") ways.get(event.ship)?.signs.push(event.effect);
      else if (["blocked", "teleport_blocked"].includes(event.event)) way(event).signs.push("blocked");
      else if (event.event === "lift") way(event).signs.push("lift");
      else if (event.event === "mothership") {
        mothership = event.to;
        if (ways.has(event.ship)) ways.get(event.ship).signs.push("mothership");
      } else if (event.event === "destroy") this.target(event.from);
    }
    if (mothership !== this.position.mothership) this.ghostMothership(mothership);
    for (const { kind, spots, signs } of ways.values()) this.drawWay(kind, spots, signs);
  }

  drawWay(kind, spots, signs) {
    const d = spots.map(([x, y], n) => `${n ? "L" : "M"}${x} ${y}`).join(" ");
    if (spots.length > 1) this.layer.ghosts.append(svg("path", { d, class: "way" }));
    const [x, y] = spots.at(-1);
    if (spots.length > 1) this.ghost(draw.ship(kind), [x, y], "ship-ghost");
    signs.forEach((sign, n) => this.ghost(this.triggerSign(sign), [x + 27, y - 1 + n * 14], "trigger"));
  }

  triggerSign(sign) {
    const shapes = {
      damage: () => draw.actionIcons.damage(),
      mothership: () => draw.motherIcon(),
      lift: () => svg("path", { d: "M0 8 V-6 M-5 -1 L0 -7 L5 -1", class: "lift-sign" }),
      blocked: () => svg("path", { d: "M-6 -6 L6 6 M-6 6 L6 -6", class: "blocked-sign" }),
    };
    if (sign in shapes) return shapes[sign]();
    const plate = draw.special(sign);
    plate.setAttribute("transform", "scale(0.62)");
    return plate;
  }

  ghostMothership(row) {
    const body = draw.mothership(COLUMN, DROP, this.row);
    this.ghost(body, [LEFT, this.rowTop(row)], "mothership-ghost");
  }

  /** A ship that would be shot, marked once: an event and what its room does may both name it. */
  target(space) {
    if (this.targets.has(spaceKey(space))) return;
    this.targets.add(spaceKey(space));
    const [x, y] = this.shipSpot(space);
    this.ghost(svg("path", { d: "M-15 0 H15 M0 -15 V15 M-10 0 A10 10 0 1 0 10 0 A10 10 0 1 0 -10 0", class: "target" }), [x, y]);
  }

  previewRoom(room) {
    const parts = room.effects.length ? this.rooms.find((one) => one.room.spaces.some((at) => sameSpace(at, room.space))) : null;
    parts?.element.classList.add("hovered");
    if (room.missing || !room.affordable) return;
    for (const result of room.results) {
      if (result.effect === "energy") this.energyCells[result.to]?.classList.add("would");
      if (result.effect === "repair") this.damageCells[result.to]?.classList.add("would");
      if (result.effect === "research") this.wouldResearch(result.to - result.steps, result.to);
      if (result.effect === "fighters" || result.effect === "missiles") for (const { at } of result.ships) this.target(at);
      if (result.effect === "jam") for (const one of result.ships) this.drawWay(this.position.ships[one.ship].kind, [one.from, one.to].map((at) => this.shipSpot(at)), []);
      if (result.effect === "dig") this.previewDig(result.opens);
    }
  }

  previewDig(opens) {
    for (const at of opens) this.cells.get(spaceKey(at)).classList.add("would");
  }

  // --- what happens, for a moment ---

  flash(name, [x, y], group) {
    const element = svg("g", { class: ["flash", name] }, group ?? svg("circle", { r: 17 }));
    const holder = svg("g", {}, element);
    move(holder, x, y);
    this.layer.effects.append(holder);
    setTimeout(() => holder.remove(), 900);
  }

  spotOfDie(space) {
    return dieSpot(space);
  }

  /** A1: a ship goes out here and comes up there, without a way between. */
  teleport({ ship, from, to }) {
    const element = this.ships[ship];
    element.classList.add("teleports");
    setTimeout(() => element.classList.remove("teleports"), 600);
    for (const at of [from, to]) this.flash("ring", this.shipSpot(at));
  }

  /** A1: both teleports of a pair, and that they belong together. */
  showPair(at) {
    this.clearPreview();
    const middle = ([row, column]) => [columnMiddle(column), this.rowTop(row) + this.row * 0.69];
    const ends = [at, this.partnerOf(at)].filter(Boolean).map(middle);
    this.layer.ghosts.append(svg("path", { d: `M${ends.map((end) => end.join(" ")).join(" L")}`, class: "way pair-way" }));
    for (const end of ends) this.ghost(svg("ellipse", { rx: 24, ry: 15, class: "pair-mark" }), end);
  }

  shake() {
    this.element.classList.remove("shaking");
    requestAnimationFrame(() => this.element.classList.add("shaking"));
    setTimeout(() => this.element.classList.remove("shaking"), 700);
  }

  clearEffects() {
    this.layer.effects.replaceChildren();
    this.element.classList.remove("shaking");
  }
}
