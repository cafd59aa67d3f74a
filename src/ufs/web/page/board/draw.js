// What is printed: everything of the board that a game never changes, drawn once.

import { svg } from "../core/dom.js";
import { signed } from "../core/words.js";
import { clamp, COLUMNS, FLOORS, spaceKey } from "./geometry.js";
import * as pieces from "./pieces.js";
import { roomPicture } from "./room_pictures.js";

/** @import { Space, SpaceKey, Table, TableRoom, TableRow, TableSpace } from "../core/types.js" */
/** @import { Geometry } from "./geometry.js" */

// From back to front.
const LAYERS = /** @type {const} */ (["footing", "sky", "edges", "base", "path", "fire", "tints", "mother", "ships", "signs", "dice", "danger", "ghosts", "effects", "hits", "advice", "marks"]);

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
  drawSky(layer, table, at);
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
  const { left, baseTop, height, width, skyEnd } = at;
  const sky = at.column * 5;
  return svg(
    "g",
    { class: "background", "aria-hidden": "true" },
    svg("rect", { x: 0, y: 0, width, height, class: "edge-ground" }),
    svg("rect", { x: left, y: 0, width: sky, height: baseTop, fill: "url(#night)" }),
    svg("rect", { x: left, y: 0, width: sky, height: at.rowTop(11), fill: "url(#grain)" }),
    [2, 4].map((column) => svg("rect", { x: at.columnLeft(column), y: 0, width: at.column, height: baseTop, class: "column-shade" })),
    svg("clipPath", { id: "town" }, svg("rect", { x: left, y: skyEnd, width: sky, height: baseTop - skyEnd })),
    svg(
      "g",
      { "clip-path": "url(#town)" },
      svg("circle", { cx: left + sky / 2, cy: baseTop + sky * 0.06, r: sky * 0.26, class: "sun" }),
      drawSkyline(table, at),
    ),
    svg("path", { d: smokeOver(baseTop - 4, at), class: "smoke" }),
    svg("rect", { x: left, y: baseTop - 3, width: sky, height: height - baseTop + 3, class: "earth" }),
  );
}

/** The city before the glow, below the last row of the sky: its five shapes, each in its column. @param {Table} table @param {Geometry} at */
function drawSkyline(table, at) {
  const skyline = pieces.skyline(table.city?.id);
  const high = (at.baseTop - at.skyEnd) / 76;
  skyline.setAttribute("transform", `translate(${at.left} ${at.baseTop}) scale(${(at.column * 5) / 410} ${high})`);
  return skyline;
}

/** Puffs of smoke over the city. @param {number} y @param {Geometry} at */
function smokeOver(y, at) {
  const unit = at.column / 82;
  const puff = [15, 13, 18, -16, 17, 17, 30, 0, 14, 13, 18, 16].map((value) => value * unit);
  const [a, b, c, d, e, f, g, h, i, j, k, l] = puff;
  return COLUMNS.map((column) => `M${at.columnLeft(column) + 8 * unit} ${y} a${a} ${b} 0 0 1 ${c} ${d} a${e} ${f} 0 0 1 ${g} ${h} a${i} ${j} 0 0 1 ${k} ${l} Z`).join(" ");
}

/** @param {SVGGElement} layer @param {Geometry} at */
function drawTints(layer, at) {
  const tints = COLUMNS.map((column) => svg("rect", { x: at.columnLeft(column), y: 0, width: at.column, height: at.height, class: "tint" }));
  layer.append(...tints);
  return tints;
}

// --- the sky ---

