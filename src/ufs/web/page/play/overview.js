// The ninth card: a round at a glance, the current step lit. A button in the prompt's row folds it out:
// on the desk where there is room for it, over the sky on a phone; never over the dice and the tools.

import { h } from "../core/dom.js";
import { t } from "../core/words.js";

/** @import { GameEvent, OverviewPhase, OverviewStep } from "../core/types.js" */
/** @import { Session } from "./play.js" */

// The step that an event belongs to, while the board shows what happens.
/** @type {Record<string, string>} */
const STEPS = { place: "place", descend: "land", shift: "land", teleport: "land", city: "land", use: "use", raise: "use", excavator: "dig", build: "robots", install: "robots", wear: "robots", action: "action", spawn: "spawn" };

/**
 * The step of an event, or null if the card says nothing about it.
 * @param {GameEvent} event
 * @param {string | null} before
 */
function stepOf(event, before) {
  if (event.event === "mothership") return event.reason === "phase" ? "descend" : "land";
  if (event.event === "roll") return before === "spawn" || before === null ? "roll" : "reroll";
  if (event.event === "excavator" && event.reason !== "dug") return "action";
  return STEPS[event.event] ?? null;
}

export class Overview {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    /** @type {string | null} */
    this.step = null;
    /** @type {Map<string, HTMLElement>} */
    this.lines = new Map(); // by the id of their step
    /** @type {Map<string, HTMLElement>} */
    this.dots = new Map(); // by the id of their phase
    this.name = h("span", { class: "round-name" });
    this.button = h("button", { class: "tool-round", "aria-expanded": "false", "aria-controls": "overview", onclick: () => this.toggle() }, this.name, h("span", { class: "round-dots", "aria-hidden": "true" }, session.view.overview.map((phase, n) => this.dot(phase, n))));
    this.element = h(
      "section",
      { class: "overview", id: "overview", hidden: true, "aria-label": t("overview-title") },
      h("header", {}, h("h3", {}, t("overview-title")), h("button", { class: "quiet", "aria-label": t("close"), onclick: () => this.toggle(false) }, "✕")),
      session.view.overview.map((phase, n) => [h("h4", {}, `${n + 1} · ${phase.title}`), h("ol", {}, phase.steps.map((step) => this.line(step)))]),
    );
  }

  /**
   * @param {OverviewPhase} phase
   * @param {number} n
   */
  dot(phase, n) {
    const dot = h("span", {}, n + 1);
    this.dots.set(phase.id, dot);
    return dot;
  }

  /** @param {OverviewStep} step */
  line({ id, text }) {
    const line = h("li", { "data-step": id }, text);
    this.lines.set(id, line);
    return line;
  }

  /**
   * Light a step, in the round that is shown.
   * @param {string | null} step
   * @param {number} round
   */
  show(step, round) {
    this.step = step;
    for (const [id, line] of this.lines) {
      if (id === step) line.setAttribute("aria-current", "step");
      else line.removeAttribute("aria-current");
    }
    const current = this.session.view.overview.find(({ steps }) => steps.some(({ id }) => id === step));
    for (const [id, dot] of this.dots) dot.classList.toggle("lit", id === current?.id);
    this.name.textContent = t("round-number", { round });
    const name = current ? `${t("overview-title")}: ${current.title}` : t("overview-title");
    this.button.setAttribute("aria-label", `${this.name.textContent}. ${name}`);
    this.button.title = name;
  }

  /**
   * While the board shows what happens, the card follows.
   * @param {GameEvent} event
   * @param {number} round
   */
  follow(event, round) {
    const step = stepOf(event, this.step);
    if (step) this.show(step, round);
  }

  /** Where it lies over the board, it goes when the board is needed. */
  giveWay() {
    if (getComputedStyle(this.element).position === "absolute") this.toggle(false);
  }

  /** @param {boolean} [open] */
  toggle(open = Boolean(this.element.hidden)) {
    const inside = this.element.contains(document.activeElement);
    this.element.hidden = !open;
    this.button.setAttribute("aria-expanded", String(open));
    if (open) for (const part of [this.element, this.element.querySelector("[aria-current]")]) part?.scrollIntoView({ block: "nearest" });
    else if (inside) this.button.focus({ preventScroll: true }); // what is folded cannot keep the focus
  }
}
