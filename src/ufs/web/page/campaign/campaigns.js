// Campaigns side by side, and a new one.

import { get, post } from "../core/transport.js";
import { h, needStyle, replace } from "../core/dom.js";
import { choice } from "../core/fields.js";
import { binSections, drawInPlace } from "../screens/bin.js";
import { scored } from "./campaign.js";
import { deleteButton, deleteFor, listRow } from "../screens/game_list.js";
import { date, t } from "../core/words.js";

/** @import { App, CampaignList, CampaignSummary, CampaignView, LeftOutPack, NewCampaign, ScreenContext } from "../core/types.js" */
/** @typedef {Awaited<ReturnType<typeof binSections>>} Bin */
/** @typedef {CampaignList & {bin: Bin, again: () => Promise<void>}} Found all that is drawn */
/** @typedef {(campaign: CampaignSummary) => unknown} Forget asks and deletes a campaign */

const CARDS = /** @type {const} */ (["auto", "manual"]);

/**
 * @param {HTMLElement} main
 * @param {ScreenContext} context
 */
export async function show(main, { app }) {
  await Promise.all(["screens/screens.css", "campaign/campaign.css"].map(needStyle));
  await drawAgain(main, app);
}

/**
 * Ask for everything and draw it.
 * @param {HTMLElement} main
 * @param {App} app
 */
async function drawAgain(main, app) {
  const again = () => drawInPlace(main, () => drawAgain(main, app), app);
  /** @type {[CampaignList, Bin]} */
  const [found, bin] = await Promise.all([get("api/campaigns"), binSections("campaigns", main, again, app)]);
  draw(main, { ...found, bin, again }, app);
}

/**
 * @param {HTMLElement} main
 * @param {Found} found
 * @param {App} app
 */
function draw(main, found, app) {
  const { left_out, bin, again } = found;
  const campaigns = found.campaigns.filter(({ id }) => !bin.unreadable.has(id)); // those are in a section of their own
  const forget = async (/** @type {CampaignSummary} */ campaign) => {
    const { id, name } = campaign;
    const asked = { title: t("camp-delete-ask"), text: t("camp-delete-text", { name }), path: `api/campaigns/${id}`, name, again };
    if (await deleteFor(asked, app)) await again();
  };
  const open = campaigns.filter(({ won }) => won === null);
  const over = campaigns.filter(({ won }) => won !== null);
  const list = (/** @type {CampaignSummary[]} */ some) => h("ul", { class: "games" }, some.map((campaign) => row(campaign, forget)));
  replace(
    main,
    h(
      "section",
      { class: "sheet campaigns" },
      h("h1", { tabindex: -1 }, t("camp-list")),
      h("p", { class: "lead" }, t("camp-lead")),
      left_out.map(brokenPack),
      open.length > 0 && h("h2", {}, t("camp-open")),
      open.length > 0 && list(open),
      h("h2", {}, t("camp-new")),
      newForm(app),
      over.length > 0 && h("h2", {}, t("camp-over")),
      over.length > 0 && list(over),
      bin.sections,
    ),
  );
}

const brokenPack = (/** @type {LeftOutPack} */ { pack, problems }) =>
  h("div", { class: "card broken-pack" }, h("p", {}, t("camp-broken-pack", { pack })), h("ul", {}, problems.map((problem) => h("li", {}, problem))));

/**
 * Its state and the sign for it.
 * @param {boolean | null} won
 */
function signOf(won) {
  if (won === null) return ["open", "…"];
  return won ? ["won", "✓"] : ["lost", "✕"];
}

/**
 * @param {CampaignSummary} campaign
 * @param {Forget} forget
 */
function row(campaign, forget) {
  const { id, name, chapter, chapter_name, score, won, updated } = campaign;
  const [state, sign] = signOf(won);
  const isOpen = won === null;
  const verb = t(isOpen ? "camp-go-on" : "home-look");
  return listRow(
    h("span", { class: ["result-mark", state], "aria-hidden": "true" }, sign),
    name,
    [isOpen ? t("camp-chapter", { number: chapter, name: chapter_name }) : t(`camp-is-${state}`), " · ", scored("camp-score", score), ` · ${date(updated)}`],
    h("a", { class: ["button", isOpen && "primary"], href: `#/campaign/${id}`, "aria-label": `${verb}: ${name}` }, verb),
    deleteButton(name, () => forget(campaign)),
  );
}

/** @param {App} app */
function newForm(app) {
  const error = h("p", { class: "error", id: "camp-error", role: "alert" });
  const name = h("input", { id: "camp-name", maxlength: 80, autocomplete: "off", placeholder: t("camp-example"), "aria-describedby": "camp-error" });
  const seed = h("input", { id: "camp-seed", inputmode: "numeric", autocomplete: "off", "aria-describedby": "camp-seed-hint" });
  /** @type {CampaignView["cards"]} */
  let cards = "auto";
  const begin = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      /** @type {NewCampaign} */
      const wish = { name: name.value.trim() || t("camp-example"), seed: seed.value.trim() || null, cards };
      /** @type {CampaignView} */
      const { id } = await post("api/campaigns", wish);
      app.go(`#/campaign/${id}`);
    } catch (trouble) {
      replace(error, /** @type {Error} */ (trouble).message);
    }
  };
  return h(
    "form",
    { class: "card camp-new", novalidate: true, onsubmit: begin },
    h("label", { for: "camp-name" }, t("camp-name")),
    name,
    choice({
      legend: t("camp-cards"),
      options: CARDS.map((value) => ({ value, label: t(`camp-cards-${value}`) })),
      value: cards,
      hint: t("camp-cards-hint"),
      onchange: (value) => (cards = value),
    }),
    h(
      "details",
      {},
      h("summary", {}, t("camp-seed")),
      h("label", { for: "camp-seed", class: "hidden-text" }, t("camp-seed")),
      seed,
      h("p", { class: "hint", id: "camp-seed-hint" }, t("camp-seed-hint")),
    ),
    error,
    h("p", { class: "row" }, h("button", { type: "submit", class: "primary big" }, t("camp-begin")), h("a", { class: "button", href: "#/load" }, t("camp-from-file"))),
  );
}
