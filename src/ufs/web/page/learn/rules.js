// The rules to read: every rule and every sign with a picture, a table of contents and a search.

import { find, h, needStyle, replace, svg } from "../core/dom.js";
import * as draw from "../board/pieces.js";
import { ICON_GROUPS, RULE_IDS, iconScene, ruleScenes } from "./scenes.js";
import { currentBook, t, useBook } from "../core/words.js";

/** @import { Child, ScreenContext } from "../core/types.js" */

/**
 * The first and the last rule of a section that are told in words alone.
 * @type {Record<string, [first: number, last: number]>}
 */
const IN_WORDS = { S: [12, 13], F: [1, 44], C: [1, 11] };
const inWords = Object.entries(IN_WORDS).flatMap(([letter, [first, last]]) =>
  Array.from({ length: last - first + 1 }, (_, n) => `${letter}${first + n}`),
);
const LINKED = new Set([...RULE_IDS, ...inWords]);
const SECTIONS = [...new Set([...LINKED].map((id) => id[0]))];

/**
 * The signs that came with abilities: the piece itself, on the ground where it is found.
 * @type {Record<string, Record<string, () => Child>>}
 */
const SIGNS = {
  sky: {
    "red-explosion": () => draw.burst(3, true),
    teleport: () => draw.teleport("P"),
    orange: () => draw.ship("orange"),
    special: () => draw.special("drain"),
  },
  edge: {
    "action-energy": () => draw.actionIcons.energy(),
    "action-robots": () => draw.actionIcons.robots(),
    "action-dive": () => draw.actionIcons.dive(),
  },
  base: {
    repair: () => draw.effect("repair"),
    jam: () => draw.effect("jam"),
    missiles: () => draw.effect("missiles"),
    command: () => draw.effect("command"),
  },
};

/**
 * @param {HTMLElement} main
 * @param {ScreenContext} context
 */
export async function show(main, { params }) {
  const page = h("div", { class: "rules" });
  main.append(page); // at once: while the style loads, another screen may take its place
  await Promise.all(["board/pieces.css", "board/board.css", "learn/rules.css"].map(needStyle));
  fill(page);
  page.addEventListener("click", followInside);
  if (params[0]) goTo(params[0]);
}

/** @param {HTMLElement} page */
function fill(page) {
  replace(page, header(page), contents(), body());
}

// --- the parts of the page ---

/** @param {HTMLElement} page */
function header(page) {
  const found = h("p", { class: "rules-found", role: "status", "aria-live": "polite" });
  const field = h("input", { type: "search", id: "rules-search", autocomplete: "off", spellcheck: "false" });
  field.addEventListener("input", () => filter(field.value, found));
  return h(
    "header",
    { class: "rules-header" },
    h("h1", {}, t("rules-title")),
    h("p", { class: "rules-lead" }, t("rule-intro")),
    h("p", { class: "rules-note" }, t("rules-editions")),
    bookChoice(page),
    h(
      "div",
      { class: "rules-search", role: "search" },
      h("label", { for: "rules-search" }, t("rules-search")),
      field,
      found,
    ),
  );
}

/**
 * Whose words and colours the rules are told in; after a game these are the game's.
 * @param {HTMLElement} page
 */
function bookChoice(page) {
  const read = (/** @type {string} */ book) => {
    useBook(book);
    fill(page);
    find("input[name=book]:checked", HTMLElement, page).focus(); // drawn anew
  };
  const one = (/** @type {string} */ book) =>
    h("label", { class: "choice" }, h("input", { type: "radio", name: "book", value: book, checked: book === currentBook(), onchange: () => read(book) }), t(`rules-${book}`));
  return h("fieldset", { class: "rules-book" }, h("legend", {}, t("rules-book")), ["box", "pnp"].map(one));
}

function contents() {
  const wide = matchMedia("(min-width: 60rem)").matches;
  const link = (/** @type {string} */ id, /** @type {Child[]} */ ...name) => h("li", {}, h("a", { href: `#/rules/${id}` }, name));
  const rules = SECTIONS.map((letter) =>
    h(
      "li",
      {},
      h("a", { href: `#/rules/section-${letter}`, class: "contents-section" }, t(`rule-section-${letter}`)),
      h("ul", {}, rulesOf(letter).map((id) => link(id, h("span", { class: "rule-id" }, id), " ", t(`rule-${id}-title`)))),
    ),
  );
  const icons = Object.keys(ICON_GROUPS).map((group) => link(`section-icons-${group}`, t(`icon-group-${group}`)));
  const signs = h(
    "li",
    {},
    h("a", { href: "#/rules/section-icons", class: "contents-section" }, t("rules-icons")),
    h("ul", {}, icons),
  );
  return h(
    "nav",
    { class: "rules-contents", "aria-label": t("rules-contents"), id: "entry-contents", tabindex: "-1" },
    h("details", { open: wide }, h("summary", {}, t("rules-contents")), h("ul", { class: "contents" }, signs, rules)),
  );
}

const rulesOf = (/** @type {string} */ letter) => [...LINKED].filter((id) => id[0] === letter);

function body() {
  return h(
    "div",
    { class: "rules-body" },
    iconSection(),
    SECTIONS.map(ruleSection),
    h("p", { class: "rules-note" }, t("rules-other-game")),
    h("p", {}, h("a", { href: "#/rules/contents", class: "button" }, t("rules-top"))),
  );
}

