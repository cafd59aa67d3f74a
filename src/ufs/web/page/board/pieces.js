// The pieces: every function returns an SVG group around the point (0, 0). What they look like is in
// drawing/shapes.toml, which everybody draws from; the server makes shapes.js and pieces.css of it.

import { svg } from "../core/dom.js";
import shapes from "./shapes.js";

/** @import { Child, TableSpecial } from "../core/types.js" */
/** @typedef {[name: string, ...drawn: (string | number)[]]} Part its class, and a path or the numbers of a circle, an ellipse or a box */

const g = (/** @type {string} */ name, /** @type {Child[]} */ ...children) => svg("g", { class: name }, ...children);
const path = (/** @type {string} */ d, /** @type {string} */ name) => svg("path", { d, class: name });
const circle = (/** @type {number} */ cx, /** @type {number} */ cy, /** @type {number} */ r, /** @type {string} */ name) => svg("circle", { cx, cy, r, class: name });
/** @param {number} cx @param {number} cy @param {number} rx @param {number} ry @param {string} name */
const ellipse = (cx, cy, rx, ry, name) => svg("ellipse", { cx, cy, rx, ry, class: name });
/** @param {number} x @param {number} y @param {number} width @param {number} height @param {number} rx @param {string} name */
const rect = (x, y, width, height, rx, name) => svg("rect", { x, y, width, height, rx, class: name });

/**
 * @param {number} x
 * @param {number} y
 * @param {Child} content
 */
export function text(x, y, content, name = "", size = 17) {
  return svg("text", { x, y, class: ["label", name], "font-size": size }, content);
}

// --- signs ---

/** @param {Part} part */
function part([name, ...drawn]) {
  if (typeof drawn[0] === "string") return path(drawn[0], name);
  const [a, b, c, d, e] = drawn.map(Number);
  if (drawn.length === 3) return circle(a, b, c, name);
  return drawn.length === 4 ? ellipse(a, b, c, d, name) : rect(a, b, c, d, e, name);
}

const parts = (/** @type {string} */ name) => shapes.signs[name].map(part);

const sign = (/** @type {string} */ name) => g(name, parts(name));

/**
 * Functions for all signs of a kind: `icons("effect").energy()`.
 * @param {string} kind
 * @returns {Record<string, () => SVGGElement>}
 */
function icons(kind) {
  const names = Object.keys(shapes.signs).filter((name) => name.startsWith(`${kind} `));
  return Object.fromEntries(names.map((name) => [name.slice(kind.length + 1), () => sign(name)]));
}

// --- dice: 30 by 30 ---

/** @param {number} value */
function pips(value) {
  const [far, radius] = shapes.pip;
  return shapes.pips[value].map(([x, y]) => circle(x * far, y * far, radius, "pip"));
}

/**
 * A die: kind is plain, white or robot; without a value it shows a question mark.
 * @param {string} kind
 * @param {number | null | undefined} value
 */
export function die(kind, value, { exhausted = false } = {}) {
  const face = value ? pips(value) : [text(0, 6, "?", "pip-text", 18)];
  const tired = exhausted ? parts("die exhausted") : [];
  const mark = kind === "white" ? [svg("g", { class: "reroll", transform: "translate(15 -15) scale(0.92)" }, parts("reroll"))] : [];
  return g(`die ${kind}${exhausted ? " exhausted" : ""}`, parts(`die ${kind}`), face, tired, mark);
}

export const ship = (/** @type {string} */ kind) => sign(`ship ${kind}`);

// --- what is printed in the sky ---

/**
 * An explosion; a red one (A2) has other tips: colour comes second.
 * @param {number | string} number
 */
export function burst(number, red = false, wide = 1.45) {
  const [tips, inner, outer] = red ? shapes.red_burst : shapes.burst;
  const points = [];
  for (let i = 0; i < 2 * tips; i += 1) {
    const radius = i % 2 ? inner : outer;
    const angle = (Math.PI * i) / tips - Math.PI / 2;
    points.push(`${(radius * wide * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`);
  }
  return g(red ? "burst red" : "burst", path(`M${points.join(" L")} Z`, "burst-shape"), text(0, 6.3, number, "burst-number", 18));
}

const turned = (/** @type {boolean} */ left, /** @type {Child[]} */ ...children) => svg("g", { transform: left ? "scale(-1 1)" : null }, children);

export const arrow = (/** @type {boolean} */ left) => g("arrow", turned(left, parts("arrow")));

/** The same on a plate, for the edge of a space of the sky. @param {boolean} left */
export function arrowBadge(left) {
  const drawn = arrow(left);
  drawn.setAttribute("transform", "scale(0.66)");
  return g("arrow-badge", rect(-10.5, -10, 21, 20, 5, "arrow-plate"), drawn);
}

export const motherIcon = () => sign("mother-icon");

/** A special space: a plate with what it does to you, or for you. @param {string} effect */
export function special(effect) {
  const icon = sign(shapes.specials[effect]);
  icon.setAttribute("transform", "scale(0.8)");
  return g(`special ${effect}`, parts("special"), icon);
}

/**
 * A teleport (A1) with the letter of its pair; `letters` are those of all pairs, which take turns with the shapes.
 * @param {string} letter
 */
export function teleport(letter, letters = [letter]) {
  const name = `teleport pair-${1 + (letters.indexOf(letter) % 2)}`;
  return g(name, parts(name), text(0, 6.3, letter, "teleport-letter", 18));
}

