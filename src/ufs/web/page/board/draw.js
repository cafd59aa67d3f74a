// What is printed: everything of the board that a game never changes, drawn once.

import { svg } from "../core/dom.js";
import { signed } from "../core/words.js";
import { COLUMNS, FLOORS, spaceKey } from "./geometry.js";
import * as pieces from "./pieces.js";

/** @import { Space, SpaceKey, Table, TableRoom, TableRow, TableSpace } from "../core/types.js" */
/** @import { Geometry } from "./geometry.js" */

const ROW = 31; // of sixteen; what is drawn on a lower one is smaller
// From back to front.
const LAYERS = /** @type {const} */ (["tints", "footing", "sky", "edges", "base", "path", "mother", "dice", "ships", "ghosts", "effects", "hits", "advice"]);

/** @typedef {typeof LAYERS[number]} LayerName */
/** @typedef {ReturnType<typeof drawBoard>} Parts what was drawn, as far as a position changes it */

/**
 * A1: the letters of all pairs of teleports in this sky.
 * @param {Pick<Table, "sky">} table
 */
export const teleportLetters = ({ sky }) => [
  ...new Set(sky.flatMap(({ specials }) => Object.keys(specials).filter((letter) => specials[letter].effect === "teleport"))),
].sort();

/**
 * Draw what is printed into the board's element.
 * @param {SVGSVGElement} element
 * @param {Table} table
 * @param {Geometry} at
 */
export function drawBoard(element, table, at) {
  const layer = makeLayers();
  element.setAttribute("viewBox", `0 0 ${at.width} ${at.height}`);
  element.replaceChildren(drawDefs(), drawBackground(table, at), ...Object.values(layer));
  const tints = drawTints(layer.tints, at);
  drawSky(layer.sky, table, at);
  const edges = drawEdges(layer.edges, table, at);
  const base = drawBase(layer, table, at);
  const path = drawPath(layer.path, at);
  const mothership = drawMothership(layer.mother, at);
  const goals = drawGoals(layer, table, at);
  return { layer, tints, ...edges, ...base, ...path, ...mothership, goals };
}

function makeLayers() {
  // Only what can be pressed speaks; a heap of numbers would not. The board is told in words beside it.
  const made = LAYERS.map((name) => [name, svg("g", { class: `layer-${name}`, "aria-hidden": name === "hits" ? null : "true" })]);
  return /** @type {Record<LayerName, SVGGElement>} */ (Object.fromEntries(made));
}

// --- behind everything ---

function drawDefs() {
  const stop = (/** @type {string} */ offset, /** @type {string} */ name) => svg("stop", { offset, class: name });
  const stars = [[8, 11, 0.8], [31, 40, 1.1], [52, 9, 0.7], [70, 55, 0.9], [83, 24, 1.2], [44, 63, 0.7], [18, 60, 0.6]];
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
    svg("pattern", { id: "grain", width: 90, height: 70, patternUnits: "userSpaceOnUse" }, stars.map(([cx, cy, r]) => svg("circle", { cx, cy, r, class: "star-dot" }))),
  );
}

/** @param {Table} table @param {Geometry} at */
function drawBackground(table, at) {
  const { left, baseTop, height, width } = at;
  const sky = at.column * 5;
  const skyline = pieces.skyline(table.city?.id);
  skyline.setAttribute("transform", `translate(${left} ${baseTop}) scale(1 ${(baseTop - at.skyEnd + 26) / 76})`);
  return svg(
    "g",
    { class: "background", "aria-hidden": "true" },
    svg("rect", { x: 0, y: 0, width, height, class: "edge-ground" }),
    svg("rect", { x: left, y: 0, width: sky, height: baseTop, fill: "url(#night)" }),
    svg("rect", { x: left, y: 0, width: sky, height: at.rowTop(9), fill: "url(#grain)" }),
    svg("circle", { cx: left + 205, cy: baseTop + 10, r: 92, class: "sun" }),
    skyline,
    svg("path", { d: smokeOver(baseTop - at.city, at), class: "smoke" }),
    svg("rect", { x: left, y: baseTop - 4, width: sky, height: height - baseTop + 4, class: "earth" }),
  );
}

