// The world as we drew it: rough coasts, the cities in their places, and how each of them fares.

import { h, svg } from "../core/dom.js";
import { ship } from "../board/pieces.js";
import { t } from "../core/words.js";

/** @import { Place } from "../core/types.js" */
/** @typedef {Place["state"]} State */
/** @typedef {Place & {at: number[]}} PlaceOnMap one whose latitude and longitude we know */
/** @typedef {Place & {half: number, top: number, x: number, y: number}} Sign where it stands, and its room aside and above */
/** @typedef {[left: number, top: number, right: number, bottom: number]} Box */

// Our own outlines, 2 units a degree.
const LAND =
  "M12 27l8-9 12-2 120 6 4-9 24 12-24 15 4 7 20 5 4 8 6-15-2-9 16 2 28 20-8 5-12 0 4 6 8 3-20 6-8 7-4 11-10 9 2 11-8-8-20 2-6 4-2 11 6 9 8-2 2-4 6 0-2 11 8 2 2 11 10 5-6 2-10-9-38-20-2-7-14-18 6 16-4-2-10-18-8-5-6-11 0-16-20-24-14-5-14 0-32 14 14-9-16-9 8-5zM236 40l16 0 10-11 38-11 8-16-24-13-60 2-24 9 32 7 6 15zM216 34l-16-3-12-13-24-7 20-2 24 9 12 9zM110 20l24 0 6-9-26 0zM164 4l24-2 28-11-32-2-24 4zM176 125l8-2 12 7-6 0zM196 132l10 0-6 2zM188 157l12-9 20 4 10 9 12 5 2 9 26 11 4 7-8 11 0 11-6 11-12 7-18 27-10 2-6 7-2 11-6 9 6 9-12-5-6-11 8-40 2-27-12-9-10-20 2-14 6-6zM296 29l18-2 2 4-12 3zM334 63l12-3 2-4-10-11-6 0 2 7 4 2-4 4zM324 58l8 0 0-6-8 2z" +
  "M326 92l0-14 14 0 2-6-8-5 26-13 0-7 6 0 0 7 16-2 10-9 12-3-18-2 8-9-6-2-10 9 4 4-6 9-6 3-4-9-12 0 0-7 30-18 16-2 26 9-2 4-14-2 4 4 18-4 4-5 44-2-2-7 12 0-2 12 6-3-2-9 14 0 12-6 34-7 18 9 134 11 0 9-4 7-30 9-12 15-2-13 14-9-16 5-24 0-16 9 12 4-2 11-20 14-2 11-6 4-2-6-14-3 8 5-6 4 6 12-6 11-26 13 6 11 0 7-8 5-10-9-2 6 10 20-6-4-6-11 0-14-8-4-6-14-8 3-14 13 0 9-6 7-10-29-10-7-18-2-4-5-16-6 6 11 10-3 6 9-8 12-20 9-20-34-2-7 4-11-18-2-2-7 20-4 10 2-8-11-14 0-8 13-6 0 2 7-4 0-6-11-12-7 2 7 8 4-4 5-16-14-10 2-6 7 0 5-4 2zM332 94l32-2 2 9 18 4 24 0 22 43 16 0-8 18-14 15 0 30-10 9 0 11-16 20-14 2-10-18-6-22 2-18-8-18 0-11-10-5-24 5-18-23 0-15zM432 213l12-5-6 23-6-3z" +
  "M604 105l4-6 16-9 0-12 4-4 6 4-6 7-2 9zM534 164l8 4 14 20-6-4zM554 190l20 3-2 2-14-2zM562 172l16-13 4 5-4 17-12 0zM584 175l10-3-8 5 4 9-8-2zM606 177l14 2 18 9 6 9-24-4zM584 134l4 0 8 25-8 0zM504 155l4 4-4 2zM572 224l32-22 12 0 0 6 8 7 4-16 8 18 14 14 0 13-6 14-12 4-24-16-28 7-6-2zM634 267l6 0-2 6zM690 253l10 7-22 18 14-14zM226 67l6-7 6 9zM366-2l28-2-16 6zM450 16l10-9 20-5-22 14z";
// The signs of the states, in the order of the list; shape first: a ship above, a house, a broken house, a cross, an empty ring.
/** @type {Record<State, string>} */
const SIGNS = {
  chosen: "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z",
  attacked: "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z",
  saved: "M-6 6V-1L0-7L6-1V6z",
  damaged: "M-6 6V-1L-2-5L0-1L2-6L6-1V6H2L0 2L-2 6z",
  lost: "M-5-5L5 5M5-5L-5 5",
  left: "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
};

