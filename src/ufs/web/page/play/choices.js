// What could be done now: what a press on the board means, and what would come of it. All of it follows
// from the state of the game, from what is selected and from what was wished for.

import { spaceKey } from "../board/geometry.js";
import { armedAbility, isPast, pickedDie } from "./selection.js";

/** @import { AbilityForecast, Action, ActionOf, Forecast, Position, ShownForecast, Space, Table, TableAbility } from "../core/types.js" */
/** @import { Session } from "./play.js" */
/** @import { GameState } from "./state.js" */

/**
 * @param {Space | null} one
 * @param {Space} other
 */
const isSame = (one, other) => one !== null && spaceKey(one) === spaceKey(other);

// --- rooms and spaces ---

/**
 * The room of a space, or null.
 * @param {Table} table
 * @param {Space} at
 */
export function roomAt(table, [row, column]) {
  const { room } = table.spaces[row - 1][column - 1];
  return room === null ? null : table.rooms[room];
}

/**
 * The action that pressing a space means now, if it means one.
 * @param {Session} session
 * @param {Space} at
 * @returns {Action | null}
 */
export function actionAt(session, at) {
  const { state, selection } = session;
  const worker = pickedDie(selection);
  if (worker !== null) return { do: "place", worker, space: at };
  const ability = armedAbility(selection);
  if (ability) return turnAt(state, ability, at);
  if (state.position.phase !== "rooms") return null;
  if (state.can("raise")) return raiseAt(state, at);
  if (state.can("install")) return installAt(session, at);
  const ahead = state.foreseen({ do: "excavate" })?.room?.space; // where the die ahead of the excavator lies
  if (ahead && isSame(ahead, at)) return { do: "excavate" };
  return useAt(session, at);
}

/**
 * A2: fighters are aimed at yellow until somebody says otherwise.
 * @param {Session} session
 * @param {Space} at
 * @returns {Action | null}
 */
function useAt({ state, table }, at) {
  const room = roomAt(table, at);
  if (!room) return null;
  /** @type {Action} */
  const use = { do: "use", space: room.spaces[0] };
  return state.foreseen(use) ? use : { ...use, at: "yellow" };
}

/**
 * A5: a point for the die on this space.
 * @param {GameState} state
 * @param {Space} at
 * @returns {Action | null}
 */
function raiseAt({ position }, at) {
  const worker = position.workers.findIndex(({ space }) => isSame(space, at));
  return worker < 0 ? null : { do: "raise", worker };
}

/**
 * The turn of the die on this space, if it can be turned one way only.
 * @param {GameState} state
 * @param {TableAbility} ability
 * @param {Space} at
 */
function turnAt(state, ability, at) {
  if (ability.target !== "die") return null;
  const worker = state.position.workers.findIndex(({ space }) => isSame(space, at));
  return targetsOf(state, ability).find(({ action }) => action.worker === worker)?.action ?? null;
}

/**
 * A new robot on this space. In pnp1 it waits until the rooms have been used.
 * @param {Session} session
 * @param {Space} at
 * @returns {ActionOf<"install">}
 */
export function installAt({ state, wishes: { robot } }, at) {
  const possible = state.actionsTo("install").filter(({ space }) => isSame(space, at));
  return possible.find((action) => action.robot === robot) ?? possible[0] ?? { do: "install", space: at, robot };
}

/**
 * What pressing a space would do, if it means anything.
 * @param {Session} session
 * @param {Space} at
 * @returns {ShownForecast | null}
 */
export function forecastAt(session, at) {
  const { state } = session;
  const action = actionAt(session, at);
  if (!action) return null;
  const found = state.foreseen(action);
  const red = action.do === "use" && action.at ? state.foreseen({ ...action, at: "red" }) : null;
  if (found && red) return bothColours(found, red);
  if (found || action.do !== "install") return found ?? null;
  return [...state.forecasts.values()].find((one) => one.action.do === "install" && isSame(one.action.space, at)) ?? null;
}

/**
 * In the rooms phase only what can be done lights up; in the dice phase the rest is dimmed too.
 * @param {Forecast | null} forecast
 * @param {Position["phase"]} phase
 */
export function stateOf(forecast, phase) {
  if (!forecast) return "plain";
  if (forecast.events?.some(({ event }) => event === "given_up")) return "costly"; // B1
  if (forecast.legal) return forecast.room?.effects[0] === "dig" && forecast.room.results.length === 0 ? "useless" : "legal";
  return phase === "dice" || ["install", "raise"].includes(forecast.action.do) ? "illegal" : "plain";
}

// --- spawning ---

/**
 * The spawns of the kind that is wished for; mostly there is only one kind.
 * @param {Session} session
 */
export function spawns({ state, wishes }) {
  const all = state.actionsTo("spawn");
  const kinds = [...new Set(all.map((action) => action.kind))];
  const kind = kinds.includes(wishes.kind) ? wishes.kind : kinds[0];
  return all.filter((action) => action.kind === kind);
}

// --- abilities ---

/**
 * @param {Forecast} forecast
 * @returns {forecast is AbilityForecast}
 */
const isOfAbility = (forecast) => forecast.action.do === "city" || forecast.action.do === "character";

/**
 * The forecasts of a chosen ability, one for each target.
 * @param {GameState} state
 * @param {TableAbility} ability
 */
export function targetsOf({ forecasts }, { owner, id }) {
  const all = [...forecasts.values()].filter(isOfAbility);
  return all.filter(({ action }) => action.do === owner && (action.do === "city" || action.id === id));
}

/**
 * Those that it can be aimed at.
 * @param {GameState} state
 * @param {TableAbility} ability
 */
export const legalTargets = (state, ability) => targetsOf(state, ability).filter(({ legal }) => legal);

// --- A2: two colours ---

/**
 * The forecasts among which a colour is asked for, or null.
 * @param {Session} session
 * @returns {Forecast[] | null}
 */
export function coloursOf({ state, selection }) {
  if (selection.kind === "colour") return selection.forecasts;
  const ability = armedAbility(selection);
  return ability?.target === "colour" ? legalTargets(state, ability) : null;
}

/**
 * Fighters at the one colour or at the other, seen together; they are legal or not alike.
 * @param {Forecast} yellow
 * @param {Forecast} red
 * @returns {ShownForecast}
 */
export function bothColours(yellow, red) {
  const aimed = red.room?.results.filter(({ effect }) => effect === "fighters") ?? [];
  const room = yellow.room && { ...yellow.room, results: [...yellow.room.results, ...aimed] };
  const lines = [...new Set([yellow, red].flatMap((one) => one.room?.text ?? []))];
  return { ...yellow, room, lines, colours: yellow.legal ? [yellow, red] : null, events: [] };
}

/**
 * Whether facts may be set by hand: in a companion game, or in relaxed play if the settings say so.
 * @param {Session} session
 */
export function mayCorrect({ view, guide, isStuck, selection, app, state }) {
  if (guide || isStuck || isPast(selection) || ["puzzle", "tutorial"].includes(view.kind)) return false;
  if (view.kind === "campaign" && state.position.result) return false; // it is in the notebook
  return view.dice === "manual" || (app.settings.corrections && view.mode !== "strict");
}
