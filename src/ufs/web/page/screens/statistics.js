// Statistics: what came of the games, in cards and charts.

import { get } from "../core/transport.js";
import { countsChart, winsChart } from "./bar_chart.js";
import { h, needStyle, replace } from "../core/dom.js";
import { gameDetails, gameName, resultMark, resultText } from "./game_list.js";
import { currentLanguage, date, percent, t } from "../core/words.js";

/** @import { Content, EditionChoice, Statistics, Summary, WinRow } from "../core/types.js" */

/** @param {HTMLElement} main */
export async function show(main) {
  await needStyle("screens/screens.css");
  /** @type {[Statistics, Content]} */
  const [figures, { editions }] = await Promise.all([get("api/statistics"), get("api/content")]);
  replace(
    main,
    h(
      "section",
      { class: "sheet statistics" },
      h("h1", {}, t("nav-statistics")),
      h("p", { class: "lead" }, figures.games ? t("stats-lead") : t("stats-empty")),
      figures.corrected > 0 && h("p", { class: "not-counted" }, t("stats-corrected", { count: figures.corrected })),
      figures.games ? [cards(figures), charts(figures, editions), recent(figures.recent)] : nothingYet(),
    ),
  );
}

const nothingYet = () =>
  h(
    "p",
    { class: "row" },
    h("a", { class: "button primary", href: "#/new" }, t("nav-new")),
    h("a", { class: "button", href: "#/tutorial" }, t("home-learn")),
  );

/** @param {Statistics} figures */
function cards({ games, won, lost, streaks, average_rounds, fewest_rounds, unfinished }) {
  const number = new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1 });
  /**
   * @param {string} name
   * @param {string} value
   * @param {string | false} [note]
   */
  const card = (name, value, note = false) =>
    h(
      "div",
      { class: "figure card" },
      h("dt", {}, name),
      h("dd", {}, value, note && h("span", { class: "details" }, note)),
    );
  return h(
    "dl",
    { class: "figures" },
    card(
      t("stats-games"),
      number.format(games),
      unfinished > 0 && t("stats-unfinished", { count: unfinished }),
    ),
    card(t("stats-won"), number.format(won), percent(won / games)),
    card(t("stats-lost"), number.format(lost)),
    card(t("stats-streak"), number.format(streaks.current), t("stats-streak-best", { best: streaks.best })),
    card(
      t("stats-rounds"),
      average_rounds === null ? "–" : number.format(average_rounds),
      fewest_rounds !== null && t("stats-rounds-fewest", { rounds: fewest_rounds }),
    ),
  );
}

/**
 * @param {Statistics} figures
 * @param {EditionChoice[]} known
 */
function charts({ editions, cities, levels, losses, lost }, known) {
  const isBox = (/** @type {string} */ id) => known.find((edition) => edition.id === id)?.kind !== "cards";
  const threat = levelRows(
    levels.filter(({ edition }) => isBox(edition)),
    (level) => t("game-threat", { level }),
  );
  const level = levelRows(
    levels.filter(({ edition }) => !isBox(edition)),
    (number) => t("game-level", { level: number }),
  );
  return h(
    "div",
    { class: "charts" },
    winsChart(t("stats-by-edition"), editions),
    cities.length > 0 && winsChart(t("stats-by-city"), cities),
    threat.length > 0 && winsChart(t("stats-by-threat"), threat),
    level.length > 0 && winsChart(t("stats-by-level"), level),
    lost > 0
      ? countsChart(t("stats-how-lost"), [
          { name: t("stats-damage"), count: losses.damage, kind: "damage" },
          { name: t("stats-mothership"), count: losses.mothership, kind: "mothership" },
        ])
      : h(
          "section",
          { class: "chart-card card" },
          h("h2", {}, t("stats-how-lost")),
          h("p", {}, t("stats-never-lost")),
        ),
  );
}

/**
 * A row for each level, the editions of a kind together.
 * @param {Statistics["levels"]} tallies
 * @param {(level: number) => string} name
 */
function levelRows(tallies, name) {
  /** @type {Map<number, WinRow>} */
  const rows = new Map();
  for (const { level, played, won } of tallies) {
    const row = rows.get(level) ?? { name: capital(name(level)), played: 0, won: 0 };
    rows.set(level, { ...row, played: row.played + played, won: row.won + won });
  }
  return [...rows.entries()].sort(([a], [b]) => a - b).map(([, row]) => row);
}

const capital = (/** @type {string} */ text) => text.charAt(0).toLocaleUpperCase(currentLanguage()) + text.slice(1);

/** @param {Summary[]} games */
function recent(games) {
  const row = (/** @type {Summary} */ game) =>
    h(
      "li",
      {},
      resultMark(game),
      h(
        "div",
        { class: "games-words" },
        h("a", { href: `#/game/${game.id}` }, `${gameName(game)}: ${resultText(game)}`),
        h(
          "span",
          { class: "details" },
          `${gameDetails(game)} · ${t("game-rounds", { round: game.round })} · ${date(game.updated)}`,
        ),
      ),
    );
  return h(
    "section",
    { class: "games-section" },
    h("h2", {}, t("stats-recent")),
    h("ul", { class: "games" }, games.map(row)),
  );
}
