// The poster of the home screen, drawn by our own hand: the mothership over five columns of
// falling ships, a city before the glow, and the base cut open below. Flat shapes; colours are
// classes in screens.css, so day and night are one drawing. Everything is 600 wide.

import { svg } from "../core/dom.js";

/** @import { Child, Spot } from "../core/types.js" */
/**
 * @typedef {object} Layout what stands where
 * @property {string} name
 * @property {number} height
 * @property {number} ground
 * @property {number} rows of the base
 * @property {number} hull how far the mothership has come down
 * @property {number} roofs how high the city stands
 * @property {number[]} glow the radii of its rings
 * @property {[kind: string, column: number, y: number][]} ships
 * @property {[x: number, y: number, turn: number][]} fighters
 * @property {Spot} burst
 */

const COLUMNS = [60, 180, 300, 420, 540];

// Upright for the side of a desk's screen, a band for the top of a phone.
/** @type {Layout} */
const TALL = {
  name: "tall",
  height: 900,
  ground: 634,
  rows: 3,
  hull: 64,
  roofs: 1,
  glow: [540, 435, 335, 240, 150],
  ships: [
    ["saucer", 0, 352],
    ["dart", 1, 470],
    ["saucer", 2, 300],
    ["saucer", 3, 440],
    ["dart", 4, 356],
  ],
  fighters: [
    [114, 440, 14],
    [494, 496, -22],
  ],
  burst: [420, 444],
};
/** @type {Layout} */
const BAND = {
  name: "band",
  height: 372,
  ground: 290,
  rows: 1,
  hull: -44,
  roofs: 0.6,
  glow: [345, 275, 208, 148, 90],
  ships: [
    ["saucer", 0, 146],
    ["dart", 1, 190],
    ["saucer", 2, 136],
    ["saucer", 3, 182],
    ["dart", 4, 150],
  ],
  fighters: [[118, 186, 14]],
  burst: [420, 186],
};

/** The poster. It says nothing the words beside it do not say, so a screen reader skips it. */
export function poster(kind = "tall") {
  const layout = kind === "band" ? BAND : TALL;
  return svg(
    "svg",
    {
      class: ["poster", `poster-${layout.name}`],
      viewBox: `0 0 600 ${layout.height}`,
      preserveAspectRatio: layout.name === "tall" ? "xMidYMax slice" : "xMidYMid slice",
      "aria-hidden": "true",
      focusable: "false",
    },
    patterns(layout),
    sky(layout),
    stars(layout),
    beams(layout),
    city(layout),
    burst(...layout.burst),
    layout.ships.map(([ship, column, y]) => falling(ship, COLUMNS[column], y, layout)),
    layout.fighters.map(([x, y, turn]) => fighter(x, y, turn)),
    mothership(layout),
    underground(layout),
    svg("rect", {
      class: "p-grain",
      width: 600,
      height: layout.height,
      filter: `url(#${layout.name}-grain)`,
    }),
  );
}

/** @param {Layout} layout */
function patterns({ name }) {
  return svg(
    "defs",
    {},
    svg(
      "pattern",
      {
        id: `${name}-hatch`,
        width: 9,
        height: 9,
        patternUnits: "userSpaceOnUse",
        patternTransform: "rotate(38)",
      },
      svg("rect", { class: "p-rock", width: 9, height: 9 }),
      svg("rect", { class: "p-hatch", width: 2.4, height: 9 }),
    ),
    svg(
      "linearGradient",
      { id: `${name}-beam`, x1: 0, y1: 0, x2: 0, y2: 1 },
      svg("stop", { class: "p-beam-top", offset: "0" }),
      svg("stop", { class: "p-beam-end", offset: "1" }),
    ),
    svg(
      "linearGradient",
      { id: `${name}-trail`, x1: 0, y1: 0, x2: 0, y2: 1 },
      svg("stop", { class: "p-trail-top", offset: "0" }),
      svg("stop", { class: "p-trail-end", offset: "1" }),
    ),
    svg(
      "filter",
      { id: `${name}-grain`, x: 0, y: 0, width: "100%", height: "100%" },
      svg("feTurbulence", { type: "fractalNoise", baseFrequency: "0.9", numOctaves: 2, seed: 7 }),
      svg("feColorMatrix", {
        type: "matrix",
        values: "0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0 0.5  1.6 0 0 0 -0.75",
      }),
    ),
  );
}

