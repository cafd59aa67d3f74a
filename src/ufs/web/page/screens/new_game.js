// A new game: edition, city, battle, difficulty, dice. The last choices are remembered in this browser;
// a code in the address brings its own.

import { get, post } from "../core/transport.js";
import { battleFields, battleSetup, drawStars, fold, hasOtherSky, hasTiles, lowerLevel, openAsk, openLink, skyField, skyOf, starsOf, startBattle, takeBattle, teamNames, threatName, turnable } from "./battle.js";
import { find, h, needStyle, replace } from "../core/dom.js";
import { choice, ticks } from "../core/fields.js";
import { cityPicture } from "./game_list.js";
import { orAsk, sealLine, sealNote } from "./seal.js";
import { currentLanguage, has, t, useBook } from "../core/words.js";

/** @import { App, BattleAnswer, Content, EditionChoice, NewGame, RealShape, ScreenContext, Settings, SetupShape, View, Wish } from "../core/types.js" */
/** @typedef {() => unknown} Changed is told of a change */
/** @typedef {ReturnType<typeof seedField>} SeedField */

const MEMORY = "ufs-new-game";
const MOST_SEED = 2n ** 64n - 1n;

/**
 * @param {HTMLElement} main
 * @param {ScreenContext} context
 */
export async function show(main, { params, app }) {
  await Promise.all([needStyle("screens/screens.css"), needStyle("board/pieces.css")]);
  /** @type {Content} */
  const { editions } = await get("api/content");
  const wish = startingWish(editions, params[0] === "own", app.settings.mode);
  if (params[0] && params[0] !== "own") {
    const code = encodeURIComponent(params[0]);
    /** @type {BattleAnswer | null} */
    const battle = await orAsk((unseal) => get(`api/battles/${code}${unseal ? "?unseal=true" : ""}`));
    if (battle) takeSent(wish, editions, battle);
  }
  draw(main, editions, wish, app);
}

/**
 * The edition of that name; whoever asks knows that there is one.
 * @param {EditionChoice[]} editions
 * @param {string} name
 */
const editionOf = (editions, name) => /** @type {EditionChoice} */ (editions.find(({ id }) => id === name));

/**
 * A battle somebody sent: what is sealed in it can be chosen here, and only here (C11).
 * @param {Wish} wish
 * @param {EditionChoice[]} editions
 * @param {BattleAnswer} battle
 */
function takeSent(wish, editions, battle) {
  const edition = editionOf(editions, battle.setup.edition);
  const { cities, scenarios, characters, skies } = battle.unsealed;
  edition.cities.push(...cities);
  edition.scenarios.push(...scenarios);
  edition.characters.push(...characters);
  edition.skies.push(...skies);
  wish.unseal = true;
  takeEdition(wish, edition);
  takeBattle(wish, battle);
}

// --- what is wished for ------------------------------------------------------------------------

/**
 * What was chosen last time, as far as it still exists. Seed and dice start afresh.
 * @param {EditionChoice[]} editions
 * @param {boolean} ownDice
 * @param {Settings["mode"]} mode
 */
function startingWish(editions, ownDice, mode) {
  const last = remembered();
  const edition =
    editions.find(({ id }) => id === last.edition) ?? editions.find(({ id }) => id === "box") ?? editions[0];
  const { level, hard } = last;
  /** @type {Wish} */
  const wish = {
    edition,
    damaged: last.damaged === true,
    level: 0,
    choose: last.choose === true,
    hard: [],
    dice: ownDice ? "manual" : "auto",
    mode,
    seed: "",
    city: edition.cities.find(({ id }) => id === last.city)?.id ?? null,
    scenario: null,
    team: [],
    sky: [],
    top: null,
    real: { scenario: "", characters: "" },
  };
  takeEdition(wish, edition, last);
  if (typeof level === "number" && Number.isInteger(level)) wish.level = Math.min(Math.max(level, 0), edition.most);
  if (edition.kind === "box") lowerLevel(wish);
  if (Array.isArray(hard)) wish.hard = edition.hard.filter((name) => hard.includes(name));
  return wish;
}

/**
 * Another edition has other cities and other pieces.
 * @param {Wish} wish
 * @param {EditionChoice} edition
 * @param {ReturnType<typeof remembered>} [kept]
 */
