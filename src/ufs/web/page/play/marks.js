// What lights up on the board: spaces, columns and drop points that can be pressed, each with its name.

import { spaceKey } from "../board/geometry.js";
import { onSpace, spaceName } from "../board/describe.js";
import { t } from "../core/words.js";
import { forecastAt, legalTargets, spawns, stateOf } from "./choices.js";
import { dangers } from "./danger.js";
import { tellings } from "./foretell.js";
import { armedAbility, isPast, pickedDie } from "./selection.js";

/** @import { AbilityForecast, ShownForecast, Space } from "../core/types.js" */
/** @import { Session } from "./play.js" */

/** @param {AbilityForecast[]} forecasts of an ability that is aimed at a column */
export const columnsOf = (forecasts) => forecasts.flatMap(({ action }) => action.column ?? []);

/** @param {Session} session */
export function markBoard(session) {
  markSpaces(session);
  markColumns(session);
  markDrops(session);
  session.board.warn(isPast(session.selection) ? new Map() : dangers(session.state, session.table));
  session.coach.mark();
}

/** @param {Session} session */
function markSpaces(session) {
  const { board, selection, state } = session;
  const states = new Map();
  /** @type {Set<number>} */
  const columns = new Set();
  for (let row = 1; row <= 6; row += 1) {
    for (let column = 1; column <= 5; column += 1) {
      /** @type {Space} */
      const at = [row, column];
      const forecast = isPast(selection) ? null : forecastAt(session, at);
      if (forecast?.legal) columns.add(column);
      states.set(spaceKey(at), { state: stateOf(forecast, state.position.phase), label: labelOf(session, at, forecast) });
    }
  }
  board.setSpaces(states);
  board.tint(pickedDie(selection) !== null ? [...columns] : []);
}

/** @param {Session} session */
function markColumns({ board, selection, state }) {
  const ability = armedAbility(selection);
  const targets = ability?.target === "column" ? legalTargets(state, ability) : [];
  board.setColumns(new Map(targets.map(({ action: { column }, message }) => [column ?? 0, `${t("spawn-here", { column })}. ${message}`])));
  if (targets.length > 0) board.tint(columnsOf(targets));
}

/** @param {Session} session */
function markDrops(session) {
  const drops = new Map();
  if (session.state.position.phase === "spawn" && !isPast(session.selection)) {
    for (const { column } of spawns(session)) drops.set(column, t("spawn-here", { column }));
  }
  session.board.setDrops(drops);
}

/**
 * @param {Session} session
 * @param {Space} at
 * @param {ShownForecast | null} forecast
 */
function labelOf({ board, table }, at, forecast) {
  const [row, column] = at;
  const { position } = board; // what is shown: perhaps a moment long ago
  const parts = [t("space-label", { row, column }), spaceName(table, at), ...onSpace(position, at)];
  if (!board.isExcavated(at, position.excavator)) parts.push(t("unexcavated"));
  if (forecast && !forecast.legal) parts.push(forecast.message);
  if (forecast?.legal) parts.push(t("possible"), ...tellings(forecast, table));
  return parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(" ");
}