/** @param {Record<LayerName, SVGGElement>} layer @param {Table} table @param {Geometry} at */
function drawSky(layer, table, at) {
  const letters = teleportLetters(table);
  for (const row of table.sky) {
    if (row.tokens.length === 0) continue;
    const y = at.rowTop(row.row);
    const piece = at.beginsTile(row.row) && row.row > 1;
    layer.sky.append(svg("path", { d: `M${at.left} ${y} h${at.column * 5}`, class: ["sky-line", piece ? "piece" : ""] }));
    layer.sky.append(...COLUMNS.map((column) => drawCell([row.row, column], at)));
    layer.edges.append(pieces.text(at.left - at.numbers / 2, y + at.row / 2 + at.text * 0.33, row.row, "row-number", Math.max(11, at.text * 0.72)));
    row.tokens.forEach((sign, n) => sign !== "." && layer.signs.append(drawToken(sign, row, n + 1, letters, at)));
  }
  for (const column of COLUMNS.slice(1)) layer.sky.append(svg("path", { d: `M${at.columnLeft(column)} ${at.rowTop(1)} V${at.skyEnd}`, class: "sky-line" }));
  layer.sky.append(svg("path", { d: `M${at.left} ${at.skyEnd} h${at.column * 5}`, class: "sky-end" }));
}

/** One space of the sky, to be pointed at. @param {Space} place @param {Geometry} at */
const drawCell = (place, at) =>
  svg("rect", { x: at.columnLeft(place[1]), y: at.rowTop(place[0]), width: at.column, height: at.row, class: "sky-cell", "data-cell": spaceKey(place) });

/**
 * What is printed on a space, as a badge at its edge: a ship in the middle leaves it readable. An arrow is at the edge
 * it leads to.
 * @param {string} sign
 * @param {TableRow} row
 * @param {number} column
 * @param {string[]} letters
 * @param {Geometry} at
 */
function drawToken(sign, row, column, letters, at) {
  const { badge, width } = drawBadge(sign, row, letters);
  const half = (width / 2) * at.sign + 1.5;
  const x = sign === "<" ? at.columnLeft(column) + half : at.columnLeft(column) + at.column - half;
  badge.setAttribute("transform", `translate(${x} ${at.rowTop(row.row) + at.row / 2}) scale(${at.sign})`);
  return badge;
}

/** @param {string} sign @param {TableRow} row @param {string[]} letters */
function drawBadge(sign, row, letters) {
  if (sign === "<" || sign === ">") return { badge: pieces.arrowBadge(sign === "<"), width: 22 };
  const special = row.specials[sign];
  if (special) {
    return { badge: pieces.token(sign, row.specials, letters), width: special.effect === "teleport" ? 36 : 40 };
  }
  if (sign === "M") return { badge: pieces.motherIcon(), width: 35 };
  return { badge: pieces.burst(...pieces.explosion(sign), 1.1), width: 25 };
}

// --- the edges ---

/** @param {SVGGElement} layer @param {Table} table @param {Geometry} at */
function drawEdges(layer, table, at) {
  const printed = table.sky.filter((row) => row.tokens.length > 0);
  const actionRows = new Map(printed.map((row) => [row.row, drawAction(row, at)]));
  layer.append(...actionRows.values());
  const research = drawResearch(layer, table, at);
  const damageCells = drawTrack(layer, at, { x: 0, count: table.hits + 1, width: at.left - 2, name: "damage" });
  const energyCells = drawTrack(layer, at, { x: at.end + 2, count: table.energy_max + 1, width: at.right - 2, name: "energy" });
  return { actionRows, ...research, damageCells, energyCells, supplyText: drawSupply(layer, at) };
}

