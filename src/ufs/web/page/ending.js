// The end of a game: what happened, and what one can do now.

import { post } from "./transport.js";
import { h } from "./dom.js";
import { t } from "./words.js";

export function drawEnd(session) {
  const { result, round } = session.position;
  const name = result.won ? "won" : "lost";
  return h(
    "div",
    { class: ["banner", "ending", name], role: "region", "aria-labelledby": "end-title" },
    h("h2", { id: "end-title" }, t(`end-${name}`)),
    h("p", {}, t(`end-${result.reason}`), " ", t("end-rounds", { rounds: round }), " ", t("end-figures", figures(session))),
    h(
      "div",
      { class: "buttons" },
      session.view.kind === "campaign"
        ? h("a", { class: "button primary", href: `#/campaign/of/${session.id}` }, t("camp-back"))
        : h("button", { class: "primary", onclick: () => again(session) }, t("play-again")),
      session.guide ? null : h("a", { class: "button", href: `#/review/${session.id}` }, t("nav-review")),
      h("a", { class: "button", href: "#/new" }, t("nav-new")),
      session.canUndo ? h("button", { onclick: () => session.undo() }, t("undo")) : null,
      h("a", { class: "button", href: "#/statistics" }, t("nav-statistics")),
      h("button", { onclick: () => session.banner.replaceChildren() }, t("end-look")),
    ),
  );
}

function figures({ position, table }) {
  const { research, damage } = position;
  return { research, research_length: table.research.length, damage, hits: table.hits };
}

/** The same setup with the same difficult pieces, and new dice. */
async function again(session) {
  const { setup } = session.position;
  const { dice, mode } = session.view;
  try {
    const view = await post("api/games", { setup, seed: null, dice, mode, kind: "game" });
    session.app.go(`#/game/${view.id}`);
  } catch (error) {
    session.app.trouble(error);
  }
}