// --- above -------------------------------------------------------------------------------------

/** @param {Layout} layout */
function sky({ height, ground, glow }) {
  const rings = ["p-ring-1", "p-ring-2", "p-ring-3", "p-ring-4", "p-ring-5"];
  return [
    svg("rect", { class: "p-space", width: 600, height }),
    rings.map((ring, i) => svg("circle", { class: ring, cx: 300, cy: ground + 10, r: glow[i] })),
  ];
}

/** @param {Layout} layout */
function stars({ ground }) {
  const next = dice(11);
  return Array.from({ length: 46 }, () =>
    svg("circle", {
      class: "p-star",
      cx: Math.round(next() * 600),
      cy: Math.round(next() * (ground - 190)),
      r: (0.7 + next() * 1.1).toFixed(1),
    }),
  );
}

/**
 * Cold light under every drop point, down to the roofs.
 * @param {Layout} layout
 */
function beams({ name, ground, hull }) {
  return COLUMNS.map((x, i) => {
    const top = hull + edge(i) - 4;
    const points = `${x - 15},${top} ${x + 15},${top} ${x + 50},${ground} ${x - 50},${ground}`;
    return svg("polygon", { class: "p-beam", points, fill: `url(#${name}-beam)` });
  });
}

/** Where the mothership's lower edge is above a column: it hangs deepest in the middle. */
const edge = (/** @type {number} */ column) => [98, 121, 129, 121, 98][column];

/** @param {Layout} layout */
function mothership({ hull }) {
  const lamps = Array.from({ length: 19 }, (_, i) => {
    const x = 30 + i * 30;
    const y = 39 + 39 * (1 - ((x - 300) / 390) ** 2); // along the bend of the hull
    return svg("rect", {
      class: i % 4 === 1 ? "p-lamp-warm" : "p-lamp",
      x: x - 5,
      y: (y - 2.5).toFixed(1),
      width: 10,
      height: 5,
    });
  });
  return svg(
    "g",
    { transform: `translate(0 ${hull})` },
    svg("path", { class: "p-dome", d: "M150 0 C190 -74 410 -74 450 0 Z" }),
    svg("path", { class: "p-dome-light", d: "M196 -14 C226 -58 290 -62 318 -60 C262 -50 236 -34 224 -14 Z" }),
    svg("path", { class: "p-hull-deep", d: "M-90 62 Q300 214 690 62 L690 30 L-90 30 Z" }),
    svg("path", { class: "p-hull-low", d: "M-90 50 Q300 178 690 50 L690 20 L-90 20 Z" }),
    svg("path", { class: "p-hull", d: "M-90 42 Q300 128 690 42 L690 20 L-90 20 Z" }),
    svg("path", { class: "p-hull-shade", d: "M-90 34 Q300 104 690 34 Q300 -40 -90 34 Z" }),
    svg("path", { class: "p-hull-top", d: "M-90 30 Q300 78 690 30 Q300 -62 -90 30 Z" }),
    lamps,
    COLUMNS.map((x, i) => [
      svg("path", { class: "p-port", d: `M${x - 26} ${edge(i) - 13} h52 l-10 17 h-32 Z` }),
      svg("ellipse", { class: "p-port-light", cx: x, cy: edge(i) + 3, rx: 16, ry: 4 }),
    ]),
  );
}

/**
 * @param {string} kind
 * @param {number} x
 * @param {number} y
 * @param {Layout} layout
 */
function falling(kind, x, y, { name }) {
  const trails = [-14, 0, 14].map((dx, i) =>
    svg("rect", {
      x: x + dx - 1,
      y: y - (i === 1 ? 92 : 70),
      width: 2,
      height: i === 1 ? 76 : 56,
      fill: `url(#${name}-trail)`,
    }),
  );
  return svg(
    "g",
    {},
    trails,
    svg("g", { transform: `translate(${x} ${y})` }, kind === "dart" ? dart() : saucer()),
  );
}