/** Reinforcements that wait: beside the mothership. @param {SVGGElement} layer @param {Geometry} at */
function drawSupply(layer, at) {
  const x = at.end + at.right / 2;
  const y = at.drop + at.row / 2 - 2;
  const number = pieces.text(x + at.right * 0.24, y + at.text * 0.35, "", "supply-number", at.text);
  const dart = pieces.ship("reinforcement");
  dart.setAttribute("transform", `translate(${x - at.right * 0.2} ${y}) scale(${(at.right * 0.5) / 42})`);
  layer.append(svg("g", { class: "supply" }, number, dart));
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
  const scale = Math.min(at.row / 25, at.right / 50);
  icon.setAttribute("transform", `translate(${x + at.right * (alone ? 0.5 : 0.34)} ${y + at.row / 2}) scale(${scale})`);
  return svg(
    "g",
    { class: ["action", row.action], "data-inspect": actionName(row.action) },
    svg("rect", { x: x + 2, y: y + 1, width: at.right - 4, height: at.row - 2, rx: 4, class: "action-back" }),
    icon,
    alone ? null : pieces.text(x + at.right * 0.76, y + at.row / 2 + at.text * 0.35, row.amount, "action-amount", at.text),
    at.beginsTile(row.row) ? Array.from({ length: row.stars }, (_, n) => starAt(x - 1, y + at.row * (0.5 + n), at.row / 30)) : null,
  );
}

/** @param {number} x @param {number} y @param {number} scale */
function starAt(x, y, scale) {
  const star = pieces.star();
  star.setAttribute("transform", `translate(${x} ${y}) scale(${scale})`);
  return star;
}

