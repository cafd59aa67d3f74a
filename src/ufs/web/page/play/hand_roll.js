// Own dice: the player rolls them on the table and taps or types what they show.

import { focusOn, h } from "../core/dom.js";
import { die, picture } from "../board/pieces.js";
import { inHand } from "./tray.js";
import { t } from "../core/words.js";

/** @import { WorkerShape } from "../core/types.js" */
/** @import { Session } from "./play.js" */

export class HandRoll {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    /** @type {(number | undefined)[]} */
    this.values = [];
    /** @type {number | null} */
    this.version = null;
  }

  workers() {
    return this.session.state.position.workers.filter(inHand);
  }

  draw() {
    if (this.version !== this.session.state.version) {
      this.values = [];
      this.version = this.session.state.version;
    }
    if (this.session.view.dice === "auto") return this.drawAutomatic();
    return h(
      "div",
      { class: "hand-roll" },
      this.workers().map((worker, n) => this.drawRow(worker, n)),
      h(
        "div",
        { class: "buttons" },
        h("button", { class: "primary", disabled: !this.isComplete(), onclick: () => this.send() }, t("roll-enter")),
        h("button", { disabled: this.values.every((value) => !value), onclick: () => this.clear() }, t("roll-clear")),
      ),
    );
  }

  /** A game begun from a position may have to be rolled once. */
  drawAutomatic() {
    return h("button", { class: "primary", onclick: () => this.session.act({ do: "roll" }) }, t("roll-dice"));
  }

  /**
   * @param {WorkerShape} worker
   * @param {number} n
   */
  drawRow({ color }, n) {
    const label = t(`worker-row-${color}`, { number: n + 1 });
    return h(
      "div",
      { class: "roll-row", role: "group", "aria-label": label },
      picture(die(color, this.values[n] ?? null), 40, 40),
      [1, 2, 3, 4, 5, 6].map((value) =>
        h(
          "button",
          {
            class: "face",
            "aria-pressed": String(this.values[n] === value),
            "aria-label": String(value),
            "data-die": n,
            "data-value": value,
            onclick: () => this.set(n, value),
          },
          value,
        ),
      ),
    );
  }

  /**
   * @param {number} n
   * @param {number} value
   */
  set(n, value) {
    this.values[n] = value;
    this.session.desk.draw();
    this.focus(this.isComplete() ? ".hand-roll .primary" : `.face[data-die="${n}"][data-value="${value}"]`);
  }

  clear() {
    this.values = [];
    this.session.desk.draw();
    this.focus(".face");
  }

  /**
   * What had the focus was drawn anew.
   * @param {string} selector
   */
  focus(selector) {
    focusOn(this.session.desk.hand, selector, { scroll: true });
  }

  /** Which dice have their number already. */
  filled() {
    return this.workers().map((_, n) => Boolean(this.values[n]));
  }

  isComplete() {
    return !this.filled().includes(false);
  }

  /**
   * A typed digit is the next die; null takes the last one back.
   * @param {number | null} number
   */
  type(number) {
    if (this.session.view.dice === "auto") return false;
    const filled = this.filled();
    if (number === null) {
      const last = filled.lastIndexOf(true);
      if (last >= 0) this.values[last] = undefined;
      this.session.desk.draw();
      this.focus(`.face[data-die="${Math.max(last, 0)}"]`);
      return true;
    }
    const next = filled.indexOf(false);
    if (next < 0) return false;
    this.set(next, number);
    return true;
  }

  send() {
    this.session.act({ do: "roll", values: this.values.slice(0, this.workers().length).map(Number) });
  }
}
