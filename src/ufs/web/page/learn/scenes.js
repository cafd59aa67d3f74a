// Small pictures for the rules: a few columns of sky, a few rooms, a piece of path, a track.
// Everything is drawn with the pieces of the board, a little more roomy, so that nothing hides.
// A scene is a list of bands, one below the other; nothing in it has to be translated.

import { svg } from "../core/dom.js";
import * as draw from "../board/pieces.js";
import { signed } from "../core/words.js";

/** @import { Child, Spot } from "../core/types.js" */

/**
 * A part of a scene. `left`: how wide what stands left of its columns is; none has no columns. `card`: on paper.
 * @typedef {{left?: number, width: number, height: number, parts: Child[], card?: boolean}} Band
 */
/** @typedef {{caption: string | null, bands: Band[]}} Scene the caption is a key of the words */

/** @typedef {[column: number, row: number, sign?: "r"]} SkyShip "r" is a reinforcement */
/** @typedef {"r" | "b"} ShipSign */
/**
 * What there is in a piece of sky; see `sky`.
 * @typedef {object} SkyMore
 * @property {SkyShip[]} [ships]
 * @property {SkyShip[]} [ghosts]
 * @property {[number, number, number, number][]} [ways]
 * @property {[column: number, row: number, word: string][]} [marks]
 * @property {Record<number, [action: string, amount?: number]>} [edge]
 * @property {number} [mother]
 * @property {number} [before]
 * @property {ShipSign[]} [aboard]
 * @property {number[]} [labels]
 * @property {boolean} [city]
 * @property {number} [cityLabel]
 */

/**
 * A room in a picture; `dice` has a word for each of its spaces.
 * @typedef {object} Room
 * @property {string[]} effects
 * @property {string[]} dice
 * @property {number} modifier
 * @property {number} cost
 * @property {string | null} mark
 * @property {string} kind
 * @property {boolean} dug
 */

/** @typedef {[word: string, space: number, mark?: string]} PathDie */
/** @typedef {{excavator?: number, from?: number, count?: number, dice?: PathDie[], all?: boolean}} PathMore see `path` */

const COLUMN = 92;
const ROW = 42; // of the sky: a ship above, the sign of the space below it
const SHIP = 11; // how far down in its row a ship is
const FLOOR = 46; // of the base
const EDGE = 58; // the strip with the mothership's actions
const LABEL = 30; // the strip with numbers of rows
const HULL = 33; // what is seen of the mothership above its drop points
const STEP = { width: 46, height: 34 }; // a space in a picture of the path
const CELL = 32; // a space of a track

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {string | string[]} name
 * @param {number} [rx]
 */
const rect = (x, y, width, height, name, rx = 0) => svg("rect", { x, y, width, height, rx, class: name });

const line = (/** @type {string} */ d, /** @type {string | null} */ name = null) => svg("path", { d, class: name });

/**
 * Put something in its place.
 * @template {Element} E
 * @param {E} group
 * @param {number} x
 * @param {number} y
 * @param {number} [scale]
 */
function at(group, x, y, scale = 1) {
  group.setAttribute("transform", `translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}`);
  return group;
}

const shipKind = (/** @type {ShipSign | undefined} */ sign) => (sign === "r" ? "reinforcement" : "basic");

/** A die in short: p3 plain, w3 white, r3 robot, r3* exhausted; ? is not rolled yet. */
const DIE = /^[pwr][1-6?]\*?$/;

/** @type {Record<string, "plain" | "white" | "robot">} */
const DICE = { p: "plain", w: "white", r: "robot" };

/** @param {string} word */
function dieOf(word) {
  const [kind, value, tired] = word;
  return draw.die(DICE[kind], value === "?" ? null : Number(value), { exhausted: tired === "*" });
}

/**
 * The signs that say "so" and "not so", and small numbers for an order.
 * @type {Record<string, () => SVGGElement>}
 */
const MARKS = {
  yes: () => svg("g", { class: "scene-yes" }, svg("circle", { r: 10 }), line("M-5 0 L-1 4.5 L5.5 -4.5")),
  no: () => svg("g", { class: "scene-no" }, svg("circle", { r: 10 }), line("M-4.5 -4.5 L4.5 4.5 M4.5 -4.5 L-4.5 4.5")),
  shot: () =>
    svg("g", { class: "scene-shot" }, svg("circle", { r: 10 }), line("M-7 0 H-2.5 M2.5 0 H7 M0 -7 V-2.5 M0 2.5 V7")),
};

/** @param {string} word */
function mark(word) {
  if (word in MARKS) return MARKS[word]();
  return svg("g", { class: "scene-number" }, svg("circle", { r: 10 }), draw.text(0, 5.5, word, "", 15));
}

/** A dotted line with a dark rim: it is seen on rock, sky and paper alike. */
const twice = (/** @type {string} */ d, /** @type {string} */ name) => [line(d, `${name} rim`), line(d, name)];

/**
 * A dotted way with a tip, from one point to another.
 * @param {Spot} from
 * @param {Spot} to
 */