/** @param {SVGGElement} layer @param {Table} table @param {Geometry} at */
function drawResearch(layer, table, at) {
  const costs = table.research;
  const width = at.left - at.numbers - 9;
  const researchCells = costs.map((number, n) => {
    const y = at.rowTop(at.lastRow - n);
    const goal = n === costs.length - 1;
    return svg(
      "g",
      { class: ["track-cell", "research-cell", goal ? "goal" : ""], "data-inspect": "research-track" },
      svg("rect", { x: 3, y: y + 1, width, height: at.row - 2, rx: goal ? 8 : 4, class: "cell-back" }),
      pieces.text(3 + width / 2, y + at.row / 2 + at.text * 0.35, number, "cell-number", at.text),
    );
  });
  const flask = pieces.effect("research");
  const top = at.rowTop(at.lastRow - costs.length + 1);
  flask.setAttribute("transform", `translate(${3 + width / 2} ${top - at.row * 0.52}) scale(${Math.min(at.row / 25, 1.2)})`);
  const researchMarker = svg("g", { class: "marker" }, svg("path", { d: "M-5 -7 L5 0 L-5 7 Z", class: "research-marker", transform: `scale(${Math.min(1, at.row / 20)})` }));
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
  const head = at.floor * 0.62;
  const top = at.baseTop + head;
  const height = (at.floor * 6 - head) / count;
  const upwards = name === "energy";
  const icon = upwards ? pieces.effect("energy") : pieces.actionIcons.damage();
  const inner = width - 6;
  const size = Math.max(11, Math.min(at.label, height * 0.78));
  icon.setAttribute("transform", `translate(${x + 3 + inner / 2} ${at.baseTop + head / 2}) scale(${head / 26})`);
  const cells = Array.from({ length: count }, (_, n) => {
    const y = top + height * (upwards ? count - 1 - n : n);
    const last = !upwards && n === count - 1;
    const sign = last ? pieces.skull() : pieces.text(x + 3 + inner / 2, y + height / 2 + size * 0.35, n, "cell-number", size);
    if (last) sign.setAttribute("transform", `translate(${x + 3 + inner / 2} ${y + height / 2}) scale(${Math.min(1, height / 24)})`);
    return svg(
      "g",
      { class: ["track-cell", `${name}-cell`, n === 0 ? "zero" : ""], "data-inspect": `${name}-track` },
      svg("rect", { x: x + 3, y: y + 1, width: inner, height: height - 2, rx: 4, class: "cell-back" }),
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
    sign.setAttribute("transform", `translate(${at.columnLeft(column) + 12} ${at.baseTop - at.city / 2}) scale(${at.city / 40})`);
    layer.append(svg("g", { class: "column-hold" }, sign));
  }
}

/**
 * An AA gun or a tunnel: its sign left, the slot right.
 * @param {TableSpace} space
 * @param {Space} place
 * @param {Geometry} at
 */
function drawPlain({ kind, hold }, place, at) {
  const [x, y] = [at.columnLeft(place[1]), at.floorTop(place[0])];
  const scale = at.isNarrow ? Math.max(0.65, at.column / 92) : at.floor / 40; // its number is 17 units high
  const sign = hold ? pieces.aaGun(hold) : pieces.tunnelMark();
  sign.setAttribute("transform", `translate(${x + (at.isNarrow ? 9 : at.floor * 0.4) + (hold ? 0 : 7 * scale)} ${y + at.floor / 2}) scale(${scale})`);
  return svg(
    "g",
    { class: ["space", kind] },
    svg("rect", { x: x + 1.5, y: y + 1.5, width: at.column - 3, height: at.floor - 3, rx: kind === "aa" ? 3 : at.floor * 0.28, class: "space-back" }),
    sign,
    drawSlot(place, at),
  );
}

/** Where a die lies; no sign enters it. @param {Space} place @param {Geometry} at */
function drawSlot(place, at) {
  const [x, y] = at.dieSpot(place);
  return svg("rect", { x: x - at.slot / 2, y: y - at.slot / 2, width: at.slot, height: at.slot, rx: at.slot * 0.18, class: "slot" });
}

/**
 * A room: one picture in one frame, a band for each thing it does, its signs on the first space, a slot for each die.
 * @param {TableRoom} room
 * @param {Map<SpaceKey, SVGElement>} cells gets its spaces
 * @param {Geometry} at
 */
function drawRoom(room, cells, at) {
  const rows = room.spaces.map(([r]) => r);
  const columns = room.spaces.map(([, c]) => c);
  const width = at.column * (Math.max(...columns) - Math.min(...columns) + 1);
  const height = at.floor * (Math.max(...rows) - Math.min(...rows) + 1);
  const [x, y] = [at.columnLeft(Math.min(...columns)), at.floorTop(Math.min(...rows))];
  const grounds = room.spaces.map((place) => drawGround(place, room.spaces, at));
  room.spaces.forEach((place, n) => cells.set(spaceKey(place), grounds[n]));
  const element = svg(
    "g",
    { class: ["room", ...room.effects] },
    grounds,
    drawInside(room, { x, y, width, height }, at),
    svg("rect", { x: x + 1.5, y: y + 1.5, width: width - 3, height: height - 3, rx: 3, class: "room-frame" }),
    roomSigns(room, at),
    joints(room, at),
    room.spaces.map((place) => drawSlot(place, at)),
  );
  return { room, element };
}

/**
 * People and machines between the signs and the slots, and the bands at the left.
 * @param {TableRoom} room
 * @param {{x: number, y: number, width: number, height: number}} box
 * @param {Geometry} at
 */
function drawInside(room, { x, y, width, height }, at) {
  const band = bandWidth(at);
  const from = x + band + at.floor * 0.62;
  const wide = x + width - at.slot - 8 - from;
  const picture = roomPicture(room, { x: from, floor: y + height - 2, width: Math.max(wide, at.floor), height: at.floor * 0.74 });
  const share = (height - 3) / room.effects.length;
  const bands = room.effects.map((name, n) => svg("rect", { x: x + 1.5, y: y + 1.5 + n * share, width: band, height: share, class: ["band", name] }));
  return [picture, bands];
}

/** @param {Geometry} at */
const bandWidth = (at) => clamp(3.5, at.column * 0.05, 7);

/** A plus between the slots of a room: it needs all of them. @param {TableRoom} room @param {Geometry} at */
function joints(room, at) {
  return room.spaces.slice(1).map((place, n) => {
    const [ax, ay] = at.dieSpot(room.spaces[n]);
    const [bx, by] = at.dieSpot(place);
    const side = ay === by;
    const [x, y] = side ? [at.columnLeft(Math.max(place[1], room.spaces[n][1])), ay] : [(ax + bx) / 2, (ay + by) / 2];
    const size = clamp(11, at.floor * 0.4, 18);
    return pieces.text(x + (side ? at.column * 0.12 : 0), y + size * 0.36, "+", "joint", size);
  });
}

/**
 * The floor of one space of a room: a room may be excavated in part.
 * @param {Space} place
 * @param {Space[]} spaces
 * @param {Geometry} at
 */
function drawGround([row, column], spaces, at) {
  const gap = (/** @type {number} */ r, /** @type {number} */ c) => (spaces.some((other) => other[0] === r && other[1] === c) ? 0 : 1.5);
  const [left, right, top, bottom] = [gap(row, column - 1), gap(row, column + 1), gap(row - 1, column), gap(row + 1, column)];
  return svg("rect", {
    x: at.columnLeft(column) + left,
    y: at.floorTop(row) + top,
    width: at.column - left - right,
    height: at.floor - top - bottom,
    class: "space-back room-ground space",
  });
}

/**
 * What a room does, left; how much better or worse, in a pill; what it costs, on a coin.
 * @param {TableRoom} room
 * @param {Geometry} at
 */
function roomSigns(room, at) {
  const [row, column] = room.spaces[0];
  const modifier = signed(room.modifier);
  const size = clamp(11, at.floor * 0.32, 16);
  const left = at.columnLeft(column) + bandWidth(at) + 2;
  const place = placeSigns(room, at, size);
  const y = at.floorTop(row);
  const signs = room.effects.map((name, n) => {
    const icon = pieces.effect(name);
    icon.setAttribute("transform", `translate(${left + place.scale * (11 + n * 20)} ${y + at.floor * place.high}) scale(${place.scale})`);
    return icon;
  });
  return svg(
    "g",
    { class: "room-signs" },
    signs,
    modifier && drawPill(left + place.pill[0], y + at.floor * place.pill[1], modifier, size),
    room.cost ? drawCoin(left + place.coin[0], y + at.floor * place.coin[1], room.cost, size) : null,
  );
}

/**
 * Where the sign, the pill and the coin of a room stand: beside each other; where columns are narrow, or a room does
 * two things, the sign is above the pill.
 * @param {TableRoom} room
 * @param {Geometry} at
 * @param {number} size of the letters
 * @returns {{scale: number, high: number, pill: [x: number, share: number], coin: [x: number, share: number]}}
 */
function placeSigns(room, at, size) {
  const tall = at.floor / 34;
  const two = room.effects.length > 1;
  const bare = room.modifier === 0 && !room.cost;
  if (bare) return { scale: tall * (two ? 0.7 : 0.92), high: 0.5, pill: [0, 0], coin: [0, 0] };
  if (two || at.isNarrow) {
    const scale = tall * (two ? 0.62 : 0.66);
    const beside = two ? size * 2.5 : 22 * scale + size * 0.75;
    return { scale, high: 0.29, pill: [size * 0.92, 0.76], coin: room.modifier ? [beside, two ? 0.76 : 0.29] : [size * 0.7, 0.76] };
  }
  const beside = 24 * tall * 0.92;
  const stacked = room.modifier !== 0 && room.cost > 0 && at.floor >= 28;
  return { scale: tall * 0.92, high: 0.5, pill: [beside + size * 0.9, stacked ? 0.28 : 0.5], coin: stacked || !room.modifier ? [beside + size * 0.7, stacked ? 0.73 : 0.5] : [beside + size * 2.5, 0.5] };
}

/** @param {number} x @param {number} y @param {string} content @param {number} size */
function drawPill(x, y, content, size) {
  const width = size * 1.75;
  return svg(
    "g",
    { class: "pill" },
    svg("rect", { x: x - width / 2, y: y - size * 0.58, width, height: size * 1.16, rx: size * 0.58, class: "pill-back" }),
    pieces.text(x, y + size * 0.35, content, "modifier", size),
  );
}

/** @param {number} x @param {number} y @param {number} cost @param {number} size */
function drawCoin(x, y, cost, size) {
  return svg("g", { class: "coin" }, svg("circle", { cx: x, cy: y, r: size * 0.62, class: "coin-back" }), pieces.text(x, y + size * 0.35, cost, "cost-number", size));
}

/**
 * The winding path of the excavator: along the floor of every row, turning at the walls. What is dug is a tunnel.
 * @param {SVGGElement} layer
 * @param {Geometry} at
 */
function drawPath(layer, at) {
  const [left, right] = [at.left + 2, at.end - 2];
  const ground = (/** @type {number} */ row) => at.floorTop(row) + at.floor - 1;
  const d = FLOORS.map((row) => {
    const [from, to] = row % 2 === 1 ? [right, left] : [left, right];
    return `${row === 1 ? "M" : "L"}${from} ${ground(row)} L${to} ${ground(row)}`;
  }).join(" ");
  const tips = FLOORS.flatMap((row) =>
    [2, 4].map((column) => {
      const back = row % 2 === 1;
      const x = at.columnLeft(column) + (back ? 0 : at.column);
      return svg("path", { d: back ? `M${x - 4} ${ground(row)} l6 -3.5 v7 Z` : `M${x + 4} ${ground(row)} l-6 -3.5 v7 Z`, class: "path-tip" });
    }),
  );
  const tunnel = svg("path", { d, class: "tunnel-dug" });
  const machine = pieces.excavator(true);
  const excavator = svg("g", { class: "piece excavator-piece", "data-inspect": "excavator" }, machine);
  layer.append(svg("path", { d, class: "path-line" }), tunnel, ...tips, excavator);
  return { excavator, excavatorBody: /** @type {SVGGElement} */ (machine.firstElementChild), tunnel };
}

// --- the mothership, and what is asked for ---

/** The mothership with its banner: what it will do next, in words and sign. @param {SVGGElement} layer @param {Geometry} at */
function drawMothership(layer, at) {
  const passed = svg("rect", { x: at.left, y: 0, width: at.column * 5, height: 0, class: "passed" });
  const body = pieces.mothership(at.column, at.drop, at.row);
  body.setAttribute("transform", `translate(${at.left} ${at.drop})`);
  const banner = svg("g", { class: "next-banner" });
  banner.setAttribute("transform", `translate(${at.left + at.column * 2.5} ${at.drop * 0.56})`);
  const mothership = svg("g", { class: "piece mothership-piece", "data-inspect": "mothership" }, body, banner);
  layer.append(passed, mothership);
  return { passed, mothership, banner };
}

/** What is asked for besides the research: on top of its track, and a line in the base. @param {Record<LayerName, SVGGElement>} layer @param {Table} table @param {Geometry} at */
function drawGoals(layer, table, at) {
  return table.goals.map(({ goal, amount }, n) => {
    const icon = pieces.goalIcons[goal]();
    const size = Math.max(11, at.drop * 0.4);
    const y = at.drop * 0.3 + n * at.drop * 0.55;
    const number = pieces.text(at.left * 0.64, y + size * 0.35, "", "goal-number", size);
    icon.setAttribute("transform", `translate(${at.left * 0.24} ${y}) scale(${at.drop / 46})`);
    const back = svg("rect", { x: 0, y: y - at.drop * 0.27, width: at.left, height: at.drop * 0.54, class: "goal-back" });
    const group = svg("g", { class: "goal-sign", "data-inspect": `goal-${goal}` }, back, icon, number);
    if (n < 2) layer.edges.append(group); // the desk names them all
    if (goal === "depth") layer.path.append(svg("path", { d: `M${at.left} ${at.floorTop(amount)} h${at.column * 5}`, class: "goal-line" }));
    return { group, number };
  });
}