/** Puffs of smoke over the city. @param {number} y @param {Geometry} at */
const smokeOver = (y, at) => COLUMNS.map((column) => `M${at.columnLeft(column) + 8} ${y} a15 13 0 0 1 18 -16 a17 17 0 0 1 30 0 a14 13 0 0 1 18 16 Z`).join(" ");

/** @param {SVGGElement} layer @param {Geometry} at */
function drawTints(layer, at) {
  const tints = COLUMNS.map((column) => svg("rect", { x: at.columnLeft(column), y: 0, width: at.column, height: at.height, class: "tint" }));
  layer.append(...tints);
  return tints;
}

// --- the sky ---

/** @param {SVGGElement} layer @param {Table} table @param {Geometry} at */
function drawSky(layer, table, at) {
  const letters = teleportLetters(table);
  for (const row of table.sky) {
    if (row.tokens.length === 0) continue;
    const piece = at.beginsTile(row.row) && row.row > 1;
    layer.append(svg("path", { d: `M${at.left} ${at.rowTop(row.row)} h${at.column * 5}`, class: ["sky-line", piece ? "piece" : ""] }));
    row.tokens.forEach((sign, n) => sign !== "." && layer.append(drawToken(sign, row, n + 1, letters, at)));
  }
  for (const column of COLUMNS.slice(1)) layer.append(svg("path", { d: `M${at.columnLeft(column)} ${at.rowTop(1)} V${at.skyEnd}`, class: "sky-line" }));
  layer.append(svg("path", { d: `M${at.left} ${at.skyEnd} h${at.column * 5}`, class: "sky-end" }));
}

/** @param {string} sign @param {TableRow} row @param {number} column @param {string[]} letters @param {Geometry} at */
function drawToken(sign, row, column, letters, at) {
  const group = pieces.token(sign, row.specials, letters);
  const small = at.row / ROW;
  group.setAttribute("transform", `translate(${at.columnMiddle(column)} ${at.rowTop(row.row) + (sign === "M" ? 21 : 21.5) * small}) scale(${small})`);
  return group;
}

// --- the edges ---

/** @param {SVGGElement} layer @param {Table} table @param {Geometry} at */
function drawEdges(layer, table, at) {
  const printed = table.sky.filter((row) => row.tokens.length > 0);
  const actionRows = new Map(printed.map((row) => [row.row, drawAction(row, at)]));
  layer.append(...actionRows.values());
  const research = drawResearch(layer, table, at);
  const damageCells = drawTrack(layer, at, { x: 0, count: table.hits + 1, width: at.left, name: "damage" });
  const energyCells = drawTrack(layer, at, { x: at.end, count: table.energy_max + 1, width: at.right, name: "energy" });
  return { actionRows, ...research, damageCells, energyCells, supplyText: drawSupply(layer, at) };
}

/** @param {SVGGElement} layer @param {Geometry} at */
function drawSupply(layer, at) {
  const x = at.end + at.right / 2;
  const number = pieces.text(x + 13, 28, "", "supply-number", 17);
  const dart = pieces.ship("reinforcement");
  dart.setAttribute("transform", `translate(${x - 12} 22) scale(0.9)`);
  layer.append(svg("g", { class: "supply", transform: "translate(0 6)" }, number, dart));
  return number;
}

/** @param {string} action */
function actionName(action) {
  if (action === "none") return null;
  return action === "skull" ? "skull" : `action-${action}`;
}

