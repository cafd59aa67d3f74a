// One puzzle: its game on the board, and beside it the task, the verdict and the solution.

import { get, post } from "../core/transport.js";
import { h, needStyle, replace } from "../core/dom.js";
import { openGame } from "../play/play.js";
import { graded } from "./puzzles.js";
import { t } from "../core/words.js";

/** @import { App, Guide, PuzzleAnswer, PuzzleSolution, PuzzleVerdict, ScreenContext, View } from "../core/types.js" */
/** @import { Session } from "../play/play.js" */

/**
 * @param {HTMLElement} main
 * @param {ScreenContext} context
 */
export async function show(main, { params, app }) {
  await Promise.all(["play/play.css", "learn/tutorial.css", "learn/puzzles.css"].map(needStyle));
  const path = `api/puzzles/${encodeURIComponent(params[0])}`;
  /** @type {PuzzleAnswer} */
  const puzzle = await get(path);
  /** @type {View} */
  const { id } = await post(`${path}/game`);
  return openGame(main, id, app, new Task(puzzle, path, app));
}

/** @implements {Guide} */
class Task {
  takesBack = true;
  isDone = false; // whether the line has come to its end

  /** @type {PuzzleVerdict | null} */
  verdict = null;
  /** @type {PuzzleSolution | null} */
  solution = null;
  /** @type {Session | null} */
  begun = null;

  /**
   * @param {PuzzleAnswer} puzzle
   * @param {string} path of its requests
   * @param {App} app
   */
  constructor(puzzle, path, app) {
    this.puzzle = puzzle;
    this.path = path;
    this.app = app;
    this.tries = puzzle.tries;
    this.words = h("div", { class: "puzzle-verdict", "aria-live": "polite" });
    this.foot = h("div", { class: "lesson-foot" });
    this.element = h(
      "section",
      { class: "lesson puzzle", "aria-label": t("puzzle-label") },
      h("h3", {}, graded(puzzle)),
      this.words,
      this.foot,
    );
  }

  /** The game, from `begin` on. */
  get session() {
    if (!this.begun) throw new Error("the puzzle has not begun");
    return this.begun;
  }

  // --- what the game tells ---

  /** @param {Session} session */
  begin(session) {
    this.begun = session;
    session.element.classList.add("puzzling");
    this.moved();
  }

  picked() {}

  /** After the end of the line there is nothing to do but to take back. */
  refuses() {
    return this.isDone ? t("puzzle-ended") : null;
  }

  async moved() {
    const { session } = this;
    const { phase } = session.state.position;
    this.isDone = phase !== "dice" || session.state.can("roll");
    session.element.classList.toggle("ended", this.isDone);
    this.verdict = null;
    const asked = session.state.version;
    if (this.isDone) {
      try {
        /** @type {PuzzleVerdict} */
        const verdict = await post(`${this.path}/answer`);
        if (asked !== session.state.version) return; // taken back meanwhile
        this.verdict = verdict;
        this.tries = verdict.tries;
        this.solution = verdict.solution ?? this.solution;
      } catch (error) {
        this.app.trouble(error);
      }
    }
    this.draw();
    session.desk.draw();
    session.board.clearPreview();
  }

  end() {}

  // --- saying ---

  draw() {
    const { verdict, solution, session } = this;
    const found = verdict?.state === "solved";
    replace(
      this.words,
      verdict ? h("p", { class: ["puzzle-word", verdict.state] }, verdict.text) : h("p", {}, t("puzzle-task")),
      solution && this.drawSolution(solution),
    );
    const back = session.state.canUndo && h("button", { class: found ? "" : "primary", onclick: () => this.startOver() }, t("puzzle-start-over"));
    const more = h("a", { class: ["button", found && "primary"], href: "#/puzzles" }, t("puzzle-more"));
    const giveUp = !solution && h("button", { class: "quiet", onclick: () => this.giveUp() }, t("puzzle-give-up"));
    const tries = h("span", { class: "lesson-progress" }, t("puzzle-tries", { tries: this.tries }));
    replace(this.foot, giveUp, tries, this.isDone && back, (solution || found) && more);
  }

  /** @param {PuzzleSolution} solution */
  drawSolution({ line, text }) {
    return h(
      "div",
      { class: "puzzle-solution" },
      h("h4", {}, t("puzzle-solution")),
      h("ul", {}, line.moves.map((move) => h("li", {}, move))),
      h("p", { class: "details" }, text),
    );
  }

  async giveUp() {
    try {
      this.solution = await post(`${this.path}/solution`);
      this.draw();
      this.element.querySelector("a")?.focus();
    } catch (error) {
      this.app.trouble(error);
    }
  }

  /** Everything back into the hand. */
  async startOver() {
    const { session } = this;
    while (session.state.canUndo) {
      const { version } = session.state;
      await session.undo();
      if (session.state.version === version) return; // it was refused, and said so
    }
    session.desk.hand.querySelector("button")?.focus({ preventScroll: true });
  }
}
