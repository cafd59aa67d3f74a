// Puzzles: the one of the day, the days before, and one that nobody has tried here yet.

import { get } from "../core/transport.js";
import { h, needStyle, replace } from "../core/dom.js";
import { cityPicture } from "../screens/game_list.js";
import { currentLanguage, t } from "../core/words.js";

/** @import { PuzzleAnswer, PuzzleDay, Puzzles } from "../core/types.js" */

/** @param {HTMLElement} main */
export async function show(main) {
  await Promise.all(["screens/screens.css", "board/pieces.css", "learn/puzzles.css"].map(needStyle));
  /** @type {Puzzles} */
  const found = await get(`api/puzzles?day=${today()}`);
  const [newest, ...before] = found.days;
  replace(
    main,
    h(
      "section",
      { class: "sheet puzzles" },
      h("h1", {}, t("puzzles-title")),
      h("p", { class: "lead" }, t("puzzles-about")),
      todayCard(newest),
      h("p", { class: "row puzzles-figures" }, h("span", {}, figures(found)), another(found)),
      h("h2", {}, t("puzzles-before")),
      h("ol", { class: "puzzle-days" }, before.map(dayTile)),
    ),
  );
}

/** The player's own date: at the date line it is another one than the server's. */
export function today() {
  const now = new Date();
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** @param {Puzzles} found */
const figures = ({ solved, count, streak }) =>
  [t("puzzles-figures", { solved, count }), streak > 1 && t("puzzles-streak", { streak })].filter(Boolean).join(" ");

/** @param {Puzzles} found */
const another = ({ unsolved }) =>
  unsolved && h("a", { class: "button", href: `#/puzzle/${unsolved}` }, t("puzzles-another"));

/** @param {PuzzleAnswer} puzzle */
const placeName = ({ city_name, edition_name, level }) =>
  [city_name ?? edition_name, city_name ? t("threat-short", { level }) : t("level-short", { level })].join(" · ");

const stars = (/** @type {number} */ grade) =>
  h("span", { class: "stars" }, "★".repeat(grade), h("span", { class: "no-stars" }, "★".repeat(5 - grade)));

/**
 * A puzzle's place with its stars, said or drawn.
 * @param {PuzzleAnswer} puzzle
 */
const named = (puzzle) => [
  h("span", { class: "hidden-text" }, t("puzzle-name", { place: placeName(puzzle), stars: puzzle.grade })),
  h("span", { "aria-hidden": "true" }, stars(puzzle.grade), " ", placeName(puzzle)),
];

/**
 * Its stars and its dice, where the place stands elsewhere.
 * @param {PuzzleAnswer} puzzle
 */
export const graded = (puzzle) => [
  h("span", { class: "hidden-text" }, `${t("puzzle-name", { place: t("puzzle-label"), stars: puzzle.grade })}: `),
  h("span", { "aria-hidden": "true" }, stars(puzzle.grade), " "),
  t("puzzle-dice", { count: puzzle.dice }),
];

/** @param {PuzzleAnswer} puzzle */
function stateName({ solved, shown, tries }) {
  if (solved) return "solved";
  if (shown) return "shown";
  return tries > 0 ? "tried" : "open";
}

/**
 * A day without its time. A date alone would be read as midnight in London.
 * @param {string} day
 * @param {Intl.DateTimeFormatOptions} style
 */
const dayName = (day, style) => new Intl.DateTimeFormat(currentLanguage(), style).format(new Date(`${day}T12:00`));

/** @param {PuzzleDay} today */
function todayCard({ day, puzzle }) {
  const state = stateName(puzzle);
  return h(
    "section",
    { class: "continue", "aria-labelledby": "puzzle-today" },
    h("div", { class: "continue-sky" }, cityPicture(puzzle.city ?? puzzle.edition)),
    h(
      "div",
      { class: "continue-words" },
      h("h2", { id: "puzzle-today" }, `${t("puzzles-today")}, ${dayName(day, { weekday: "long", day: "numeric", month: "long" })}`),
      h("p", {}, named(puzzle)),
      h("p", { class: "details" }, `${t("puzzle-dice", { count: puzzle.dice })} · ${t(`puzzle-is-${state}`)}`),
      h("p", {}, h("a", { class: "button primary big", href: `#/puzzle/${puzzle.id}` }, t(puzzle.solved ? "puzzles-again" : "puzzles-try"))),
    ),
  );
}

/** @param {PuzzleDay} before */
function dayTile({ day, puzzle }) {
  const state = stateName(puzzle);
  const name = t("puzzle-name", { place: placeName(puzzle), stars: puzzle.grade });
  const long = dayName(day, { weekday: "long", day: "numeric", month: "long" });
  return h(
    "li",
    {},
    h(
      "a",
      { class: ["puzzle-day", state], href: `#/puzzle/${puzzle.id}`, "aria-label": `${long}: ${name}, ${t(`puzzle-is-${state}`)}` },
      h("span", { class: "puzzle-date" }, dayName(day, { weekday: "short", day: "numeric", month: "short" })),
      stars(puzzle.grade),
      h("span", { class: "details" }, puzzle.city_name ?? puzzle.edition_name),
      h("span", { class: "puzzle-state" }, t(`puzzle-is-${state}`)),
    ),
  );
}
