// Share a game: its record as text, to copy, save or send.

import { get } from "../core/transport.js";
import { openDialog } from "../core/dialog.js";
import { h, needStyle } from "../core/dom.js";
import { t } from "../core/words.js";

/** @import { App } from "../core/types.js" */
/** @typedef {(pieces: boolean) => Promise<string>} Read a record, perhaps with its pieces */

/**
 * Open the dialog with the record of a game; resolves when it is closed.
 * @param {string} id
 * @param {App} app
 */
export async function openShare(id, app) {
  await Promise.all([app.needWords(), needStyle("screens/screens.css")]);
  /** @type {Read} */
  const read = (pieces) => get(`api/games/${encodeURIComponent(id)}/record${pieces ? "?pieces=true" : ""}`);
  try {
    const record = await read(false);
    const trouble = await shareText(t("share-title"), t("share-lead"), record, fileName(id), read);
    if (trouble) throw trouble;
  } catch (error) {
    app.trouble(error);
  }
}

/**
 * Any text to hand on; with a name it can be saved as a file, with `read` it can carry its pieces.
 * Resolves to what went wrong with them, or to null.
 * @param {string} title
 * @param {string} lead
 * @param {string} text
 * @param {string | null} [name]
 * @param {Read | null} [read]
 */
export function shareText(title, lead, text, name = null, read = null) {
  return openDialog(title, (close) => content(lead, text, name, read, close), "wide");
}

const fileName = (/** @type {string} */ id) => `under-falling-skies-${id}.txt`;

/**
 * @param {string} lead
 * @param {string} record
 * @param {string | null} name
 * @param {Read | null} read
 * @param {(trouble?: unknown) => void} close
 */
function content(lead, record, name, read, close) {
  const said = h("p", { class: "hint", role: "status" });
  const text = h("textarea", {
    readonly: true,
    rows: name ? 12 : 3,
    spellcheck: "false",
    "aria-label": name ? t("load-text") : t("new-link"),
    value: record,
  });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(record);
      said.textContent = t("share-copied");
    } catch {
      text.focus();
      text.select();
      said.textContent = t("share-copy-failed");
    }
  };
  const take = (/** @type {string} */ other) => (text.value = record = other);
  const file = (/** @type {string} */ called) => new File([record], called, { type: "text/plain" });
  return [
    h("p", {}, lead),
    text,
    read &&
      h("label", { class: "tick" }, h("input", { type: "checkbox", onchange: (event) => read(event.currentTarget.checked).then(take).catch(close) }), t("share-pieces")),
    h(
      "div",
      { class: "row" },
      h("button", { type: "button", class: "primary", autofocus: true, onclick: copy }, t("share-copy")),
      name && h("button", { type: "button", onclick: () => download(file(name)) }, t("share-download")),
      "share" in navigator &&
        h("button", { type: "button", onclick: () => send(record, name ? file(name) : null).catch(copy) }, t("share-native")),
      h("button", { type: "button", class: "quiet push", onclick: () => close() }, t("share-close")),
    ),
    said,
  ];
}

/** @param {File} file */
function download(file) {
  const address = URL.createObjectURL(file);
  const link = h("a", { href: address, download: file.name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * The system's own way of sending: as a file where it takes files, else as text. Fails if it refuses.
 * @param {string} record
 * @param {File | null} file
 */
async function send(record, file) {
  const what = file && navigator.canShare?.({ files: [file] }) ? { files: [file] } : { text: record };
  try {
    await navigator.share({ title: t("title"), ...what });
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "AbortError") throw error; // changing one's mind is no error
  }
}
