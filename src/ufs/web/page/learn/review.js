// The review of a finished game: waiting until it is there, stopping, going on.

import { get, remove } from "../core/transport.js";
import { h, needStyle, replace } from "../core/dom.js";
import { resultText } from "../screens/game_list.js";
import { Story } from "./review_story.js";
import { t, useBook } from "../core/words.js";

/** @import { App, Child, CoachAnswer, Position, Review, ReviewAnswer, ScreenContext, View } from "../core/types.js" */

const AGAIN = 400; // milliseconds until it is asked how far the review is
const SLOWLY = 2000; // and whether the coach is ready

/**
 * @param {HTMLElement} main
 * @param {ScreenContext} context
 */
export async function show(main, { params, app }) {
  await Promise.all([needStyle("screens/screens.css"), needStyle("learn/review.css")]);
  /** @type {View} */
  const view = await get(`api/games/${encodeURIComponent(params[0])}`);
  if (main.isConnected) useBook(view.table.book);
  const screen = new Screen(view, app);
  replace(main, screen.element);
  await screen.ask();
  return () => screen.end();
}

export class Screen {
  ended = false;
  halting = false;
  waiting = 0; // the timer of the next question
  /** @type {Story | null} */
  story = null;
  /** @type {Map<number, Position>} */
  positions = new Map(); // of the moments that were looked at

  /**
   * @param {View} view
   * @param {App} app
   */
  constructor(view, app) {
    this.view = view;
    this.app = app;
    this.path = `api/games/${encodeURIComponent(view.id)}`;
    this.bar = h("progress", { "aria-label": t("nav-review") });
    this.count = h("span", { class: "number" });
    this.content = h("div", { class: "review-content" });
    this.element = h("section", { class: "sheet review" }, this.head(), this.content);
  }

  end() {
    this.ended = true;
    clearTimeout(this.waiting);
    this.story?.end();
  }

  head() {
    const { table, position, id } = this.view;
    const { result, round } = position;
    const how = result ? `${resultText({ result })} · ${t("game-rounds", { round })} · ` : "";
    return h(
      "header",
      {},
      h("h1", {}, `${t("nav-review")} · ${(table.city ?? table.edition).name}`),
      h("p", { class: "lead" }, how, h("a", { href: `#/game/${id}` }, t("review-to-game"))),
    );
  }

  /**
   * Show something else; whoever was here with the keyboard goes on with the first thing to press.
   * @param {Child[]} children
   */
  fill(...children) {
    const had = this.content.contains(document.activeElement);
    replace(this.content, ...children);
    /** @type {HTMLElement | SVGElement | null} */
    const first = this.content.querySelector("button, [tabindex]");
    if (had) first?.focus({ preventScroll: true });
  }

  // --- until it is there ---

  /** Ask the coach whether it is ready, then how far the review is, again and again. */
  async ask() {
    /** @type {CoachAnswer} */
    const { state, message } = await get("api/coach");
    if (this.ended) return;
    if (state === "ready" || state === "stale") {
      await this.follow();
      return;
    }
    this.fill(h("p", { class: "card", role: "status" }, message));
    if (state === "compiling") this.later(this.ask, SLOWLY);
  }

  async follow() {
    /** @type {ReviewAnswer} */
    const told = await get(`${this.path}/review`);
    if (this.ended || this.halting) return;
    if (told.review) this.draw(told.review, told.remark);
    else this.progress(told);
  }

  /**
   * Nobody waits for later questions: what goes wrong is said here, with a way on.
   * @param {() => Promise<void>} does
   * @param {number} [milliseconds]
   */
  later(does, milliseconds = 0) {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(async () => {
      try {
        await does.call(this);
      } catch (error) {
        if (this.ended) return;
        console.error(error);
        this.fill(h("p", { class: "card", role: "alert" }, error instanceof Error ? error.message : String(error)), this.goOn());
      }
    }, milliseconds);
  }

  /** @param {ReviewAnswer} told */
  progress({ done, total }) {
    if (!this.bar.isConnected) {
      this.bar.max = total;
      const stop = h("button", { onclick: () => this.later(this.halt) }, t("review-stop"));
      this.fill(h("div", { class: "card review-wait" }, h("p", { role: "status" }, t("review-intro")), this.bar, this.count, stop));
    }
    this.bar.value = done;
    this.count.textContent = t("review-positions", { done, total });
    this.later(this.follow, AGAIN);
  }

  /** Stop, and show what there is by now. */
  async halt() {
    this.halting = true;
    /** @type {ReviewAnswer} */
    const told = await remove(`${this.path}/review`).finally(() => (this.halting = false));
    if (this.ended) return;
    if (told.review) this.draw(told.review, told.remark);
    else this.fill(this.goOn());
  }

  goOn() {
    return h("button", { class: "primary", onclick: () => this.later(this.ask) }, t("review-go-on"));
  }

  /**
   * @param {Review} review
   * @param {string | null} remark
   */
  draw(review, remark) {
    this.story?.end();
    this.story = new Story(this, review);
    this.fill(
      review.complete ? null : this.drawHalted(review),
      remark ? h("p", { class: "details" }, remark) : null,
      this.story.parts,
    );
    this.story.begin();
  }

  /** @param {Review} review */
  drawHalted({ points }) {
    const { round } = points[points.length - 1];
    return h("div", { class: "card review-halted" }, h("p", { role: "status" }, t("review-halted", { round })), this.goOn());
  }
}
