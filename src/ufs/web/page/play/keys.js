// The keyboard. Every key has a button beside it; nothing can be done by key alone.

import { h } from "../core/dom.js";
import { t } from "../core/words.js";

/** @import { Session } from "./play.js" */

const HELP = [
  ["1 – 6", "key-pick"],
  ["← ↑ ↓ →", "key-move"],
  ["Enter", "key-place"],
  ["Esc", "key-escape"],
  ["E", "key-excavate"],
  ["N", "key-done"],
  ["A", "abilities"],
  ["H", "key-hint"],
  ["U", "key-undo"],
  ["R", "key-redo"],
  ["L", "key-log"],
  ["T", "key-text"],
  ["O", "key-overview"],
  ["?", "key-help"],
];

/** @param {Session} session */
export function keys(session) {
  return (/** @type {KeyboardEvent} */ event) => {
    const typing = event.target instanceof Element && event.target.closest("input, textarea, select");
    if (typing || document.querySelector("dialog[open]") || event.altKey || event.metaKey) return;
    if (event.ctrlKey) {
      if (event.key === "z") session.undo();
      else if (event.key === "y" || event.key === "Z") session.redo();
      return;
    }
    if (press(session, event.key)) event.preventDefault();
  };
}

/**
 * @param {Session} session
 * @param {string} key
 */
function press(session, key) {
  if (/^[1-6]$/.test(key)) return session.desk.digit(Number(key));
  /** @type {Record<string, () => unknown>} */
  const keyed = {
    Escape: () => session.escape(),
    e: () => session.doIfLegal({ do: "excavate" }),
    n: () => session.doIfLegal({ do: "done" }),
    a: () => session.desk.cards.open(),
    h: () => session.coach.press(),
    u: () => session.undo(),
    r: () => session.redo(),
    l: () => session.log.toggle(),
    t: () => session.desk.toggleWords(),
    o: () => session.desk.overview.toggle(),
    "?": () => showKeys(),
    Backspace: () => session.desk.digit(null),
  };
  const todo = keyed[key.length === 1 ? key.toLowerCase() : key];
  if (!todo) return false;
  todo();
  return true;
}

export async function showKeys() {
  const { openDialog } = await import("../core/dialog.js");
  const list = h(
    "dl",
    {},
    HELP.map(([key, text]) => [h("dt", {}, h("kbd", {}, key)), h("dd", {}, t(text))]),
  );
  const content = (/** @type {() => void} */ close) => [list, h("button", { class: "primary", onclick: () => close() }, t("close"))];
  return openDialog(t("keys-title"), content, "keys");
}
