// The tutorial: a real game on the server, with someone beside the player who says what to do and
// accepts nothing else. Where one is follows from the game; this browser only remembers which game
// it is and how far one has read.

import { get, post } from "../core/transport.js";
import { spaceKey } from "../board/geometry.js";
import { h, needStyle, replace } from "../core/dom.js";
import { remember, remembered } from "./tutorial_state.js";
import { follows, GAME, MOVES, sameMove, STEPS } from "./lessons.js";
import { Marks } from "./tutorial_marks.js";
import { openGame } from "../play/play.js";
import { isPast, pickedDie } from "../play/selection.js";
import { t } from "../core/words.js";

/** @import { Action, App, Games, Guide, LessonMove, Log, LogEntry, Look, ScreenContext } from "../core/types.js" */
/** @import { Session } from "../play/play.js" */

const FORETOLD = 78; // pixels that a preview in words needs

/**
 * @param {HTMLElement} main
 * @param {Pick<ScreenContext, "app">} context
 */
export async function show(main, { app }) {
  await Promise.all([needStyle("play/play.css"), needStyle("learn/tutorial.css")]);
  const kept = remembered();
  const isThere = kept && (await goesOn(kept.id));
  const { id, read } = isThere ? kept : { id: (await post("api/games", GAME)).id, read: 0 };
  return openGame(main, id, app, new Tutor(id, read, app));
}

/**
 * Whether this game is still there, and still in the middle of the tutorial.
 * @param {string} id
 */
async function goesOn(id) {
  /** @type {Games} */
  const { games } = await get("api/games?kind=tutorial");
  if (!games.some((game) => game.id === id)) return false;
  /** @type {Log} */
  const { entries } = await get(`api/games/${encodeURIComponent(id)}/log`);
  return follows(movesOf(entries));
}

const movesOf = (/** @type {LogEntry[]} */ entries) => entries.filter(({ step }) => step > 0).map(({ action }) => action);

/**
 * Who says what to do, beside the board.
 * @implements {Guide}
 */
class Tutor {
  takesBack = false;
  isDone = false;

  /**
   * @param {string} id
   * @param {number} read
   * @param {App} app
   */
  constructor(id, read, app) {
    this.id = id;
    this.at = read; // the step that is shown
    this.app = app;
    this.shown = -1; // the step whose words are there
    /** @type {{session: Session, marks: Marks, watch: MutationObserver} | null} */
    this.begun = null;
    this.words = h("div", { class: "lesson-words", "aria-live": "polite", "aria-atomic": "true" });
    this.progress = h("span", { class: "lesson-progress" });
    this.next = h("button", { class: "primary lesson-next", onclick: () => this.goOn() }, t("tutorial-next"));
    this.leave = h("button", { class: "quiet lesson-leave", onclick: () => app.go("#/") }, t("tutorial-leave"));
    this.foot = h("div", { class: "lesson-foot" });
    this.element = h("section", { class: "lesson", "aria-label": t("tutorial-label") }, this.words, this.foot);
  }

  get step() {
    return STEPS[this.at];
  }

  get isLast() {
    return this.at === STEPS.length - 1;
  }

  /** The game, and the frames on its board: there from `begin` on. */
  get play() {
    if (!this.begun) throw new Error("the tutorial has not begun");
    return this.begun;
  }

  get session() {
    return this.play.session;
  }

  // --- what the game tells ---

  /** @param {Session} session */
  begin(session) {
    session.element.classList.add("guided");
    // The desk draws its dice and buttons anew whenever it likes; the marks have to follow.
    const watch = new MutationObserver(() => this.catchUp());
    watch.observe(session.desk.hand, { childList: true, subtree: true });
    watch.observe(session.desk.options, { childList: true });
    this.begun = { session, marks: new Marks(session.board), watch };
    this.follow();
    session.desk.draw(); // with undo held
  }

  /** @param {number | null} worker */
  picked(worker) {
    this.follow();
    const wanted = this.wanted();
    if (wanted && worker !== null && !(wanted.do === "place" && worker === wanted.worker)) this.session.desk.tell(this.instead(), { kind: "warning" });
  }

  /** @param {Action} action */
  refuses(action) {
    const wanted = this.wanted();
    return !wanted || sameMove(action, wanted) ? null : this.instead();
  }

  moved() {
    this.follow();
  }

  end() {
    this.begun?.watch.disconnect();
    this.begun?.marks.remove();
  }

  // --- where we are ---

  /**
   * The move that comes next; none when all are done.
   * @returns {LessonMove | undefined}
   */
  wanted() {
    return MOVES[this.session.state.step];
  }

  /** What to do instead of something else. */
  instead() {
    const here = STEPS.filter(({ after, todo }) => todo && after === this.session.state.step);
    const step = here.find(({ put }) => put !== undefined && put === pickedDie(this.session.selection)) ?? here[0];
    return t("tutorial-instead", { todo: step.todo && t(step.todo) });
  }