function saucer() {
  return [
    svg("path", { class: "p-saucer-dome", d: "M-15 -6 C-14 -24 14 -24 15 -6 Z" }),
    svg("path", { class: "p-saucer", d: "M-39 0 C-30 -13 30 -13 39 0 C30 13 -30 13 -39 0 Z" }),
    svg("path", { class: "p-saucer-belly", d: "M-39 0 C-24 6 24 6 39 0 C30 13 -30 13 -39 0 Z" }),
    [-22, 0, 22].map((x) =>
      svg("circle", { class: "p-saucer-lamp", cx: x, cy: -2.5 + Math.abs(x) / 22, r: 2.6 }),
    ),
  ];
}

function dart() {
  return [
    svg("path", { class: "p-dart", d: "M0 36 L25 -24 L0 -12 L-25 -24 Z" }),
    svg("path", { class: "p-dart-side", d: "M0 36 L25 -24 L0 -12 Z" }),
    svg("circle", { class: "p-dart-eye", cx: 0, cy: 3, r: 4 }),
  ];
}

/**
 * @param {number} x
 * @param {number} y
 */
function burst(x, y) {
  const star = (/** @type {number} */ outer, /** @type {number} */ inner, /** @type {number} */ tips) =>
    Array.from({ length: tips * 2 }, (_, i) => {
      const r = (i % 2 ? inner : outer) * (i % 4 === 0 ? 1.18 : 1);
      const a = (Math.PI * i) / tips - 0.2;
      return `${(x + r * Math.cos(a)).toFixed(1)},${(y + r * Math.sin(a)).toFixed(1)}`;
    }).join(" ");
  return [
    svg("polygon", { class: "p-burst", points: star(46, 22, 9) }),
    svg("polygon", { class: "p-burst-core", points: star(24, 12, 8) }),
  ];
}

/**
 * One of ours, climbing.
 * @param {number} x
 * @param {number} y
 * @param {number} turn in degrees
 */
function fighter(x, y, turn) {
  return svg(
    "g",
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    svg("path", { class: "p-vapour", d: "M-6 14 L-3 96 L-4 14 Z M6 14 L3 96 L4 14 Z" }),
    svg("path", {
      class: "p-fighter",
      d: "M0 -26 L5 -6 L26 12 L26 17 L5 11 L4 18 L10 24 L-10 24 L-4 18 L-5 11 L-26 17 L-26 12 L-5 -6 Z",
    }),
  );
}

// --- the city ----------------------------------------------------------------------------------

const FAR =
  "M0 0 V-62 H34 V-84 H70 V-50 H96 V-108 H108 V-122 H132 V-108 H144 V-70 H178 V-96 H214 V-58 H250 V-118 H262 V-134 H270 V-150 H274 V-134 H282 V-118 H294 V-76 H330 V-60 H352 V-100 H392 V-66 H426 V-126 H468 V-72 H500 V-92 H540 V-54 H566 V-80 H600 V0 Z";
const NEAR = [
  "M-4 0 V-40 H26 V-52 H58 V0 Z", // blocks at the left edge
  "M62 0 V-34 L68 -74 H92 L98 -34 V0 Z M64 -74 Q80 -96 96 -74 Z M79 -90 V-102 H81 V-90 Z", // water tower
  "M104 0 V-92 H110 V-104 H140 V-92 H146 V0 Z", // tower block
  "M152 0 V-46 H164 V-60 Q190 -100 216 -60 V-46 H228 V0 Z M188 -88 V-108 H192 V-88 Z", // domed house
  "M234 0 V-64 H268 V0 Z",
  "M274 0 V-96 H281 V-128 H288 V-150 H296 L300 -196 L304 -150 H312 V-128 H319 V-96 H326 V0 Z", // the tall one
  "M332 0 V-72 H346 V-80 H362 V-72 H374 V0 Z",
  "M380 0 V-108 L416 -122 V0 Z", // slanted roof
  "M424 0 V-50 H456 V0 Z M438 -50 L444 -134 L450 -50 Z", // mast
  "M462 0 V-84 H500 V-96 H506 V-84 H510 V0 Z",
  "M516 0 V-44 L534 -62 L552 -44 V0 Z",
  "M556 0 V-70 H580 V-78 H604 V0 Z",
];
// Where windows may be: left, bottom, columns, rows.
const WINDOWS = [
  [8, -10, 5, 3],
  [111, -10, 4, 9],
  [164, -10, 7, 3],
  [241, -10, 3, 6],
  [283, -10, 4, 8],
  [339, -10, 4, 6],
  [387, -10, 3, 9],
  [469, -10, 5, 7],
  [562, -10, 5, 6],
];

