// The pieces, drawn by hand: every function returns an SVG group around the point (0, 0).
// Shape tells what it is, colour comes second; classes give the colours (pieces.css).

import { svg } from "./dom.js";

const g = (name, ...children) => svg("g", { class: name }, ...children);
const path = (d, name) => svg("path", { d, class: name });
const circle = (cx, cy, r, name) => svg("circle", { cx, cy, r, class: name });
const rect = (x, y, width, height, rx, name) => svg("rect", { x, y, width, height, rx, class: name });

export function text(x, y, content, name = "", size = 17) {
  return svg("text", { x, y, class: ["label", name], "font-size": size }, content);
}

// --- dice: 30 by 30 ---

const PIPS = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

function pips(value) {
  return (PIPS[value] ?? []).map(([x, y]) => circle(x * 7.6, y * 7.6, 2.9, "pip"));
}

/** A die: kind is plain, white or robot; without a value it shows a question mark. */
export function die(kind, value, { exhausted = false } = {}) {
  const body =
    kind === "robot"
      ? [
          path("M-6 -15 v-4 M6 -15 v-4", "antenna"),
          circle(-6, -19.5, 2, "body"),
          circle(6, -19.5, 2, "body"),
          path("M-9 -15 H9 L15 -9 V9 L9 15 H-9 L-15 9 V-9 Z", "body"),
        ]
      : [rect(-15, -15, 30, 30, 6, "body")];
  const face = value ? pips(value) : [text(0, 6, "?", "pip-text", 18)];
  const mark = kind === "white" ? [rerollMark()] : [];
  const tired = exhausted ? [path("M-13 11 L11 -13 M-7 14 L14 -7", "tired")] : [];
  return g(`die ${kind}${exhausted ? " exhausted" : ""}`, body, face, tired, mark);
}

/** The circling arrow of a white die: it rolls the rest again. */
function rerollMark() {
  return svg(
    "g",
    { class: "reroll", transform: "translate(15 -15) scale(0.92)" },
    circle(0, 0, 7.5, "reroll-back"),
    path("M-3.6 -2 A4.2 4.2 0 1 1 -3.4 2.6", "reroll-arc"),
    path("M-6 -2.6 L-1.2 -1.8 L-4.2 1.6 Z", "reroll-tip"),
  );
}

// --- ships: about 40 by 15, lying in the upper half of a space ---

export function ship(kind) {
  if (kind === "reinforcement") {
    return g(
      "ship reinforcement",
      path("M0 6.5 L-17 -6.5 L-5.5 -4.5 L0 -8 L5.5 -4.5 L17 -6.5 Z", "hull-shape"),
      path("M0 6 V-4", "seam"),
    );
  }
  if (kind === "orange") {
    return g(
      "ship orange",
      path("M0 7 L-22 -7 Q0 -11 22 -7 Z", "hull-shape"),
      path("M-11 -4.6 Q0 -7.4 11 -4.6 L0 3 Z", "dome"),
      circle(0, -2.8, 2, "porthole"),
    );
  }
  return g(
    "ship basic",
    path("M-8.5 -1.5 A8.5 7 0 0 1 8.5 -1.5 Z", "dome"),
    svg("ellipse", { cx: 0, cy: 1, rx: 21, ry: 5, class: "hull-shape" }),
    circle(-11, 1.2, 1.4, "porthole"),
    circle(0, 2.2, 1.4, "porthole"),
    circle(11, 1.2, 1.4, "porthole"),
  );
}

// --- what is printed in the sky ---

export function burst(number) {
  const points = [];
  for (let i = 0; i < 20; i += 1) {
    const radius = i % 2 ? 9 : 11.4;
    const angle = (Math.PI * i) / 10 - Math.PI / 2;
    points.push(`${(radius * 1.45 * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`);
  }
  return g("burst", path(`M${points.join(" L")} Z`, "burst-shape"), text(0, 6.3, number, "burst-number", 18));
}

export function arrow(left) {
  const d = "M-13 -3.4 H1 V-8.5 L14 0 L1 8.5 V3.4 H-13 Z";
  return svg("g", { class: "arrow" }, svg("path", { d, class: "arrow-shape", transform: left ? "scale(-1 1)" : null }));
}

/** The mothership icon: a small mothership with a wedge that pushes it down. */
export function motherIcon() {
  return g(
    "mother-icon",
    path("M-20 -7 H20 L13 0 H-13 Z M-8 -7 L-4 -11 H4 L8 -7", "mother-shape"),
    path("M-9 2.5 L0 9.5 L9 2.5", "mother-wedge"),
  );
}

