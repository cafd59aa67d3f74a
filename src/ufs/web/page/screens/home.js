// Home: the poster, what to do, and the games.

import { get } from "../core/transport.js";
import { find, h, needStyle, replace, svg } from "../core/dom.js";
import { halves } from "./battle.js";
import { binSections, drawInPlace } from "./bin.js";
import {
  cityPicture,
  deleteButton,
  deleteFor,
  gameAddress,
  gameDetails,
  gameName,
  gameTitle,
  listRow,
  resultMark,
  resultText,
} from "./game_list.js";
import { die, excavator, picture, ship } from "../board/pieces.js";
import { poster } from "./poster.js";
import { today } from "../learn/puzzles.js";
import { date, t } from "../core/words.js";

/** @import { App, BattleAnswer, CampaignOfGame, Child, Games, ScreenContext, Summary } from "../core/types.js" */
/** @typedef {(game: Summary) => unknown} Forget asks and deletes a game */
/**
 * @typedef {object} Found all that is drawn
 * @property {[Games, Games]} lists
 * @property {BattleAnswer} battle
 * @property {Awaited<ReturnType<typeof binSections>>} bin
 * @property {() => Promise<void>} again
 */

const AT_FIRST = 6; // games of a list shown before one asks for more
const MORE = 24; // games that then come at a time
/** @type {WeakMap<Element, number>} */
const turns = new WeakMap(); // how often each list was asked for
const CLOSED = "ufs-closed-notice"; // in the session storage: the notice that was closed

/**
 * @param {HTMLElement} main
 * @param {ScreenContext} context
 */
export async function show(main, { app }) {
  await Promise.all([needStyle("screens/screens.css"), needStyle("board/pieces.css")]);
  const content = h("div", { class: "home-words" });
  await drawAgain(content, app);
  replace(
    main,
    h("div", { class: "home" }, h("div", { class: "home-poster" }, poster("tall"), poster("band")), content),
  );
}

/**
 * Ask for everything and draw it.
 * @param {HTMLElement} content
 * @param {App} app
 */
async function drawAgain(content, app) {
  const again = () => drawInPlace(content, () => drawAgain(content, app), app);
  const turn = (turns.get(content) ?? 0) + 1;
  turns.set(content, turn);
  /** @type {[Found["lists"], Found["battle"], Found["bin"]]} */
  const [lists, battle, bin] = await Promise.all([firstPages(), get(`api/battles/today?day=${today()}`), binSections("games", content, again, app)]);
  if (turns.get(content) === turn) draw(content, { lists, battle, bin, again }, app); // or a newer answer is on its way
}

/** The beginnings of both lists: unfinished games, of which the first has a card, and finished ones. */
const firstPages = () => Promise.all([pageOf(false, AT_FIRST + 1), pageOf(true, AT_FIRST)]);

/**
 * @param {boolean} finished
 * @param {number} limit
 * @param {string | null} [cursor] where the page before ended
 * @returns {Promise<Games>}
 */
const pageOf = (finished, limit, cursor) =>
  get(`api/games?finished=${finished}&limit=${limit}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ""}`);

/**
 * @param {HTMLElement} content
 * @param {Found} found
 * @param {App} app
 */
function draw(content, { lists: [open, over], battle, bin, again }, app) {
  const isNew = open.total + over.total === 0 && !app.settings.tutorial_done;
  const forget = async (/** @type {Summary} */ game) => {
    if (await deleteGame(game, again, app)) await again();
  };
  const [latest, ...others] = open.games;
  replace(
    content,
    h("h1", { class: "home-title", tabindex: -1 }, title()),
    h("p", { class: "home-line" }, t("home-line")),
    noticeBox(app.about.notice),
    latest && continueCard(latest, forget),
    h("h2", { class: "hidden-text" }, t("home-begin")),
    actions(isNew, battle),
    others.length > 0 && listOf(t("home-unfinished"), { ...open, games: others }, { finished: false, above: 1 }, forget, app),
    over.games.length > 0 && listOf(t("home-finished"), over, { finished: true, above: 0 }, forget, app),
    bin.sections,
    h("p", { class: "credit" }, t("home-credit")),
  );
}

