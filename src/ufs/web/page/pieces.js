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
  beijing: [
    "M8 0 V-12 H76 V0 Z M6 -20 Q42 -16 78 -20 L70 -28 H14 Z M16 -12 V-20 H68 V-12 Z M20 -34 Q42 -31 64 -34 L56 -42 H28 Z M28 -28 V-34 H56 V-28 Z",
    "M100 0 V-8 H156 V0 Z M108 -8 V-22 H148 V-8 Z M102 -22 Q128 -34 154 -22 Z M110 -32 Q128 -44 146 -32 Z M118 -41 Q128 -60 138 -41 Z M128 -52 V-62",
    "M180 0 L187 -56 H228 L234 -28 H222 L219 -46 H198 L193 0 Z M206 0 V-14 H222 V-28 H234 V0 Z",
    "M262 0 V-14 H278 V0 Z M257 -14 H283 L278 -20 H262 Z M260 -26 H280 L276 -32 H264 Z M264 -20 V-26 H276 V-20 Z M263 -38 H277 L270 -58 Z M265 -32 V-38 H275 V-32 Z",
    "M298 0 V-8 L330 -16 V-28 H350 V-20 L384 -12 H402 V0 Z M332 -32 V-28 M340 -32 V-28 M348 -32 V-28",
  ],
  berlin: [
    "M6 0 V-26 H12 V0 Z M22 0 V-26 H27 V0 Z M36 0 V-26 H42 V0 Z M51 0 V-26 H56 V0 Z M66 0 V-26 H72 V0 Z M4 -26 H74 V-34 H4 Z M14 -34 H64 V-40 H14 Z M32 -40 L34 -50 H44 L46 -40 Z",
    "M108 0 L113 -44 H117 L122 0 Z M105 -50 A10 10 0 1 1 125 -50 A10 10 0 1 1 105 -50 Z M114 -58 L115 -78 L116 -58 Z",
    "M150 0 V-18 H236 V0 Z M182 -18 V-24 L193 -30 L204 -24 V-18 Z M150 -18 V-28 H162 V-18 Z M224 -18 V-28 H236 V-18 Z M178 -26 Q193 -54 208 -26 Z",
    "M268 0 V-10 H288 V0 Z M274 -10 V-46 H282 V-10 Z M278 -46 L273 -64 L278 -58 L285 -66 L281 -46 Z",
    "M312 0 V-22 H330 V0 Z M334 0 V-34 L338 -46 L345 -38 L350 -52 L354 -34 V0 Z M360 0 V-18 H398 V0 Z",
  ],
  cairo: [
    "M2 0 L44 -46 L86 0 Z",
    "M60 0 L106 -66 L152 0 Z",
    "M140 0 L166 -30 L192 0 Z",
    "M214 0 V-16 H286 V0 Z M230 -16 Q250 -50 270 -16 Z M250 -32 V-43 M206 0 V-52 L209 -63 L212 -52 V0 Z M288 0 V-52 L291 -63 L294 -52 V0 Z",
    "M328 0 L333 -50 H341 L346 0 Z M330 -50 H344 V-58 H330 Z M337 -58 V-76 M376 0 V-22 Q366 -32 358 -22 Q367 -27 376 -22 Q385 -34 396 -22 Q384 -28 376 -22",
  ],
  istanbul: [
    "M20 0 V-40 H44 V0 Z M16 -40 H48 V-46 H16 Z M18 -46 L32 -70 L46 -46 Z",
    "M74 0 V-54 L77 -68 L80 -54 V0 Z M212 0 V-54 L215 -68 L218 -54 V0 Z",
    "M94 0 V-18 H198 V0 Z M106 -18 Q146 -68 186 -18 Z M94 -18 Q107 -34 120 -18 Z M172 -18 Q185 -34 198 -18 Z M146 -42 V-53",
    "M240 0 V-12 H284 V0 Z M246 -12 Q262 -36 278 -12 Z M290 0 V-40 L292 -52 L294 -40 V0 Z",
    "M304 0 V-5 H406 V0 Z M318 0 V-44 H323 V0 Z M386 0 V-44 H391 V0 Z M304 -12 L320 -44 Q354 4 389 -44 L406 -12 L389 -39 Q354 9 320 -39 Z",
  ],
  london: [
    "M14 0 V-46 H30 V0 Z M11 -46 H33 V-58 H11 Z M13 -58 L22 -79 L31 -58 Z M34 0 V-18 H84 V0 Z M42 -18 V-25 M56 -18 V-25 M70 -18 V-25",
    "M105 0 Q97 -30 116 -60 Q135 -30 127 0 Z",
    "M146 0 L164 -79 L166 -66 L169 -76 L184 0 Z",
    "M206 -30 A28 28 0 1 1 262 -30 A28 28 0 1 1 206 -30 Z M210 -30 A24 24 0 1 0 258 -30 A24 24 0 1 0 210 -30 Z M222 0 L234 -30 L246 0",
    "M284 0 V-6 H404 V0 Z M310 0 V-44 H326 V0 Z M308 -44 L318 -62 L328 -44 Z M362 0 V-44 H378 V0 Z M360 -44 L370 -62 L380 -44 Z M326 -34 H362 V-28 H326 Z M286 -6 Q302 -12 310 -36 M402 -6 Q386 -12 378 -36",
  ],
  "mexico-city": [
    "M4 0 L10 -8 H14 L20 -16 H26 L32 -24 H40 L46 -32 H62 L68 -24 H76 L82 -16 H88 L94 -8 H98 L104 0 Z",
    "M124 0 V-40 H130 V-52 H136 V-62 H140 V-77 H142 V-62 H146 V-52 H152 V-40 H158 V0 Z",
    "M178 0 V-18 H254 V0 Z M196 -18 V-24 H236 V-18 Z M198 -24 Q216 -54 234 -24 Z M178 -18 Q186 -30 194 -18 Z M238 -18 Q246 -30 254 -18 Z M216 -40 V-49",
    "M284 0 V-8 H308 V0 Z M293 -8 L294 -56 H298 L299 -8 Z M296 -56 L288 -71 L296 -64 L304 -71 Z",
    "M328 0 V-20 H396 V0 Z M330 -20 V-42 Q338 -54 346 -42 V-20 Z M378 -20 V-42 Q386 -54 394 -42 V-20 Z M352 -20 Q362 -38 372 -20 Z",
  ],
  moscow: [
    "M14 0 V-38 H32 V0 Z M16 -38 L19 -50 H27 L30 -38 Z M20 -50 L23 -70 L26 -50 Z M38 0 V-12 H78 V0 Z M44 -12 V-17 M56 -12 V-17 M68 -12 V-17",
    "M94 0 V-24 H160 V0 Z M98 -24 V-32 Q93 -40 103 -51 Q113 -40 108 -32 V-24 Z M146 -24 V-32 Q141 -40 151 -51 Q161 -40 156 -32 V-24 Z M117 -24 L123 -48 H131 L137 -24 Z M122 -48 Q115 -58 127 -72 Q139 -58 132 -48 Z",
    "M182 0 V-14 H200 V-26 H210 V-46 H216 V-58 H220 V-77 H222 V-58 H226 V-46 H232 V-26 H242 V-14 H260 V0 Z",
    "M286 0 L291 -34 H297 L302 0 Z M287 -34 H301 V-42 H287 Z M292 -42 L294 -79 L296 -42 Z",
    "M322 0 V-16 H398 V0 Z M348 -16 V-26 Q341 -36 356 -51 Q371 -36 364 -26 V-16 Z M328 -16 V-22 Q324 -28 331 -36 Q338 -28 334 -22 V-16 Z M378 -16 V-22 Q374 -28 381 -36 Q388 -28 384 -22 V-16 Z",
  ],
  mumbai: [
    "M6 0 V-42 H76 V0 H56 V-18 Q41 -36 26 -18 V0 Z M30 -42 Q41 -60 52 -42 Z M8 -42 Q13 -54 18 -42 Z M64 -42 Q69 -54 74 -42 Z",
    "M96 0 V-26 H172 V0 Z M120 -26 Q134 -62 148 -26 Z M134 -46 V-58 M96 -26 Q102 -40 108 -26 Z M160 -26 Q166 -40 172 -26 Z",
    "M190 0 V-62 H206 V0 Z M212 0 V-48 H220 V-75 H232 V0 Z",
    "M246 0 V-6 H406 V0 Z M296 0 L303 -68 L310 0 Z M303 -62 L254 -6 M303 -50 L272 -6 M303 -62 L352 -6 M303 -50 L334 -6",
    "M366 -6 L372 -50 L378 -6 Z M372 -46 L346 -6 M372 -46 L398 -6",
  ],
  nairobi: [
    "M30 0 L33 -24 Q20 -28 6 -30 Q34 -46 66 -30 Q50 -28 38 -24 L36 0 Z",
    "M84 0 L88 -20 L104 -23 L114 -48 L123 -50 L119 -43 L113 -20 V0 H110 L107 -14 L94 -13 L90 0 Z",
    "M148 0 V-58 Q160 -66 172 -58 V0 Z M143 -58 H177 V-62 H143 Z M188 0 V-12 L206 -36 L224 -12 V0 Z",
    "M242 0 V-48 H262 V-60 H256 V-67 H270 V0 Z M278 0 V-34 H298 V0 Z",
    "M310 0 V-24 H328 V-38 H344 V0 Z M372 0 L374 -18 Q364 -21 354 -22 Q376 -36 402 -22 Q390 -21 378 -18 L377 0 Z",
  ],
  paris: [
    "M8 0 V-36 H66 V0 H48 V-14 Q37 -30 26 -14 V0 Z M6 -36 H68 V-43 H6 Z",
    "M90 0 Q112 -22 118 -58 L120 -79 L122 -58 Q128 -22 150 0 H136 Q120 -20 104 0 Z M104 -18 H136 V-22 H104 Z M112 -38 H128 V-41 H112 Z",
    "M172 0 V-44 H186 V-24 H200 V-44 H214 V-18 H262 V0 Z M233 -18 L237 -44 L241 -18 Z",
    "M282 0 V-16 H342 V0 Z M296 -16 V-24 Q312 -66 328 -24 V-16 Z M283 -16 V-20 Q290 -40 297 -20 V-16 Z M327 -16 V-20 Q334 -40 341 -20 V-16 Z M312 -44 V-55",
    "M356 0 V-56 H374 V0 Z M380 0 V-22 H400 V0 Z",
  ],
  rio: [
    "M0 0 L40 -38 L54 -48 L68 -36 L106 0 Z M52 -48 V-60 H40 V-64 H51 A3.5 3.5 0 1 1 57 -64 H68 V-60 H56 V-48 Z",
    "M92 0 L122 -26 L154 0 Z",
    "M160 0 Q168 -62 190 -64 Q216 -62 224 0 Z M214 0 Q222 -28 238 -28 Q256 -28 260 0 Z M192 -64 L238 -28",
    "M270 0 V-30 H282 V0 Z M286 0 V-44 H298 V0 Z M302 0 V-24 H318 V0 Z",
    "M328 0 V-10 Q366 -28 404 -10 V0 Z",
  ],
  sydney: [
    "M6 0 V-6 H104 V0 Z M14 -6 Q16 -38 48 -42 Q30 -24 32 -6 Z M36 -6 Q40 -30 66 -32 Q52 -18 52 -6 Z M58 -6 Q62 -42 98 -46 Q80 -26 82 -6 Z",
    "M126 0 V-30 H136 V0 Z M254 0 V-30 H264 V0 Z M118 -18 H272 V-14 H118 Z M132 -18 Q195 -88 258 -18 H250 Q195 -76 140 -18 Z M160 -40 V-18 M178 -49 V-18 M195 -52 V-18 M212 -49 V-18 M230 -40 V-18",
    "M292 0 L294 -50 H298 L300 0 Z M286 -50 H306 L302 -60 H290 Z M296 -60 V-77",
    "M312 0 V-38 H328 V-46 H338 V0 Z",
    "M346 0 V-28 H362 V0 Z M368 0 V-40 H384 V0 Z M388 0 V-20 H402 V0 Z",
  ],
  tokyo: [
    "M0 0 L44 -42 L50 -39 L56 -43 L62 -40 L108 0 Z",
    "M122 0 Q136 -24 140 -50 L142 -77 L144 -50 Q148 -24 162 0 H154 Q142 -18 130 0 Z M132 -22 H152 V-26 H132 Z M137 -46 H147 V-49 H137 Z",
    "M186 0 V-10 H206 V0 Z M179 -10 H213 L206 -17 H186 Z M181 -22 H211 L205 -29 H187 Z M189 -17 V-22 H203 V-17 Z M183 -34 H209 L204 -41 H188 Z M190 -29 V-34 H202 V-29 Z M196 -41 V-60",
    "M246 0 L250 -46 H258 L262 0 Z M246 -46 H262 V-52 H246 Z M249 -56 H259 V-60 H249 Z M252 -52 V-56 H256 V-52 Z M253 -60 L254 -79 L255 -60 Z",
    "M288 0 V-30 H294 V0 Z M326 0 V-30 H332 V0 Z M276 -38 Q310 -30 344 -38 L340 -30 H280 Z M284 -24 H336 V-20 H284 Z M354 0 V-40 H370 V0 Z M376 0 V-28 H400 V0 Z",
  ],
  toronto: [
    "M8 0 V-30 H26 V0 Z M30 0 V-44 H46 V0 Z M50 0 V-36 H66 V0 Z",
    "M76 0 V-10 Q108 -44 140 -10 V0 Z",
    "M163 0 L170 -46 H176 L183 0 Z M163 -46 H183 L179 -54 H167 Z M171 -54 L173 -80 L175 -54 Z",
    "M200 0 V-52 H218 V0 Z M222 0 V-62 H238 V-56 H244 V0 Z M250 0 V-40 H268 V0 Z",
    "M286 0 Q282 -42 302 -48 Q294 -24 300 0 Z M332 0 Q335 -36 318 -40 Q322 -20 316 0 Z M298 0 V-8 H320 V0 Z M346 0 V-30 L357 -46 L368 -30 V0 Z M374 0 V-22 H400 V0 Z",
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