function takeEdition(wish, edition, kept) {
  wish.edition = edition;
  useBook(edition.kind === "box" ? "box" : "pnp");
  wish.level = 0; // a level of one edition says nothing in another
  wish.hard = [];
  const known = edition.cities.some(({ id }) => id === wish.city);
  if (!known) wish.city = edition.default_city;
  startBattle(wish, kept);
}

const cityOf = (/** @type {Wish} */ wish) => wish.edition.cities.find(({ id }) => id === wish.city) ?? null;

/**
 * What was chosen last time, if nobody else wrote there: whoever reads it looks first.
 * @returns {Record<string, unknown>}
 */
function remembered() {
  try {
    return JSON.parse(localStorage.getItem(MEMORY) ?? "null") ?? {};
  } catch {
    return {}; // no storage, or something else wrote there
  }
}

/** @param {Wish} wish */
function remember(wish) {
  const { edition, city, damaged, level, choose, hard, scenario, team } = wish;
  try {
    localStorage.setItem(MEMORY, JSON.stringify({ edition: edition.id, city, damaged, level, choose, hard, scenario, team, sky: skyOf(wish) }));
  } catch {
    // a browser that keeps nothing still plays
  }
}

/**
 * The setup as PROTOCOL says it.
 * @param {Wish} wish
 */
function setupOf(wish) {
  const isBox = wish.edition.kind === "box";
  /** @type {SetupShape} */
  const setup = { edition: wish.edition.id };
  const real = realCards(wish);
  if (real) setup.real = real;
  if (wish.choose) setup.hard = wish.hard;
  else setup[isBox ? "threat" : "level"] = wish.level;
  if (isBox && wish.city) Object.assign(setup, { city: wish.city, damaged: wish.damaged }, battleSetup(wish));
  if (real?.scenario) delete setup.scenario; // nothing of ours beside the real one
  if (real?.characters) delete setup.characters;
  return setup;
}

/** Only the box has scenarios and characters. */
const takesReal = (/** @type {Wish} */ { dice, edition }) => dice === "manual" && edition.kind === "box";

/**
 * The names of real cards, for a game beside the real board.
 * @param {Wish} wish
 * @returns {RealShape | null}
 */
function realCards(wish) {
  const { real } = wish;
  if (!takesReal(wish)) return null;
  const characters = real.characters.split(",").map((name) => name.trim()).filter(Boolean);
  const named = { ...(real.scenario.trim() && { scenario: real.scenario.trim() }), ...(characters.length > 0 && { characters }) };
  return Object.keys(named).length > 0 ? named : null;
}

/**
 * S13: stars of the real cards instead of ours, with their normal sides up.
 * @param {Wish} wish
 * @returns {Wish}
 */
function withReal(wish) {
  const { scenario = wish.scenario, characters } = realCards(wish) ?? {};
  return { ...wish, scenario, team: characters?.map((id) => ({ id, upgraded: false })) ?? wish.team };
}

const seedIsFine = (/** @type {string} */ seed) => seed === "" || (/^[0-9]{1,20}$/.test(seed) && BigInt(seed) <= MOST_SEED);

// --- the screen --------------------------------------------------------------------------------

/**
 * @param {HTMLElement} main
 * @param {EditionChoice[]} editions
 * @param {Wish} wish
 * @param {App} app
 */
