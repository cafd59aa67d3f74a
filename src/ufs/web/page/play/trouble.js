// A game or campaign that cannot be replayed to where it was left: it can be looked at, exported, and
// a game can be gone on with in a new one.

import { post } from "../core/transport.js";
import { openDialog } from "../core/dialog.js";
import { h, needStyle } from "../core/dom.js";
import { openShare } from "../screens/share.js";
import { t } from "../core/words.js";

/** @import { App } from "../core/types.js" */
/** @import { Session } from "./play.js" */

/**
 * Tell what is wrong with a game and offer what is still possible.
 * @param {Session} session
 */
export async function tellTrouble(session) {
  const { view, path, app } = session;
  const isOver = Boolean(session.state.position.result);
  await Promise.all([app.needWords(), needStyle("screens/screens.css")]);
  const chosen = await openDialog(t("stuck-title"), (/** @type {(answer: string) => void} */ close) => {
    const button = (/** @type {string} */ answer, /** @type {string | null} */ looks) =>
      h("button", { type: "button", class: looks, onclick: () => close(answer) }, t(`stuck-${answer}`));
    return [
      h("p", {}, view.trouble),
      h("div", { class: "row" }, !isOver && button("go-on", "primary"), button("export", null), button("look", "quiet push")),
    ];
  });
  session.wayOut = () => (isOver ? [] : h("button", { type: "button", class: "primary", onclick: () => goOn(path, app) }, t("stuck-go-on")));
  session.refresh();
  if (chosen === "export") await openShare(view.id, app);
  if (chosen === "go-on") await goOn(path, app);
}

/**
 * @param {string} path
 * @param {App} app
 */
async function goOn(path, app) {
  try {
    const { id } = await post(`${path}/go-on`);
    app.go(`#/game/${id}`);
  } catch (error) {
    app.trouble(error);
  }
}
