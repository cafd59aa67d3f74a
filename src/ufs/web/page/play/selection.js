// What the player has taken in hand: one thing at a time. Whatever is selected next takes its place, so
// nothing is left behind (`session.select`).

/** @import { AbilityForecast, ActionOf, Forecast, Space, TableAbility } from "../core/types.js" */

/**
 * Nothing.
 * @typedef {{kind: "none"}} NoSelection
 */
/**
 * A die that is to be placed. `chosen`, here and below: the space that a finger has tapped once.
 * @typedef {{kind: "die", worker: number, chosen: Space | null}} DieSelection
 */
/**
 * A space alone, where no die is to be placed.
 * @typedef {{kind: "space", chosen: Space}} SpaceSelection
 */
/**
 * An ability whose target is asked for; `aimed`: what waits for a yes.
 * @typedef {{kind: "ability", ability: TableAbility, aimed: AbilityForecast | null, chosen: Space | null}} AbilitySelection
 */
/**
 * A2: a room of fighters that asks for a colour; a forecast for yellow, one for red.
 * @typedef {{kind: "colour", forecasts: [Forecast, Forecast]}} ColourSelection
 */
/**
 * A step of the past that is looked at.
 * @typedef {{kind: "moment", step: number}} MomentSelection
 */
/** @typedef {NoSelection | DieSelection | SpaceSelection | AbilitySelection | ColourSelection | MomentSelection} Selection */

/**
 * What was wished for, whatever is selected: the blue die a new robot takes, the kind of ship that spawns (pnp1).
 * @typedef {{robot: number, kind: ActionOf<"spawn">["kind"]}} Wishes
 */

/** @type {NoSelection} */
export const NOTHING = { kind: "none" };

/** The worker that is to be placed, or null. */
export const pickedDie = (/** @type {Selection} */ selection) => (selection.kind === "die" ? selection.worker : null);

/** The space that was tapped once, or null. */
export const chosenSpace = (/** @type {Selection} */ selection) => ("chosen" in selection ? selection.chosen : null);

/** The ability whose target is asked for, or null. */
export const armedAbility = (/** @type {Selection} */ selection) => (selection.kind === "ability" ? selection.ability : null);

/** What an ability would do that waits for a yes, or null. */
export const aimedForecast = (/** @type {Selection} */ selection) => (selection.kind === "ability" ? selection.aimed : null);

/** The step of the past that is looked at, or null for now. */
export const shownMoment = (/** @type {Selection} */ selection) => (selection.kind === "moment" ? selection.step : null);

/** Whether the past is looked at: then nothing can be done. */
export const isPast = (/** @type {Selection} */ selection) => selection.kind === "moment";

/**
 * The dice an ability can be aimed at are asked for: this ability, or null.
 * @param {Selection} selection
 */
export function turningAbility(selection) {
  const ability = armedAbility(selection);
  return ability?.target === "die" || ability?.target === "change" ? ability : null;
}

/**
 * The same die or ability with this space tapped, or with none; where neither is in hand, the space alone.
 * @param {Selection} selection
 * @param {Space | null} chosen
 * @returns {Selection}
 */
export function withSpace(selection, chosen) {
  if (selection.kind === "die" || selection.kind === "ability") return { ...selection, chosen };
  return chosen ? { kind: "space", chosen } : NOTHING;
}