/**
 * What there is to say about the saves, until it is closed; then not again in this window.
 * @param {string | null} notice
 */
function noticeBox(notice) {
  if (!notice || sessionStorage.getItem(CLOSED) === notice) return null;
  const close = () => {
    sessionStorage.setItem(CLOSED, notice);
    box.remove();
    find("h1.home-title", HTMLElement).focus({ preventScroll: true });
  };
  const box = h("aside", { class: "notice", "aria-label": t("home-notice") }, h("p", {}, notice), h("button", { type: "button", class: "quiet", onclick: close }, t("close")));
  return box;
}

/** The title in big letters, a word a line, each a little further down the sky. */
const title = () =>
  t("title")
    .split(" ")
    .flatMap((word, i) => [i > 0 && " ", h("span", {}, word)]);

/**
 * @param {Summary} game
 * @param {Forget} forget
 */
function continueCard(game, forget) {
  return h(
    "section",
    { class: "continue", "aria-labelledby": "continue-title" },
    h("div", { class: "continue-sky" }, cityPicture(game.setup.city ?? game.setup.edition)),
    h(
      "div",
      { class: "continue-words" },
      h("h2", { id: "continue-title" }, gameTitle(game)),
      h("p", { class: "details" }, gameDetails(game)),
      h(
        "dl",
        { class: "meters" },
        meter(t("game-research"), game.research, game.research_length, "research"),
        meter(t("game-damage"), game.damage, game.hits, "damage"),
      ),
      h(
        "div",
        { class: "row" },
        h(
          "a",
          {
            class: "button primary big",
            href: gameAddress(game),
            "aria-label": t("home-continue-game", { game: gameTitle(game) }),
          },
          t("home-continue"),
        ),
        deleteButton(gameTitle(game), () => forget(game)),
      ),
    ),
  );
}

/**
 * How far a track has come, as a row of cells and as words.
 * @param {string} name
 * @param {number} now
 * @param {number} all
 * @param {"research" | "damage"} kind
 */
function meter(name, now, all, kind) {
  return h(
    "div",
    { class: ["meter", kind] },
    h("dt", {}, name),
    h(
      "dd",
      {},
      h(
        "span",
        { class: "cells", "aria-hidden": "true" },
        Array.from({ length: all }, (_, i) => h("span", { class: i < now && "full" })),
      ),
      h("span", { class: "number" }, t("game-of", { now, all })),
    ),
  );
}

/** @typedef {[href: string, name: string, text: string, drawing: Child]} Way somewhere one can go */

/**
 * What one can do. Whoever is here for the first time is shown the tutorial first.
 * @param {boolean} isNew
 * @param {BattleAnswer} battle
 */
function actions(isNew, battle) {
  /** @type {Way} */
  const learn = ["#/tutorial", t("home-learn"), isNew ? `${t("home-learn-first")} ${t("home-learn-text")}` : t("home-learn-text"), picture(excavator(), 46, 34)];
  /** @type {Way} */
  const begin = ["#/new", t("nav-new"), t("home-new-text"), picture(ship("basic"), 46, 34)];
  const stars = t("home-battle-stars", { difficulty: halves(battle.stars.difficulty) });
  /** @type {Way[]} */
  const others = [
    ["#/campaigns", t("home-campaign"), t("home-campaign-text"), picture(globe(), 42, 42)],
    [`#/new/${battle.code}`, t("home-battle"), [battle.city_name, battle.scenario_name, stars].filter(Boolean).join(" · "), picture(ship("orange"), 46, 34)],
    ["#/puzzles", t("home-puzzle"), t("home-puzzle-text"), picture(questionDie(), 42, 42)],
    ["#/new/own", t("home-own"), t("home-own-text"), picture(die("white", 5), 42, 42)],
    ["#/load", t("home-load"), t("home-load-text"), picture(sheetOfPaper(), 30, 34)],
  ];
  const ordered = isNew ? [learn, begin, ...others] : [begin, learn, ...others];
  return h(
    "ul",
    { class: ["actions", isNew && "with-first"] },
    ordered.map(([href, name, text, drawing]) =>
      h(
        "li",
        { class: isNew && href === "#/tutorial" && "first" },
        h(
          "a",
          { href },
          h("span", { class: "actions-picture" }, drawing),
          h("span", {}, h("strong", {}, name), h("span", { class: "details" }, text)),
        ),
      ),
    ),
  );
}

