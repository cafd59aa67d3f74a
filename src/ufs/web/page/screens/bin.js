// The bin at the end of a list: what was deleted, and what is kept but cannot be read.

import { get, remove } from "../core/transport.js";
import { confirmDialog } from "../core/dialog.js";
import { find, h, replace } from "../core/dom.js";
import { bringBack, deleteButton, deleteFor, gameTitle, listRow, withdrawUndo } from "./game_list.js";
import { date, t } from "../core/words.js";

/** @import { App, BinAnswer, BinnedEntry, UnreadableEntry } from "../core/types.js" */
/** @typedef {() => Promise<void>} Again draws the whole list once more */

/**
 * Draw a list once more and stay there: at the row that moved up, at the bin, or at least at this height.
 * @param {HTMLElement} holder
 * @param {() => Promise<void>} draw
 * @param {App} app
 */
export async function drawInPlace(holder, draw, app) {
  const lists = () => [...holder.querySelectorAll(".games")].filter((list) => !list.closest(".bin"));
  const row = document.activeElement?.closest(".games li");
  const around = row?.parentElement;
  const list = around ? lists().indexOf(around) : -1;
  const place = row && around ? [...around.children].indexOf(row) : -1;
  const isInBin = document.activeElement?.closest(".bin") !== null;
  try {
    await draw();
  } catch (error) {
    app.trouble(error);
  }
  if (document.activeElement !== document.body) return; // or the button that had the focus is gone
  const rows = lists()[list]?.children ?? [];
  /** @type {HTMLElement | null | undefined} */
  const next = isInBin ? holder.querySelector(".bin summary") : (rows[place] ?? rows[place - 1])?.querySelector("a, button");
  (next ?? find("h1", HTMLElement, holder)).focus({ preventScroll: true });
}

/**
 * The sections below a list of "games" or "campaigns" in `holder`; `again` draws the whole list once more.
 * @param {BinnedEntry["kind"]} kind
 * @param {HTMLElement} holder
 * @param {Again} again
 * @param {App} app
 */
export async function binSections(kind, holder, again, app) {
  /** @type {BinAnswer} */
  const { days, deleted, unreadable } = await get("api/bin");
  /** @type {HTMLDetailsElement | null} */
  const before = holder.querySelector(".bin");
  const isOpen = before?.open ?? false;
  const mine = deleted.filter((entry) => entry.kind === kind);
  const bad = unreadable.filter((entry) => (entry.kind === "campaigns") === (kind === "campaigns"));
  const games = deleted.filter((entry) => entry.kind === "games").length;
  const all = { games, campaigns: deleted.length - games };
  const sections = [bad.length > 0 && unreadableSection(bad, again, app), mine.length > 0 && binSection(mine, all, { days, isOpen }, again, app)];
  return { sections, unreadable: new Set(bad.map(({ id }) => id)) };
}

const nameOf = (/** @type {BinnedEntry} */ { game, campaign, id }) => (game ? gameTitle(game) : (campaign?.name ?? t("bin-unnamed", { id })));

/**
 * @param {BinnedEntry[]} entries
 * @param {{games: number, campaigns: number}} all how many of each are in the bin
 * @param {{days: number, isOpen: boolean}} state
 * @param {Again} again
 * @param {App} app
 */
function binSection(entries, all, { days, isOpen }, again, app) {
  const empty = async () => {
    const sure = await confirmDialog({ title: t("bin-empty-ask"), text: t("bin-empty-text", all), yes: t("bin-empty"), no: t("bin-keep") });
    if (!sure) return;
    try {
      await remove("api/bin");
      withdrawUndo();
      await again();
      app.say(t("bin-emptied"));
    } catch (error) {
      app.trouble(error);
    }
  };
  const inside = h("div");
  const open = () => inside.children.length > 0 || replace(
    inside,
    h("p", { class: "details" }, t("bin-text", { days })),
    h("ul", { class: "games" }, entries.map((entry) => binRow(entry, again, app))),
    h("button", { type: "button", class: "quiet", onclick: empty }, t("bin-empty")),
  );
  if (isOpen) open();
  return h("details", { class: "bin", open: isOpen, ontoggle: open }, h("summary", {}, t("bin-title", { count: entries.length })), inside);
}

/**
 * @param {BinnedEntry} entry
 * @param {Again} again
 * @param {App} app
 */
function binRow(entry, again, app) {
  const name = nameOf(entry);
  const back = () => bringBack({ path: `api/${entry.kind}/${entry.id}`, name, again }, app);
  return listRow(
    mark("\u21BA"),
    name,
    t("bin-deleted", { date: date(entry.deleted) }),
    h("button", { type: "button", onclick: back, "aria-label": t("bin-restore-name", { name }) }, t("bin-restore")),
  );
}

/**
 * @param {UnreadableEntry[]} entries
 * @param {Again} again
 * @param {App} app
 */
const unreadableSection = (entries, again, app) =>
  h("section", { class: "games-section" }, h("h2", {}, t("unreadable-title")), h("ul", { class: "games" }, entries.map((entry) => unreadableRow(entry, again, app))));

/**
 * @param {UnreadableEntry} entry
 * @param {Again} again
 * @param {App} app
 */
function unreadableRow({ kind, id, message, can_be_deleted }, again, app) {
  const path = `api/${kind}/${id}`;
  const name = t("bin-unnamed", { id });
  const isGame = kind === "games";
  const [title, text] = isGame
    ? [t("home-delete-ask"), t("home-delete-text", { game: name })]
    : [t("camp-delete-ask"), t("camp-delete-text", { name })];
  const forget = async () => {
    if (await deleteFor({ title, text, path, name, again }, app)) await again();
  };
  const [file, saved] = isGame ? [`${path}/record`, `under-falling-skies-${id}.txt`] : [`${path}/file`, `under-falling-skies-${id}.json`];
  return listRow(
    mark("?"),
    name,
    message,
    can_be_deleted && isGame && h("a", { class: "button", href: `#/game/${id}`, "aria-label": t("home-look-game", { game: name }) }, t("home-look")), // its position may still be there
    can_be_deleted && h("a", { class: "button", href: file, download: saved, "aria-label": t("unreadable-export-name", { name }) }, t("unreadable-export")),
    can_be_deleted && deleteButton(name, forget),
  );
}

const mark = (/** @type {string} */ sign) => h("span", { class: "result-mark open", "aria-hidden": "true" }, sign);
