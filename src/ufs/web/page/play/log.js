// The log: the game in sentences. A click on an entry shows that moment.

import { get } from "../core/transport.js";
import { find, focusOn, h, replace } from "../core/dom.js";
import { t } from "../core/words.js";
import { shownMoment } from "./selection.js";

/** @import { Action, Answer, Doing, GameEvent, Log as LogAnswer, LogEntry, Table } from "../core/types.js" */
/** @import { Session } from "./play.js" */

/**
 * What goes without saying: the phase (the desk says it), and dice that had nothing to do any more.
 * @param {GameEvent} event
 * @param {Table} table
 */
export function isWorthTelling(event, table) {
  if (event.event === "phase") return false;
  return event.event !== "unused" || table.spaces[event.space[0] - 1][event.space[1] - 1].kind === "room";
}

export class Log {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    /** @type {LogEntry[]} */
    this.entries = [];
    this.list = h("ol", { class: "log-list" });
    this.element = h(
      "aside",
      { class: "log", "aria-label": t("log-title") },
      h(
        "header",
        {},
        h("h2", {}, t("log-title")),
        h("button", { class: "quiet", onclick: () => this.toggle(), "aria-label": t("log-close") }, "✕"),
      ),
      session.table.title && h("p", { class: "log-name" }, session.table.title),
      this.list,
    );
  }

  async load() {
    /** @type {LogAnswer} */
    const { entries } = await get(`${this.session.path}/log`);
    this.entries = entries;
    this.draw();
  }

  /**
   * @param {Doing} what
   * @param {Action | undefined} action
   * @param {Answer} answer
   */
  after(what, action, answer) {
    if (what === "undo") this.entries = this.entries.filter((entry) => entry.step <= answer.step);
    else this.entries.push({ step: answer.step, action: action ?? null, events: answer.events });
    this.draw();
  }

  draw() {
    replace(this.list, this.entries.map((entry) => this.drawEntry(entry)));
    this.mark();
    this.list.scrollTop = this.list.scrollHeight;
  }

  /**
   * One step; if a round begins in it, its heading stands where it happened.
   * @param {LogEntry} entry
   */
  drawEntry({ step, events }) {
    const begins = events.findIndex((event) => event.event === "round");
    const first = step === 0 && !this.session.view.imported ? h("h3", {}, t("round-number", { round: 1 })) : null;
    if (begins < 0) return h("li", {}, first, this.drawPhases(step, events));
    return h(
      "li",
      {},
      this.drawPhases(step, events.slice(0, begins)),
      h("h3", {}, events[begins].text),
      this.drawText(step, events.slice(begins + 1)),
    );
  }

  /**
   * The player's move, and what the mothership does after it, apart.
   * @param {number} step
   * @param {GameEvent[]} events
   */
  drawPhases(step, events) {
    const moves = events.findIndex((event) => event.event === "mothership" && event.reason === "phase");
    if (moves < 0) return this.drawText(step, events);
    return [this.drawText(step, events.slice(0, moves)), this.drawText(step, events.slice(moves), "by-mothership")];
  }

  /** The columns of the city that were hit until a step, as often as they were. @param {number} step */
  hitColumns(step) {
    const events = this.entries.filter((entry) => entry.step <= step).flatMap((entry) => entry.events);
    return events.flatMap((event, n) => {
      if (event.event === "city") return [event.column];
      const byAction = event.event === "hit" && event.ship === null; // no ship: somewhere in the city
      return byAction ? [1 + ((event.damage * 2 + n) % 5)] : [];
    });
  }

  /**
   * @param {number} step
   * @param {GameEvent[]} events
   * @param {string} [looks]
   */
  drawText(step, events, looks) {
    const texts = events.filter((event) => isWorthTelling(event, this.session.table)).map((event) => event.text);
    if (texts.length === 0) return null;
    return h(
      "button",
      { class: ["log-entry", looks], "data-step": step, title: t("log-look"), onclick: () => this.session.moments.goTo(step) },
      texts.map((text, n) => h("span", { class: n ? "" : "first" }, text, " ")),
    );
  }

  mark() {
    const shown = shownMoment(this.session.selection) ?? this.session.state.step;
    /** @type {NodeListOf<HTMLElement>} */
    const found = this.list.querySelectorAll(".log-entry");
    const buttons = [...found];
    const last = buttons.findLast((button) => Number(button.dataset.step) === shown);
    for (const button of buttons) {
      const current = button === last;
      button.classList.toggle("current", current);
      if (current) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    }
  }

  closeSheet() {
    this.giveFocusBack();
    this.session.element.classList.remove("sheet-open");
  }

  /** What is folded away cannot keep the focus; the button that opens it again gets it. */
  giveFocusBack() {
    if (this.element.contains(document.activeElement)) find(".tool-log", HTMLElement, this.session.desk.buttons).focus();
  }

  /** Folded or open; on a phone it is a sheet over the board. */
  toggle() {
    const { element, app } = this.session;
    const small = matchMedia("(max-width: 700px), (orientation: portrait), (max-height: 560px)").matches;
    if (small) {
      element.classList.toggle("sheet-open");
      if (element.classList.contains("sheet-open")) {
        this.list.scrollTop = this.list.scrollHeight;
        focusOn(this.element, "button", { scroll: true });
      } else this.giveFocusBack();
      return;
    }
    this.giveFocusBack();
    element.classList.toggle("folded");
    app.change({ panel: !element.classList.contains("folded") }).catch((error) => app.trouble(error));
  }
}