/** The world, with a sky above it. */
const globe = () =>
  svg("path", { class: "globe", d: "M-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0zM-15 0H15M0-15V15M0-15Q-15 0 0 15Q15 0 0-15" });

/** A die that shows what is asked. */
const questionDie = () =>
  svg("g", {}, svg("rect", { class: "question-die", x: -16, y: -16, width: 32, height: 32, rx: 7 }), svg("text", { class: "question", y: 8, "text-anchor": "middle" }, "?"));

/** A sheet with lines of text, its corner folded. */
const sheetOfPaper = () =>
  svg(
    "g",
    {},
    svg("path", { class: "paper", d: "M-11 -15 H4 L11 -8 V15 H-11 Z" }),
    svg("path", { class: "paper-lines", d: "M4 -15 V-8 H11 M-6 -6 H0 M-6 -1 H6 M-6 4 H6 M-6 9 H3" }),
  );

/**
 * A list that grows by a page at a time; `above` of its games are shown elsewhere.
 * @param {string} heading
 * @param {Games} page
 * @param {{finished: boolean, above: number}} which
 * @param {Forget} forget
 * @param {App} app
 */
function listOf(heading, page, { finished, above }, forget, app) {
  const list = h("ul", { class: "games" });
  const more = h("button", { type: "button", class: "quiet" });
  const section = h("section", { class: "games-section" }, h("h2", {}, heading), list, more);
  const add = (/** @type {Games} */ { games, total, next }) => {
    list.append(...games.map((game) => row(game, forget)));
    more.textContent = t("home-more", { count: Math.min(MORE, total - above - list.children.length) });
    more.onclick = () => goOn(next);
    if (!next) more.remove();
  };
  const goOn = async (/** @type {string | null} */ cursor) => {
    const shown = list.children.length;
    more.disabled = true; // until the page is there
    try {
      add(await pageOf(finished, MORE, cursor));
    } catch (error) {
      app.trouble(error);
    }
    more.disabled = false;
    (list.children[shown]?.querySelector("a") ?? more).focus();
  };
  add(page);
  return section;
}

/**
 * @param {Summary} game
 * @param {Forget} forget
 */
function row(game, forget) {
  const title = gameTitle(game);
  const [verb, label] = game.result
    ? [t("home-look"), t("home-look-game", { game: title })]
    : [t("home-continue"), t("home-continue-game", { game: title })];
  return listRow(
    game.result ? resultMark(game) : h("span", { class: "result-mark open", "aria-hidden": "true" }, "…"),
    game.result ? `${gameName(game)}: ${resultText(game)}` : title,
    `${gameDetails(game)} · ${game.result ? `${t("game-rounds", { round: game.round })} · ` : ""}${date(game.updated)}`,
    h("a", { class: "button", href: gameAddress(game), "aria-label": label }, verb),
    game.result && h("a", { class: "button", href: `#/review/${game.id}`, "aria-label": t("review-game", { game: title }) }, t("nav-review")),
    deleteButton(title, () => forget(game)),
  );
}

/**
 * Ask and delete; a campaign may wait for its result (C3).
 * @param {Summary} game
 * @param {Found["again"]} again
 * @param {App} app
 */
async function deleteGame(game, again, app) {
  const { id, kind, result } = game;
  const name = gameTitle(game);
  const path = `api/games/${id}`;
  /** @type {CampaignOfGame | false | null} */
  const campaign = kind === "campaign" && !result && (await get(`${path}/campaign`).catch(() => null)); // or it is gone
  const text = [t("home-delete-text", { game: name }), campaign && campaign.waits && t("camp-waits", { campaign: campaign.name })].filter(Boolean).join(" ");
  return deleteFor({ title: t("home-delete-ask"), text, path, name, again }, app);
}
