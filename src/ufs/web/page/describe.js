// The board in words: for screen readers, and for everyone who would rather read.

import { h, replace } from "./dom.js";
import { signed, t } from "./words.js";

export const roomName = (effects) => effects.map((name) => t(`room-${name}`)).join(" + ");

/** "research −1, costs 1 energy" for a space of the base. */
export function spaceName(table, [row, column]) {
  const space = table.spaces[row - 1][column - 1];
  if (space.kind !== "room") return t(`room-${space.kind}`);
  const room = table.rooms[space.room];
  const parts = [`${roomName(room.effects)}${room.modifier ? ` ${signed(room.modifier)}` : ""}`];
  if (room.cost) parts.push(t("costs", { cost: room.cost }));
  if (room.spaces.length > 1) parts.push(t("large-room", { size: room.spaces.length }));
  return parts.join(", ");
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

export function signName(sign) {
  if (sign === "." || sign === undefined) return "";
  return SIGNS[sign] ? t(SIGNS[sign]) : t("sign-explosion", { number: Number(sign) });
}

/** "back 2" and the like, for the edge of the sky. */
export function actionName(row) {
  return t(`next-${row.action}`, { amount: row.amount });
}

export function costsAhead({ research }, table) {
  const next = table.research.slice(research, research + 4).join(", ");
  return next || "–";
}

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
  const count = (place) => position.ships.filter((ship) => ship.at === place).length;
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
    const sign = row === position.mothership ? "" : signName(table.sky[row - 1]?.tokens[column - 1]);
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