  /** Find the step that fits the game, whatever happened to it, and show it. */
  follow() {
    const { session } = this;
    if (!follows(movesOf(session.log.entries))) {
      this.letGo();
      return;
    }
    if (this.step?.after !== session.state.step) this.at = STEPS.findIndex(({ after }) => after === session.state.step);
    const { pick, put } = this.step;
    if (pick !== undefined && pickedDie(session.selection) === pick) this.at += 1;
    else if (put !== undefined && pickedDie(session.selection) !== put) this.at -= 1;
    this.show();
  }

  /** The desk was drawn anew: perhaps a die was put back. While things still move, nothing is marked. */
  catchUp() {
    if (this.step.after === this.session.state.step) this.follow();
    else this.point();
  }

  goOn() {
    if (this.isLast) {
      this.letGo();
      return;
    }
    this.at += 1;
    this.follow();
    if (this.step.todo) this.focusTodo(); // the button that had the focus is gone
  }

  focusTodo() {
    const { desk, board } = this.session;
    const wanted = this.wanted();
    if (this.step.put !== undefined && wanted?.do === "place") board.focusSpace(wanted.space);
    else dieIn(desk.hand, this.step.pick)?.focus();
  }

  /** The game belongs to the player now. */
  letGo() {
    const { session } = this;
    const hadFocus = this.element.contains(document.activeElement);
    this.end();
    remember(null);
    session.guide = null;
    session.element.classList.remove("guided");
    this.element.remove();
    history.replaceState(null, "", `#/game/${this.id}`); // a reload goes on from here too
    this.finish();
    session.desk.draw();
    if (hadFocus) (session.desk.hand.querySelector("button") ?? [...session.board.hits.spaces.values()][0]).focus();
  }

  finish() {
    const { app } = this;
    if (!app.settings.tutorial_done) app.change({ tutorial_done: true }).catch((error) => app.trouble(error));
  }

  // --- saying and pointing ---

  show() {
    if (this.shown !== this.at) {
      this.shown = this.at;
      remember({ id: this.id, read: this.at });
      this.say();
      if (this.isLast) this.finish();
    }
    this.point();
  }

  say() {
    const { text, todo } = this.step;
    replace(this.words, h("p", {}, t(text)), todo ? h("p", { class: "lesson-todo" }, t(todo)) : null);
    this.progress.textContent = t("tutorial-progress", { now: this.at + 1, all: STEPS.length });
    this.next.textContent = this.isLast ? t("tutorial-play-on") : t("tutorial-next");
    const rules = h("a", { class: "button", href: "#/rules" }, t("tutorial-rules"));
    const parts = this.isLast ? [rules] : [this.leave, this.progress];
    this.keepFocus(() => replace(this.foot, parts, todo ? null : this.next));
  }

  /**
   * Taking a button out and putting it back takes its focus away.
   * @param {() => void} change
   */
  keepFocus(change) {
    const focused = document.activeElement;
    change();
    if (focused instanceof HTMLElement && focused !== document.activeElement && this.foot.contains(focused)) focused.focus();
  }

  /** Mark what the step speaks of, unless the game is still moving or shows another moment. */
  point() {
    const { session } = this;
    for (const part of session.element.querySelectorAll(".look")) part.classList.remove("look");
    const isNow = this.step.after === session.state.step && !isPast(session.selection);
    this.play.marks.show(isNow ? this.step.look : []);
    if (!isNow) return;
    for (const part of this.parts()) part.classList.add("look");
    this.bringIntoView();
  }

  /** The dice, spaces and buttons of the page that the step asks for. */
  parts() {
    const { desk, board } = this.session;
    /** @type {(look: Look) => (Element | null | undefined)[]} */
    const partsOf = (look) => {
      if (look[0] === "die") return [dieIn(desk.hand, look[1])];
      if (look[0] === "option") return [this.option()];
      if (look[0] !== "spaces" || !this.step.todo) return [];
      const [, ...spaces] = look;
      return spaces.map((space) => board.hits.spaces.get(spaceKey(space)));
    };
    return this.step.look.flatMap(partsOf).filter((part) => part instanceof Element);
  }

  /** The button that does what is wanted, if it is there. */
  option() {
    const { desk, state } = this.session;
    const wanted = this.wanted();
    const same = state.actions.filter((action) => action.do === wanted?.do);
    const buttons = desk.options.querySelectorAll(`[data-action="${wanted?.do}"]`);
    return buttons[same.findIndex((action) => sameMove(action, wanted))];
  }

  /** On a phone the desk lies over the lower end of the board, and what a move would do above it. */
  bringIntoView() {
    const extent = this.play.marks.extent();
    const { element, desk } = this.session;
    if (!extent || element.scrollHeight <= element.clientHeight) return;
    const top = element.getBoundingClientRect().top + 6;
    const bottom = desk.element.getBoundingClientRect().top - (this.step.todo ? FORETOLD : 6);
    // As much of the sky as possible: that is where things happen.
    const way = Math.min(extent.bottom - bottom, extent.top - top);
    const smooth = document.documentElement.dataset.motion !== "reduced";
    if (way) element.scrollBy({ top: way, behavior: smooth ? "smooth" : "auto" });
  }
}

/**
 * A die in the hand, to press.
 * @param {HTMLElement} hand
 * @param {number | undefined} worker
 * @returns {HTMLElement | null}
 */
const dieIn = (hand, worker) => hand.querySelector(`[data-worker="${worker}"]`);