function way([x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [bx, by] = [x2 - dx * 9, y2 - dy * 9];
  return svg(
    "g",
    { class: "scene-way" },
    twice(`M${x1} ${y1} L${bx} ${by}`, "scene-dots"),
    line(`M${x2} ${y2} L${bx - dy * 6} ${by + dx * 6} L${bx + dy * 6} ${by - dx * 6} Z`, "way-tip"),
  );
}

// --- the sky ---

/**
 * Rows of sky, one sign a space as in the content files; P and T are teleports, small letters a to i red
 * explosions of 1 to 9. Columns and rows count from 1.
 * ships, ghosts: [column, row, "r" for a reinforcement]; ways: [column, row, column, row];
 * marks: [column, row, word]; edge: {row: [action, amount]}; mother: the row of the drop points;
 * before: where the mothership was; aboard: ships on its hull; labels: numbers of the rows;
 * city: whether the city lies below; cityLabel: the number of its row.
 * @param {string[]} rows
 * @param {SkyMore} [more]
 * @returns {Band}
 */
function sky(rows, more = {}) {
  const columns = rows[0].length;
  const top = more.mother ? HULL : 0;
  const left = more.labels ? LABEL : 0;
  const width = columns * COLUMN;
  const cityTop = top + rows.length * ROW;
  const height = cityTop + (more.city ? FLOOR : 0);
  /** @type {Child[]} */
  const parts = [rect(left, 0, width, height, "scene-sky")];
  if (more.city) parts.push(city(left, cityTop, width, columns));
  parts.push(skyLines(left, top, columns, rows.length));
  rows.forEach((signs, r) =>
    [...signs].forEach((sign, c) => {
      if (sign !== ".") parts.push(at(signOf(sign), left + (c + 0.5) * COLUMN, top + r * ROW + 25));
    }),
  );
  /** @type {SpotOf} */
  const spot = (column, row) => [left + (column - 0.5) * COLUMN, top + (row - 1) * ROW + SHIP];
  if (more.edge) parts.push(...actions(more.edge, left + width, top, rows.length));
  parts.push(...hulls(more, left, width, columns, top));
  parts.push(...rowLabels(more, top));
  parts.push(...(more.ways ?? []).map(([c1, r1, c2, r2]) => shipWay(spot(c1, r1), spot(c2, r2))));
  parts.push(...flying(more, spot));
  parts.push(...aboard(more, left + width / 2, top));
  for (const [column, row, word] of more.marks ?? []) {
    const [x, y] = spot(column, row);
    parts.push(at(mark(word), x + COLUMN / 2 - 13, y + 11));
  }
  return { left, width: left + width + (more.edge ? EDGE : 0), height, parts };
}

/** @typedef {(column: number, row: number) => Spot} SpotOf where a ship is drawn */

const TELEPORTS = ["P", "T"];

/** @param {string} sign */
function signOf(sign) {
  if (TELEPORTS.includes(sign)) return draw.teleport(sign, TELEPORTS);
  return /[a-i]/.test(sign) ? draw.burst("abcdefghi".indexOf(sign) + 1, true) : draw.token(sign);
}

/**
 * @param {number} left
 * @param {number} top
 * @param {number} columns
 * @param {number} count
 */
function skyLines(left, top, columns, count) {
  const across = Array.from({ length: count + 1 }, (_, n) => `M${left} ${top + n * ROW} h${columns * COLUMN}`);
  const down = Array.from({ length: columns + 1 }, (_, n) => `M${left + n * COLUMN} ${top} v${count * ROW}`);
  return line([...across, ...down].join(" "), "scene-line");
}

/**
 * @param {number} left
 * @param {number} top
 * @param {number} width
 * @param {number} columns
 */
function city(left, top, width, columns) {
  const inside = svg("svg", { x: left, y: top - 30, width, height: FLOOR + 30 });
  inside.append(
    rect(0, 30, width, FLOOR, "scene-dusk"),
    at(draw.skyline(columns > 2 ? "roswell" : "washington"), columns > 2 ? (width - 410) / 2 : -104, FLOOR + 30, 1),
  );
  return inside;
}

/**
 * @param {NonNullable<SkyMore["edge"]>} edge
 * @param {number} x
 * @param {number} top
 * @param {number} count
 */
function actions(edge, x, top, count) {
  /** @type {Child[]} */
  const parts = [rect(x, top, EDGE, count * ROW, "scene-edge")];
  for (const [row, [name, amount]] of Object.entries(edge)) {
    const y = top + (Number(row) - 0.5) * ROW;
    parts.push(at(draw.actionIcons[name](), x + (amount ? 20 : EDGE / 2), y));
    if (amount) parts.push(draw.text(x + 43, y + 6, amount, "scene-amount", 18));
  }
  return parts;
}

/**
 * The mothership, or the middle of it where there are fewer columns than five.
 * @param {SkyMore} more
 * @param {number} left
 * @param {number} width
 * @param {number} columns
 * @param {number} top
 */
function hulls({ mother, before }, left, width, columns, top) {
  if (!mother) return [];
  const hull = svg("svg", { x: left, y: 0, width, height: top + mother * ROW, class: "scene-mother" });
  hull.append(
    rect(0, 0, width, (mother - 1) * ROW + HULL, "scene-passed"),
    at(draw.mothership(COLUMN, HULL, ROW), (-(5 - columns) / 2) * COLUMN, top + (mother - 1) * ROW),
  );
  if (!before) return [hull];
  const y = (/** @type {number} */ row) => top + (row - 1) * ROW - 14;
  return [hull, way([left + 24, y(before)], [left + 24, y(mother)])];
}

/**
 * The ships on the mothership's hull, around its middle.
 * @param {SkyMore} more
 * @param {number} middle
 * @param {number} top
 */
function aboard({ aboard: signs = [], mother = 0 }, middle, top) {
  return signs.map((sign, n) => {
    const x = middle + (n - (signs.length - 1) / 2) * 44;
    return at(draw.ship(shipKind(sign)), x, top + (mother - 1) * ROW - 15, 0.85);
  });
}

/**
 * @param {SkyMore} more
 * @param {number} top
 */
function rowLabels({ labels = [], cityLabel }, top) {
  const parts = labels.map((number, n) => draw.text(15, top + n * ROW + 26, number, "scene-label", 15));
  if (cityLabel) parts.push(draw.text(15, top + labels.length * ROW + 28, cityLabel, "scene-label", 15));
  return parts;
}

/**
 * Ways keep to the side of a column, so that the signs in it stay visible.
 * @param {Spot} from
 * @param {Spot} to
 */
function shipWay([x1, y1], [x2, y2]) {
  if (x1 === x2) return way([x1 + 29, y1 + 3], [x2 + 29, y2 + 3]);
  const side = Math.sign(x2 - x1) * 26;
  return way([x1 + side, y1], [x2 - side, y2]);
}

/**
 * @param {SkyMore} more
 * @param {SpotOf} spot
 */
function flying(more, spot) {
  const ships = (/** @type {SkyShip[]} */ list, /** @type {string} */ name) =>
    list.map(([column, row, sign]) => {
      const [x, y] = spot(column, row);
      return svg("g", { class: name }, at(draw.ship(shipKind(sign)), x, y));
    });
  return [...ships(more.ghosts ?? [], "ghost ship-ghost"), ...ships(more.ships ?? [], "ship-piece")];
}

// --- the base ---

/**
 * Rooms side by side, each in a few words like a content file: "fighters -1 /2 p4".
 * aa, tunnel, rock and excavator are spaces of their own; # before a word means not excavated.
 * A room of several spaces has a die or _ for each; yes, no and 1. 2. 3. mark it.
 * @param {string[]} rooms
 * @returns {Band}
 */
function base(...rooms) {
  const parts = [];
  let x = 0;
  for (const words of rooms) {
    const room = readRoom(words);
    parts.push(drawRoom(room, x));
    x += room.dice.length * COLUMN;
  }
  return { left: 0, width: x, height: FLOOR, parts: [rect(0, 0, x, FLOOR, "scene-earth"), ...parts] };
}

/**
 * A room whose two spaces lie one above the other.
 * @param {string} words
 * @returns {Band}
 */
function upright(words) {
  const room = readRoom(words);
  const back = [rect(0, 0, COLUMN, 2 * FLOOR, "scene-earth"), rect(2, 2, COLUMN - 4, 2 * FLOOR - 4, "space-back", 3)];
  const dice = room.dice.map((word, n) => slot(word, 71, n * FLOOR + 23));
  const drawn = svg("g", { class: "scene-space scene-room dug" }, back, roomSigns(room, 0), dice);
  return { left: 0, width: COLUMN, height: 2 * FLOOR, parts: [drawn] };
}

/** @param {string} words */
function readRoom(words) {
  /** @type {Room} */
  const room = { effects: [], dice: [], modifier: 0, cost: 0, mark: null, kind: "room", dug: true };
  for (let word of words.split(" ")) {
    if (word.startsWith("#")) {
      room.dug = false;
      word = word.slice(1);
    }
    if (DIE.test(word) || word === "_") room.dice.push(word);
    else if (word in MARKS || /^\d\.$/.test(word)) room.mark = word.replace(".", "");
    else if (/^[+-]\d$/.test(word)) room.modifier = Number(word);
    else if (word.startsWith("/")) room.cost = Number(word.slice(1));
    else if (["aa", "tunnel", "rock", "excavator"].includes(word)) room.kind = word;
    else room.effects = word.split("+");
  }
  if (room.kind === "rock" || room.kind === "excavator") room.dug = false;
  if (room.dice.length === 0) room.dice = ["_"];
  return room;
}

/**
 * @param {Room} room
 * @param {number} x
 */
function drawRoom(room, x) {
  const width = room.dice.length * COLUMN;
  /** @type {Child[]} */
  const parts = [rect(x + 2, 2, width - 4, FLOOR - 4, "space-back", room.kind === "tunnel" ? 12 : 3)];
  if (!room.dug) parts.push(hatch(x + 2, 2, width - 4, FLOOR - 4));
  parts.push(...roomSigns(room, x));
  if (room.kind !== "rock" && room.kind !== "excavator") {
    parts.push(...room.dice.map((word, n) => slot(word, x + n * COLUMN + 71, 23)));
  }
  if (room.mark) parts.push(at(mark(room.mark), x + width - 9, FLOOR - 9));
  const names = ["scene-space", `scene-${room.kind}`, room.dug ? "dug" : "rock"];
  return svg("g", { class: names }, parts);
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
function hatch(x, y, width, height) {
  const lines = [];
  for (let n = 8; n < width + height; n += 12) {
    const [x1, y1] = n <= height ? [0, n] : [n - height, height];
    const [x2, y2] = n <= width ? [n, 0] : [width, n - width];
    lines.push(`M${x + x1} ${y + y1} L${x + x2} ${y + y2}`);
  }
  return line(lines.join(" "), "scene-hatch");
}

/**
 * @param {Room} room
 * @param {number} x
 * @returns {Child[]}
 */
function roomSigns(room, x) {
  if (room.kind === "excavator") return [at(draw.excavator(true), x + COLUMN / 2, 23)];
  if (room.kind === "aa") return [at(draw.aaGun(), x + 15, 23)];
  if (room.kind === "tunnel") return [at(draw.tunnelMark(), x + 28, 23)];
  const several = room.effects.length > 1;
  /** @type {Child[]} */
  const parts = room.effects.map((name, n) => at(draw.effect(name), x + 14 + n * 19, 14, several ? 0.82 : 1));
  if (room.modifier) {
    parts.push(draw.text(x + 38, several ? 40 : 21, signed(room.modifier), "modifier", 18));
  }
  if (room.cost) parts.push(at(draw.cost(room.cost), x + 11, 34));
  return parts;
}

/**
 * A die on a space, or the mark for one.
 * @param {string} word
 * @param {number} x
 * @param {number} y
 */
function slot(word, x, y) {
  if (word === "_") return rect(x - 16, y - 16, 32, 32, "slot", 6);
  const turned = word.endsWith("*") ? " rotate(45) scale(0.82)" : "";
  const die = dieOf(word);
  die.setAttribute("transform", `translate(${x} ${y})${turned}`);
  return die;
}

// --- the excavator's path ---

/**
 * Where space n of the path lies: rows of five, turning at each end.
 * @param {number} n
 */
function onPath(n) {
  const row = Math.ceil(n / 5);
  const step = (n - 1) % 5;
  return [row, row % 2 === 1 ? 5 - step : step + 1];
}

/**
 * A few rows of the base with the winding path. excavator: its space, counted along the path;
 * from: where it was; dice: [word, space, mark]; count: numbers from the excavator to that space;
 * all: everything is excavated, and the first and the last space have their number.
 * @param {number} first
 * @param {number} last
 * @param {PathMore} [more]
 * @returns {Band}
 */
function path(first, last, { excavator = 0, from = 0, count = 0, dice = [], all = false } = {}) {
  const { width, height } = STEP;
  /** @type {(n: number) => Spot} */
  const middle = (n) => {
    const [row, column] = onPath(n);
    return [(column - 0.5) * width, (row - first + 0.5) * height];
  };
  const begin = (first - 1) * 5 + 1;
  const spaces = Array.from({ length: (last - first + 1) * 5 }, (_, n) => begin + n);
  /** @type {Child[]} */
  const parts = spaces.map((n) => pathSpace(n, middle(n), all || n < excavator));
  const trail = spaces.map((n, k) => `${k ? "L" : "M"}${middle(n).join(" ")}`).join(" ");
  parts.push(...twice(trail, "scene-dots scene-trail"));
  const steps = Math.max(0, count - excavator);
  for (let n = 1; n <= steps; n += 1) parts.push(at(mark(String(n)), ...middle(excavator + n)));
  if (all) parts.push(...[begin, last * 5].map((n) => at(mark(String(n)), ...middle(n))));
  if (excavator) parts.push(at(draw.excavator(onPath(excavator)[0] % 2 === 1), ...middle(excavator), 0.85));
  if (from) parts.push(svg("g", { class: "ghost die-ghost" }, at(draw.excavator(onPath(from)[0] % 2 === 1), ...middle(from), 0.85)));
  for (const [word, n, sign] of dice) {
    const [x, y] = middle(n);
    parts.push(at(dieOf(word), x, y, 0.85));
    if (sign) parts.push(at(mark(sign), x + 14, y + 9, 0.9));
  }
  return { width: 5 * width, height: (last - first + 1) * height, parts };
}

/**
 * @param {number} n
 * @param {Spot} middle
 * @param {boolean} dug
 */
function pathSpace(n, [x, y], dug) {
  const { width, height } = STEP;
  const [left, top] = [x - width / 2 + 1, y - height / 2 + 1];
  const back = rect(left, top, width - 2, height - 2, "space-back", 3);
  const gun = n <= 5 ? draw.aaGun().firstElementChild : null; // without its number
  return svg(
    "g",
    { class: ["scene-space", n <= 5 ? "scene-aa" : "", dug ? "dug" : "rock"] },
    back,
    dug ? null : hatch(left, top, width - 2, height - 2),
    gun && at(gun, x - 14, y - 4, 0.5),
  );
}

// --- tracks ---

/**
 * A track from left to right: its numbers, where the marker is and where it goes.
 * @param {"research" | "energy" | "damage"} name
 * @param {(number | "skull")[]} numbers
 * @param {number} now
 * @param {number} [to]
 * @returns {Band}
 */
function track(name, numbers, now, to = now) {
  const icon = name === "damage" ? draw.actionIcons.damage() : draw.effect(name);
  const parts = [at(icon, 15, CELL / 2)];
  numbers.forEach((number, n) => {
    const place = name === "research" ? n + 1 : n;
    const state = place === now ? "now" : place < now ? "past" : place === to ? "would" : "";
    const sign = number === "skull" ? at(draw.skull(), 0, 0, 0.95) : draw.text(0, 6, number, "cell-number", 17);
    parts.push(
      at(
        svg("g", { class: ["track-cell", `${name}-cell`, state] }, rect(-14, -14, 28, 28, "cell-back", 4), sign),
        32 + (n + 0.5) * CELL,
        CELL / 2,
      ),
    );
  });
  const x = (/** @type {number} */ place) => 32 + (place - (name === "research" ? 0.5 : -0.5)) * CELL;
  const ways = to === now ? [] : [way([x(now), CELL + 8], [x(to), CELL + 8])];
  return { width: 34 + numbers.length * CELL, height: CELL + (ways.length ? 16 : 0), parts: [svg("g", { class: "scene-track" }, parts), ...ways] };
}

const energy = (/** @type {number} */ now, /** @type {number} */ to = now) => track("energy", [0, 1, 2, 3, 4, 5, 6, 7], now, to);
const damage = (/** @type {number} */ now, /** @type {number} */ to = now) => track("damage", [0, 1, 2, 3, 4, "skull"], now, to);

// --- single pieces in a row ---

/**
 * Pieces and signs side by side; words that name no piece stand there as they are.
 * @param {string[]} words
 * @returns {Band}
 */
function row(...words) {
  const parts = [];
  let x = 10;
  for (const word of words) {
    const [group, width] = piece(word);
    parts.push(at(group, x + width / 2, 27));
    x += width + 6;
  }
  return { width: x + 4, height: 52, parts: [rect(0, 0, x + 4, 52, "scene-card", 6), ...parts], card: true };
}

/** @typedef {[drawing: SVGElement, width: number]} Piece */

/** @type {Record<string, () => Piece>} */
const PIECES = {
  basic: () => [draw.ship("basic"), 44],
  reinforcement: () => [draw.ship("reinforcement"), 36],
  skull: () => [draw.skull(), 26],
  star: () => [draw.star(), 24],
  excavator: () => [draw.excavator(), 50],
  "<": () => [draw.arrow(true), 36],
  ">": () => [draw.arrow(false), 36],
  M: () => [draw.motherIcon(), 40],
};

/**
 * @param {string} word
 * @returns {Piece}
 */
function piece(word) {
  if (word in PIECES) return PIECES[word]();
  if (word in MARKS) return [mark(word), 24];
  if (DIE.test(word)) return [svg("g", {}, turnedDie(word)), 40];
  if (word in draw.effects) return [draw.effect(word), 28];
  if (/^x\d$/.test(word)) return [draw.burst(Number(word[1])), 40];
  if (word === "red") return [draw.burst(4, true), 40];
  if (word.startsWith("action-")) return [draw.actionIcons[word.slice(7)](), 30];
  if (word.startsWith("cost-")) return [draw.cost(Number(word.slice(5))), 34];
  return [draw.text(0, 7, word, "scene-text", 20), 10 + 9 * word.length];
}

/** @param {string} word */
function turnedDie(word) {
  const die = dieOf(word);
  if (word.endsWith("*")) die.setAttribute("transform", "rotate(45) scale(0.9)");
  return die;
}

/**
 * Cards or tiles, one below the other; a star after the name turns one to its harder side.
 * @param {string[]} names
 * @returns {Band}
 */
function tiles(...names) {
  const parts = names.flatMap((each, n) => {
    const [name, label] = each.split(":"); // `sky1*:I+`
    return [
      rect(0, n * 24, 150, 22, ["scene-tile", `tile-${name.replace("*", "")}`], 3),
      name.endsWith("*") ? at(draw.star(), 137, n * 24 + 11) : null,
      label ? draw.text(20, n * 24 + 16, label, "scene-label", 15) : null,
    ];
  });
  return { width: 150, height: names.length * 24, parts };
}

/**
 * @param {string[]} names of cities
 * @returns {Band}
 */
function skylines(...names) {
  const scale = 0.5;
  const parts = names.flatMap((name, n) => [
    rect(0, n * 50, 210, 46, "scene-dusk", 3),
    at(draw.skyline(name), 2, n * 50 + 46, scale),
  ]);
  return { width: 210, height: names.length * 50, parts };
}

// --- which picture belongs to which rule ---

/** @typedef {(...bands: Band[]) => Scene} MakeScene */

/** @type {MakeScene} */
const box = (...bands) => ({ caption: "rules-box", bands });
/** @type {MakeScene} */
const pnp = (...bands) => ({ caption: "rules-pnp", bands });
/** @type {MakeScene} */
const pnp1 = (...bands) => ({ caption: "rules-pnp1", bands });
/** @type {MakeScene} */
const newer = (...bands) => ({ caption: "rules-newer", bands });
/** @type {MakeScene} */
const plain = (...bands) => ({ caption: null, bands });

/**
 * Every rule has at least one picture; several where the editions differ.
 * @type {Record<string, () => Scene[]>}
 */
const RULES = {
  S1: () => [plain(sky(["3.<", ".M.", ">.5"], { edge: { 1: ["excavator", 2], 2: ["reinforcements", 1], 3: ["skull"] } }))],
  S2: () => [
    box(sky(["..", ".."], { labels: [15, 16], city: true, ships: [[1, 2]], ways: [[1, 2, 1, 3.4]] })),
    pnp(sky(["..", ".."], { labels: [14, 15], city: true, cityLabel: 16, ships: [[1, 2]], ways: [[1, 2, 1, 3.4]] })),
  ],
  S3: () => [plain(sky(["....."], { mother: 1, ships: [1, 2, 3, 4, 5].map((column) => [column, 1]) }))],
  S4: () => [
    box(row("reinforcement", "reinforcement", "reinforcement", "reinforcement")),
    pnp(row("reinforcement", "reinforcement")),
  ],
  S5: () => [plain(path(1, 6, { all: true }))],
  S6: () => [plain(path(1, 4, { excavator: 11 }))],
  S7: () => [plain(track("research", [3, 1, 4, 2, 3, 2], 0), energy(2), damage(0))],
  S8: () => [pnp(tiles("mothership", "sky1*", "sky2", "sky3", "sky4*", "base", "base", "track*"), row("star", "star", "star", "=", "+3"))],
  S9: () => [box(tiles("sky1", "sky2*", "sky3", "sky4*"), row("star", "star", "=", "+2"))],
  S10: () => [box(skylines("roswell", "new-york", "washington"))],
  S11: () => [box(skylines("roswell"), tiles("sky1", "sky2", "sky3", "sky4"))],

  D1: () => [plain(row("p2", "p5", "p3", "w6", "w1"), base("tunnel w6", "research p5", "energy p2", "tunnel w1", "fighters p3"))],
  D2: () => [plain(base("energy yes", "aa yes", "tunnel yes"), base("fighters p4 no", "excavator no", "#research no"))],
  D3: () => [plain(path(2, 4, { excavator: 11, dice: [["p4", 13, "yes"], ["p5", 16, "no"]] }))],
  D4: () => [
    box(path(3, 4, { excavator: 11, count: 14, dice: [["p5", 15, "yes"]] })),
    box(path(3, 4, { excavator: 11, count: 14, dice: [["p2", 15, "no"]] })),
  ],
  D5: () => [
    plain(
      sky([".", ".", "M", "4", "."], {
        ships: [[1, 1], [1, 2]],
        ghosts: [[1, 4], [1, 5]],
        ways: [[1, 1, 1, 4], [1, 2, 1, 5]],
      }),
      base("energy -1 p3"),
    ),
  ],
  D6: () => [
    plain(sky([".", ".", ".", "."], { ships: [[1, 1]], ghosts: [[1, 3]], ways: [[1, 1, 1, 3]] }), base("aa p3")),
    plain(sky([".", ".", ".", "."], { ships: [[1, 1]] }), base("aa p1")),
  ],
  D7: () => [
    plain(
      sky([".", "M", ">", "3"], { ships: [[1, 1]], ghosts: [[1, 4]], ways: [[1, 1, 1, 4]], marks: [[1, 2, "no"], [1, 3, "no"], [1, 4, "yes"]] }),
      base("tunnel p3"),
    ),
  ],
  D8: () => [
    plain(sky([">."], { ships: [[1, 1]], ghosts: [[2, 1]], ways: [[1, 1, 2, 1]] })),
    plain(sky([">."], { ships: [[1, 1], [2, 1]], marks: [[1, 1, "no"]] })),
  ],
  D9: () => [
    plain(
      sky(["..", ">.", "..", ".."], {
        ships: [[1, 1]],
        ghosts: [[1, 2], [2, 2], [2, 4]],
        ways: [[1, 1, 1, 2], [1, 2, 2, 2], [2, 2, 2, 4]],
      }),
      base("aa p2 1.", "tunnel w2 2."),
    ),
  ],
  D10: () => [
    plain(
      sky(["...", "...", "...", ".M."], {
        mother: 2,
        before: 1,
        aboard: ["b"],
        ships: [[2, 4], [1, 2]],
        ghosts: [[3, 2]],
        ways: [[3, 2, 3, 1]],
        edge: { 2: ["damage"], 3: ["excavator", 1] },
        marks: [[3.72, 2, "no"]],
      }),
    ),
  ],
  D12: () => [plain(sky(["..", "3."], { ships: [[1, 2]] }))],
  D13: () => [plain(sky(["..", ".."], { city: true, ships: [[1, 2]], ways: [[1, 2, 1, 3.4]] }), damage(1, 2))],
  D14: () => [plain(row("w4", "→", "p?", "p?", "w?"))],
  D15: () => [newer(row("p4", "↓", "yes"), base("energy r3")), pnp1(row("p4", "↓", "no"), base("energy r3"))],

  R1: () => [plain(base("research /1 p3 3.", "energy p5 1.", "fighters -1 /1 w4 2."))],
  R2: () => [plain(base("research /2 p4"), energy(3, 1))],
  R3: () => [
    plain(base("research -1 /1 p3"), row("3 − 1 = 2")),
    plain(base("energy -3 p1 w6"), row("1 + 6 − 3 = 4")),
  ],
  R4: () => [plain(base("energy p4 _ no")), plain(base("energy p4 w3 yes"))],
  R5: () => [plain(base("energy+robot -6 p5 w6"), row("5 + 6 − 6 = 5"), row("energy", "+5", "robot", "r5*"))],
  R6: () => [plain(base("energy p4"), energy(2, 6))],
  R7: () => [
    plain(
      sky(["3.4", ".5."], { ships: [[1, 1], [3, 1, "r"], [2, 2]], marks: [[1, 1, "shot"], [3, 1, "shot"], [2, 2, "no"]] }),
      base("fighters -1 /1 p5"),
      row("5 − 1 = 4"),
    ),
  ],
  R8: () => [plain(base("research /1 p5"), track("research", [3, 1, 4, 2, 3], 0, 2), row("3 + 1 ≤ 5"))],
  R9: () => [plain(base("aa p2 no", "tunnel w3 no"))],
  R10: () => [plain(path(3, 5, { excavator: 11, count: 16, dice: [["p6", 17]] }), energy(3, 2), row("6 ≤ 6", "yes"))],
  R11: () => [plain(base("fighters /1 r4 yes", "research p3 no"), path(2, 4, { excavator: 16, from: 11 }))],

  B1: () => [
    plain(base("robot -1 /1 p5"), row("5 − 1 = 4", "→", "r4"), base("research /2 r4*")),
    newer(row("r4", "↓", "yes"), base("energy p3")),
    pnp1(row("r4", "↓", "no"), base("energy p3")),
  ],
  B2: () => [plain(row("r4", "r2"))],
  B3: () => [plain(base("energy r4"), row("r4", "→", "r3*"))],
  B4: () => [plain(sky([".", ".", "."], { ships: [[1, 1]], marks: [[1, 2, "no"]] }), base("energy r3"))],
  B5: () => [plain(base("energy r4"), row("r4", "→", "r3", "→", "r2", "→", "r1", "→", "no"))],
  B6: () => [newer(row("r3", "→", "r3")), pnp1(row("r3", "→", "r2"))],
  B7: () => [plain(base("robot -1 /1 r4"), row("4 − 1 = 3", "→", "r3*"))],
  B8: () => [plain(base("energy p4 r3* no"))],
  B9: () => [plain(path(2, 4, { excavator: 12, from: 16, dice: [["r3", 14, "no"], ["r2", 8, "yes"]] }))],

  M1: () => [
    box(row("M", "↓", "→", "action-excavator", "→", "basic")),
    pnp(row("action-excavator", "→", "M", "↓", "→", "basic")),
  ],
  M2: () => [
    plain(
      sky(["...", "...", "..."], { mother: 2, before: 1, aboard: ["b"], ghosts: [[3, 2]], ships: [[1, 2], [2, 3]], ways: [[3, 2, 3, 1]] }),
    ),
  ],
  M3: () => [plain(row("action-excavator", "2", "action-research", "1", "action-reinforcements", "1", "action-damage"))],
  M4: () => [
    plain(
      sky(["....", "....", "....", "...."], {
        mother: 1,
        ships: [[1, 2], [3, 4], [4, 3]],
        ghosts: [[2, 1], [3, 1], [4, 1, "r"]],
        marks: [[2, 1, "1"], [3, 1, "2"], [4, 1, "3"]],
      }),
    ),
  ],
  M5: () => [plain(sky(["....."], { mother: 1, aboard: ["r", "b"], ships: [1, 2, 3, 4, 5].map((column) => [column, 1]) }))],

  E1: () => [plain(track("research", [2, 1, 4, 2, 12], 5))],
  E2: () => [plain(damage(5))],
  E3: () => [plain(sky(["...", "...", "..."], { mother: 2, before: 1, ships: [[2, 2]], edge: { 2: ["skull"] }, marks: [[3, 2, "no"]] }))],
  E4: () => [plain(row("research", "yes", "→", "skull", "no"))],

  A1: () => [
    plain(sky(["..", "P.", "..", ".P"], { ships: [[1, 1]], ghosts: [[1, 2], [2, 4]], ways: [[1, 1, 1, 2], [1, 2, 2, 4]] })),
    plain(sky(["T.", ".T"], { ships: [[1, 1], [2, 2]], marks: [[1, 1, "no"]] })),
  ],
  A2: () => [
    plain(sky(["3b.", "..d"], { ships: [[1, 1], [2, 1], [3, 2]], marks: [[1, 1, "no"], [2, 1, "shot"], [3, 2, "shot"]] }), base("fighters p4"), row("red", "yes", "x3", "no")),
  ],
  A3: () => [box(sky(["..", "5."], { labels: [14, 15], city: true, cityLabel: 16, ships: [[1, 2]], ways: [[1, 2, 1, 3.4]] }))],
  A4: () => [
    plain(
      sky(["...", ".M.", "...", "..."], {
        ships: [[1, 1], [2, 1], [3, 2]],
        ghosts: [[1, 3], [2, 3], [3, 4]],
        ways: [[1, 1, 1, 3], [2, 1, 2, 3], [3, 2, 3, 4]],
        edge: { 1: ["dive", 2] },
      }),
    ),
  ],
  A5: () => [plain(base("command -1 p4", "research p3", "energy w5"), row("4 − 1 = 3", "→", "+2", "+1"), base("command _", "research p5", "energy w6"))],
  A6: () => [plain(upright("fighters +3 /1 r4 p2"))],
  A7: () => [plain(tiles("sky0:0", "sky1*:I+", "sky2*:II+", "sky3*:III+", "sky4:IV"))],
};

/**
 * Every sign has its picture.
 * @type {Record<string, () => Band[]>}
 */
const ICONS = {
  mothership: () => [sky(["....."], { mother: 1 })],
  "drop-point": () => [sky(["."], { mother: 1, ships: [[1, 1]] })],
  basic: () => [row("basic")],
  reinforcement: () => [row("reinforcement")],
  "arrow-left": () => [sky(["<"])],
  "arrow-right": () => [sky([">"])],
  icon: () => [sky(["M"])],
  explosion: () => [sky(["3"])],
  city: () => [sky(["..."], { city: true })],
  "action-excavator": () => [sky(["."], { edge: { 1: ["excavator", 2] } })],
  "action-research": () => [sky(["."], { edge: { 1: ["research", 1] } })],
  "action-reinforcements": () => [sky(["."], { edge: { 1: ["reinforcements", 1] } })],
  "action-damage": () => [sky(["."], { edge: { 1: ["damage"] } })],
  skull: () => [sky(["."], { edge: { 1: ["skull"] } })],
  star: () => [tiles("sky2*")],
  "research-track": () => [track("research", [3, 1, 4, 2], 1)],
  "energy-track": () => [track("energy", [0, 1, 2, 3], 2)],
  "damage-track": () => [track("damage", [0, 1, 2, "skull"], 1)],
  aa: () => [base("aa")],
  tunnel: () => [base("tunnel")],
  excavator: () => [base("excavator")],
  unexcavated: () => [base("rock", "#energy")],
  energy: () => [base("energy")],
  fighters: () => [base("fighters")],
  research: () => [base("research")],
  "robot-room": () => [base("robot")],
  cost: () => [base("fighters /2")],
  modifier: () => [base("research -1")],
  "large-room": () => [base("energy -3 _ _")],
  "plain-die": () => [row("p4")],
  "white-die": () => [row("w5")],
  robot: () => [row("r4")],
  exhausted: () => [row("r3*")],
};

/** @type {Record<string, string[]>} */
export const ICON_GROUPS = {
  sky: ["mothership", "drop-point", "basic", "reinforcement", "arrow-left", "arrow-right", "icon", "explosion", "city"],
  edge: [
    "action-excavator",
    "action-research",
    "action-reinforcements",
    "action-damage",
    "skull",
    "star",
    "research-track",
    "energy-track",
    "damage-track",
  ],
  base: [
    "aa",
    "tunnel",
    "excavator",
    "unexcavated",
    "energy",
    "fighters",
    "research",
    "robot-room",
    "cost",
    "modifier",
    "large-room",
  ],
  dice: ["plain-die", "white-die", "robot", "exhausted"],
};

export const RULE_IDS = Object.keys(RULES);

/**
 * Bands one below the other; those with columns share them, the others stand in the middle.
 * @param {Band[]} bands
 * @param {number} [scale]
 */
function stack(bands, scale = 1) {
  const gap = 8;
  const left = Math.max(0, ...bands.map((band) => band.left ?? 0));
  const shift = (/** @type {Band} */ band) => (band.left === undefined ? 0 : left - band.left);
  const width = Math.max(...bands.map((band) => shift(band) + band.width));
  let y = 0;
  const groups = bands.map((band, n) => {
    if (n > 0 && (band.left === undefined || bands[n - 1].left === undefined)) y += gap;
    const x = band.left === undefined ? (width - band.width) / 2 : shift(band);
    const group = at(svg("g", { class: band.card ? "scene-on-card" : null }, band.parts), x, y);
    y += band.height;
    return group;
  });
  // The text beside a picture says it all, so screen readers need not stop here.
  return svg(
    "svg",
    {
      class: "scene",
      viewBox: `-8 -8 ${width + 16} ${y + 16}`,
      width: (width + 16) * scale,
      height: (y + 16) * scale,
      "aria-hidden": "true",
      focusable: "false",
    },
    groups,
  );
}

/**
 * The pictures of a rule: [{caption: key or null, picture: svg}].
 * @param {string} id
 */
export function ruleScenes(id) {
  return RULES[id]().map(({ caption, bands }) => ({ caption, picture: stack(bands) }));
}

/** @param {string} name */
export function iconScene(name) {
  const bands = ICONS[name]();
  return stack(bands, bands[0].width < 70 ? 1.3 : 1); // a single die or ship may be a little larger
}