/** @param {Layout} layout */
function city({ ground, roofs }) {
  const next = dice(5);
  const lit = WINDOWS.flatMap(([left, bottom, wide, high]) =>
    Array.from({ length: wide * high }, (_, i) => [
      left + (i % wide) * 8.4,
      bottom - Math.floor(i / wide) * 10,
    ]),
  ).filter(() => next() < 0.46);
  return svg(
    "g",
    { transform: `translate(0 ${ground}) scale(1 ${roofs})` },
    svg("path", { class: "p-city-far", d: FAR }),
    NEAR.map((d) => svg("path", { class: "p-city", d })),
    lit.map(([x, y]) => svg("rect", { class: "p-window", x: x.toFixed(1), y, width: 4, height: 5.5 })),
    svg("circle", { class: "p-beacon", cx: 444, cy: -136, r: 3 }),
  );
}

// --- below -------------------------------------------------------------------------------------

const ROW = 82; // height of a row of the base
// What is in the rooms, row by row; null is tunnel, "rock" is not excavated yet.
const ROOMS = [
  ["fighters", "energy", "robot", "research", "energy"],
  ["rock", "rock", "drill", "research", "fighters"],
  ["rock", "rock", "rock", "rock", "rock"],
];

/** @param {Layout} layout */
function underground({ name, height, ground, rows }) {
  return svg(
    "g",
    {},
    svg("rect", { class: "p-earth", y: ground, width: 600, height: height - ground }),
    svg("path", { class: "p-stratum", d: strata(ground + 3 * ROW, height) }),
    svg("rect", { class: "p-street", y: ground - 3, width: 600, height: 7 }),
    doors(ground, rows),
    ROOMS.slice(0, rows).map((row, r) =>
      row.map((what, c) => room(what, COLUMNS[c], ground + 12 + r * ROW, name)),
    ),
  );
}

/**
 * The winding way: from room to room, down the ladder at the right, back to the left.
 * @param {number} ground
 * @param {number} rows
 */
function doors(ground, rows) {
  const door = (/** @type {number} */ left, /** @type {number} */ row) => `M${left} ${ground + 12 + row * ROW + 30} h20 v32 h-20 Z`;
  const first = [110, 230, 350, 470].map((left) => door(left, 0));
  if (rows === 1) return svg("path", { class: "p-door", d: first.join(" ") });
  const second = [350, 470].map((left) => door(left, 1));
  const ladder = `M526 ${ground + ROW - 8} h28 v26 h-28 Z`;
  return svg("path", { class: "p-door", d: [...first, ...second, ladder].join(" ") });
}

const strata = (/** @type {number} */ top, /** @type {number} */ bottom) => `M0 ${top} Q150 ${top - 10} 300 ${top} T600 ${top - 4} V${bottom} H0 Z`;

/**
 * @param {string} what
 * @param {number} x its middle
 * @param {number} y its top
 * @param {string} name of the poster
 */
function room(what, x, y, name) {
  const box = { x: x - 53, y, width: 106, height: ROW - 14, rx: 3 };
  if (what === "rock") return svg("rect", { ...box, class: "p-buried", fill: `url(#${name}-hatch)` });
  const inside = what === "drill" ? drill(x, y, name) : ROOM_ART[what](x, y);
  return svg(
    "g",
    {},
    svg("rect", { ...box, class: what === "drill" ? "p-dug" : "p-room" }),
    what !== "drill" &&
      svg("path", {
        class: "p-lampshade",
        d: `M${x - 30} ${y} h8 l4 7 h-16 Z M${x + 22} ${y} h8 l4 7 h-16 Z`,
      }),
    what !== "drill" &&
      svg("path", {
        class: "p-cone",
        d: `M${x - 30} ${y + 7} h8 l16 61 h-40 Z M${x + 22} ${y + 7} h8 l16 61 h-40 Z`,
      }),
    inside,
    what !== "drill" && svg("rect", { class: "p-floor", x: x - 53, y: y + ROW - 20, width: 106, height: 6 }),
  );
}

