// The bin at the end of a list: what was deleted, and what is kept but cannot be read.

import { get, remove } from "./transport.js";
import { confirmDialog } from "./dialog.js";
import { h, replace } from "./dom.js";
import { bringBack, deleteButton, deleteFor, gameTitle, listRow } from "./game_list.js";
import { date, t } from "./words.js";

/** The sections below a list of "games" or "campaigns"; `again` draws the whole list once more. */
export async function binSections(kind, again, app) {
  const { days, deleted, unreadable } = await get("api/bin");
  const mine = deleted.filter((entry) => entry.kind === kind);
  const bad = unreadable.filter((entry) => (entry.kind === "campaigns") === (kind === "campaigns"));
  return [bad.length > 0 && unreadableSection(bad, again, app), mine.length > 0 && binSection(mine, deleted.length, days, again, app)];
}

const nameOf = ({ game, campaign, id }) => (game ? gameTitle(game) : (campaign?.name ?? t("bin-unnamed", { id })));

function binSection(entries, all, days, again, app) {
  const empty = async () => {
    const sure = await confirmDialog({ title: t("bin-empty-ask"), text: t("bin-empty-text", { count: all }), yes: t("bin-empty"), no: t("home-keep") });
    if (!sure) return;
    try {
      await remove("api/bin");
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
  return h("details", { class: "games-section bin", ontoggle: open }, h("summary", {}, t("bin-title", { count: entries.length })), inside);
}

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

const unreadableSection = (entries, again, app) =>
  h("section", { class: "games-section" }, h("h2", {}, t("unreadable-title")), h("ul", { class: "games" }, entries.map((entry) => unreadableRow(entry, again, app))));

function unreadableRow({ kind, id, message, can_be_deleted }, again, app) {
  const path = `api/${kind}/${id}`;
  const name = t("bin-unnamed", { id });
  const forget = async () => {
    if (await deleteFor({ title: t("home-delete-ask"), text: t("home-delete-text", { game: name }), path, name, again }, app)) await again();
  };
  const file = kind === "games" ? `${path}/record` : `${path}/file`;
  return listRow(
    mark("?"),
    name,
    message,
    can_be_deleted && h("a", { class: "button", href: file, download: `${id}.json`, "aria-label": t("unreadable-export-name", { name }) }, t("unreadable-export")),
    can_be_deleted && deleteButton(name, forget),
  );
}

const mark = (sign) => h("span", { class: "result-mark open", "aria-hidden": "true" }, sign);
