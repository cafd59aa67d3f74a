// One campaign (C1-C10): the map, what it is time for, the notebook, and in the end its story.

import { ApiError, get, post } from "../core/transport.js";
import { halves, threatName } from "../screens/battle.js";
import { find, h, needStyle, replace } from "../core/dom.js";
import { choice } from "../core/fields.js";
import { scenePicture } from "./scenario_pictures.js";
import { currentLanguage, t } from "../core/words.js";
import { worldMap } from "./world_map.js";

/** @import { App, CampaignBattle, CampaignChapter, CampaignCharacter, CampaignCity, CampaignNextGame, CampaignOfGame, CampaignPile, CampaignScenario, CampaignView, Child, LeftPiece, NamedPiece, NotebookRow, PileShape, ScreenContext, SkyTile, TakeStep, View } from "../core/types.js" */
/** @typedef {LeftPiece["kind"]} Kind of a card in a pile */
/** @typedef {NotebookRow & {city: NamedPiece, scenario: NamedPiece}} FoughtRow */
/** @typedef {{name: string, damaged?: boolean | null, text: string | null}} CityWords */
/** @typedef {{name: string, role?: string | null, upgraded?: boolean | null, text: string | null}} PersonWords */

const FINALE = 4;
const DICE = /** @type {const} */ (["auto", "manual"]);
const KINDS = /** @type {const} */ (["city", "scenario", "character"]);

/**
 * @param {HTMLElement} main
 * @param {ScreenContext} context
 */
export async function show(main, { params, app }) {
  await Promise.all(["screens/screens.css", "campaign/campaign.css"].map(needStyle));
  const [id, game] = params;
  const story = new Story(main, id, app);
  await story.attempt(async () => {
    if (id === "of") {
      /** @type {CampaignOfGame} */
      const campaign = await get(`api/games/${encodeURIComponent(game)}/campaign`);
      location.replace(`#/campaign/${campaign.id}`);
      return;
    }
    await story.look();
    story.draw();
  });
}

export const scored = (/** @type {string} */ key, /** @type {number} */ score) => t(key, { score: halves(score) });

const p = (/** @type {Child[]} */ ...children) => h("p", {}, ...children);
/**
 * @param {string} text
 * @param {string} href
 * @param {string | null} [looks]
 * @param {{download?: string}} [more]
 */
const link = (text, href, looks, more) => h("a", { class: ["button", looks], href, ...more }, text);
/**
 * @param {string} text
 * @param {() => unknown} onclick
 * @param {string | null} [looks]
 */
const button = (text, onclick, looks = "primary big") => h("button", { class: looks, onclick }, text);
/**
 * @param {string | null} looks
 * @param {boolean} open
 * @param {string} title
 * @param {Child[]} children
 */
const fold = (looks, open, title, ...children) => h("details", { class: looks, open }, h("summary", {}, h("h2", {}, title)), ...children);
const cast = (/** @type {Child[]} */ ...children) => h("div", { class: "cast" }, ...children);
const listed = (/** @type {string[]} */ names) => new Intl.ListFormat(currentLanguage()).format(names);

/**
 * The last of a list that is never empty.
 * @template One
 * @param {One[]} list
 */
const lastOf = (list) => list[list.length - 1];

/**
 * Whether a row of the notebook is of a battle that was chosen.
 * @param {NotebookRow} row
 * @returns {row is FoughtRow}
 */
const isFought = (row) => Boolean(row.city);

class Story {
  /** @type {CampaignView | null} */
  #view = null; // until the server has told
  /** @type {string | null} */
  #scenario = null; // C7: a last one of one's own

  /**
   * @param {HTMLElement} main
   * @param {string} id
   * @param {App} app
   */
  constructor(main, id, app) {
    this.main = main;
    this.path = `api/campaigns/${encodeURIComponent(id)}`;
    this.app = app;
    this.rules = false; // whether the rules of both scenarios are shown (C2)
  }