// The room a name takes on a phone, where its letters are largest: on other screens it has more than enough.
const LETTER = 21;
const LINE = 32;
/** @type {Box[]} */
const EDGES = [[-999, 0, 0, 300], [720, 0, 1999, 300], [0, -99, 720, 0], [0, 300, 720, 399]]; // no name goes there

/**
 * @param {Place} place
 * @returns {place is PlaceOnMap}
 */
const isOnMap = (place) => Boolean(place.at);

const isUnderAttack = (/** @type {{state: State}} */ { state }) => state === "attacked" || state === "chosen";

const sign = (/** @type {State} */ state) => svg("path", { class: `place ${state}`, d: SIGNS[state] });

/**
 * The map with all that was told of so far, and the same in words below it.
 * @param {Place[]} places
 */
export function worldMap(places) {
  const signs = spread(places.filter(isOnMap).sort((a, b) => Number(isUnderAttack(a)) - Number(isUnderAttack(b))));
  return h(
    "figure",
    { class: "world" },
    svg(
      "svg",
      { viewBox: "0 0 720 300", role: "img", "aria-label": t("camp-map") },
      svg("path", { class: "graticule", d: "M0 52H720M0 157H720M0 262H720M164 0V300M344 0V300M524 0V300" }),
      svg("path", { class: "land", d: LAND }),
      signs.map(drawSign),
      labels(signs),
    ),
    h(
      "figcaption",
      {},
      h("ul", { class: "world-places" }, Object.keys(SIGNS).flatMap((state) => places.filter((place) => place.state === state)).map(named)),
    ),
  );
}

/**
 * Where the signs stand: as on the globe, but neighbours move aside until none covers another.
 * @param {PlaceOnMap[]} places
 * @returns {Sign[]}
 */
function spread(places) {
  const signs = places.map((place) => {
    const [latitude, longitude] = place.at;
    const [half, top] = isUnderAttack(place) ? [15, 23] : [8, 8];
    return { ...place, half, top, x: 2 * ((longitude + 532) % 360), y: Math.min(Math.max(174.5 - 2.25 * latitude, 30), 290) };
  });
  for (let round = 0; round < 30; round++) {
    for (const [n, a] of signs.entries()) {
      for (const b of signs.slice(n + 1)) {
        const lack = a.half + b.half - Math.abs(a.x - b.x);
        if (lack <= 0 || a.y + 8 < b.y - b.top || b.y + 8 < a.y - a.top) continue;
        const step = a.x < b.x ? lack / 2 : -lack / 2;
        a.x -= step;
        b.x += step;
      }
    }
  }
  return signs;
}

/** @param {Sign} sign */
function drawSign({ state, x, y }) {
  const above = ship("basic");
  above.setAttribute("transform", "translate(0 -15) scale(0.6)");
  return svg("g", { transform: `translate(${x} ${y})` }, sign(state), isUnderAttack({ state }) && above);
}

/**
 * The room that a sign takes.
 * @param {Sign} sign
 * @returns {Box}
 */
const boxOf = ({ x, y, half, top }) => [x - half, y - top, x + half, y + 8];

/**
 * The names of the cities it is about now, each beside its sign where it covers the least.
 * @param {Sign[]} signs
 */
function labels(signs) {
  const taken = [...EDGES, ...signs.map(boxOf)];
  return signs.filter(isUnderAttack).map(({ name, x, y }) => {
    const width = name.length * LETTER;
    /** @type {[anchor: string, at: number, line: number, left: number][]} */
    const ways = [0, LINE, -LINE].flatMap((far) => [
      ["middle", x, y + 26 + Math.abs(far), width / 2],
      ["middle", x, y - 40 - Math.abs(far), width / 2],
      ["start", x + 17, y + far, 0],
      ["end", x - 17, y + far, width],
    ]);
    /** @type {Box[]} */
    const boxes = ways.map(([, at, line, left]) => [at - left, line - LINE / 2, at - left + width, line + LINE / 2]);
    const costs = boxes.map((box, n) => taken.reduce((sum, other) => sum + shared(box, other), n));
    const best = costs.indexOf(Math.min(...costs));
    taken.push(boxes[best]);
    const [anchor, at, line] = ways[best];
    return svg("text", { class: "place-name", x: at, y: line, "text-anchor": anchor }, name);
  });
}

/** How much two boxes share. */
const shared = (/** @type {Box} */ [a, b, c, d], /** @type {Box} */ [e, f, g, i]) => Math.max(0, Math.min(c, g) - Math.max(a, e)) * Math.max(0, Math.min(d, i) - Math.max(b, f));

const named = (/** @type {Place} */ { name, state }) =>
  h(
    "li",
    { class: state },
    svg("svg", { viewBox: "-9 -9 18 18", "aria-hidden": "true" }, sign(state)),
    h("span", {}, name, " ", h("span", { class: "details" }, t(`camp-place-${state}`))),
  );
