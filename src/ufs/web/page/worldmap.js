// The world as we drew it: rough coasts, the cities in their places, and how each of them fares.

import { h, svg } from "./dom.js";
import { ship } from "./pieces.js";
import { t } from "./words.js";

const WIDTH = 720;
const HEIGHT = 300;
// Our own outlines, 2 units a degree.
const LAND =
  "M12 27l8-9 12-2 30 2 26 0 26 4 14 0 24 0 4-9 16 7 8 5-10 6-14 9 4 7 20 5 4 8 2-8 4-7-2-9 16 2 10 5 8 9 10 6-8 5-12 0 4 6 8 3-12 4-8 2-8 7-4 7 0 4-10 9 2 11-4-4-4-4-12 2-8 0-6 4-2 11 6 9 8-2 2-4 6 0-2 11 8 2 2 11 6 3 4 2-6 2-10-9-12-7-10-4-16-9-2-7-6-9-8-9-2 0 8 16-4-2-10-18-8-5-6-11 0-16-8-9-12-15-14-5-14 0-8 3-12 6-12 5 14-9-10-5-6-4 8-5z" +
  "M236 40l16 0 10-11 38-11 8-16-24-13-60 2-24 9 32 7 6 15zM216 34l-16-3-12-13-24-7 20-2 24 9 12 9zM110 20l24 0 6-9-26 0zM164 4l24-2 28-11-32-2-24 4z" +
  "M176 125l8-2 12 7-6 0zM196 132l10 0-6 2z" +
  "M188 157l12-9 20 4 10 9 12 5 2 9 12 6 14 5 4 7-8 11 0 11-6 11-12 7-4 9-8 9-6 9-10 2-6 7-2 11-6 9 6 9-12-5-6-11 4-18 0-6 4-16 2-27-12-9-10-20 2-7 0-7 6-6z" +
  "M296 29l4-2 14 0 2 4-12 3zM334 63l12-3 2-4-8-7-2-4-6 0 2 7 4 2-4 4zM324 58l8 0 0-6-8 2z" +
  "M326 92l0-14 14 0 2-6-8-5 14-7 12-6 0-7 6 0 0 7 16-2 4-5 6-4 12-3-14 0-4-2 8-9-6-2-10 9 4 4-6 9-6 3-4-9-12 0 0-7 18-11 12-7 16-2 26 9-2 4-14-2 4 4 18-4 4-5 16-2 12 0 16 0-2-7 12 0-2 12 6-3-2-9 14 0 12-6 34-7 18 9 28 2 26 2 24 3 16 2 20 2 20 0 0 9-4 7-16 4-14 5-2 4-10 11-2-13 14-9-16 5-24 0-16 9 12 4-2 11-10 9-10 5-2 11-6 4-2-6-8-3-6 0 8 5-6 4 6 12-6 11-10 6-12 3-4 4 6 11 0 7-8 5-6-7-4-2-2 6 8 14 2 6-6-4-6-11 0-14-8-4-6-14-8 3-14 13 0 9-6 7-8-18-2-11-10-7-18-2-4-5-12-6-4 0 6 11 10-3 6 9-8 12-20 9-4-7-8-11-8-16-2-7 4-11-12 0-6-2-2-7 8-2 12-2 10 2-4-7-4-4-8 0-6 0-4 6-4 7-6 0 2 7-4 0-6-11-12-7 2 7 8 4-4 5-8-9-8-5-10 2-6 7 0 5-4 2-6 2z" +
  "M332 94l32-2 2 9 18 4 10-2 14 2 4 9 6 14 12 20 16 0-8 18-14 15 0 16 0 14-10 9 0 11-8 9-8 11-14 2-4-7-6-11-6-22 2-18-8-18 0-11-10-5-24 5-10-11-8-12 0-15 8-16 6-7z" +
  "M432 213l12-5-6 23-6-3zM604 105l4-6 8-3 8-6 0-12 4-4 6 4-6 7-2 9-8 5-8 2zM534 164l8 4 14 20-6-4zM554 190l20 3-2 2-14-2zM562 172l8-4 8-9 4 5-4 17-12 0z" +
  "M584 175l10-3-8 5 4 9-8-2zM606 177l14 2 18 9 6 9-14-2-10-2-10-9zM584 134l4 0 4 12 4 13-8 0 0-11zM504 155l4 4-4 2z" +
  "M572 224l16-9 8-9 8-4 12 0 0 6 8 7 4-16 8 18 14 14 0 13-6 14-12 4-12-9-12-7-16 3-12 4-6-2zM634 267l6 0-2 6zM690 253l10 7-6 7-6 4-10 7 8-9 6-5z" +
  "M226 67l6-7 6 9zM366 -2l28-2-16 6zM450 16l10-9 20-5-22 14z";