function draw(main, editions, wish, app) {
  const parts = {
    ask: h("div", { class: "row field" }),
    city: h("div"),
    battle: h("div"),
    sealed: h("div"),
    difficulty: h("div"),
    real: realFields(wish, () => tellSummary()),
    summary: h("p", { class: "summary", id: "new-summary" }),
    stars: h("p", { class: "new-stars", "aria-live": "polite" }),
    link: h("button", { type: "button", title: t("new-link"), onclick: () => seed.check() && openLink(setupOf({ ...wish, dice: "auto" }), wish.seed, app) }, t("new-link-short")),
  };
  const isBattle = () => wish.edition.kind === "box";
  const seed = seedField(wish, () => tellSummary());
  const tellSummary = () => {
    replace(parts.summary, summary(wish));
    replace(parts.stars, isBattle() ? drawStars(starsOf(withReal(wish))) : []);
    parts.real.hidden = !takesReal(wish);
    parts.link.hidden = !isBattle();
  };
  const drawDifficulty = () => replace(parts.difficulty, difficultyFields(wish, tellSummary));
  const drawAll = () => {
    replace(parts.ask, isBattle() && [h("button", { type: "button", onclick: ask }, t("ask-title")), h("span", { class: "hint" }, t("ask-hint"))]);
    replace(parts.city, cityFields(wish, tellSummary));
    replace(parts.battle, battleFields(wish, tellSummary, drawDifficulty));
    replace(parts.sealed, wish.edition.sealed.length > 0 && fold(t("seal-title"), () => sealLine(wish.edition), sealNote(wish.edition, app, unsealed)));
    drawDifficulty();
    seed.show();
    tellSummary();
  };
  const unsealed = async () => {
    /** @type {Content} */
    const fresh = await get("api/content");
    editions.splice(0, editions.length, ...fresh.editions);
    wish.edition = editionOf(editions, wish.edition.id);
    drawAll();
    find("input:checked", HTMLInputElement, form).focus(); // what had the focus is gone
  };
  const ask = async () => {
    const battle = await openAsk(wish.edition, app);
    if (!battle) return;
    takeBattle(wish, battle);
    drawAll();
    app.say(battle.remark ?? t("ask-drawn"));
    start.focus();
  };
  const pickEdition = (/** @type {string} */ id) => {
    takeEdition(wish, editionOf(editions, id));
    drawAll();
  };
  const start = h(
    "button",
    { type: "submit", class: "primary big", "aria-describedby": "new-summary" },
    t("new-start"),
  );
  const form = h(
    "form",
    { class: "new-form", novalidate: true, onsubmit: (event) => submit(event, wish, start, seed, app) },
    h(
      "div",
      { class: "new-fields" },
      editionField(editions, wish, pickEdition),
      parts.ask,
      parts.city,
      parts.battle,
      parts.sealed,
      parts.difficulty,
      playFields(wish, parts.real, tellSummary),
      seed.element,
    ),
    h(
      "aside",
      { class: "new-side card", "aria-labelledby": "new-side-title" },
      h("h2", { id: "new-side-title" }, t("new-summary")),
      parts.stars,
      parts.summary,
      h("div", { class: "new-buttons" }, start, parts.link),
    ),
  );
  drawAll();
  replace(main, h("section", { class: "sheet wide-sheet" }, h("h1", {}, t("nav-new")), form));
}

/**
 * @param {Event} event
 * @param {Wish} wish
 * @param {HTMLButtonElement} start
 * @param {SeedField} seed
 * @param {App} app
 */
async function submit(event, wish, start, seed, app) {
  event.preventDefault();
  if (!seed.check()) return;
  start.disabled = true;
  remember(wish);
  try {
    /** @type {NewGame} */
    const body = {
      setup: setupOf(wish),
      seed: wish.seed === "" ? null : wish.seed, // as text: numbers this long lose digits in JavaScript
      dice: wish.dice,
      mode: wish.mode,
      unseal: wish.unseal === true,
    };
    /** @type {View} */
    const view = await post("api/games", body);
    app.go(`#/${wish.dice === "manual" ? "table" : "game"}/${view.id}`);
  } catch (error) {
    start.disabled = false;
    app.trouble(error);
  }
}

/**
 * @param {EditionChoice[]} editions
 * @param {Wish} wish
 * @param {(id: string) => void} onchange
 */
function editionField(editions, wish, onchange) {
  return choice({
    legend: t("new-edition"),
    looks: "tiles",
    value: wish.edition.id,
    onchange,
    options: editions.map(({ id, name }) => ({
      value: id,
      label: name,
      hint: has(`new-${id}-note`) ? t(`new-${id}-note`) : null,
    })),
  });
}

/**
 * @param {Wish} wish
 * @param {Changed} changed
 */