const person = (/** @type {number} */ x, /** @type {number} */ floor) =>
  svg("path", {
    class: "p-person",
    d: `M${x - 4} ${floor} l-1 -14 l-3 -3 l2 -9 q1 -3 6 -3 t6 3 l2 9 l-3 3 l-1 14 h-3 l-1 -11 l-1 11 Z M${x - 4} ${floor - 33} a4 4.4 0 1 0 8 0 a4 4.4 0 1 0 -8 0 Z`,
  });

/** @type {Record<string, (x: number, y: number) => Child>} */
const ROOM_ART = {
  energy: (x, y) => [
    svg("path", {
      class: "p-machine",
      d: `M${x - 34} ${y + 62} v-30 h26 v30 Z M${x - 29} ${y + 32} v-10 h6 v10 Z M${x - 19} ${y + 32} v-10 h6 v10 Z`,
    }),
    svg("path", { class: "p-energy", d: `M${x + 12} ${y + 14} l-14 25 h10 l-5 20 l18 -27 h-10 l8 -18 Z` }),
    person(x + 34, y + 62),
  ],
  research: (x, y) => [
    svg("path", { class: "p-machine", d: `M${x - 38} ${y + 62} v-18 h58 v18 h-5 v-12 h-48 v12 Z` }),
    svg("path", { class: "p-research", d: `M${x - 22} ${y + 44} l9 -16 v-8 h-3 v-4 h14 v4 h-3 v8 l9 16 Z` }),
    svg("path", { class: "p-research", d: `M${x + 8} ${y + 44} v-16 h8 v16 Z` }),
    person(x + 34, y + 62),
  ],
  fighters: (x, y) => [
    svg("path", { class: "p-machine", d: `M${x - 30} ${y + 62} l6 -9 h52 l6 9 Z` }),
    svg("path", {
      class: "p-fighters",
      d: `M${x - 38} ${y + 48} l18 -8 l26 -4 l8 -14 h9 l-4 14 l14 3 v5 l-22 8 Z`,
    }),
    person(x - 36, y + 62),
  ],
  robot: (x, y) => [
    svg("path", {
      class: "p-robot",
      d: `M${x - 13} ${y + 62} v-14 h-7 v-16 h40 v16 h-7 v14 h-9 v-12 h-8 v12 Z`,
    }),
    svg("path", { class: "p-robot", d: `M${x - 10} ${y + 29} v-13 h8 v-6 h4 v6 h8 v13 Z` }),
    svg("path", {
      class: "p-robot-eye",
      d: `M${x - 6} ${y + 20} h4 v4 h-4 Z M${x + 2} ${y + 20} h4 v4 h-4 Z`,
    }),
    person(x + 36, y + 62),
  ],
};

/**
 * The excavator, gnawing to the left into the rock.
 * @param {number} x
 * @param {number} y
 * @param {string} name
 */
function drill(x, y, name) {
  return [
    svg("path", {
      class: "p-buried",
      fill: `url(#${name}-hatch)`,
      d: `M${x - 53} ${y} h14 l9 12 l-6 10 l8 12 l-8 11 l7 11 l-10 12 h-14 Z`,
    }),
    svg("path", { class: "p-drill-bit", d: `M${x - 31} ${y + 36} l30 -20 v40 Z` }),
    svg("path", {
      class: "p-drill-cut",
      d: `M${x - 22} ${y + 31} l5 10 M${x - 14} ${y + 26} l6 20 M${x - 6} ${y + 20} l5 30`,
    }),
    svg("path", { class: "p-drill", d: `M${x} ${y + 14} h26 l10 12 v30 h-36 Z` }),
    svg("path", { class: "p-drill-window", d: `M${x + 12} ${y + 20} h12 l7 9 h-19 Z` }),
    svg("path", {
      class: "p-drill-track",
      d: `M${x + 2} ${y + 54} h36 q7 0 7 7 t-7 7 h-36 q-7 0 -7 -7 t7 -7 Z`,
    }),
    [4, 20, 36].map((dx) => svg("circle", { class: "p-drill-wheel", cx: x + dx, cy: y + 61, r: 4 })),
  ];
}

/**
 * The same little numbers every time: the poster never changes.
 * @param {number} seed
 */
function dice(seed) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return (state - 1) / 2147483646;
  };
}
