// What the server said last about a game. Each answer makes a new state, whole; nobody changes one.

import { spaceKey } from "../board/geometry.js";

/** @import { Action, ActionFields, ActionOf, Answer, Forecast, View } from "../core/types.js" */

/**
 * What tells an action from all others.
 * @param {ActionFields} action
 */
export function actionKey(action) {
  const space = action.space ? spaceKey(action.space) : "";
  return [action.do, action.worker ?? "", space, action.robot ?? "", action.column ?? "", action.kind ?? action.id ?? "", action.change ?? action.at ?? ""].join("|");
}

export class GameState {
  /** @param {Answer | View} answer */
  constructor(answer) {
    this.version = answer.version;
    this.position = answer.position;
    this.actions = answer.actions; // all that are legal
    this.step = answer.step;
    this.doing = answer.doing; // the step of a round that is on
    this.canUndo = answer.undo;
    this.canRedo = answer.redo;
    this.corrected = answer.corrected;
    this.next = answer.next; // ways to play on after the end
    /** @type {Map<string, Forecast>} */
    this.forecasts = new Map(answer.forecasts.map((forecast) => [actionKey(forecast.action), forecast]));
  }

  /**
   * What is legal of one kind.
   * @template {Action["do"]} Do
   * @param {Do} name
   */
  actionsTo(name) {
    /**
     * @param {Action} action
     * @returns {action is ActionOf<Do>}
     */
    const isSo = (action) => action.do === name;
    return this.actions.filter(isSo);
  }

  /** @param {Action["do"]} name */
  can(name) {
    return this.actions.some((action) => action.do === name);
  }

  /** @param {Action} action */
  foreseen(action) {
    return this.forecasts.get(actionKey(action));
  }
}
