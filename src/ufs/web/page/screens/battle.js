// A battle of one's own: scenario, team and sky tiles, the stars they are worth, and asking for one.

import { post } from "../core/transport.js";
import { openDialog } from "../core/dialog.js";
import { h } from "../core/dom.js";
import { choice, ticks } from "../core/fields.js";
import { shareText } from "./share.js";
import { t } from "../core/words.js";

/** @import { App, BattleAnswer, CharacterChoice, Child, EditionChoice, RandomBattle, ScenarioChoice, SetupShape, Wish } from "../core/types.js" */
/** @typedef {Omit<Required<RandomBattle>, "seed">} Asked what kind of battle is asked for */
/** @typedef {{scenario?: unknown, team?: unknown, sky?: unknown}} Kept of a battle before: whatever may lie in a browser */
/** @typedef {() => unknown} Changed is told of a change */

const WISHES = [0, 1, 2, 3, 4, 5, 6, 7, 8]; // difficulties to ask for
const CHAPTERS = [0, 1, 2, 3, 4];
const TILES = /** @type {const} */ (["any", "basic", "advanced"]);

const tileOf = (/** @type {Wish} */ wish, /** @type {string} */ id) => wish.edition.skies.find((sky) => sky.id === id);
const scenarioOf = (/** @type {Wish} */ wish) => wish.edition.scenarios.find(({ id }) => id === wish.scenario) ?? null;
/** The sky from the top; A7: perhaps with tile 0 above the four. */
export const skyOf = (/** @type {Wish} */ { top, sky }) => (top ? [top, ...sky] : sky);
const tilesOf = (/** @type {Wish} */ wish) => skyOf(wish).flatMap((id) => tileOf(wish, id) ?? []);
/** The tiles whose other side is worse: only these are turned for a threat level. */
export const turnable = (/** @type {Wish} */ wish) => tilesOf(wish).filter(({ stars: [easy, hard] }) => hard > easy);

/**
 * S9: a threat level needs as many tiles that can be turned; other tiles may lower it.
 * @param {Wish} wish
 */
export function lowerLevel(wish) {
  wish.level = Math.min(wish.level, turnable(wish).length);
}

/** S9: what the rulebook calls a threat level: 0 is easy, 1 the standard. */
export const threatName = (/** @type {number} */ level) => [level, [t("threat-easy"), t("threat-standard")][level]].filter((part) => part !== undefined).join(" · ");

/**
 * What belongs to a battle, in a wish: as it was kept, as far as it still exists.
 * @param {Wish} wish
 * @param {Kept} [kept]
 */
export function startBattle(wish, kept = {}) {
  const { edition } = wish;
  const listOf = (/** @type {unknown} */ some) => (Array.isArray(some) ? some : []);
  const tiles = listOf(kept.sky);
  const known = (/** @type {number} */ place) => edition.skies.find(({ id, position }) => position === place && tiles.includes(id))?.id;
  wish.scenario = edition.scenarios.find(({ id }) => id === kept.scenario)?.id ?? null;
  wish.team = listOf(kept.team).filter((who) => edition.characters.some(({ id }) => id === who?.id));
  wish.sky = edition.sky.map((id, n) => known(n + 1) ?? id);
  wish.top = known(0) ?? null;
}

/**
 * A battle somebody drew or sent: everything as it says.
 * @param {Wish} wish
 * @param {BattleAnswer} battle
 */
export function takeBattle(wish, { setup, seed }) {
  Object.assign(wish, { city: setup.city, damaged: setup.damaged, choose: true, hard: setup.hard, seed: seed ?? "" });
  startBattle(wish, { ...setup, team: setup.characters });
}

/** Whether there are other tiles to choose than the first four. */
export const hasTiles = (/** @type {EditionChoice} */ { skies, sky }) => skies.length > sky.length;

/** Whether other tiles lie in the sky than the first four. */
export const hasOtherSky = (/** @type {Wish} */ { top, sky, edition }) => Boolean(top) || sky.some((id, n) => id !== edition.sky[n]);

/**
 * The part of a setup that only battles have; what is as always need not be said.
 * @param {Wish} wish
 */