function cityFields(wish, changed) {
  if (wish.edition.cities.length === 0) return [];
  const about = h("div", { class: "city-about", "aria-live": "polite" });
  const tell = () => {
    replace(
      about,
      cityWords(wish).map((text) => h("p", {}, text)),
    );
    changed();
  };
  const cities = choice({
    legend: t("new-city"),
    looks: "tiles small-tiles",
    value: wish.city,
    onchange: (id) => {
      wish.city = id;
      tell();
    },
    options: firstCityFirst(wish.edition).map(({ id, name }) => ({
      value: id,
      label: name,
      picture: h("span", { class: "tile-sky" }, cityPicture(id)),
    })),
  });
  const side = choice({
    legend: t("new-side"),
    quiet: true,
    value: wish.damaged,
    onchange: (damaged) => {
      wish.damaged = damaged;
      tell();
    },
    options: [
      { value: false, label: t("new-side-blue") },
      { value: true, label: t("new-side-damaged") },
    ],
  });
  cities.append(side, about);
  tell();
  return [cities];
}

const firstCityFirst = (/** @type {EditionChoice} */ { cities, default_city }) =>
  [...cities].sort((a, b) => Number(b.id === default_city) - Number(a.id === default_city));

/**
 * What the chosen side of the city does, and how sure we are of it.
 * @param {Wish} wish
 */
function cityWords(wish) {
  const side = cityOf(wish)?.[wish.damaged ? "damaged" : "blue"];
  if (!side) return [];
  return [
    `${t("new-city-energy", { energy: side.energy })} ${side.text ?? t("new-city-plain")}`,
    side.text && side.source === "own" && t("new-city-source-own"),
  ].filter(Boolean);
}

/**
 * @param {Wish} wish
 * @param {Changed} changed
 */
function difficultyFields(wish, changed) {
  const isBox = wish.edition.kind === "box";
  const how = h("div");
  const levels = h("div");
  const drawLevels = () => {
    replace(levels, levelField(wish, isBox, changed));
    changed();
  };
  const drawn = () => {
    drawLevels();
    return [levels, isBox && hasTiles(wish.edition) && skyFold(wish, drawLevels)]; // other tiles, other levels
  };
  const chosen = () =>
    isBox
      ? h("fieldset", { class: "field" }, h("legend", {}, t("about-sky")), skyField(wish, true, changed))
      : ticks({
          legend: t("new-chosen"),
          values: wish.hard,
          options: wish.edition.hard.map((name) => ({ value: name, label: pieceName(name) })),
          onchange: (hard) => {
            wish.hard = hard;
            changed();
          },
        });
  const tell = () => {
    replace(how, wish.choose ? chosen() : drawn());
    changed();
  };
  const which = choice({
    legend: t("new-pieces"),
    quiet: true,
    value: wish.choose,
    onchange: (choose) => {
      wish.choose = choose;
      tell();
    },
    options: [
      { value: false, label: t("new-pieces-draw") },
      { value: true, label: t("new-pieces-choose") },
    ],
  });
  tell();
  return [h("div", { class: "field" }, how, which)];
}

/**
 * @param {Wish} wish
 * @param {boolean} isBox
 * @param {Changed} changed
 */
function levelField(wish, isBox, changed) {
  const most = isBox ? turnable(wish).length : wish.edition.most;
  return choice({
    legend: isBox ? t("new-threat") : t("new-level"),
    hint: isBox ? t("new-threat-hint") : t("new-level-hint"),
    value: wish.level,
    options: Array.from({ length: most + 1 }, (_, value) => ({ value, label: isBox ? threatName(value) : String(value) })),
    onchange: (level) => {
      wish.level = level;
      changed();
    },
  });
}

/**
 * Other tiles than the first four: for most games nobody needs them.
 * @param {Wish} wish
 * @param {Changed} changed
 */
function skyFold(wish, changed) {
  const lid = fold(t("about-sky"), () => skyOf(wish).join(" "), null, hasOtherSky(wish));
  lid.append(
    skyField(wish, false, () => {
      lid.retell();
      changed();
    }),
  );
  return lid;
}

const pieceName = (/** @type {string} */ name) => t(`piece-${name}`);

/**
 * @param {Wish} wish
 * @param {HTMLElement} real
 * @param {Changed} changed
 */