/** @param {TableRow} row @param {Geometry} at */
function drawAction(row, at) {
  const [x, y] = [at.end, at.rowTop(row.row)];
  const icon = pieces.actionIcons[row.action]();
  const alone = ["skull", "none", "damage"].includes(row.action);
  icon.setAttribute("transform", `translate(${x + (alone ? at.right / 2 : 20)} ${y + at.row / 2})`);
  return svg(
    "g",
    { class: ["action", row.action], "data-inspect": actionName(row.action) },
    svg("rect", { x: x + 2, y: y + 1, width: at.right - 4, height: at.row - 2, rx: 4, class: "action-back" }),
    icon,
    alone ? null : pieces.text(x + 43, y + at.row / 2 + 6.5, row.amount, "action-amount", 18),
    at.beginsTile(row.row) ? Array.from({ length: row.stars }, (_, n) => starAt(x - 9, y + 10 + n * 15)) : null,
  );
}

/** @param {number} x @param {number} y */
function starAt(x, y) {
  const star = pieces.star();
  star.setAttribute("transform", `translate(${x} ${y})`);
  return star;
}

/** @param {SVGGElement} layer @param {Table} table @param {Geometry} at */
function drawResearch(layer, table, at) {
  const costs = table.research;
  const researchCells = costs.map((number, n) => {
    const y = at.rowTop(at.lastRow - n);
    const goal = n === costs.length - 1;
    return svg(
      "g",
      { class: ["track-cell", "research-cell", goal ? "goal" : ""], "data-inspect": "research-track" },
      svg("rect", { x: 4, y: y + 1.5, width: at.left - 8, height: at.row - 3, rx: goal ? 9 : 4, class: "cell-back" }),
      pieces.text(at.left / 2, y + at.row / 2 + 6.5, number, "cell-number", 18),
    );
  });
  const flask = pieces.effect("research");
  flask.setAttribute("transform", `translate(${at.left / 2} ${at.rowTop(at.lastRow - costs.length + 1) - 15})`);
  const researchMarker = svg("path", { d: "M-6 -9 L6 0 L-6 9 Z", class: "marker research-marker" });
  layer.append(...researchCells, svg("g", { "data-inspect": "research-track" }, flask), researchMarker);
  return { researchCells, researchMarker };
}

/**
 * A track beside the base, in as many cells as it has. Damage runs down, energy runs up.
 * @param {SVGGElement} layer
 * @param {Geometry} at
 * @param {{x: number, count: number, width: number, name: "energy" | "damage"}} track
 */
function drawTrack(layer, at, { x, count, width, name }) {
  const top = at.baseTop + 30;
  const height = (at.floor * 6 - 30) / count;
  const upwards = name === "energy";
  const icon = upwards ? pieces.effect("energy") : pieces.actionIcons.damage();
  icon.setAttribute("transform", `translate(${x + width / 2} ${at.baseTop + 14})`);
  const cells = Array.from({ length: count }, (_, n) => {
    const y = top + height * (upwards ? count - 1 - n : n);
    const last = !upwards && n === count - 1;
    const sign = last ? pieces.skull() : pieces.text(x + width / 2, y + height / 2 + 6, n, "cell-number", 17);
    if (last) sign.setAttribute("transform", `translate(${x + width / 2} ${y + height / 2}) scale(${Math.min(1, height / 24)})`);
    return svg(
      "g",
      { class: ["track-cell", `${name}-cell`, n === 0 ? "zero" : ""], "data-inspect": `${name}-track` },
      svg("rect", { x: x + 6, y: y + 1, width: width - 12, height: height - 2, rx: 4, class: "cell-back" }),
      sign,
    );
  });
  layer.append(svg("g", { "data-inspect": `${name}-track` }, icon), ...cells);
  return cells;
}

// --- the base ---