/** The number of an explosion and whether it is red (A2): "3r" is [3, true]. */
/** @type {(sign: string) => [number, boolean]} */
export const explosion = (sign) => [parseInt(sign, 10), sign.endsWith("r")];

/**
 * `specials` says what the letters of a sky row stand for, `letters` are those of all teleports.
 * @param {string} sign
 * @param {Record<string, TableSpecial>} [specials]
 * @param {string[]} [letters]
 */
export function token(sign, specials = {}, letters = undefined) {
  if (sign === "<" || sign === ">") return arrow(sign === "<");
  if (sign === "M") return motherIcon();
  if (sign === ".") return g("nothing");
  if (specials[sign]?.effect === "teleport") return teleport(sign, letters);
  return sign in specials ? special(specials[sign].effect) : burst(...explosion(sign));
}

// --- what rooms do: icons of 22 by 22 ---

export const effects = icons("effect");

export const effect = (/** @type {string} */ name) => effects[name]();

/** The AA gun, or another space that slows ships: a downward arrow with −1. */
export const aaGun = (hold = 1) => g("aa", parts("aa"), text(21, 6.5, `−${hold}`, "aa-number", 17));

export const tunnelMark = () => sign("tunnel-mark");

/** A small bolt with a number: what the room costs. */
export const cost = (/** @type {number} */ amount) => g("cost", parts("cost"), text(11.5, 6, amount, "cost-number", 17));

/** The mothership's actions, 24 by 20 with the amount beside. */
export const actionIcons = icons("action-icon");

export const skull = () => actionIcons.skull();

export const cross = () => sign("cross");

export const star = () => sign("star");

/** What a scenario asks for besides the research, 24 by 20. */
/** @type {Record<string, () => SVGGElement>} */
export const goalIcons = { ...icons("goal-icon"), ships: () => shrunk("basic"), orange: () => shrunk("orange") };

/** @param {string} kind */
function shrunk(kind) {
  const small = ship(kind);
  small.setAttribute("transform", "scale(0.56)");
  return g("goal-icon", small, parts("cross"));
}

/** The excavator, 44 by 26, drilling to the right; `left` turns it round. */
export const excavator = (left = false) => g("excavator", turned(left, parts("excavator")));

/** The mothership over five columns; (0, 0) is the upper left corner of its drop points.
    Its dome rises far over the row above: at the start it is still outside the picture.
    @param {number} column @param {number} hullHeight @param {number} dropHeight */
export function mothership(column, hullHeight, dropHeight) {
  const width = column * 5;
  /** @type {Record<string, number>} */
  const measures = { middle: width / 2, end: width, hull: -hullHeight, arch: -hullHeight * 1.75 };
  const measured = (/** @type {string} */ d) => d.replace(/\{(\w+)([-+]\d+)?\}/g, (_, name, more) => String(measures[name] + Number(more ?? 0)));
  const columns = [0, 1, 2, 3, 4];
  const beams = columns.map((n) => {
    const x = column * n;
    return path(`M${x + 20} 0 H${x + column - 20} L${x + column - 5} ${dropHeight} H${x + 5} Z`, "beam");
  });
  const lights = Array.from({ length: 19 }, (_, n) =>
    rect(14 + (n * (width - 34)) / 18, -9 - 3.2 * Math.sin((Math.PI * n) / 18), 6, 3.4, 1, n % 4 === 2 ? "hull-light" : "hull-window"),
  );
  return g(
    "mothership",
    beams,
    shapes.mothership.map(([name, d]) => path(measured(d), name)),
    lights,
    columns.map((n) => ellipse(column * (n + 0.5), 1, column / 2 - 15, 3.6, "hatchway")),
  );
}

// --- cities: a skyline in five shapes on a ground line at y = 0, 410 wide ---

/** Each city its own skyline; a city we have no drawing of gets towers made from its name. @param {string | null | undefined} id */
export function skyline(id) {
  const drawn = (id && shapes.skylines[id]) || madeSkyline(id ?? "city");
  return g("skyline", drawn.map((d) => path(d, "skyline-shape")));
}

/** @param {string} id */
function madeSkyline(id) {
  let seed = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const next = (/** @type {number} */ n) => {
    seed = (seed * 137 + 71) % 9973;
    return seed % n;
  };
  return [0, 1, 2, 3, 4].map((n) => {
    const x = 10 + n * 80 + next(14);
    const w = 22 + next(16);
    const top = 22 + next(30);
    const side = 12 + next(14);
    return `M${x} 0 V${-side} H${x + 12} V${-top} H${x + 12 + w / 2} V${-top - next(14)} H${x + 14 + w / 2} V${-top} H${x + 12 + w} V${-side - 6} H${x + 24 + w} V0 Z`;
  });
}

/**
 * A picture on its own, for texts: `picture(effect("energy"), 30, 30)`.
 * @param {Child} group
 * @param {number} width
 * @param {number} height
 * @param {string | null} [label]
 */
export function picture(group, width, height, label = null) {
  return svg(
    "svg",
    {
      class: "picture",
      viewBox: `${-width / 2} ${-height / 2} ${width} ${height}`,
      width,
      height,
      role: label ? "img" : null,
      "aria-label": label,
      "aria-hidden": label ? null : "true",
      focusable: "false",
    },
    group,
  );
}
