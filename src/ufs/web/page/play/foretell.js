// What a move would do, in sentences.

import { explosion } from "../board/pieces.js";
import { t } from "../core/words.js";

/** @import { Forecast, GameEvent, Position, ShownForecast, Table } from "../core/types.js" */

/** What the player does, and what the desk says anyway. */
const UNTOLD = ["place", "use", "round", "phase", "roll", "unused", "too_far"];
/** What is not told when it happens often: the board shows it. */
const OFTEN = ["ability", "rise", "energy"];

/**
 * @param {ShownForecast} forecast
 * @param {Table} table
 */
export function tellings(forecast, table) {
  const { action, events, room, lines, message } = forecast;
  if (["character", "city", "raise"].includes(action.do)) return [message];
  if (lines) return lines;
  const isOften = (/** @type {string} */ name) => events.filter(({ event }) => event === name).length > 2;
  const untold = [...UNTOLD, ...OFTEN.filter(isOften)];
  const told = events.filter(({ event }) => !untold.includes(event)).map((event) => telling(event, events, table));
  return room ? [...told, room.text] : told;
}

/**
 * A sentence for an event; a ship that stays on an explosion says so, it can be shot there.
 * @param {GameEvent} event
 * @param {GameEvent[]} events
 * @param {Table} table
 */
function telling(event, events, table) {
  if (event.event !== "descend" || event.city) return event.text;
  const [row, column] = event.to;
  const [number, red] = explosion(table.sky[row - 1]?.tokens[column - 1] ?? "");
  const moves = events.some((other) => (other.event === "shift" || other.event === "lift") && other.ship === event.ship);
  return number && !moves ? `${event.text} ${t(red ? "stands-on-red" : "stands-on", { number })}` : event.text;
}

/**
 * The columns that still wait for a die after this one.
 * @param {Forecast} forecast
 * @param {Position} position
 */
export function leavesOpen({ action }, { workers }) {
  if (action.do !== "place") return null;
  const taken = workers.flatMap(({ space }) => (space ? [space[1]] : []));
  return [1, 2, 3, 4, 5].filter((column) => column !== action.space[1] && !taken.includes(column));
}