/** @param {Record<LayerName, SVGGElement>} layer @param {Table} table @param {Geometry} at */
function drawBase(layer, table, at) {
  /** @type {Map<SpaceKey, SVGElement>} what lights up when a space is excavated */
  const cells = new Map();
  table.spaces.forEach((spaces, r) =>
    spaces.forEach((space, c) => {
      if (space.kind !== "room") cells.set(spaceKey([r + 1, c + 1]), drawPlain(space, [r + 1, c + 1], at));
    }),
  );
  layer.base.append(...cells.values());
  drawHolds(layer.edges, table, at);
  const rooms = table.rooms.map((room) => drawRoom(room, cells, at));
  layer.base.append(...rooms.map(({ element }) => element));
  return { cells, rooms };
}

/**
 * Some cities slow ships down for dice in rooms, too: that stands above the column.
 * @param {SVGGElement} layer
 * @param {Table} table
 * @param {Geometry} at
 */
function drawHolds(layer, table, at) {
  for (const column of COLUMNS) {
    const rooms = table.spaces.map((row) => row[column - 1]).filter(({ kind }) => kind === "room");
    const hold = Math.min(...rooms.map((space) => space.hold));
    if (rooms.length === 0 || hold < 1) continue;
    const sign = pieces.aaGun(hold);
    sign.setAttribute("transform", `translate(${at.columnMiddle(column) - 10} ${at.baseTop - 18})`);
    layer.append(svg("g", { class: "column-hold" }, sign));
  }
}

/** @param {TableSpace} space @param {Space} place @param {Geometry} at */
function drawPlain({ kind, hold }, place, at) {
  const [x, y] = [at.columnLeft(place[1]), at.floorTop(place[0])];
  const sign = hold ? pieces.aaGun(hold) : pieces.tunnelMark();
  sign.setAttribute("transform", `translate(${x + (hold ? 14 : 24)} ${y + 22})`);
  return svg(
    "g",
    { class: ["space", kind] },
    svg("rect", { x: x + 2, y: y + 2, width: at.column - 4, height: at.floor - 4, rx: kind === "aa" ? 3 : 12, class: "space-back" }),
    sign,
    drawSlot(place, at),
  );
}

/** @param {Space} place @param {Geometry} at */
function drawSlot(place, at) {
  const [x, y] = at.dieSpot(place);
  return svg("rect", { x: x - 16, y: y - 16, width: 32, height: 32, rx: 6, class: "slot" });
}

/**
 * A room with its icons, modifier and cost on its first space, and a slot for each die.
 * @param {TableRoom} room
 * @param {Map<SpaceKey, SVGElement>} cells gets its spaces
 * @param {Geometry} at
 */
function drawRoom(room, cells, at) {
  const [row, column] = room.spaces[0];
  const rows = room.spaces.map(([r]) => r);
  const columns = room.spaces.map(([, c]) => c);
  const width = at.column * (Math.max(...columns) - Math.min(...columns) + 1);
  const height = at.floor * (Math.max(...rows) - Math.min(...rows) + 1);
  const [x, y] = [at.columnLeft(Math.min(...columns)), at.floorTop(Math.min(...rows))];
  const grounds = room.spaces.map((place) => drawGround(place, room.spaces, at));
  room.spaces.forEach((place, n) => cells.set(spaceKey(place), grounds[n]));
  const frame = svg("rect", { x: x + 2, y: y + 2, width: width - 4, height: height - 4, rx: 3, class: "room-frame" });
  const signs = roomSigns(room, at.columnLeft(column), at.floorTop(row));
  const slots = room.spaces.map((place) => drawSlot(place, at));
  return { room, element: svg("g", { class: ["room", ...room.effects] }, grounds, frame, signs, slots) };
}

/**
 * The floor of one space of a room: a room may be excavated in part.
 * @param {Space} place
 * @param {Space[]} spaces
 * @param {Geometry} at
 */
