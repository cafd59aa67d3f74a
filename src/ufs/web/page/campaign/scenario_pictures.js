// A picture for every scenario: the city it comes over, and what comes. Composed from few shapes.

import { svg } from "../core/dom.js";
import { ship, skyline } from "../board/pieces.js";

/** @import { Child, ShipKind } from "../core/types.js" */

const path = (/** @type {string} */ name, /** @type {string} */ d) => svg("path", { class: `art-${name}`, d });
/**
 * @param {string} name
 * @param {number} cx
 * @param {number} cy
 * @param {number} r
 */
const disc = (name, cx, cy, r) => svg("circle", { class: `art-${name}`, cx, cy, r });

/**
 * @param {ShipKind} kind
 * @param {number} x
 * @param {number} y
 * @param {number} [scale]
 * @param {number} [turn] in degrees
 */
function fly(kind, x, y, scale = 1, turn = 0) {
  const one = ship(kind);
  one.setAttribute("transform", `translate(${x} ${y}) scale(${scale}) rotate(${turn})`);
  return one;
}

const swarm = [[50, 26, 0.8], [112, 48, 0.6], [178, 24, 1.1], [244, 46, 0.7], [310, 28, 0.8], [146, 74, 0.5], [214, 76, 0.5]];
const person = (/** @type {string} */ name, /** @type {number} */ x, /** @type {number} */ y) => [disc(name, x, y - 14, 3), path(name, `M${x - 4} ${y}v-6q0-4 4-4t4 4v6z`)];
const bus = (/** @type {number} */ x) => [
  path("hull", `M${x} 132v-17q0-4 4-4h38q4 0 4 4v17z`),
  path("light", `M${x + 5} 116h8v6h-8zM${x + 17} 116h8v6h-8zM${x + 29} 116h8v6h-8z`),
];
const tower = (/** @type {number} */ x) => path("dark", `M${x} 132q16-34 5-62h46q-11 28 5 62z`);

// What stands behind the houses, and what stands before them.
/** @type {Record<string, () => Child>} */
const BEHIND = {
  dawn: () => [path("beam", "M180 131L-60 0H10zM180 131L100 0H150zM180 131L210 0H260zM180 131L350 0H420z"), path("light", "M134 131a46 46 0 0 1 92 0z")],
  hunter: () => [path("beam", "M236 44L150 132H226z"), fly("orange", 240, 38, 2.2, -8)],
  "ion-storm": () => [
    path("cloud", "M80 62a22 22 0 0 1 26-26a32 32 0 0 1 58-10a30 30 0 0 1 54 6a26 26 0 0 1 44 12a18 18 0 0 1-4 34H92a18 18 0 0 1-12-16z"),
  ],
  "last-stand": () => [path("hull", "M-400 0H760L360 22Q180 84 0 22z"), path("line", "M30 26Q180 74 330 26M84 22Q180 48 276 22")],
  meltdown: () => [disc("cloud", 96, 48, 15), disc("cloud", 112, 34, 18), disc("cloud", 256, 52, 13), disc("cloud", 270, 40, 15)],
  surge: () => [path("line", "M-360 40Q-270 66-180 40T0 40T180 40T360 40T720 40M-360 54Q-270 80-180 54T0 54T180 54T360 54T720 54"), path("light", "M186 26l-26 40h17l-12 34 40-48h-19l18-26z")],
  swarm: () => swarm.map(([x, y, scale]) => fly("basic", x, y, scale)),
  tremors: () => [fly("basic", 180, 22, 2), path("line", "M120 46q60 26 120 0M104 60q76 34 152 0M88 76q92 40 184 0")],
  warlord: () => [
    fly("orange", 180, 36, 2),
    path("line", "M118 20q-12 18 0 36M100 12q-18 26 0 52M242 20q12 18 0 36M260 12q18 26 0 52"),
    [60, 40, 300, 320].map((x, n) => fly("basic", x, 40 + (n % 2) * 34, 0.7)),
  ],
  wreckage: () => [path("cloud", "M214 92q-20-22 0-40t-4-44q34 20 22 44t4 44z")],
};
/** @type {Record<string, () => Child>} */
const BEFORE = {
  "ion-storm": () => path("light", "M140 78l-16 26h12l-8 22 28-32h-14l12-16zM226 78l-10 18h9l-6 18 20-26h-11l8-10z"),
  "burning-archive": () => [
    path("dark", "M96 56h168v76H96z"),
    path("paper", "M104 64h8v26h-8zM116 62h6v28h-6zM126 66h10v24h-10zM104 100h10v26h-10zM118 98h7v28h-7zM228 98h6v28h-6zM240 102h10v24h-10z"),
    path("orange", "M160 128q-18-24 4-50q0 16 12 20q-4-26 16-44q-2 26 16 38q10 18-6 36z"),
    path("light", "M174 128q-8-14 6-26q12 10 6 26z"),
  ],
  escort: () => [[18, 76, 134, 192, 250].map(bus), path("hull", "M300 40l-26 9 7-9-7-9zM262 66l-18 6 5-6-5-6z")],
  evacuation: () => [
    path("light", "M104 131h208v19H122v-7h-9v-6h-9z"),
    [18, 34, 50, 68, 86].map((x) => person("paper", x, 131)),
    [140, 158, 176, 200, 216, 246, 262, 280].map((x) => person("dark", x, 150)),
  ],
  "last-stand": () => [path("fork", "M170 62v24q0 10 10 10t10-10V62M180 96v32")],
  meltdown: () => [tower(70), tower(228), path("light", "M160 132v-34h40v34z")],
  saboteurs: () => [
    path("light", "M180 0h580v150H180z"),
    path("dark", "M138 150q0-56 42-60v60z"),
    path("lit", "M222 150q0-56-42-60v60z"),
    path("dark", "M180 86a22 22 0 0 1 0-44z"),
    path("lit", "M180 86a22 22 0 0 0 0-44z"),
  ],
  tremors: () => [path("crack", "M64 150l10-12-8-8 14-10-4-8M176 150l-6-10 12-8-6-14 8-10M284 150l8-10-10-8 12-12")],
  wreckage: () => [fly("basic", 196, 112, 3.4, 22), path("earth", "M120 150q40-22 90-14t70 14z")],
};
const ANY = () => [[90, 40, 1], [180, 26, 1.3], [270, 44, 1]].map(([x, y, scale]) => fly("basic", x, y, scale));

/**
 * The picture of a scenario over a city. One we have no drawing of gets ships.
 * @param {string} scenario
 * @param {string} city
 */
export function scenePicture(scenario, city) {
  const houses = skyline(city);
  houses.setAttribute("transform", scenario === "tremors" ? "translate(14 138) scale(0.8) rotate(-3)" : "translate(16 132) scale(0.8)");
  const behind = BEHIND[scenario] ?? (scenario in BEFORE ? () => [] : ANY);
  return svg(
    "svg",
    { class: "scene-picture", viewBox: "0 0 360 150", "aria-hidden": "true" },
    behind(),
    houses,
    path("earth", "M-400 131H760V150H-400z"),
    BEFORE[scenario]?.(),
  );
}
