// The end of a game: what happened, and what one can do now.

import { post } from "../core/transport.js";
import { h } from "../core/dom.js";
import { t } from "../core/words.js";

/** @import { GameResultShape, WebNextGame } from "../core/types.js" */
/** @import { Session } from "./play.js" */

/**
 * @param {Session} session
 * @param {GameResultShape} result
 */
export function drawEnd(session, result) {
  const { round } = session.state.position;
  const name = result.won ? "won" : "lost";
  return h(
    "div",
    { class: ["banner", "ending", name], role: "region", "aria-labelledby": "end-title" },
    h("h2", { id: "end-title" }, t(`end-${name}`)),
    h("p", {}, t(`end-${result.reason}`), " ", t("end-rounds", { rounds: round }), " ", t("end-figures", figures(session))),
    drawNext(session),
    h(
      "div",
      { class: "buttons" },
      session.view.kind === "campaign" && h("a", { class: "button primary", href: `#/campaign/of/${session.id}` }, t("camp-back")),
      session.guide ? null : h("a", { class: "button", href: `#/review/${session.id}` }, t("nav-review")),
      h("a", { class: "button", href: "#/new" }, t("nav-new")),
      session.state.canUndo ? h("button", { onclick: () => session.undo() }, t("undo")) : null,
      h("a", { class: "button", href: "#/statistics" }, t("nav-statistics")),
      h("button", { onclick: () => session.banner.replaceChildren() }, t("end-look")),
    ),
  );
}

/** @param {Session} session */
function figures({ state, table }) {
  const { research, damage } = state.position;
  return { research, research_length: table.research.length, damage, hits: table.hits };
}

/**
 * The ways to play on (S10), the foremost first, each with what would differ. A campaign has its own.
 * @param {Session} session
 */
function drawNext(session) {
  const row = (/** @type {WebNextGame} */ { way, name, text }, /** @type {number} */ n) => {
    const id = `next-${way}`;
    return h("li", {}, h("button", { class: n === 0 && "primary", "aria-describedby": id, onclick: () => playOn(session, way) }, name), h("span", { id }, text));
  };
  return session.state.next.length > 0 && h("ul", { class: "next-games" }, session.state.next.map(row));
}

/**
 * @param {Session} session
 * @param {WebNextGame["way"]} way
 */
async function playOn(session, way) {
  try {
    const view = await post(`${session.path}/again`, { way });
    session.app.go(`#/${view.dice === "manual" ? "table" : "game"}/${view.id}`); // another sky, another table
  } catch (error) {
    session.app.trouble(error);
  }
}
