// The board in words: for screen readers, and for everyone who would rather read.

import { goalState } from "./board.js";
import { h, replace } from "../core/dom.js";
import { explosion } from "./pieces.js";
import { signed, t } from "../core/words.js";

export const roomName = (effects) => effects.map((name) => t(`room-${name}`)).join(" + ");

/** "research −1, costs 1 energy" for a space of the base. */
export function spaceName(table, [row, column]) {
  const space = table.spaces[row - 1][column - 1];
  const held = space.hold > (space.kind === "aa") ? [t("holds", { rows: space.hold })] : [];
  if (space.kind !== "room") return [t(`room-${space.kind}`), ...held].join(", ");
  const room = table.rooms[space.room];
  const parts = [`${roomName(room.effects)}${room.modifier ? ` ${signed(room.modifier)}` : ""}`];
  if (room.cost) parts.push(t("costs", { cost: room.cost }));
  if (room.spaces.length > 1) parts.push(t("large-room", { size: room.spaces.length }));
  return [...parts, ...held].join(", ");
}

/** What lies on a space: a die, a robot, the excavator. */
export function onSpace(position, at) {
  const here = (space) => space && space[0] === at[0] && space[1] === at[1];
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

const SIGNS = { "<": "sign-left", ">": "sign-right", M: "sign-icon" };

/** What is printed on a space of the sky; `row` is one of the table's. */
export function signName(row, column) {
  const sign = row?.tokens[column - 1];
  if (sign === "." || sign === undefined) return "";
  if (sign in row.specials) return t(`sign-${row.specials[sign].effect}`, { letter: sign });
  const [number, red] = explosion(sign);
  return SIGNS[sign] ? t(SIGNS[sign]) : t(red ? "sign-red-explosion" : "sign-explosion", { number });
}

// What special spaces do is said as what the mothership does.
const SAME = { drain: "energy", pulse: "robots", call: "reinforcements", "cave-in": "excavator", forget: "research", damage: "damage" };

/** "1 energy lost" for a special space. */
export const specialName = ({ effect, amount }) => (effect in SAME ? t(`next-${SAME[effect]}`, { amount }) : t("gains-energy", { amount }));

export const capital = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** "back 2" and the like, for the edge of the sky. */
export function actionName(row) {
  return t(`next-${row.action}`, { amount: row.amount });
}

export function costsAhead({ research }, table) {
  const next = table.research.slice(research, research + 4).join(", ");
  return next || "–";
}

/** What was planned for this round, in a few words each. */
export function plans({ smoke, supplies, held }) {
  return [
    smoke > 0 && t("plan-smoke", { dice: smoke }),
    supplies > 0 && t("plan-supplies", { rooms: supplies }),
    held && t(`plan-held-${held}`),
  ].filter(Boolean);
}

/** "Ships shot down: 3 of 7" for everything that is asked for besides the research. */
export const goalLines = (position, { goals }) =>
  goals.map((one) => {
    const { met, now } = goalState(one, position);
    return `${t(`goal-${one.goal}`, { amount: one.amount, now })} ${met ? t("goal-met") : ""}`.trim();
  });

/** A few sentences on how things stand. */
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

export function describe(element, position, table, isExcavated) {
  const { mothership } = position;
  const nextRow = table.sky.find((row) => row.row === mothership + 1);
  const count = (place) => position.ships.filter(({ at, kind }) => at === place && (place !== "supply" || kind === "reinforcement")).length;
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
    position.points > 0 ? h("p", {}, t("points-left", { points: position.points })) : null,
    h("p", {}, t("waiting-ships", { aboard: count("mothership"), supply: count("supply") })),
    h("h3", {}, t("ships-title")),
    h("ul", {}, shipLines(position, table).map((line) => h("li", {}, line))),
    h("h3", {}, t("base-title")),
    baseTable(position, table, isExcavated),
  );
}

function shipLines(position, table) {
  const ships = position.ships.filter((ship) => Array.isArray(ship.at));
  ships.sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
  const lines = ships.map(({ kind, at: [row, column] }) => {
    const sign = row === position.mothership ? "" : signName(table.sky[row - 1], column);
    const values = { kind: t(`ship-${kind}`), row, column };
    return sign ? t("ship-line-on", { ...values, sign }) : t("ship-line", values);
  });
  return lines.length ? lines : [t("no-ships")];
}

function baseTable(position, table, isExcavated) {
  const cell = (at) => {
    const state = isExcavated(at) ? "" : ` (${t("unexcavated")})`;
    return h("td", {}, [`${spaceName(table, at)}${state}`, ...onSpace(position, at)].join(" · "));
  };
  const columns = [1, 2, 3, 4, 5];
  return h(
    "div",
    { class: "scroll", tabindex: 0, role: "region", "aria-label": t("base-title") },
    h(
      "table",
      {},
      h("thead", {}, h("tr", {}, h("td"), columns.map((column) => h("th", { scope: "col" }, t("column-short", { column }))))),
      h(
        "tbody",
        {},
        [1, 2, 3, 4, 5, 6].map((row) =>
          h("tr", {}, h("th", { scope: "row" }, t("row-short", { row })), columns.map((column) => cell([row, column]))),
        ),
      ),
    ),
  );
}