export function battleSetup(wish) {
  const { scenario, team } = wish;
  /** @type {Pick<SetupShape, "scenario" | "characters" | "sky">} */
  const setup = {};
  if (scenario) setup.scenario = scenario;
  if (team.length > 0) setup.characters = team;
  if (scenario || hasOtherSky(wish)) setup.sky = skyOf(wish);
  return setup;
}

// --- stars ---

/**
 * S13. The sky may turn out differently when its tiles are drawn: then there are two numbers.
 * @param {Wish} wish
 */
export function starsOf(wish) {
  const worse = turnable(wish).map(({ stars: [easy, hard] }) => hard - easy).sort();
  const sum = (/** @type {number[]} */ numbers) => numbers.reduce((all, one) => all + one, 0);
  const sky = wish.choose
    ? sum(tilesOf(wish).map(({ stars, position }) => stars[Number(wish.hard.includes(`sky${position}`))]))
    : sum(tilesOf(wish).map(({ stars }) => stars[0])) + sum(worse.slice(0, wish.level));
  const black = sky + Number(wish.scenario !== null);
  const more = wish.choose ? 0 : sum(worse.slice(worse.length - wish.level)) - sum(worse.slice(0, wish.level));
  const yellow = sum(wish.team.map(({ upgraded }) => (upgraded ? 1 : 0.5))) + (wish.damaged ? 0.5 : 0);
  return { black, more, yellow, difficulty: black - yellow, epicness: black + yellow };
}

/**
 * 2½, −½, 0.
 * @param {number} number
 */
export function halves(number) {
  const whole = Math.floor(Math.abs(number));
  const half = Math.abs(number) % 1 ? "½" : "";
  return `${number < 0 ? "−" : ""}${whole || !half ? whole : ""}${half}`;
}

/** @param {ReturnType<typeof starsOf>} stars */
export function drawStars({ black, more, yellow, difficulty, epicness }) {
  const upTo = (/** @type {number} */ number) => (more ? `${halves(number)}–${halves(number + more)}` : halves(number));
  const row = (/** @type {string} */ name, /** @type {number} */ number) => h("span", { class: name }, "★".repeat(number), number % 1 ? "½" : null, number ? null : "☆");
  return [
    h("span", { class: "star-rows", "aria-hidden": "true" }, row("black-stars", black), row("yellow-stars", yellow)),
    t("new-stars", { difficulty: upTo(difficulty), epicness: upTo(epicness) }),
  ];
}

// --- fields ---

/**
 * A part that is folded away, with what is chosen in it on its lid; `retell` writes it anew.
 * @param {string} name
 * @param {() => string} now
 * @param {Child} content
 * @param {boolean} [open]
 */
export function fold(name, now, content, open = false) {
  const lid = h("span", { class: "fold-now" }, now());
  const element = h("details", { class: "fold field", open }, h("summary", {}, h("span", { class: "fold-name" }, name), lid), content);
  return Object.assign(element, { retell: () => lid.replaceChildren(now()) });
}

/**
 * `changed` is told of everything, `redraw` when other fields have to follow.
 * @param {Wish} wish
 * @param {Changed} changed
 * @param {Changed} redraw
 */
export function battleFields(wish, changed, redraw) {
  if (wish.edition.scenarios.length === 0) return [];
  const scenario = fold(t("new-scenario"), () => scenarioOf(wish)?.name ?? t("new-scenario-none"), scenarioField(wish, () => retell(), redraw), wish.scenario !== null);
  const team = fold(t("new-team"), () => teamNames(wish) || t("new-team-none"), teamField(wish, () => retell()), wish.team.length > 0);
  const retell = () => {
    scenario.retell();
    team.retell();
    changed();
  };
  return [scenario, team];
}

export const teamNames = (/** @type {Wish} */ { team, edition }) =>
  team.map(({ id, upgraded }) => `${edition.characters.find((one) => one.id === id)?.name ?? id}${upgraded ? " ★" : ""}`).join(", ");

/**
 * @param {Wish} wish
 * @param {Changed} changed
 * @param {Changed} redraw
 */
