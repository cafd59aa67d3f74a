// The board in words: for screen readers, and for everyone who would rather read.

import { h, replace } from "../core/dom.js";
import { signed, t } from "../core/words.js";
import { COLUMNS, FLOORS, sameSpace } from "./geometry.js";
import { explosion } from "./pieces.js";
import { actionName, goalState } from "./show.js";

/** @import { Position, Space, Table, TableRow, TableSpecial } from "../core/types.js" */

/** @param {string[]} effects */
export const roomName = (effects) => effects.map((name) => t(`room-${name}`)).join(" + ");

/**
 * "research −1, costs 1 energy" for a space of the base.
 * @param {Table} table
 * @param {Space} space
 */
export function spaceName(table, [row, column]) {
  const space = table.spaces[row - 1][column - 1];
  const held = space.hold > (space.kind === "aa" ? 1 : 0) ? [t("holds", { rows: space.hold })] : [];
  if (space.room === null) return [t(`room-${space.kind}`), ...held].join(", ");
  const room = table.rooms[space.room];
  const parts = [`${roomName(room.effects)}${room.modifier ? ` ${signed(room.modifier)}` : ""}`];
  if (room.cost) parts.push(t("costs", { cost: room.cost }));
  if (room.spaces.length > 1) parts.push(t("large-room", { size: room.spaces.length }));
  return [...parts, ...held].join(", ");
}

/**
 * What lies on a space: a die, a robot, the excavator.
 * @param {Position} position
 * @param {Space} at
 */
export function onSpace(position, at) {
  const here = (/** @type {Space | null} */ space) => sameSpace(space, at);
  const parts = [];
  for (const worker of position.workers) {
    if (here(worker.space)) parts.push(t(`die-${worker.color}`, { value: worker.value ?? "?" }));
  }
  position.robots.forEach((robot, n) => {
    if (here(robot.space)) parts.push(t(robot.exhausted ? "robot-tired" : "robot-here", { robot: n + 1, value: robot.value }));
  });
  if (here(position.excavator)) parts.push(t("excavator"));
  return parts;
}

/** @type {Record<string, string>} */
const SIGNS = { "<": "sign-left", ">": "sign-right", M: "sign-icon" };

/**
 * What is printed on a space of the sky; `row` is one of the table's.
 * @param {TableRow | undefined} row
 * @param {number} column
 */
export function signName(row, column) {
  const sign = row?.tokens[column - 1];
  if (!row || sign === "." || sign === undefined) return "";
  if (sign in row.specials) return t(`sign-${row.specials[sign].effect}`, { letter: sign });
  const [number, red] = explosion(sign);
  return SIGNS[sign] ? t(SIGNS[sign]) : t(red ? "sign-red-explosion" : "sign-explosion", { number });
}

// What special spaces do is said as what the mothership does.
/** @type {Record<string, string>} */
const SAME = { drain: "energy", pulse: "robots", call: "reinforcements", "cave-in": "excavator", forget: "research", damage: "damage" };

/** "1 energy lost" for a special space. */
export const specialName = (/** @type {TableSpecial} */ { effect, amount }) => (effect in SAME ? t(`next-${SAME[effect]}`, { amount }) : t("gains-energy", { amount }));

export const capital = (/** @type {string} */ text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** @param {Position} position @param {Table} table */
export function costsAhead({ research }, table) {
  const next = table.research.slice(research, research + 4).join(", ");
  return next || "–";
}

/** What was planned for this round, in a few words each. @param {Position} position */
export function plans({ smoke = 0, supplies = 0, held }) {
  return [
    smoke > 0 && t("plan-smoke", { dice: smoke }),
    supplies > 0 && t("plan-supplies", { rooms: supplies }),
    held && t(`plan-held-${held}`),
  ].filter((line) => typeof line === "string");
}

/** "Ships shot down: 3 of 7" for everything that is asked for besides the research. */
export const goalLines = (/** @type {Position} */ position, /** @type {Table} */ { goals }) =>
  goals.map((one) => {
    const { met, now } = goalState(one, position);
    return `${t(`goal-${one.goal}`, { amount: one.amount, now })} ${met ? t("goal-met") : ""}`.trim();
  });

/** A few sentences on how things stand. @param {Position} position @param {Table} table */
export function standing(position, table) {
  return t("standing", {
    round: position.round,
    phase: t(`phase-${position.phase}`),
    energy: position.energy,
    energy_max: table.energy_max,
    damage: position.damage,
    hits: table.hits,
    research: position.research,
    research_length: table.research.length,
    next: costsAhead(position, table),
  });
}

/**
 * @param {Element} element
 * @param {Position} position
 * @param {Table} table
 * @param {(space: Space) => boolean} isExcavated
 */
export function describe(element, position, table, isExcavated) {
  const { mothership } = position;
  const nextRow = table.sky.find((row) => row.row === mothership + 1);
  const count = (/** @type {string} */ place) => position.ships.filter(({ at, kind }) => at === place && (place !== "supply" || kind === "reinforcement")).length;
  replace(
    element,
    h("p", {}, standing(position, table)),
    h(
      "p",
      {},
      t("mothership-at", { row: mothership, rows: table.skull_row - mothership }),
      " ",
      nextRow ? t("next-action", { action: actionName(nextRow) }) : "",
    ),
    [...goalLines(position, table), ...plans(position)].map((line) => h("p", {}, line)),
    position.points ? h("p", {}, t("points-left", { points: position.points })) : null,
    h("p", {}, t("waiting-ships", { aboard: count("mothership"), supply: count("supply") })),
    h("h3", {}, t("ships-title")),
    h("ul", {}, shipLines(position, table).map((line) => h("li", {}, line))),
    h("h3", {}, t("base-title")),
    baseTable(position, table, isExcavated),
  );
}

/** @param {Position} position @param {Table} table */
function shipLines(position, table) {
  const ships = position.ships.flatMap(({ kind, at }) => (Array.isArray(at) ? [{ kind, at }] : []));
  ships.sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
  const lines = ships.map(({ kind, at: [row, column] }) => {
    const sign = row === position.mothership ? "" : signName(table.sky[row - 1], column);
    const values = { kind: t(`ship-${kind}`), row, column };
    return sign ? t("ship-line-on", { ...values, sign }) : t("ship-line", values);
  });
  return lines.length ? lines : [t("no-ships")];
}

/**
 * @param {Position} position
 * @param {Table} table
 * @param {(space: Space) => boolean} isExcavated
 */
function baseTable(position, table, isExcavated) {
  const cell = (/** @type {Space} */ at) => {
    const state = isExcavated(at) ? "" : ` (${t("unexcavated")})`;
    return h("td", {}, [`${spaceName(table, at)}${state}`, ...onSpace(position, at)].join(" · "));
  };
  return h(
    "div",
    { class: "scroll", tabindex: 0, role: "region", "aria-label": t("base-title") },
    h(
      "table",
      {},
      h("thead", {}, h("tr", {}, h("td"), COLUMNS.map((column) => h("th", { scope: "col" }, t("column-short", { column }))))),
      h(
        "tbody",
        {},
        FLOORS.map((row) =>
          h("tr", {}, h("th", { scope: "row" }, t("row-short", { row })), COLUMNS.map((column) => cell([row, column]))),
        ),
      ),
    ),
  );
}
