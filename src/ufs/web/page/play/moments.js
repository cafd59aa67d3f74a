// Looking back: a moment of the past on the board, and the ways from there.

import { get } from "../core/transport.js";
import { h, replace } from "../core/dom.js";
import { t } from "../core/words.js";
import { markBoard } from "./marks.js";
import { isPast, NOTHING } from "./selection.js";

/** @import { Position, PositionAtStep } from "../core/types.js" */
/** @import { Session } from "./play.js" */

export class Moments {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    /** @type {number | null} */
    this.wanted = null; // the step somebody asked for last
  }

  /** @param {number} step */
  async goTo(step) {
    const { session } = this;
    this.wanted = step;
    session.animator.finish();
    await session.settled; // or the end of a move would be drawn over the moment
    if (step === session.state.step) {
      this.backToNow();
      return;
    }
    try {
      /** @type {PositionAtStep} */
      const { position } = await get(`${session.path}/moments/${step}`);
      if (this.wanted === step) this.show(step, position); // or somebody has changed their mind
    } catch (error) {
      session.app.trouble(error);
    }
  }

  /**
   * @param {number} step
   * @param {Position} position
   */
  show(step, position) {
    const { session } = this;
    const { board, desk } = session;
    session.select({ kind: "moment", step });
    session.element.classList.remove("sheet-open");
    board.show(position);
    board.burn(session.log.hitColumns(step));
    desk.draw();
    desk.showStanding(position);
    markBoard(session);
    session.log.mark();
    session.describeBoard();
    replace(session.banner);
    desk.showMoment(position, this.drawWays(step));
  }

  /** @param {number} step */
  drawWays(step) {
    const { session } = this;
    return h(
      "div",
      { class: "moment buttons", role: "status" },
      h("p", {}, t("moment", { step, of: session.state.step })),
      h("button", { class: "primary", onclick: () => this.backToNow() }, t("moment-back")),
      session.guide ? null : h("button", { onclick: () => fork(session, step) }, t("moment-fork")),
    );
  }

  backToNow() {
    const { session } = this;
    this.forget();
    if (isPast(session.selection)) session.select(NOTHING);
    session.log.mark();
    session.refresh();
  }

  /** What is on its way need not be shown any more. */
  forget() {
    this.wanted = null;
  }
}

/** Go on from a moment in a game of its own. @param {Session} session @param {number} step */
async function fork(session, step) {
  await session.app.needWords();
  await (await import("../screens/game_list.js")).forkGame(session, step);
}