/** A special space: a plate with what it does to you, or for you. */
export function special(effect) {
  const icon = SPECIALS[effect]();
  icon.setAttribute("transform", "scale(0.8)");
  return g(`special ${effect}`, path("M-20 0 L-13 -9.5 H13 L20 0 L13 9.5 H-13 Z", "special-plate"), icon);
}

/** A pylon whose line is tapped, a coil that sends a pulse; the others look like the action they are. */
const SPECIALS = {
  drain: () => g("", path("M-5 9 L0 -9 L5 9 M-3 2 H3 M-11 -4 H11 M-11 -4 V0 M11 -4 V0", "special-line")),
  pulse: () => g("", path("M-11 5 V-3 Q-8 -9 -5.5 -3 V3 Q-3 9 0 3 V-3 Q3 -9 5.5 -3 V3 Q8 9 11 3 V-5", "special-line")),
  damage: () => actionIcons.damage(),
  call: () => actionIcons.reinforcements(),
  "cave-in": () => actionIcons.excavator(),
  forget: () => actionIcons.research(),
  energy: () => effect("energy"),
};

/** `specials` says what the letters of a sky row stand for. */
export function token(sign, specials = {}) {
  if (sign === "<" || sign === ">") return arrow(sign === "<");
  if (sign === "M") return motherIcon();
  if (sign === ".") return g("nothing");
  return sign in specials ? special(specials[sign].effect) : burst(sign);
}

// --- what rooms do: icons of 22 by 22 ---

export const effects = {
  energy: () => g("effect energy", path("M3 -11 L-8 2 H-1 L-3 11 L8 -3 H1 Z", "effect-shape")),
  fighters: () =>
    g("effect fighters", path("M0 -11 L2.6 -3 L11 5 V8 L2.4 4.6 L2 8 L5 10.6 H-5 L-2 8 L-2.4 4.6 L-11 8 V5 L-2.6 -3 Z", "effect-shape")),
  research: () =>
    g(
      "effect research",
      path("M-4 -11 H4 V-8.6 H2.6 V-3 L9.5 8 A2.2 2.2 0 0 1 7.6 11 H-7.6 A2.2 2.2 0 0 1 -9.5 8 L-2.6 -3 V-8.6 H-4 Z", "effect-shape"),
      path("M-4.4 4 H4.4 L7 8.6 H-7 Z", "effect-liquid"),
    ),
  robot: () =>
    g(
      "effect robot",
      path("M0 -11 V-8", "effect-line"),
      rect(-9, -8, 18, 17, 3, "effect-shape"),
      circle(-4, -1.5, 2.3, "effect-eye"),
      circle(4, -1.5, 2.3, "effect-eye"),
      path("M-4.5 5 H4.5", "effect-mouth"),
    ),
  repair: () =>
    g(
      "effect repair",
      path("M-10 7.5 L1 -3.5 A6.5 6.5 0 0 1 9.5 -10 L5.6 -6 L7 -3 L10.4 -5.4 A6.5 6.5 0 0 1 3.6 2 L-7 10.5 A2.2 2.2 0 0 1 -10 7.5 Z", "effect-shape"),
    ),
  jam: () =>
    g(
      "effect jam",
      path("M-3 11 L0 -1 L3 11 Z", "effect-shape"),
      circle(0, -2.5, 3, "effect-shape"),
      path("M-5.5 2 A7 7 0 0 1 -5.5 -7.4 M5.5 2 A7 7 0 0 0 5.5 -7.4 M-9 5 A11.5 11.5 0 0 1 -9 -10.4 M9 5 A11.5 11.5 0 0 0 9 -10.4", "effect-wave"),
    ),
  missiles: () =>
    g(
      "effect missiles",
      path("M0 -11.5 Q5 -7 4 1 L9 7 V10 L3 7.6 H-3 L-9 10 V7 L-4 1 Q-5 -7 0 -11.5 Z", "effect-shape"),
      path("M0 8 V12", "effect-fire"),
      circle(0, -4, 1.9, "effect-eye"),
    ),
};

export const effect = (name) => effects[name]();

/** The AA gun, or another space that slows ships: a downward arrow with −1. */
export function aaGun(hold = 1) {
  return g(
    "aa",
    path("M-4 -11 H4 V0 H10 L0 11 L-10 0 H-4 Z", "aa-shape"),
    text(21, 6.5, `−${hold}`, "aa-number", 17),
  );
}

export function tunnelMark() {
  return g("tunnel-mark", path("M-12 9 V-2 A12 10 0 0 1 12 -2 V9", "tunnel-arch"), path("M-16 9 H16", "tunnel-floor"));
}

