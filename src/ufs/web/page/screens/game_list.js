// A saved game in words: its name, what is special about it, how it ended.

import { ApiError, post, remove } from "../core/transport.js";
import { confirmDialog } from "../core/dialog.js";
import { h } from "../core/dom.js";
import { isTutorial } from "../learn/tutorial_state.js";
import { picture, skyline } from "../board/pieces.js";
import { t } from "../core/words.js";

/** @import { App, Binnable, Child, GameResultShape, Summary, View } from "../core/types.js" */
/** @typedef {{result: GameResultShape | null}} WithResult a game that is over, or its last position */

export const gameName = (/** @type {Summary} */ game) => [game.title, game.city_name ?? game.edition_name].filter(Boolean).join(" · ");

/** "Roswell, round 4": enough to know which one is meant. */
export const gameTitle = (/** @type {Summary} */ game) => t("game-title", { game: gameName(game), round: game.round });

/**
 * Where a game goes on: the tutorial one is in the middle of, goes on with its guide.
 * @param {Summary} game
 */
export function gameAddress(game) {
  const isGuided = !game.result && isTutorial(game.id);
  return isGuided ? "#/tutorial" : `#/game/${game.id}`;
}

export const isBox = (/** @type {Summary} */ game) => game.city_name !== null;

/** @param {Summary} game */
function levelText(game) {
  return isBox(game) ? t("game-threat", { level: game.level }) : t("game-level", { level: game.level });
}

/**
 * The edition if the name does not say it, the level, and whatever is unusual.
 * @param {Summary} game
 */
export function gameDetails(game) {
  return [
    isBox(game) && game.edition_name,
    game.scenario_name,
    levelText(game),
    game.setup.damaged && t("game-damaged"),
    game.setup.characters?.length > 0 && t("game-team", { count: game.setup.characters.length }),
    game.dice === "manual" && t("game-own-dice"),
    game.mode === "strict" && t("game-strict"),
    game.kind === "tutorial" && t("game-tutorial"),
    game.kind === "campaign" && t("game-campaign"),
    game.forked && t("game-forked"),
    game.corrected && t("game-corrected"),
  ]
    .filter(Boolean)
    .join(" · ");
}

/**
 * How a game ended; nothing for one that goes on.
 * @param {WithResult} game
 */
export function resultText({ result }) {
  if (!result) return "";
  if (result.reason === "card") return t(result.won ? "game-won-card" : "game-lost-card");
  if (result.won) return t("game-won");
  return result.reason === "damage" ? t("game-lost-damage") : t("game-lost-mothership");
}

/** The sign of a result: a tick in a ring, or a cross. */
export const resultMark = (/** @type {WithResult} */ { result }) =>
  h("span", { class: ["result-mark", result?.won ? "won" : "lost"], "aria-hidden": "true" }, result?.won ? "✓" : "✕");

/**
 * The skyline of a game's city, small.
 * @param {string} id
 */
export function cityPicture(id) {
  const drawing = picture(skyline(id), 410, 84);
  drawing.setAttribute("viewBox", "0 -80 410 84"); // skylines stand on y = 0
  drawing.setAttribute("preserveAspectRatio", "xMidYMax meet");
  drawing.classList.add("city-picture");
  return drawing;
}

/**
 * A game or a campaign in a list: its sign, its name, what there is to say, and buttons.
 * @param {Child} mark
 * @param {string} name
 * @param {Child} details
 * @param {Child[]} buttons
 */
export const listRow = (mark, name, details, ...buttons) =>
  h("li", {}, mark, h("div", { class: "games-words" }, h("strong", {}, name), h("span", { class: "details" }, details)), h("div", { class: "row" }, buttons));

/**
 * @param {string} name
 * @param {() => unknown} onclick
 */
export const deleteButton = (name, onclick) =>
  h("button", { type: "button", class: "quiet", onclick, "aria-label": t("home-delete-game", { game: name }) }, t("home-delete"));

/**
 * Ask, and put something into the bin. Answers whether it is there; `again` shows it once more.
 * @param {Binnable & {title: string, text: string}} what
 * @param {App} app
 */
export async function deleteFor({ title, text, path, name, again }, app) {
  const sure = await confirmDialog({ title, text, yes: t("home-delete"), no: t("home-keep") });
  if (!sure) return false;
  try {
    await remove(path);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) { // or another window was quicker
      app.trouble(error);
      return false;
    }
  }
  const undo = { text: t("bin-undo"), name: t("bin-undo-name", { name }), work: () => bringBack({ path, name, again }, app) };
  offers.set(path, app.say(t("home-deleted", { game: name }), "info", undo));
  return true;
}

/** @type {Map<string, () => void>} */
const offers = new Map(); // how to take away the message that something was deleted, with its "Undo"

/**
 * "Undo" is no longer possible: what was deleted is back, or gone for good.
 * @param {string | null} [path] without it: all
 */
export function withdrawUndo(path = null) {
  for (const one of path ? [path] : [...offers.keys()]) {
    offers.get(one)?.();
    offers.delete(one);
  }
}

/**
 * Take something out of the bin: "api/games/x" comes from "api/bin/games/x".
 * @param {Binnable} what
 * @param {App} app
 */
export async function bringBack({ path, name, again }, app) {
  try {
    await post(`${path.replace("api/", "api/bin/")}/restore`);
    withdrawUndo(path);
    await again();
    app.say(t("bin-back", { name }));
  } catch (error) {
    app.trouble(error);
  }
}

/**
 * Go on from a moment of a game in a new one; the old one stays as it is.
 * @param {{path: string, view: Pick<View, "mode">, app: App}} game
 * @param {number} step
 */
export async function forkGame({ path, view, app }, step) {
  try {
    /** @type {View} */
    const { id } = await post(`${path}/fork`, { step });
    app.say(t(view.mode === "strict" ? "forked-relaxed" : "forked"));
    app.go(`#/game/${id}`);
  } catch (error) {
    app.trouble(error);
  }
}