function scenarioField(wish, changed, redraw) {
  const about = h("p", { class: "city-about", "aria-live": "polite" }, scenarioOf(wish)?.text);
  return [
    choice({
      legend: t("new-scenario"),
      hidden: true,
      value: wish.scenario ?? "",
      options: [{ value: "", label: t("new-scenario-none") }, ...wish.edition.scenarios.map(({ id, name }) => ({ value: id, label: name }))],
      onchange: (id) => {
        const before = skyOf(wish).join();
        bringTile(wish, scenarioOf(wish), false);
        wish.scenario = id || null;
        bringTile(wish, scenarioOf(wish), true);
        lowerLevel(wish);
        about.textContent = scenarioOf(wish)?.text ?? "";
        if (skyOf(wish).join() !== before) redraw();
        changed();
      },
    }),
    about,
  ];
}

/**
 * A scenario may bring a sky tile, and takes it along when it goes.
 * @param {Wish} wish
 * @param {ScenarioChoice | null} scenario
 * @param {boolean} comes
 */
function bringTile(wish, scenario, comes) {
  const tile = scenario?.sky && tileOf(wish, scenario.sky);
  if (!tile) return;
  const n = tile.position - 1;
  if (n < 0) wish.top = comes ? tile.id : null;
  else if (comes) wish.sky[n] = tile.id;
  else if (wish.sky[n] === tile.id) wish.sky[n] = wish.edition.sky[n];
}

/**
 * @param {Wish} wish
 * @param {Changed} changed
 */
function teamField(wish, changed) {
  const row = (/** @type {CharacterChoice} */ one) => {
    const text = h("span", { class: "details" });
    const inside = h("input", { type: "checkbox", value: one.id, checked: member(), onchange: () => set() });
    const better = h("input", { type: "checkbox", "aria-label": `${one.name}, ${t("upgraded")}`, checked: member()?.upgraded, onchange: ({ currentTarget }) => set(currentTarget.checked) });
    const tell = () => (text.textContent = one[better.checked ? "upgraded" : "normal"].text);
    function member() {
      return wish.team.find(({ id }) => id === one.id);
    }
    function set(joins = inside.checked) {
      inside.checked = joins || inside.checked;
      if (!inside.checked) better.checked = false;
      wish.team = wish.team.filter(({ id }) => id !== one.id);
      if (inside.checked) wish.team.push({ id: one.id, upgraded: better.checked });
      tell();
      changed();
    }
    tell();
    return h(
      "li",
      { class: "member" },
      h("label", { class: "tick" }, inside, h("span", {}, h("strong", {}, one.name), ` ${one.role}`, text)),
      h("label", { class: "tick" }, better, h("small", {}, `★ ${t("upgraded")}`)),
    );
  };
  return h("ul", { class: "members" }, wish.edition.characters.map(row));
}

/**
 * Which tile lies in each place; with `sides` also which side of it.
 * @param {Wish} wish
 * @param {boolean} sides
 * @param {Changed} changed
 */
export function skyField(wish, sides, changed) {
  const place = (/** @type {number} */ n) => {
    const name = `sky${n + 1}`;
    const options = wish.edition.skies.filter(({ position }) => position === n + 1).flatMap(({ id, stars }) => sidesOf(id, stars, sides));
    return choice({
      legend: t(`piece-${name}`),
      quiet: true,
      value: wish.sky[n] + (sides && wish.hard.includes(name) ? "!" : ""),
      options,
      onchange: (value) => {
        wish.sky[n] = value.replace("!", "");
        wish.hard = wish.hard.filter((other) => other !== name);
        if (value.endsWith("!")) wish.hard.push(name);
        lowerLevel(wish);
        changed();
      },
    });
  };
  return h("div", { class: "places" }, topPlace(wish, changed), [0, 1, 2, 3].map(place));
}

/**
 * A7: above the four, for the final battle, a fifth tile may lie. It has one side.
 * @param {Wish} wish
 * @param {Changed} changed
 */