function drawGround([row, column], spaces, at) {
  const gap = (/** @type {number} */ r, /** @type {number} */ c) => (spaces.some((other) => other[0] === r && other[1] === c) ? 0 : 2);
  const [left, right, top, bottom] = [gap(row, column - 1), gap(row, column + 1), gap(row - 1, column), gap(row + 1, column)];
  return svg("rect", {
    x: at.columnLeft(column) + left,
    y: at.floorTop(row) + top,
    width: at.column - left - right,
    height: at.floor - top - bottom,
    class: "space-back room-ground space",
  });
}

/** @param {TableRoom} room @param {number} x @param {number} y */
function roomSigns(room, x, y) {
  const both = room.effects.length > 1;
  const signs = room.effects.map((name, n) => {
    const icon = pieces.effect(name);
    icon.setAttribute("transform", `translate(${x + 15 + n * 19} ${y + 15}) scale(${both ? 0.82 : 1})`);
    return icon;
  });
  const modifier = signed(room.modifier);
  const price = room.cost ? pieces.cost(room.cost) : null;
  price?.setAttribute("transform", `translate(${x + 10} ${y + 33})`);
  return svg("g", { class: "room-signs" }, signs, modifier && pieces.text(x + 36.5, y + (both ? 39 : 21), modifier, "modifier", 17), price);
}

/** The winding path of the excavator: along the floor of every row, turning at the walls. @param {SVGGElement} layer @param {Geometry} at */
function drawPath(layer, at) {
  const [left, right] = [at.left + 3, at.end - 3];
  const ground = (/** @type {number} */ row) => at.floorTop(row) + at.floor - 1;
  const d = FLOORS.map((row) => {
    const [from, to] = row % 2 === 1 ? [right, left] : [left, right];
    return `${row === 1 ? "M" : "L"}${from} ${ground(row)} L${to} ${ground(row)}`;
  }).join(" ");
  const tips = FLOORS.flatMap((row) =>
    [2, 4].map((column) => {
      const back = row % 2 === 1;
      const x = at.columnLeft(column) + (back ? 0 : at.column);
      return svg("path", { d: back ? `M${x - 6} ${ground(row)} l10 -5 v10 Z` : `M${x + 6} ${ground(row)} l-10 -5 v10 Z`, class: "path-tip" });
    }),
  );
  const machine = pieces.excavator(true);
  const excavator = svg("g", { class: "piece excavator-piece", "data-inspect": "excavator" }, machine);
  layer.append(svg("path", { d, class: "path-line" }), ...tips, excavator);
  return { excavator, excavatorBody: /** @type {SVGGElement} */ (machine.firstElementChild) };
}

// --- the mothership, and what is asked for ---

/** @param {SVGGElement} layer @param {Geometry} at */
function drawMothership(layer, at) {
  const passed = svg("rect", { x: at.left, y: 0, width: at.column * 5, height: 0, class: "passed" });
  const body = pieces.mothership(at.column, at.drop, at.row);
  body.setAttribute("transform", `translate(${at.left} ${at.drop})`);
  const mothership = svg("g", { class: "piece mothership-piece", "data-inspect": "mothership" }, body);
  layer.append(passed, mothership);
  return { passed, mothership };
}

/** What is asked for besides the research: on top of its track, and a line in the base. @param {Record<LayerName, SVGGElement>} layer @param {Table} table @param {Geometry} at */
function drawGoals(layer, table, at) {
  return table.goals.map(({ goal, amount }, n) => {
    const icon = pieces.goalIcons[goal]();
    const number = pieces.text(38, 17 + n * 19, "", "goal-number", 17);
    icon.setAttribute("transform", `translate(14 ${11 + n * 19}) scale(0.85)`);
    const group = svg("g", { class: "goal-sign", "data-inspect": `goal-${goal}` }, icon, number);
    if (n < 2) layer.edges.append(group); // the desk names them all
    if (goal === "depth") layer.path.append(svg("path", { d: `M${at.left} ${at.floorTop(amount)} h${at.column * 5}`, class: "goal-line" }));
    return { group, number };
  });
}