  /** The campaign as it was last seen. */
  get view() {
    if (!this.#view) throw new Error("no campaign yet");
    return this.#view;
  }

  async look() {
    this.#view = await get(`${this.path}${this.rules ? "?rules=true" : ""}`);
  }

  // --- doing ---

  /**
   * Do something; whoever looks at an old state is shown the new one.
   * @param {() => Promise<void>} work
   * @returns {Promise<void>}
   */
  async attempt(work) {
    try {
      await work();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code === "no_such_campaign") {
        this.gone();
        return;
      }
      if (!this.#view) throw error;
      this.app.trouble(error);
      if (code === "changed_elsewhere") await this.attempt(() => this.lookAnew());
    }
  }

  async lookAnew() {
    await this.look();
    this.drawAnew();
  }

  showRules() {
    this.rules = true;
    return this.attempt(() => this.lookAnew());
  }

  /** @param {TakeStep["step"]} step */
  take(step) {
    return this.attempt(async () => {
      const { chapters, version } = this.view;
      this.#view = await post(`${this.path}/step`, { version, step });
      this.rules = false;
      this.drawAnew(this.view.chapters.length > chapters.length);
    });
  }

  /** @param {View["dice"]} dice */
  begin(dice) {
    return this.attempt(async () => {
      /** @type {View} */
      const { id } = await post(`${this.path}/game`, { version: this.view.version, dice, mode: this.app.settings.mode });
      this.app.go(`#/${dice === "manual" ? "table" : "game"}/${id}`); // first the pieces for one's own table
    });
  }

  // --- drawing ---

  /** Deleted, perhaps in another window. */
  gone() {
    replace(this.main, h("section", { class: "sheet" }, h("h1", {}, t("camp-gone")), h("p", { role: "alert" }, t("camp-gone-text")), p(link(t("camp-all"), "#/campaigns"))));
  }

  /**
   * A new chapter is read from its briefing on (C6).
   * @param {boolean} [isNew]
   */
  drawAnew(isNew = false) {
    this.draw();
    /** @type {HTMLElement | null} */
    const heading = this.main.querySelector(isNew ? ".briefing summary" : "#camp-now");
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: "start" });
  }

  draw() {
    const { view } = this;
    const chapter = lastOf(view.chapters);
    replace(
      this.main,
      h(
        "section",
        { class: "sheet campaign" },
        this.header(chapter),
        worldMap(view.places),
        this.isNewChapter && this.briefing(chapter),
        this.now(),
        view.can_undo && p(button(t("camp-undo"), () => this.take({ do: "undo" }), "quiet")),
        this.people(),
        !this.isNewChapter && this.briefing(chapter),
        this.notebook(),
        this.left(),
      ),
    );
  }

  /** Whether nothing was chosen in this chapter yet. */
  get isNewChapter() {
    const { chapters, notebook } = this.view;
    return !notebook.rows.some((row) => row.chapter === chapters.length && row.city);
  }

  /** @param {CampaignChapter} chapter */
  header(chapter) {
    const { name, score } = this.view;
    const steps = Array.from({ length: FINALE }, (_, n) => n + 1);
    return h(
      "header",
      { class: "camp-head" },
      h("h1", {}, name),
      p(h("a", { href: "#/campaigns" }, t("camp-all")), " · ", scored("camp-score", score)),
      h(
        "ol",
        { class: "camp-chapters" },
        steps.map((n) =>
          h(
            "li",
            { class: n < chapter.number && "past", "aria-current": n === chapter.number ? "step" : null },
            n === chapter.number ? t("camp-chapter", { number: n, name: chapter.name }) : [h("span", { class: "hidden-text" }, t("camp-chapter-number", { number: n })), h("span", { "aria-hidden": "true" }, n)],
          ),
        ),
      ),
    );
  }

  /** @param {CampaignChapter} chapter */
  briefing({ number, name, briefing }) {
    return fold("briefing", this.isNewChapter, t("camp-briefing", { number, name }), briefing.map((text) => p(text)));
  }

  now() {
    const draw = {
      deal: () => this.deal(),
      choose: () => this.piles(),
      defend: () => this.cities(),
      muster: () => [this.battle(), this.team()],
      prepare: () => [this.battle(), this.threat()],
      game: () => [this.battle(), this.game()],
      over: () => this.ending(),
    }[this.view.phase];
    return h("section", { class: this.view.phase, "aria-labelledby": "camp-now" }, h("h2", { id: "camp-now", tabindex: -1 }, this.title()), this.news(), draw());
  }

  title() {
    const { phase, battle, won } = this.view;
    if (phase === "over") return t(won ? "camp-is-won" : "camp-is-lost");
    if (battle && (phase === "game" || phase === "prepare")) return t("camp-game-number", { number: battle.games.length + (phase === "prepare" ? 1 : 0), most: battle.most_games, city: battle.city.name });
    return t(`camp-now-${phase}`);
  }

  /** What came of the game before. */
  news() {
    const { phase, battle, notebook } = this.view;
    const last = notebook.rows.findLast(isFought);
    if (phase === "prepare" && battle && battle.games.length > 0) return p(t("camp-once-more", { city: battle.city.name }));
    return !battle && last && phase !== "over" && p(tell(last));
  }

  /** C2: at a real table somebody else deals; what lies there is chosen from lists. */
  deal() {
    const { choices } = this.view;
    /** @type {Record<Kind, NamedPiece[]>} */
    const kinds = { city: choices.cities ?? [], scenario: choices.scenarios ?? [], character: choices.characters ?? [] };
    const first = (/** @type {number} */ n) => ({ city: kinds.city[n].id, scenario: kinds.scenario[n].id, character: kinds.character[n].id });
    /** @type {[PileShape, PileShape]} */
    const piles = [first(0), first(1)];
    /** @type {Partial<Record<Kind, HTMLSelectElement>>[]} */
    const lists = [{}, {}];
    const put = (/** @type {Kind} */ kind, /** @type {number} */ n, /** @type {string} */ id) => {
      const other = 1 - n;
      const free = piles[n][kind].startsWith(OWN) ? kinds[kind].find((card) => card.id !== id)?.id : piles[n][kind];
      const list = lists[other][kind];
      if (list && free && piles[other][kind] === id) list.value = piles[other][kind] = free; // a card lies in one pile
      piles[n][kind] = id;
    };
    const one = (/** @type {Kind} */ kind, /** @type {number} */ n) => {
      const own = ownCard((name) => (piles[n][kind] = name), t(`camp-own-${kind}`));
      own.hidden = true;
      const input = find("input", HTMLInputElement, own);
      const choose = (/** @type {string} */ id) => {
        own.hidden = id !== OWN;
        if (own.hidden) put(kind, n, id);
        else piles[n][kind] = `${OWN}${input.value}`;
        if (!own.hidden) input.focus();
      };
      const options = kinds[kind].map(({ id, name }) => h("option", { value: id, selected: id === piles[n][kind] }, name));
      const list = h("select", { onchange: ({ currentTarget }) => choose(currentTarget.value) }, options, h("option", { value: OWN }, t("camp-own-card")));
      lists[n][kind] = list;
      return [h("label", {}, t(`camp-head-${kind}`), list), own];
    };
    const pile = (/** @type {number} */ n) => h("fieldset", { class: "card" }, h("legend", {}, t("camp-pile", { number: n + 1 })), KINDS.map((kind) => one(kind, n)));
    return [
      h("div", { class: "piles" }, pile(0), pile(1)),
      p(button(t("camp-lay"), () => this.take({ do: "deal", piles }))),
      p(button(t("camp-deal"), () => this.take({ do: "deal" }), "quiet")),
    ];
  }

  piles() {
    const { piles } = this.view;
    return [
      h("p", { class: "lead" }, t("camp-choose-lead")),
      h("div", { class: "piles" }, piles.map((pile, n) => this.pile(pile, n + 1))),
      !this.rules && piles.some(({ scenario }) => !scenario.id.startsWith(OWN)) && p(button(t("camp-show-rules"), () => this.showRules(), "quiet")),
    ];
  }

  /**
   * @param {CampaignPile} pile
   * @param {number} number
   */
  pile({ scenario, city, character }, number) {
    return h(
      "article",
      { class: "pile card" },
      scenePicture(scenario.id, city.id),
      h("h3", {}, scenario.name),
      panels(scenario),
      scenario.text && rulesOf(scenario),
      cityCard(city),
      personCard(character),
      button(t("camp-fight", { city: city.name }), () => this.take({ do: "choose", pile: number })),
    );
  }

  /** The battle that is fought: there is one from when it is chosen until it is over. */
  get fought() {
    return /** @type {CampaignBattle} */ (this.view.battle);
  }

  /** All of it is known now. */
  battle() {
    const { scenario, city, character, upgraded } = this.fought;
    return h(
      "article",
      { class: "battle card" },
      scenePicture(scenario.id, city.id),
      h("h3", {}, scenario.name),
      scenario.text && rulesOf(scenario),
      cast(cityCard(city), character && personCard(character), upgraded.map(personCard)),
      scenario.scene.length > 0 && h("details", {}, h("summary", {}, t("camp-scene")), panels(scenario)),
    );
  }

  /** C5, C7. */
  team() {
    const { choices } = this.view;
    const count = choices.count ?? 0;
    const characters = choices.characters ?? [];
    /** @type {Set<string>} */
    const chosen = new Set();
    const go = button(t("camp-muster", { count }), () => this.take({ do: "muster", characters: [...chosen] }));
    go.disabled = true;
    const said = h("p", { class: "hint", role: "status" }, t("camp-chosen", { chosen: 0, count }));
    /** @type {HTMLInputElement[]} */
    const inputs = characters.map(({ id }, n) => {
      const input = h("input", { type: "checkbox", id: `who-${n}` });
      input.addEventListener("change", () => {
        if (input.checked) chosen.add(id);
        else chosen.delete(id);
        go.disabled = chosen.size !== count;
        for (const other of inputs) other.disabled = !other.checked && chosen.size >= count;
        replace(said, t("camp-chosen", { chosen: chosen.size, count }));
      });
      return input;
    });
    const one = (/** @type {CampaignCharacter} */ who, /** @type {number} */ n) => h("label", { class: "who card", for: `who-${n}` }, inputs[n], personCard(who));
    return [h("fieldset", { class: "field" }, h("legend", { class: "hidden-text" }, t("camp-now-muster")), cast(characters.map(one))), said, p(go)];
  }

  /** C9. */
  threat() {
    const { threats, threat } = this.view.choices;
    let chosen = threat;
    const option = (/** @type {number} */ level) => ({ value: level, label: [h("span", { class: "hidden-text" }, t("camp-threat-level", { level: threatName(level) })), h("span", { "aria-hidden": "true" }, threatName(level))] });
    return [
      choice({ legend: t("camp-now-prepare"), options: (threats ?? []).map(option), value: chosen, hint: t("camp-threat-hint"), onchange: (level) => (chosen = level) }),
      p(button(t("camp-draw-sky"), () => this.take({ do: "prepare", threat: chosen }))),
    ];
  }

  game() {
    const { can_begin, running } = this.view;
    const { threat, begun } = lastOf(this.fought.games);
    const next = /** @type {CampaignNextGame} */ (this.view.next); // now that its sky is drawn
    const { difficulty, epicness } = next.stars;
    return [
      p(h("strong", {}, t("camp-threat-level", { level: threat })), ". ", t("camp-stars", { difficulty: halves(difficulty), epicness: halves(epicness) })),
      skyTiles(next.tiles),
      running && p(link(t("camp-play-on"), `#/game/${running}`, "primary big")),
      begun && !running && h("p", { class: "hint" }, t(can_begin ? "camp-game-gone" : "camp-elsewhere")),
      !next.setup && h("p", { class: "hint" }, t("camp-own-played")),
      can_begin && this.beginning(),
      h(
        "div",
        { class: "by-hand" },
        h("h3", {}, t("camp-by-hand")),
        h("p", { class: "hint" }, t("camp-by-hand-hint")),
        h(
          "div",
          { class: "row" },
          button(t("camp-note-won", { level: threat }), () => this.take({ do: "note", won: true }), null),
          button(t("camp-note-lost"), () => this.take({ do: "note", won: false }), null),
        ),
      ),
    ];
  }

  beginning() {
    let dice = this.view.cards; // whoever deals the cards has dice, too
    return [
      choice({
        legend: t("new-dice"),
        options: DICE.map((value) => ({ value, label: t(`new-dice-${value}`) })),
        value: dice,
        onchange: (value) => (dice = value),
      }),
      p(button(t("camp-play"), () => this.begin(dice))),
      h("p", { class: "hint" }, t("camp-play-hint")),
    ];
  }

  /** C7. */
  cities() {
    const { cities } = this.view.choices;
    const one = (/** @type {CampaignCity} */ city) =>
      h(
        "article",
        { class: "pile card" },
        scenePicture("", city.id),
        cityCard(city),
        button(t("camp-fight", { city: city.name }), () => this.defend(city.id)),
      );
    return [h("p", { class: "lead" }, t("camp-defend-lead")), this.view.cards === "manual" && this.ownFinale(), cast(cities?.map(one))];
  }

  /** C7: at a real table the last scenario may be another card, and a city one the program does not know. */
  ownFinale() {
    const unnamed = this.view.choices.unnamed ?? 0;
    const isFirst = !this.view.notebook.rows.some((row) => row.chapter === FINALE && row.city);
    let city = OWN;
    if (!isFirst && unnamed === 0) return null;
    return h(
      "div",
      { class: "own-cards card" },
      isFirst && ownCard((name) => (this.#scenario = name), t("camp-own-last-scenario")),
      unnamed > 0 && ownCard((name) => (city = name), t("camp-own-city")),
      unnamed > 0 && button(t("camp-defend-own"), () => this.defend(city), null),
    );
  }

  /** @param {string} city */
  defend(city) {
    const scenario = this.#scenario?.slice(OWN.length).trim() ? this.#scenario : null;
    return this.take({ do: "defend", city, scenario });
  }

  ending() {
    const { score, won, notebook } = this.view;
    const rows = notebook.rows.filter(isFought);
    return [
      h("div", { class: "card pile" }, scenePicture(won ? "dawn" : "swarm", lastOf(rows).city.id), p(t(won ? "camp-won-lead" : "camp-lost-lead"))),
      h("p", { class: "camp-final" }, h("strong", {}, scored("camp-final", score))),
      h("h3", {}, t("camp-story")),
      h("ol", { class: "camp-story" }, rows.map((row) => h("li", {}, tell(row)))),
      p(link(t("camp-again"), "#/campaigns", "primary")),
    ];
  }

  /** C4: who came through. */
  people() {
    const { characters } = this.view;
    return characters.length > 0 && fold(null, false, t("camp-people", { count: characters.length }), cast(characters.map(personCard)));
  }

  /** C2, C4: the second bag. Who opens it wants to see all of it. */
  left() {
    const { left } = this.view;
    return left.length > 0 && fold("second-bag no-print", false, t("camp-left", { count: left.length }), p(t("camp-left-lead")), cast(left.map(leftCard)));
  }

  /** C10. */
  notebook() {
    const { can_print, notebook } = this.view;
    const { name, rows, score, won } = notebook;
    const pdf = `${this.path}/notebook.pdf?language=${currentLanguage()}`;
    const print = can_print ? link(t("camp-pdf"), pdf, null, { download: `${name}.pdf` }) : button(t("camp-print"), () => window.print(), null);
    return h(
      "div",
      { class: "notebook" },
      h("h2", { id: "notebook-title" }, t("camp-notebook", { name })),
      h(
        "div",
        { class: "scroll", tabindex: 0, role: "region", "aria-labelledby": "notebook-title" },
        h(
          "table",
          {},
          h("thead", {}, h("tr", {}, HEADS.map((_, n) => h("th", { scope: "col" }, head(n))))),
          h("tbody", {}, rows.map(notebookRow)),
        ),
      ),
      h("p", { class: "notebook-score" }, scored(won === null ? "camp-score" : "camp-final", score)),
      h("p", { class: "row no-print" }, print, link(t("camp-file"), `${this.path}/file`, null, { download: `${name}.json` }), h("a", { class: "rule-link", href: "#/rules/C8" }, t("camp-rules"))),
    );
  }
}

const OWN = "="; // before the name of a card that the program does not know

/**
 * The name of a card of one's own, as it is typed.
 * @param {(name: string) => unknown} onname
 * @param {string} label
 */
function ownCard(onname, label) {
  return h("label", {}, label, h("input", { maxlength: 80, autocomplete: "off", oninput: ({ currentTarget }) => onname(`${OWN}${currentTarget.value}`) }));
}

const HEADS = ["chapter", "city", "scenario", "character", "upgraded", "first", "second"];
const head = (/** @type {number} */ n) => t(`camp-head-${HEADS[n]}`);

/**
 * A battle; on a phone it is a card, and each of its cells says what it is.
 * @param {NotebookRow} row
 */
function notebookRow({ chapter, battle, city, scenario, character, upgraded, results }) {
  const cells = [city?.name, scenario?.name, character?.name, listed(upgraded.map(({ name }) => name)), ...results.map((result) => (result === "-" ? "–" : result))];
  return h(
    "tr",
    { class: [battle === 1 && "first", !city && "blank"] },
    h("th", { scope: "row", "data-head": head(0) }, h("span", { class: battle > 1 && "again" }, chapter)),
    cells.map((cell, n) => h("td", { class: n > 3 && "result", "data-head": head(n + 1) }, cell)),
  );
}

/**
 * What happened in a battle, in a sentence.
 * @param {FoughtRow} row
 */
function tell({ chapter, city, scenario, character, upgraded, results }) {
  const won = results.find((result) => typeof result === "number");
  const how = won === undefined ? "lost" : results.includes("X") ? "damaged" : "saved";
  const who = listed([character, ...upgraded].flatMap((one) => one?.name ?? []));
  const key = chapter === FINALE ? `camp-last-${how}` : `camp-battle-${how}`;
  return t("camp-told", { city: city.name, scenario: scenario.name, how: t(key, { who, level: won ?? 0 }) });
}

const rulesOf = (/** @type {{text: string | null}} */ { text }) => h("p", { class: "camp-rules" }, h("strong", {}, t("camp-rules-word")), " ", text);

const panels = (/** @type {Pick<CampaignScenario, "scene">} */ { scene }) => h("ol", { class: "panels" }, scene.map((text) => h("li", {}, text)));

/**
 * A city or a person: a badge, a name, what they bring.
 * @param {string} badge
 * @param {string | null | false} looks
 * @param {string} name
 * @param {string | null | false} details
 * @param {string | null} text
 */
const bringing = (badge, looks, name, details, text) =>
  h(
    "div",
    { class: ["bringing", looks] },
    h("span", { class: "badge", "aria-hidden": "true" }, badge),
    p(h("strong", {}, name), details && h("span", { class: "details" }, ` ${details}`), text && [". ", text]),
  );

const cityCard = (/** @type {CityWords} */ { name, damaged, text }) => bringing("⌂", "city", name, damaged ? t("game-damaged") : null, text);

const personCard = (/** @type {PersonWords} */ { name, role, upgraded, text }) =>
  bringing(
    name.split(" ").map((word) => word[0]).slice(0, 2).join(""),
    upgraded ? "is-upgraded" : null,
    name,
    [role, upgraded && t("camp-upgraded")].filter(Boolean).join(", "),
    text,
  );

/**
 * A card that has left, with its chapter and why.
 * @param {LeftPiece} piece
 */
function leftCard({ kind, chapter, why, ...card }) {
  const mark = h("p", { class: "details" }, t("camp-chapter-number", { number: chapter }), " · ", t(`camp-left-${why}`));
  if (kind === "city") return h("article", { class: "card" }, mark, cityCard(card));
  if (kind === "character") return h("article", { class: "card" }, mark, personCard(card));
  const scene = card.scene ?? [];
  return h("article", { class: "card" }, mark, h("h3", {}, card.name), card.text && rulesOf(card), scene.length > 0 && h("details", {}, h("summary", {}, t("camp-scene")), panels({ scene })));
}

/** The sky of the next game, tile by tile from the top, and which side lies up. */
const skyTiles = (/** @type {SkyTile[]} */ tiles) =>
  h(
    "div",
    { class: "sky-tiles" },
    p(t("camp-sky")),
    h("ol", {}, tiles.map(({ id, hard }) => h("li", { class: hard && "hard" }, id, h("small", {}, t(hard ? "camp-threatening" : "camp-easy"))))),
  );
