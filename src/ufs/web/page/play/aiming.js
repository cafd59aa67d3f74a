// Abilities that are taken in hand and aimed: at a column, at a die, at a colour, or at nothing but a yes.

import { focusOn, isTouch } from "../core/dom.js";
import { coloursOf, targetsOf } from "./choices.js";
import { columnsOf } from "./marks.js";
import { aimedForecast, armedAbility, isPast, NOTHING, turningAbility } from "./selection.js";

/** @import { AbilityForecast, TableAbility } from "../core/types.js" */
/** @import { Session } from "./play.js" */

/**
 * Take an ability in hand, or put it back (null, or once more). Its target is asked for, or a yes.
 * @param {Session} session
 * @param {TableAbility | null} ability
 */
export function arm(session, ability) {
  if (session.animator.running || session.busy) {
    session.animator.finish();
    return;
  }
  const { desk, selection, state } = session;
  const before = armedAbility(selection);
  const targets = ability ? targetsOf(state, ability) : [];
  const possible = targets.filter(({ legal }) => legal);
  if (isPast(selection)) session.select(selection); // it is only said what it would do
  else if (!ability || ability === before || possible.length === 0) session.select(NOTHING);
  else session.select({ kind: "ability", ability, aimed: ability.target ? null : possible[0], chosen: null });
  session.element.classList.remove("cards-open");
  session.redraw();
  if (armedAbility(session.selection)) aim(session, possible);
  else if (before) focusOn(desk.cards.list, `[data-ability="${before.label}"]`);
  else if (targets.length > 0) {
    desk.tell(targets[0].message, { kind: "warning", rule: targets[0].rule });
    session.held = true;
  }
}

/**
 * Show what can be aimed at, and go there with the focus.
 * @param {Session} session
 * @param {AbilityForecast[]} possible
 */
function aim(session, possible) {
  const { board, desk, selection } = session;
  const aimed = aimedForecast(selection);
  if (aimed) session.show(aimed);
  if (aimed || coloursOf(session)) focusOn(desk.confirm, "button");
  else if (turningAbility(selection)) focusOn(desk.hand, ".turn");
  else board.hits.focusColumn("column", Math.min(...columnsOf(possible)), 1);
}

/**
 * @param {Session} session
 * @param {number} column
 */
function forecastOf({ selection, state }, column) {
  const ability = armedAbility(selection);
  return ability ? targetsOf(state, ability).find(({ action }) => action.column === column) : null;
}

/**
 * @param {Session} session
 * @param {number} column
 */
export function lookColumn(session, column) {
  const forecast = forecastOf(session, column);
  if (forecast && !aimedForecast(session.selection)) session.show(forecast);
}

/**
 * With a finger the first tap shows, the second does.
 * @param {Session} session
 * @param {number} column
 * @param {Event} event
 */
export function pressColumn(session, column, event) {
  const { board, desk, selection } = session;
  const forecast = forecastOf(session, column);
  if (!forecast?.legal || selection.kind !== "ability") return;
  if (!isTouch(event) || selection.aimed === forecast) {
    session.act(forecast.action);
    return;
  }
  session.select({ ...selection, aimed: forecast });
  session.show(forecast);
  board.chooseColumn(column);
  desk.drawConfirm();
}

/**
 * What an ability would do, where it needs no target.
 * @param {Session} session
 * @param {TableAbility} ability
 */
export function lookAbility(session, ability) {
  const [first] = targetsOf(session.state, ability);
  if (first?.legal && !ability.target && !session.animator.running) session.show(first);
}
