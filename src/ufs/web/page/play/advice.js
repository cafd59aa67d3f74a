// What the coach thinks of each action, and where on the board that stands.

import { spaceKey } from "../board/geometry.js";
import { percent, t } from "../core/words.js";
import { installAt, spawns } from "./choices.js";
import { armedAbility, pickedDie } from "./selection.js";
import { actionKey } from "./state.js";

/** @import { Action, AdvisedAction, Hint, RatedAction, Space } from "../core/types.js" */
/** @import { Session } from "./play.js" */

/**
 * What stands in one place, such as on a die.
 * @typedef {{badge: string, title: string, best?: boolean}} Badge
 */
/**
 * A candidate, or an option with its chance.
 * @typedef {Badge & AdvisedAction & Partial<RatedAction>} Entry
 */
/** @typedef {{space: Space | null, column: number | null, taken: boolean}} Spot */

const LETTERS = "ABC";
const SHOWN = 3; // the actions that stand in the list with their reasons

/** The candidates or the options of a hint. A badge is a letter, or a chance. */
export class Advice {
  /** @param {Hint | null} [hint] */
  constructor(hint = null) {
    this.chance = hint?.chance ?? null;
    const options = hint?.options ?? [];
    /** @type {Entry[]} */
    this.entries = options.length
      ? options.map((option, n) => weighed(option, n === 0))
      : (hint?.candidates ?? []).map((candidate, n) => ({
          ...candidate,
          badge: LETTERS[n],
          title: t("hint-candidate", { letter: LETTERS[n] }),
        }));
    /** @type {Map<string, Entry>} */
    this.byAction = new Map();
    for (const entry of this.entries) {
      for (const action of [entry.action, ...entry.same]) this.byAction.set(actionKey(action), entry);
    }
  }

  /** @param {Action} action */
  of(action) {
    return this.byAction.get(actionKey(action)) ?? null;
  }

  /**
   * What stands on a die: its letters, or its best chance.
   * @param {number} worker
   */
  ofDie(worker) {
    const own = this.entries.filter((entry) => [entry.action, ...entry.same].some((action) => action.do === "place" && action.worker === worker));
    return joined(own);
  }

  parted() {
    return [this.entries.slice(0, SHOWN), this.entries.slice(SHOWN)];
  }
}

/**
 * @param {RatedAction} option
 * @param {boolean} best
 */
function weighed(option, best) {
  const chance = percent(option.chance);
  return { ...option, best, badge: `${Math.round(option.chance * 100)}%`, title: t("hint-chance", { chance }) };
}

/**
 * Several entries in one place: letters stand together, of chances the best counts.
 * @param {Entry[]} entries
 * @returns {Badge | null}
 */
function joined(entries) {
  if (entries.length === 0) return null;
  if (entries[0].chance !== undefined) return entries[0]; // they come sorted
  const sorted = [...entries].sort((a, b) => a.badge.localeCompare(b.badge));
  return { badge: sorted.map((entry) => entry.badge).join(""), title: sorted.map((entry) => entry.title).join(", ") };
}

/**
 * Where the advice stands on the board: [{space or column, badge, best, taken}].
 * @param {Session} session
 * @param {Advice} advice
 */
export function spots(session, advice) {
  /** @type {Map<string, Spot & {entries: Entry[]}>} */
  const found = new Map();
  for (const action of session.state.actions) {
    const entry = advice.of(action);
    if (entry && stands(session, action, entry)) put(found, session, action, entry);
  }
  return [...found.values()].map(({ entries, ...spot }) => ({ ...spot, ...joined(entries) }));
}

/**
 * Chances stand on the spaces of the die that is picked; letters always, unless another die is.
 * @param {Session} session
 * @param {Action} action
 * @param {Entry} entry
 */
function stands(session, action, entry) {
  if (action.do === "install") return installAt(session, action.space).robot === action.robot;
  if (action.do === "spawn") return spawns(session).some((spawn) => actionKey(spawn) === actionKey(action));
  if (action.do !== "place") return true;
  const picked = pickedDie(session.selection);
  return picked === action.worker || (picked === null && entry.chance === undefined);
}

/**
 * The space an action is about: that of the die ahead, of the die that is raised, or its own.
 * @param {Session} session
 * @param {Action} action
 */
function spaceOf(session, action) {
  if (action.do === "excavate") return session.state.foreseen(action)?.room?.space ?? null;
  if (action.do === "raise") return session.state.position.workers[action.worker].space;
  return "space" in action ? action.space : null;
}

/**
 * @param {Map<string, Spot & {entries: Entry[]}>} found
 * @param {Session} session
 * @param {Action} action
 * @param {Entry} entry
 */
function put(found, session, action, entry) {
  const space = spaceOf(session, action);
  const column = "column" in action && action.column ? action.column : null;
  if ((!space && !column) || (action.do === "character" && armedAbility(session.selection)?.id !== action.id)) return;
  const key = space ? spaceKey(space) : `column ${column}`;
  const spot = found.get(key) ?? { space, column, taken: ["use", "excavate", "raise"].includes(action.do), entries: [] };
  if (!spot.entries.includes(entry)) spot.entries.push(entry);
  found.set(key, spot);
}
