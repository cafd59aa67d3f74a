// What a die in hand could do in each column, as labels above the skyline: hit the city, bring the mothership down, or
// leave a ship on an explosion, where fighters find it.

import { actionIcons, burst, explosion, motherIcon } from "../board/pieces.js";
import { inHand } from "./tray.js";

/** @import { Chip } from "../board/chips.js" */
/** @import { Forecast, GameEvent, Table } from "../core/types.js" */
/** @import { GameState } from "./state.js" */
/** @typedef {"hits" | "icons" | "bursts"} Danger from the worst to what is rather a chance */

/** @type {[Danger, Chip["kind"], () => SVGElement][]} */
const SIGNS = [
  ["hits", "bad", () => actionIcons.damage()],
  ["icons", "alert", () => motherIcon()],
  ["bursts", "plain", () => burst("", false, 1)],
];

/**
 * The label of every column in which something could happen.
 * @param {GameState} state
 * @param {Table} table
 * @returns {Map<number, Chip>}
 */
export function dangers(state, table) {
  const { phase, workers } = state.position;
  /** @type {Map<number, Record<Danger, Set<number>>>} */
  const found = new Map();
  if (phase !== "dice") return new Map();
  for (const { action, legal, events } of state.forecasts.values()) {
    if (action.do !== "place" || !legal || isSlowed(action.space, table)) continue;
    const { value } = workers[action.worker];
    if (!inHand(workers[action.worker]) || !value) continue;
    const column = found.get(action.space[1]) ?? { hits: new Set(), icons: new Set(), bursts: new Set() };
    for (const danger of dangersOf(events, table)) column[danger].add(value);
    found.set(action.space[1], column);
  }
  const labels = [...found].flatMap(([column, values]) => {
    const worst = SIGNS.find(([danger]) => values[danger].size > 0);
    return worst ? [/** @type {const} */ ([column, { kind: worst[1], sign: worst[2], text: inARow(values[worst[0]]) }])] : [];
  });
  return new Map(labels);
}

/** On an AA gun the same die does less: the label tells what it does elsewhere. @param {[number, number]} space @param {Table} table */
function isSlowed([row, column], table) {
  const { kind, hold } = table.spaces[row - 1][column - 1];
  return kind === "aa" && hold > 0;
}

/** @param {GameEvent[]} events @param {Table} table @returns {Danger[]} */
function dangersOf(events, table) {
  const landed = events.flatMap((event) => (event.event === "descend" || event.event === "shift" || event.event === "teleport" ? [event.to] : []));
  const isBurst = landed.some(([row, column]) => explosion(table.sky[row - 1]?.tokens[column - 1] ?? ".")[0] > 0);
  return [
    ...(events.some((event) => event.event === "descend" && event.city) ? [/** @type {const} */ ("hits")] : []),
    ...(events.some(({ event }) => event === "mothership") ? [/** @type {const} */ ("icons")] : []),
    ...(isBurst ? [/** @type {const} */ ("bursts")] : []),
  ];
}

/** "2", "4 6", "4–6". @param {Set<number>} values */
function inARow(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const [first, last] = [sorted[0], sorted[sorted.length - 1]];
  return sorted.length > 2 && last - first === sorted.length - 1 ? `${first}–${last}` : sorted.join(" ");
}