function topPlace(wish, changed) {
  const tiles = wish.edition.skies.filter(({ position }) => position === 0);
  if (tiles.length === 0) return null;
  return choice({
    legend: t("piece-sky0"),
    quiet: true,
    value: wish.top ?? "",
    options: [{ value: "", label: t("new-sky0-none") }, ...tiles.flatMap(({ id, stars }) => sidesOf(id, stars, false))],
    onchange: (id) => {
      wish.top = id || null;
      changed();
    },
  });
}

/**
 * The sides of a tile to choose from; "!" after its name is the worse one.
 * @param {string} id
 * @param {number[]} stars of both sides
 * @param {boolean} sides
 */
function sidesOf(id, [easy, hard], sides) {
  const label = (/** @type {number} */ stars) => `${id} ${"★".repeat(stars)}`.trim();
  const front = { value: id, label: label(easy) };
  return sides ? [front, { value: `${id}!`, label: hard > easy ? label(hard) : `${id} ↺` }] : [front];
}

// --- asking for one, handing one on ---

/**
 * Wishes for a battle; resolves to what was drawn, or null.
 * @param {EditionChoice} edition
 * @param {App} app
 */
export function openAsk(edition, app) {
  /** @type {Asked} */
  const wish = { difficulty: 2, characters: null, scenario: null, damaged: null, tiles: "any", chapters: null };
  const chapters = CHAPTERS.filter((number) => !edition.sealed.some(({ chapter }) => chapter === number)); // C11
  /**
   * @template {keyof Asked} Name
   * @param {Name} name
   */
  const set = (name) => (/** @type {Asked[Name]} */ value) => (wish[name] = value);
  /**
   * @param {"scenario" | "characters" | "damaged"} name
   * @param {string} legend
   * @param {string} yes
   * @param {string} no
   */
  const either = (name, legend, yes, no) =>
    choice({
      legend,
      quiet: true,
      value: null,
      onchange: set(name),
      options: [
        { value: null, label: t("ask-any") },
        { value: true, label: yes },
        { value: false, label: no },
      ],
    });
  return openDialog(
    t("ask-title"),
    (/** @type {(battle?: BattleAnswer) => void} */ close) => {
      const draw = async (/** @type {Event} */ event) => {
        event.preventDefault();
        try {
          close(await post("api/battles/ask", wish));
        } catch (error) {
          app.trouble(error);
        }
      };
      return h(
        "form",
        { onsubmit: draw },
        choice({ legend: t("ask-difficulty"), value: wish.difficulty, onchange: set("difficulty"), options: WISHES.map((value) => ({ value, label: String(value) })) }),
        edition.scenarios.length > 0 && either("scenario", t("new-scenario"), t("ask-with"), t("ask-without")),
        edition.characters.length > 0 && either("characters", t("new-team"), t("ask-with"), t("ask-without")),
        either("damaged", t("new-side"), t("new-side-damaged"), t("new-side-blue")),
        hasTiles(edition) &&
          choice({
            legend: t("about-sky"),
            quiet: true,
            value: wish.tiles,
            onchange: set("tiles"),
            options: TILES.map((value) => ({ value, label: t(`ask-${value}`) })),
          }),
        chapters.length > 1 && ticks({ legend: t("ask-chapters"), values: chapters, onchange: set("chapters"), options: chapters.map((value) => ({ value, label: value ? t("ask-chapter", { chapter: value }) : t("ask-standard") })) }),
        edition.sealed.length > 0 && h("p", { class: "hint" }, t("ask-sealed")),
        h("div", { class: "row end" }, h("button", { type: "button", onclick: () => close() }, t("cancel")), h("button", { class: "primary" }, t("ask-draw"))),
      );
    },
    "wide",
  );
}

/**
 * A link to a battle: whoever opens it finds the same pieces, and with a seed the same dice.
 * @param {SetupShape} setup
 * @param {string} seed
 * @param {App} app
 */
export async function openLink(setup, seed, app) {
  try {
    /** @type {BattleAnswer} */
    const { code } = await post("api/battles", { setup, seed: seed || null });
    // A plus, as in the names of the advanced tiles, would be a space to some programs.
    await shareText(t("new-link"), t("new-link-lead"), `${location.origin}/#/new/${code.replaceAll("+", "%2B")}`);
  } catch (error) {
    app.trouble(error);
  }
}