/** @param {string} letter */
function ruleSection(letter) {
  return h(
    "section",
    { class: "rules-section", id: `entry-section-${letter}`, tabindex: "-1" },
    h("h2", {}, t(`rule-section-${letter}`)),
    h("p", {}, t(`rule-section-${letter}-intro`)),
    rulesOf(letter).map(ruleEntry),
  );
}

/** @param {string} id */
function ruleEntry(id) {
  const text = t(`rule-${id}`);
  const told = h("div", { class: "entry-text" }, text.split("\n").map((paragraph) => h("p", {}, withLinks(paragraph, id))));
  const pictured = RULE_IDS.includes(id);
  if (!pictured) told.style.gridColumn = "1 / -1"; // the whole width
  return h(
    "article",
    { class: "entry rule", id: `entry-${id}`, tabindex: "-1", "data-words": plain(`${id} ${t(`rule-${id}-title`)} ${text}`) },
    h("h3", {}, h("a", { href: `#/rules/${id}`, class: "rule-id" }, id), " ", t(`rule-${id}-title`)),
    pictured ? h("div", { class: "entry-pictures" }, ruleScenes(id).map(figure)) : null,
    told,
  );
}

/** @param {ReturnType<typeof ruleScenes>[number]} scene */
function figure({ caption, picture }) {
  return h("figure", {}, picture, caption ? h("figcaption", {}, t(caption)) : null);
}

function iconSection() {
  return h(
    "section",
    { class: "rules-section", id: "entry-section-icons", tabindex: "-1" },
    h("h2", {}, t("rules-icons")),
    h("p", {}, t("rules-icons-intro")),
    Object.entries(ICON_GROUPS).map(([group, names]) =>
      h(
        "section",
        { class: "rules-group", id: `entry-section-icons-${group}`, tabindex: "-1" },
        h("h3", {}, t(`icon-group-${group}`)),
        h("div", { class: "icons" }, [...names, ...Object.keys(SIGNS[group] ?? {})].map((name) => iconEntry(name, group))),
      ),
    ),
  );
}

/**
 * @param {string} name
 * @param {string} group
 */
function iconEntry(name, group) {
  const [title, text] = [t(`icon-${name}-title`), t(`icon-${name}`)];
  return h(
    "article",
    { class: "entry icon", id: `entry-icon-${name}`, tabindex: "-1", "data-words": plain(`${title} ${text}`) },
    h("div", { class: "icon-picture" }, SIGNS[group]?.[name] ? sign(name, group) : iconScene(name)),
    h("div", {}, h("h4", {}, title), h("p", {}, text)),
  );
}

/** @type {Record<string, string>} */
const GROUNDS = { sky: "scene-sky", edge: "scene-edge", base: "scene-earth" };

/**
 * @param {string} name
 * @param {string} group
 */
function sign(name, group) {
  const size = { x: -46, y: -21, width: 92, height: 42 };
  const back = svg("rect", { ...size, class: GROUNDS[group] });
  const attributes = { class: "scene", viewBox: "-54 -29 108 58", width: 108, height: 58, "aria-hidden": "true" };
  return svg("svg", attributes, back, SIGNS[group][name]());
}

/**
 * A rule named in a text leads there.
 * @param {string} text
 * @param {string} own the rule it belongs to
 */
function withLinks(text, own) {
  return text
    .split(/\b([A-Z]\d{1,2})\b/)
    .map((part) => (LINKED.has(part) && part !== own ? h("a", { href: `#/rules/${part}` }, part) : part));
}

// --- finding ---

/**
 * Letters without accents, in lower case: who searches "Verstarkung" finds it as well.
 * @param {string} text
 */
function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").toLowerCase();
}

/** @type {(selector: string) => NodeListOf<HTMLElement>} */
const all = (selector) => document.querySelectorAll(selector);

/**
 * Show only the entries that have all words.
 * @param {string} query
 * @param {HTMLElement} found says how many there are
 */
function filter(query, found) {
  const words = plain(query).split(" ").filter(Boolean);
  const fits = (/** @type {HTMLElement} */ entry) => words.every((word) => entry.dataset.words?.includes(word));
  const entries = [...all(".rules .entry")];
  for (const entry of entries) entry.hidden = !fits(entry);
  for (const section of all(".rules-group, .rules-section")) {
    section.hidden = !section.querySelector(".entry:not([hidden])");
  }
  const count = entries.filter((entry) => !entry.hidden).length;
  found.textContent = words.length ? t("rules-found", { count }) : "";
}

/**
 * A link to an entry moves on this page; building it anew would lose the reader's place.
 * @param {MouseEvent} event
 */
function followInside(event) {
  const link = event.target instanceof Element && event.target.closest('a[href^="#/rules/"]');
  const address = link && link.getAttribute("href");
  if (!address || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  history.pushState(null, "", address);
  goTo(address.split("/")[2]);
}

/**
 * Show an entry, mark it and put the focus there.
 * @param {string} name
 */
function goTo(name) {
  const entry = document.getElementById(`entry-${name}`);
  if (!entry) return;
  if (entry.closest("[hidden]")) {
    const field = find("#rules-search", HTMLInputElement);
    field.value = "";
    field.dispatchEvent(new Event("input"));
  }
  for (const other of document.querySelectorAll(".rules .here")) other.classList.remove("here");
  entry.classList.add("here");
  entry.focus({ preventScroll: true });
  entry.scrollIntoView({ block: "start" });
}