function playFields(wish, real, changed) {
  /**
   * @template {"dice" | "mode"} Name
   * @param {Name} name
   */
  const set = (name) => (/** @type {Wish[Name]} */ value) => {
    wish[name] = value;
    changed();
  };
  return [
    choice({
      legend: t("new-dice"),
      looks: "tiles",
      value: wish.dice,
      onchange: set("dice"),
      options: [
        { value: "auto", label: t("new-dice-auto"), hint: t("new-dice-auto-hint") },
        { value: "manual", label: t("new-dice-manual"), hint: t("new-dice-manual-hint") },
      ],
    }),
    real,
    choice({
      legend: t("new-mode"),
      looks: "tiles",
      value: wish.mode,
      onchange: set("mode"),
      options: [
        { value: "relaxed", label: t("new-relaxed"), hint: t("new-relaxed-hint") },
        { value: "strict", label: t("new-strict"), hint: t("new-strict-hint") },
      ],
    }),
  ];
}

/**
 * Own the box? The names of the real scenario and characters; nothing of ours is then applied.
 * @param {Wish} wish
 * @param {Changed} changed
 */
function realFields(wish, changed) {
  const field = (/** @type {keyof Wish["real"]} */ name, /** @type {string} */ key) =>
    h(
      "p",
      {},
      h("label", { for: `real-${name}` }, t(key)),
      h("input", { id: `real-${name}`, autocomplete: "off", maxlength: name === "scenario" ? 80 : 400, value: wish.real[name], oninput: ({ currentTarget }) => ((wish.real[name] = currentTarget.value), changed()) }),
    );
  return h(
    "fieldset",
    { class: "field real-cards" },
    h("legend", {}, t("new-real")),
    h("p", { class: "hint" }, t("new-real-hint")),
    field("scenario", "new-real-scenario"),
    field("characters", "new-real-characters"),
  );
}

/**
 * @param {Wish} wish
 * @param {Changed} changed
 */
function seedField(wish, changed) {
  const error = h("p", { class: "error", id: "seed-error", role: "alert" });
  const input = h("input", {
    id: "seed",
    inputmode: "numeric",
    autocomplete: "off",
    spellcheck: "false",
    maxlength: 24,
    "aria-describedby": "seed-hint seed-error",
  });
  const read = () => {
    wish.seed = input.value.replaceAll(/\s/g, "");
    if (seedIsFine(wish.seed)) {
      input.removeAttribute("aria-invalid");
      replace(error);
    }
    changed();
  };
  input.addEventListener("input", read);
  const check = () => {
    if (seedIsFine(wish.seed)) return true;
    input.setAttribute("aria-invalid", "true");
    replace(error, t("new-seed-wrong", { most: String(MOST_SEED) }));
    input.focus();
    return false;
  };
  const element = h(
    "div",
    { class: "field seed-field" },
    h("label", { for: "seed" }, t("new-seed")),
    input,
    h("p", { class: "hint", id: "seed-hint" }, t("new-seed-hint")),
    error,
  );
  const show = () => {
    input.value = wish.seed;
    read();
  };
  return { element, check, show };
}

// --- the summary -------------------------------------------------------------------------------

/** @param {Wish} wish */
function summary(wish) {
  const city = cityOf(wish);
  const real = realCards(wish);
  const scenario = real?.scenario ? { name: real.scenario } : wish.edition.scenarios.find(({ id }) => id === wish.scenario);
  const team = real?.characters?.join(", ") ?? teamNames(wish);
  const side = wish.damaged ? t("new-side-damaged") : t("new-side-blue");
  return [
    `${wish.edition.name}.`,
    city && t("new-sum-city", { city: city.name, side: side.toLocaleLowerCase(currentLanguage()) }),
    scenario && t("new-sum-scenario", { scenario: scenario.name }),
    team && t("new-sum-team", { team }),
    hasOtherSky(wish) && t("new-sum-sky", { tiles: skyOf(wish).join(", ") }),
    wish.choose
      ? t("new-sum-chosen", { count: wish.hard.length, pieces: listed(wish.hard) })
      : t("new-sum-drawn", { count: wish.level }),
    wish.dice === "auto" ? t("new-sum-auto") : t("new-sum-manual"),
    wish.mode === "relaxed" ? t("new-sum-relaxed") : t("new-sum-strict"),
    wish.seed !== "" && seedIsFine(wish.seed) && t("new-sum-seed", { seed: wish.seed }),
  ]
    .filter(Boolean)
    .join(" ");
}

const listed = (/** @type {string[]} */ names) => names.map(pieceName).join(currentLanguage() === "fr" ? "\u202f; " : "; ");