// Where the cities are; some stand a little aside, so that their signs do not touch.
const CITIES = {
  beijing: [577, 85],
  berlin: [371, 54],
  cairo: [406, 108],
  istanbul: [402, 83],
  london: [338, 57],
  "mexico-city": [146, 131],
  moscow: [419, 50],
  mumbai: [490, 132],
  nairobi: [418, 178],
  "new-york": [204, 83],
  paris: [350, 70],
  rio: [258, 226],
  roswell: [135, 100],
  sydney: [646, 251],
  tokyo: [623, 95],
  toronto: [182, 73],
  washington: [189, 94],
};
// The signs of the states, shape first: a ship above, a house, a broken house, a cross, an empty ring.
const SIGNS = {
  attacked: "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z",
  chosen: "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z",
  saved: "M-6 6V-1L0-7L6-1V6z",
  damaged: "M-6 6V-1L-2-5L0-1L2-6L6-1V6H2L0 2L-2 6z",
  lost: "M-5-5L5 5M5-5L-5 5",
  left: "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
};
const ORDER = ["chosen", "attacked", "saved", "damaged", "lost", "left"];

const isUnderAttack = ({ state }) => state === "attacked" || state === "chosen";

const sign = (state) => svg("path", { class: `place ${state}`, d: SIGNS[state] });

/** The map with all that was told of so far, and the same in words below it. */
export function worldMap(places) {
  const known = places.filter(({ id }) => id in CITIES).sort((a, b) => isUnderAttack(a) - isUnderAttack(b));
  return h(
    "figure",
    { class: "world" },
    svg(
      "svg",
      { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": t("camp-map") },
      svg("path", { class: "graticule", d: "M0 52H720M0 157H720M0 262H720M164 0V300M344 0V300M524 0V300" }),
      svg("path", { class: "land", d: LAND }),
      known.map(drawPlace),
      labels(known.filter(isUnderAttack)),
    ),
    h(
      "figcaption",
      {},
      h("ul", { class: "world-places" }, ORDER.flatMap((state) => places.filter((place) => place.state === state)).map(named)),
    ),
  );
}

function drawPlace({ id, state }) {
  const [x, y] = CITIES[id];
  const above = ship("basic");
  above.setAttribute("transform", "translate(0 -15) scale(0.8)");
  return svg("g", { transform: `translate(${x} ${y})` }, sign(state), isUnderAttack({ state }) && above);
}

/** The names of the cities it is about now; of two neighbours the northern one has it above. */
function labels(places) {
  const north = [...places].sort((a, b) => CITIES[a.id][1] - CITIES[b.id][1])[0];
  return places.map(({ id, name }) => {
    const [x, y] = CITIES[id];
    const anchor = x < 110 ? "start" : x > 610 ? "end" : "middle";
    const isAbove = places.length > 1 && id === north.id && y > 60;
    return svg("text", { class: ["place-name", isAbove ? "above" : "below"], x, y, "text-anchor": anchor }, name);
  });
}

const named = ({ name, state }) =>
  h(
    "li",
    { class: state },
    svg("svg", { viewBox: "-9 -9 18 18", "aria-hidden": "true" }, sign(state)),
    h("span", {}, name, " ", h("span", { class: "details" }, t(`camp-place-${state}`))),
  );