/** A small bolt with a number: what the room costs. */
export function cost(amount) {
  return g("cost", path("M2 -8 L-5.5 1.5 H-0.8 L-2 8 L5.5 -2 H0.8 Z", "cost-bolt"), text(11.5, 6, amount, "cost-number", 17));
}

// --- the mothership's actions, 24 by 20 with the amount beside ---

export const actionIcons = {
  excavator: () =>
    g(
      "action-icon",
      path("M-4 -7 H10 V3 H-4 Z M-2 6 a3 3 0 1 0 .1 0 M7 6 a3 3 0 1 0 .1 0", "action-shape"),
      path("M-4 -2 H-12 M-12 -2 L-8 -6 M-12 -2 L-8 2", "action-line"),
    ),
  research: () =>
    g(
      "action-icon",
      path("M-3.4 -10 H3.4 V-8 H2.2 V-3 L8 7 A2 2 0 0 1 6.4 9.6 H-6.4 A2 2 0 0 1 -8 7 L-2.2 -3 V-8 H-3.4 Z", "action-shape"),
      path("M0 -2 V6 M-3.4 2.6 L0 6 L3.4 2.6", "action-cut"),
    ),
  reinforcements: () => g("action-icon", path("M0 10 L-12 -7 L-4 -4 L0 -9 L4 -4 L12 -7 Z", "action-shape white")),
  damage: () =>
    g("action-icon", path("M-2 -10 L1 -4 L8 -8 L5 -1 L11 3 L4 4 L5 10 L-1 6 L-7 10 L-5 3 L-11 0 L-5 -3 Z", "action-shape hot")),
  energy: () =>
    g(
      "action-icon",
      path("M-1 -10 L-11 2 H-5 L-7 10 L3 -3 H-3 Z", "action-shape"),
      path("M8 -6 V7 M4.4 3 L8 7 L11.6 3", "action-line"),
    ),
  robots: () =>
    g(
      "action-icon",
      path("M-8 -6 H8 V9 H-8 Z M0 -10 V-6", "action-shape"),
      circle(-3.4, -1, 1.9, "skull-hole"),
      circle(3.4, -1, 1.9, "skull-hole"),
      path("M-5 5.6 L-2 3 L1 6.4 L5 3.6", "action-cut"),
      path("M-11.5 -5 V6 M11.5 -5 V6", "action-line"),
    ),
  dive: () =>
    g(
      "action-icon",
      path("M-12 -4.5 A12 3.6 0 0 1 12 -4.5 A12 3.6 0 0 1 -12 -4.5 Z M-5 -7.4 A5 4 0 0 1 5 -7.4 Z", "action-shape"),
      path("M-7 1 L0 5 L7 1 M-7 6 L0 10 L7 6", "action-line"),
    ),
  skull: () => skull(),
  none: () => g("action-icon none", path("M-4 0 H4", "action-line faint")),
};

export function skull() {
  return g(
    "skull",
    path("M-9 -2 A9 9 0 1 1 9 -2 C9 2 6 3 6 5 V9 H-6 V5 C-6 3 -9 2 -9 -2 Z", "skull-shape"),
    circle(-3.7, -2, 2.5, "skull-hole"),
    circle(3.7, -2, 2.5, "skull-hole"),
    path("M-2 9 V5.6 M2 9 V5.6", "skull-teeth"),
  );
}

export function star() {
  return g("star", path("M0 -8 L2.2 -2.6 L8 -2.4 L3.5 1.3 L5 7 L0 3.8 L-5 7 L-3.5 1.3 L-8 -2.4 L-2.2 -2.6 Z", "star-shape"));
}

/** What a scenario asks for besides the research, 24 by 20. */
export const goalIcons = {
  depth: () => g("goal-icon", path("M-7 10 V-10 H9 L4 -5 L9 0 H-5", "goal-flag")),
  ships: () => shrunk("basic"),
  orange: () => shrunk("orange"),
  shot: () => g("goal-icon", path("M-10 0 H10 M0 -10 V10 M-7 0 A7 7 0 1 0 7 0 A7 7 0 1 0 -7 0", "target")),
};

function shrunk(kind) {
  const small = ship(kind);
  small.setAttribute("transform", "scale(0.56)");
  return g("goal-icon", small, path("M-9 -9 L9 9 M-9 9 L9 -9", "target"));
}

