// The coach at the desk: hints in three steps, the chance of winning, a word after a costly move.

import { get, post } from "../core/transport.js";
import { Advice, spots } from "./advice.js";
import { focusOn, h, replace } from "../core/dom.js";
import { percent, t } from "../core/words.js";
import { arm } from "./aiming.js";
import { armedAbility, isPast, pickedDie } from "./selection.js";

/** @import { Action, Chance, CoachAnswer, Doing, Hint, LastMove, RatedAction, Thrown } from "../core/types.js" */
/** @import { Badge, Entry } from "./advice.js" */
/** @import { Session } from "./play.js" */

const HINT_MS = 1200; // how long the coach may think about a hint
const JUDGE_MS = 500; // and about each side of a move that was made
const AGAIN = 2000; // milliseconds until it is asked once more whether it is ready

export class Coach {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    /** @type {CoachAnswer["state"] | null} */
    this.state = null; // as the server says; null while nobody asked
    /** @type {string | null} */
    this.message = null;
    /** @type {HTMLElement | null} */
    this.words = null; // what it says on the desk, until the next move
    this.step = 0; // of the hint that is shown
    this.advice = new Advice();
    this.judged = false; // whether its words are about the last move
    /** @type {object | null} */
    this.asked = null; // the question whose answer is waited for
    this.ended = false;
    /** @type {number | undefined} */
    this.waiting = undefined; // the timer of the next question whether it is ready
    this.number = h("strong", {});
    this.level = h("span", { class: "chance-level" });
    this.bar = h(
      "div",
      { class: "chance", role: "meter", "aria-label": t("chance-label"), "aria-valuemin": 0, "aria-valuemax": 100 },
      h("span", { class: "chance-name", "aria-hidden": "true" }, t("chance-label")),
      h("span", { class: "chance-track", "aria-hidden": "true" }, this.level),
      this.number,
    );
    this.bar.hidden = true;
  }

  get strict() {
    return this.session.view.mode === "strict";
  }

  /** In strict play nobody is asked at all, and the tutorial knows what it wants. */
  begin() {
    if (!this.strict && !this.session.guide) this.wait();
  }

  end() {
    this.ended = true;
    clearTimeout(this.waiting);
  }

  /** Ask until it is ready; the game goes on meanwhile. */
  async wait() {
    const before = this.state;
    try {
      ({ state: this.state, message: this.message } = await get("api/coach"));
    } catch {
      this.state = null; // no server: a move will say so
    }
    if (this.ended) return;
    if (this.state === null || this.state === "compiling") this.waiting = setTimeout(() => this.wait(), AGAIN);
    if (this.state !== before) this.session.desk.drawAsking();
    if (this.isReady) this.moved("load");
  }

  get isReady() {
    return this.state === "ready" || this.state === "stale";
  }

  /** Why there is no hint, or null. */
  refusal() {
    if (this.strict) return t("coaching-strict");
    if (this.isReady) return null;
    return this.message ?? t("coaching-compiling");
  }

  /** The button is never dead: where there is no hint, it says why. */
  button() {
    const { session } = this;
    if (session.guide) return null;
    const idle = isPast(session.selection) || session.isStuck || Boolean(session.state.position.result);
    const refusal = this.refusal();
    const attributes = { class: "tool-hint", disabled: idle, "aria-disabled": refusal && "true", title: refusal };
    return h("button", { ...attributes, onclick: () => this.press() }, t("hint"));
  }

  // --- hints ---

  forget() {
    this.step = 0;
    this.advice = new Advice();
    this.words = null;
    this.judged = false;
    this.asked = null;
  }

  /** The first press says where to look, the second names candidates, the third weighs everything. */
  async press() {
    const { session } = this;
    if (session.guide || session.busy || isPast(session.selection) || session.isStuck || session.state.position.result) return;
    const refusal = this.refusal();
    if (refusal) {
      session.desk.tell(refusal);
      session.held = true;
      return;
    }
    session.animator.finish();
    await session.settled;
    if (this.asked === null) await this.ask(/** @type {1 | 2 | 3} */ (Math.min(this.step + 1, 3)));
  }

  /** @param {1 | 2 | 3} step */
  async ask(step) {
    const { session } = this;
    const question = (this.asked = {});
    const within = session.desk.telling.contains(document.activeElement);
    if (step > this.step) this.say(h("p", { class: "thinking" }, t("hint-thinking")));
    /** @type {Hint} */
    let hint;
    try {
      hint = await post(`${session.path}/hint`, { step, budget_ms: HINT_MS });
    } catch (error) {
      if (this.asked !== question) return; // somebody has played on
      this.forget();
      session.desk.tell(/** @type {Thrown} */ (error).message, { kind: "warning" });
      return;
    }
    if (this.asked !== question) return;
    this.asked = null;
    if (hint.version !== session.state.version) {
      this.close();
      session.elsewhere.hear(hint.version);
      return;
    }
    this.show(hint, within);
  }

  /**
   * @param {Hint} hint
   * @param {boolean} within
   */
  show(hint, within) {
    const { session } = this;
    this.step = hint.step;
    this.advice = new Advice(hint);
    this.say(this.drawHint(hint));
    session.refreshAdvice();
    if (within) focusOn(session.desk.telling, "button");
  }

  close() {
    this.forget();
    this.session.refreshAdvice();
    this.session.desk.tell("");
    focusOn(this.session.desk.asking, ".tool-hint");
  }

  /** @param {Hint} hint */
  drawHint(hint) {
    const { step, remark } = hint;
    const more = step < 3 && !this.session.state.can("roll");
    const listed = step === 1 ? h("p", {}, hint.text) : hint.text ? h("p", {}, hint.text) : this.drawList(hint);
    return h(
      "div",
      { class: "hint", "data-step": step },
      h("div", { class: "hint-head" }, h("h3", {}, t(`hint-title-${step}`)), this.closeButton()),
      listed,
      remark ? h("p", { class: "remark" }, remark) : null,
      more || step === 3
        ? h(
            "p",
            { class: "hint-foot" },
            more ? h("button", { class: "hint-more", onclick: () => this.press() }, t(`hint-more-${step}`)) : null,
            step === 3 && !this.session.app.settings.win_chance
              ? h("button", { class: "hint-more", onclick: (event) => this.showBar(event.currentTarget) }, t("hint-show-bar"))
              : null,
          )
        : null,
    );
  }

  closeButton() {
    return h("button", { class: "quiet hint-close", "aria-label": t("hint-close"), onclick: () => this.close() }, "✕");
  }

  /** @param {Hint} hint */
  drawList(hint) {
    if (hint.step === 2) return h("ul", { class: "advised" }, this.advice.entries.map((entry) => this.drawEntry(entry)));
    const [best, rest] = this.advice.parted();
    return [
      h("ol", { class: "advised" }, best.map((entry) => this.drawEntry(entry))),
      rest.length
        ? h(
            "details",
            { class: "advised-rest" },
            h("summary", {}, t("hint-rest", { count: rest.length })),
            h("ol", { class: "advised" }, rest.map((entry) => this.drawEntry(entry))),
          )
        : null,
    ];
  }

  /**
   * An action in the list: pressing it takes the die and shows where it would go, no more.
   * @param {Entry} entry
   */
  drawEntry(entry) {
    const { session } = this;
    const forecast = session.state.foreseen(entry.action);
    const look = () => forecast && session.board.preview(forecast);
    const away = () => session.board.clearPreview();
    return h(
      "li",
      {},
      h(
        "button",
        { class: "advised-action", onclick: () => this.point(entry.action), onpointerenter: look, onfocus: look, onpointerleave: away, onblur: away },
        h("span", { class: ["advice", entry.best && "best"] }, entry.badge),
        h("span", {}, entry.text),
      ),
      entry.because?.length ? h("ul", { class: "because" }, entry.because.map((line) => h("li", {}, line))) : null,
    );
  }

  /** @param {Action} action */
  async point(action) {
    const { session } = this;
    const ability = session.table.abilities.find(({ owner, id, when }) => when === "chosen" && owner === action.do && (action.do !== "character" || id === action.id));
    if (ability) {
      if (armedAbility(session.selection) !== ability) arm(session, ability);
      if ("worker" in action) focusOn(session.desk.hand, `.turn[data-target="${action.worker}"]`, { scroll: true });
      return;
    }
    if (action.do === "place" && pickedDie(session.selection) !== action.worker) await session.pick(action.worker);
    if ("space" in action) session.board.focusSpace(action.space);
    else focusOn(session.desk.options, `[data-action="${action.do}"]`, { scroll: true });
  }

  // --- on the desk and on the board ---

  /** @param {HTMLElement} words */
  say(words) {
    this.words = words;
    this.session.desk.tell("");
  }

  /** Whether the coach has the word where nothing else is to be said. */
  speaks() {
    if (!this.words || isPast(this.session.selection)) return false;
    const { telling } = this.session.desk;
    telling.classList.remove("idle");
    telling.classList.add("apart"); // on a phone such a card lies over the board
    if (telling.firstChild !== this.words || telling.children.length > 1) replace(telling, this.words);
    return true;
  }

  /** Whether its words must leave the base free on a phone. */
  isAbove() {
    return (this.step > 1 || this.judged) && this.session.state.position.phase !== "spawn"; // drop points are above
  }

  mark() {
    const now = !isPast(this.session.selection);
    this.session.board.advise(now ? spots(this.session, this.advice) : []);
  }

  /** @param {Action} action */
  badgeOf(action) {
    const entry = !isPast(this.session.selection) ? this.advice.of(action) : null;
    return entry ? badge(entry, "option-advice") : null;
  }

  /** @param {number} worker */
  badgeOfDie(worker) {
    const entry = this.advice.ofDie(worker);
    return entry ? badge(entry, "die-advice") : null;
  }

  // --- the chance of winning ---

  /**
   * Something happened and was shown: what the chance is now, and what the move cost.
   * @param {Doing | "load"} what
   */
  async moved(what) {
    const { session } = this;
    const { win_chance: barred, after_move: judging } = session.app.settings;
    const judge = judging && what === "act" && !session.state.position.result;
    if (!this.isReady || !(barred || judge)) return;
    const version = session.state.version;
    try {
      if (barred) this.showChance((await get(`${session.path}/chance`)).chance, version);
      if (!judge || session.state.version !== version) return;
      /** @type {Chance} */
      const { last } = await get(`${session.path}/chance?last=true&budget_ms=${JUDGE_MS}`);
      if (session.state.version === version && last?.better && this.words === null) this.judge(last, last.better);
    } catch (error) {
      this.bar.hidden = true; // a number that is no longer true is worse than none
      console.error(error);
    }
  }

  /**
   * @param {number} chance
   * @param {number} version
   */
  showChance(chance, version) {
    if (this.session.state.version !== version) return; // the next answer is on its way
    const points = Math.round(chance * 100);
    this.number.textContent = percent(chance);
    this.level.style.transform = `scaleX(${chance})`;
    this.bar.setAttribute("aria-valuenow", String(points));
    this.bar.setAttribute("aria-valuetext", percent(chance));
    this.bar.hidden = false;
  }

  /** @param {HTMLElement} button */
  async showBar(button) {
    const { app } = this.session;
    button.remove();
    try {
      await app.change({ win_chance: true });
      if (this.advice.chance !== null) this.showChance(this.advice.chance, this.session.state.version);
    } catch (error) {
      app.trouble(error);
    }
  }

  /**
   * After a move that cost something: what, and what would have been better.
   * @param {LastMove} last
   * @param {RatedAction} better
   */
  judge({ before, chance }, better) {
    const { session } = this;
    const points = Math.round(before * 100) - Math.round(chance * 100); // as the two numbers beside it say
    const figures = { points, before: percent(before), after: percent(chance) };
    const words = h(
      "div",
      { class: "hint judged" },
      h("div", { class: "hint-head" }, h("p", {}, t("after-cost", figures)), this.closeButton()),
      h("p", {}, h("strong", {}, t("after-better", { action: better.text }))),
      better.because.length ? h("ul", { class: "because" }, better.because.map((line) => h("li", {}, line))) : null,
      session.state.canUndo ? h("p", { class: "hint-foot" }, h("button", { class: "hint-more", onclick: () => session.undo() }, t("after-undo"))) : null,
    );
    const { telling } = session.desk;
    if (session.view.dice === "manual" && !telling.classList.contains("idle")) telling.append(words); // what to move on the table stays
    else this.say(words);
    this.judged = true;
    session.desk.drawConfirm();
  }
}

/**
 * @param {Badge} entry
 * @param {string} place
 */
const badge = (entry, place) => h("span", { class: ["advice", place, entry.best && "best"], title: entry.title }, entry.badge);
