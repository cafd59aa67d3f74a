// Load a game or a campaign from its text: pasted, opened or dropped.

import { post } from "../core/transport.js";
import { h, needStyle, replace } from "../core/dom.js";
import { orAsk } from "./seal.js";
import { t } from "../core/words.js";

/** @import { CampaignView, ScreenContext, View } from "../core/types.js" */

const EXAMPLE = "ufs-record/1\nedition: box\ncity: roswell\n…"; // how a record begins

/**
 * @param {HTMLElement} main
 * @param {ScreenContext} context
 */
export async function show(main, { app }) {
  await needStyle("screens/screens.css");
  const error = h("p", { class: "error", id: "load-error", role: "alert" });
  const text = h("textarea", {
    id: "load-text",
    rows: 14,
    placeholder: EXAMPLE,
    spellcheck: "false",
    autocomplete: "off",
    autocapitalize: "off",
    "aria-describedby": "load-error",
    oninput: () => clear(),
  });
  const file = h("input", {
    type: "file",
    id: "load-file",
    class: "hidden-text",
    accept: ".txt,.ufs,.json,text/plain,application/json",
  });
  const clear = () => {
    text.removeAttribute("aria-invalid");
    replace(error);
  };
  const isCampaign = () => /"ufs-campaign\/\d/.test(text.value);
  const refuse = (/** @type {string} */ message) => {
    text.setAttribute("aria-invalid", "true");
    replace(error, message);
    if (isCampaign()) text.focus();
    else markLine(text, message);
  };
  const load = async (/** @type {Event | null} */ event = null) => {
    event?.preventDefault();
    if (text.value.trim() === "") return refuse(t("load-empty"));
    try {
      const [what, more] = isCampaign() ? ["campaign", {}] : ["game", { mode: app.settings.mode }];
      const send = (/** @type {boolean} */ unseal) => post(`api/${what}s/load`, { text: text.value, ...more, ...(unseal && { unseal }) });
      /** @type {View | CampaignView | null} */
      const loaded = await orAsk(send);
      if (loaded) app.go(`#/${what}/${loaded.id}`);
    } catch (trouble) {
      refuse(/** @type {Error} */ (trouble).message);
    }
    return undefined;
  };
  const take = async (/** @type {File | undefined} */ given) => {
    if (!given) return;
    clear();
    try {
      text.value = await readText(given);
    } catch {
      refuse(t("load-unreadable"));
      return;
    }
    await load();
  };
  file.addEventListener("change", async () => {
    await take(file.files?.[0]);
    file.value = ""; // the same file, mended, may be opened again
  });
  replace(
    main,
    h(
      "section",
      { class: "sheet" },
      h("h1", {}, t("home-load")),
      h("p", {}, t("load-lead")),
      h(
        "form",
        { class: "load-form", novalidate: true, onsubmit: load },
        h("label", { for: "load-text" }, t("load-text")),
        text,
        error,
        h(
          "div",
          { class: "row" },
          h("button", { type: "submit", class: "primary" }, t("load-go")),
          file,
          h("label", { for: "load-file", class: "button" }, t("load-open")),
        ),
        h("p", { class: "hint" }, t("load-drop")),
      ),
    ),
  );
  return acceptDrops(main, take);
}

/**
 * A text file; what is no text is refused, not guessed.
 * @param {File} file
 */
async function readText(file) {
  const bytes = await file.arrayBuffer();
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

/**
 * The server says in which line it stopped ("Line 7 …", in any language): show it.
 * @param {HTMLTextAreaElement} text
 * @param {string} message
 */
function markLine(text, message) {
  text.focus();
  const found = /^\p{L}+ (\d+)\b/u.exec(message);
  if (!found) return;
  const lines = text.value.split("\n");
  const number = Number(found[1]);
  if (number < 1 || number > lines.length) return;
  const start = lines.slice(0, number - 1).reduce((sum, line) => sum + line.length + 1, 0);
  text.setSelectionRange(start, start + lines[number - 1].length);
  const height = text.scrollHeight / lines.length;
  text.scrollTop = Math.max(0, (number - 4) * height);
}

/**
 * Files may be dropped anywhere on the screen. Gives back how to stop it.
 * @param {HTMLElement} main
 * @param {(file: File) => unknown} take
 */
function acceptDrops(main, take) {
  const over = (/** @type {DragEvent} */ event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    main.classList.add("dropping");
  };
  const leave = () => main.classList.remove("dropping");
  const drop = (/** @type {DragEvent} */ event) => {
    leave();
    const dropped = event.dataTransfer?.files[0];
    if (!dropped) return;
    event.preventDefault();
    take(dropped);
  };
  const stop = new AbortController();
  const { signal } = stop;
  main.addEventListener("dragover", over, { signal });
  main.addEventListener("dragleave", leave, { signal });
  main.addEventListener("drop", drop, { signal });
  return () => {
    leave();
    stop.abort();
  };
}