/** The excavator, 44 by 26, drilling to the right; `left` turns it round. */
export function excavator(left = false) {
  return svg(
    "g",
    { class: "excavator" },
    svg(
      "g",
      { transform: left ? "scale(-1 1)" : null },
      path("M8 -9 L24 0 L8 9 Z", "drill"),
      path("M12 -6.7 L14 5.6 M16.5 -4 L18 3.2", "drill-line"),
      path("M-20 -4 L-16 -12 H-4 L0 -8 H8 V8 H-20 Z", "machine"),
      path("M-15 -9 H-6 V-3 H-16.8 Z", "window"),
      rect(-20, 6, 28, 8, 4, "track"),
      circle(-15, 10, 2.2, "wheel"),
      circle(-6, 10, 2.2, "wheel"),
      circle(3, 10, 2.2, "wheel"),
    ),
  );
}

/** The mothership over five columns; (0, 0) is the upper left corner of its drop points.
    Its dome rises far over the row above: at the start it is still outside the picture. */
export function mothership(column, hullHeight, dropHeight) {
  const width = column * 5;
  const middle = width / 2;
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
    path(`M${middle - 84} ${-hullHeight + 4} A84 34 0 0 1 ${middle + 84} ${-hullHeight + 4} Z`, "mothership-dome"),
    path(`M${middle - 58} ${-hullHeight - 6} A64 26 0 0 1 ${middle - 8} ${-hullHeight - 26} A70 30 0 0 0 ${middle - 58} ${-hullHeight - 6} Z`, "mothership-glint"),
    path(`M-7 -11 Q${middle} ${-hullHeight * 1.75} ${width + 7} -11 Q${middle} -24 -7 -11 Z`, "mothership-top"),
    path(`M-7 -11 Q${middle} -24 ${width + 7} -11 L${width - 10} 0 Q${middle} 7 10 0 Z`, "mothership-hull"),
    lights,
    columns.map((n) => svg("ellipse", { cx: column * (n + 0.5), cy: 1, rx: column / 2 - 15, ry: 3.6, class: "hatchway" })),
  );
}

// --- cities: a skyline in five shapes on a ground line at y = 0, 410 wide ---

const SKYLINES = {
  roswell: [
    "M14 0 V-12 H62 V0 Z M24 -12 V-20 H34 V-12 Z",
    "M92 0 V-16 L96 -30 M108 0 L104 -30 M90 -30 H110 V-42 Q100 -50 90 -42 Z M93 -16 H107",
    "M138 0 V-12 Q166 -34 194 -12 V0 Z",
    "M232 0 L243 -50 L254 0 M236 -18 H250 M239 -32 H247 M243 -50 V-58",
    "M284 0 V-10 H330 V-20 H372 V-10 H396 V0 Z",
  ],
  "new-york": [
    "M8 0 V-30 H34 V-38 H58 V0 Z",
    "M72 0 V-42 H80 V-54 H88 V-62 H92 V-74 H96 V-62 H100 V-54 H108 V-42 H116 V0 Z",
    "M132 0 V-34 H168 V-46 H188 V0 Z M146 -34 V-40 H154 V-34 Z",
    "M206 0 V-48 L212 -54 L218 -60 L223 -76 L228 -60 L234 -54 L240 -48 V0 Z",
    "M270 0 V-14 H300 V0 Z M278 -14 L281 -38 H289 L292 -14 Z M281 -38 L276 -54 L279 -54 L283 -42 A4 4 0 1 1 287 -40 Z M320 0 V-36 H326 V-26 Q350 -8 374 -26 V-36 H380 V0 H396 V-4 H320 Z",
  ],
  washington: [
    "M6 0 V-20 L40 -28 L74 -20 V0 Z M14 0 V-16 M24 0 V-16 M34 0 V-16 M46 0 V-16 M56 0 V-16 M66 0 V-16",
    "M104 0 L108 -64 L111 -72 L114 -64 L118 0 Z",
    "M146 0 V-18 H176 V-26 H186 Q186 -48 205 -50 V-60 H209 V-50 Q228 -48 228 -26 H238 V-18 H268 V0 Z",
    "M292 0 V-16 H316 V-22 Q326 -32 336 -22 V-16 H360 V0 Z",
    "M374 0 V-8 Q366 -18 376 -24 Q384 -32 392 -24 Q402 -18 394 -8 V0 Z",
  ],
};

/** Each city its own skyline; a city we have no drawing of gets towers made from its name. */
export function skyline(id) {
  const shapes = SKYLINES[id] ?? madeSkyline(id ?? "city");
  return g("skyline", shapes.map((d) => path(d, "skyline-shape")));
}

function madeSkyline(id) {
  let seed = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const next = (n) => {
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

/** A picture on its own, for texts: `picture(effect("energy"), 30, 30)`. */
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
