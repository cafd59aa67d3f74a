// What one sees in a room: the people and machines of the poster, as silhouettes on the floor of the room.

import { svg } from "../core/dom.js";

/** @import { TableRoom } from "../core/types.js" */

/** A machine or what they work on, 60 wide and at most 40 high, standing on y = 0. @type {Record<string, string[]>} */
const MACHINES = {
  energy: ["M-30 0 v-26 h22 v26 Z M-26 -26 v-9 h5 v9 Z M-17 -26 v-9 h5 v9 Z", "M6 0 v-18 h26 v18 Z M10 -18 a9 9 0 0 1 18 0 Z"],
  research: ["M-32 0 v-16 h50 v16 h-4 v-11 h-42 v11 Z", "M-20 -16 l8 -13 v-6 h-3 v-3 h13 v3 h-3 v6 l8 13 Z M7 -16 v-12 h6 v12 Z"],
  fighters: ["M-28 0 l5 -7 h46 l5 7 Z", "M-34 -9 l16 -7 l24 -4 l7 -12 h8 l-3 12 l13 3 v4 l-20 7 Z"],
  robot: ["M-12 0 v-12 h-6 v-14 h36 v14 h-6 v12 h-8 v-10 h-8 v10 Z", "M-9 -28 v-11 h18 v11 Z"],
  repair: ["M-30 0 v-8 h60 v8 Z M-24 -8 v-22 h6 v22 Z", "M-18 -30 h34 v5 h-34 Z M8 -25 v10 h5 v-10 Z"],
  jam: ["M-10 0 L-3 -34 H3 L10 0 H6 L0 -22 L-6 0 Z", "M-18 -30 a22 22 0 0 1 8 -10 M18 -30 a22 22 0 0 0 -8 -10"],
  missiles: ["M-24 0 v-6 h48 v6 Z", "M-16 -6 v-20 q4 -12 8 0 v20 Z M6 -6 v-20 q4 -12 8 0 v20 Z"],
  command: ["M-32 0 v-12 h64 v12 Z", "M-26 -14 v-22 h22 v22 Z M4 -14 v-16 h20 v16 Z"],
};

/** Someone at work, about 40 high, standing at (x, 0). @param {number} x */
const person = (x) =>
  `M${x - 4} 0 l-1 -14 l-3 -3 l2 -9 q1 -3 6 -3 t6 3 l2 9 l-3 3 l-1 14 h-3 l-1 -11 l-1 11 Z M${x - 4} -33 a4 4.4 0 1 0 8 0 a4 4.4 0 1 0 -8 0 Z`;

/**
 * The picture of a room: one machine for each thing it does, and people beside it.
 * @param {TableRoom} room
 * @param {{x: number, floor: number, width: number, height: number}} place where there is room for it
 */
export function roomPicture({ effects }, { x, floor, width, height }) {
  const scale = height / 42;
  const needed = 66 * scale;
  const count = Math.max(1, Math.min(effects.length, Math.floor(width / needed)));
  const wide = width / count;
  const machines = effects.slice(0, count).flatMap((name, n) => {
    const middle = (x + wide * (n + 0.5)) / scale;
    const spare = wide / scale - 66;
    const people = spare > 14 ? [person(middle + 44), ...(spare > 60 ? [person(middle - 46)] : [])] : [];
    return svg(
      "g",
      { transform: `translate(${middle} 0)` },
      (MACHINES[name] ?? MACHINES.command).map((d, k) => svg("path", { d, class: k ? "room-thing" : "room-machine" })),
      people.map((d) => svg("path", { d, class: "room-person", transform: `translate(${-middle} 0)` })),
    );
  });
  return svg("g", { class: "room-picture", transform: `translate(0 ${floor}) scale(${scale})` }, machines);
}
