// Abilities at the desk: a card for the city, for the scenario and for each character. Whoever chooses
// one is asked for its target: a column, a die in the tray or on the board, or nothing but a yes.

import { focusOn, h, replace, svg } from "../core/dom.js";
import { actionIcons, cost, die, effect, effects, excavator, motherIcon, picture, star } from "../board/pieces.js";
import { t } from "../core/words.js";
import { arm, lookAbility } from "./aiming.js";
import { legalTargets, targetsOf } from "./choices.js";
import { armedAbility, isPast } from "./selection.js";

/** @import { AbilityForecast, TableAbility, TableCharacter, TableCity, TableScenario, WorkerShape } from "../core/types.js" */
/** @import { Session } from "./play.js" */

/**
 * A card at the desk: of the city, of the scenario, of a character.
 * @typedef {{owner: TableAbility["owner"], id: string, name: string, text: string, role?: string, upgraded?: boolean, ability: TableAbility | null, unfolded?: boolean}} Card
 */

const CLOUD = "M-14 8 a7 6 0 0 1 3 -11 a9 9 0 0 1 17 -2 a7 7 0 0 1 7 13 Z";
const ARROWS = { up: "▲", down: "▼" };

/** What an ability does, as a sign; what rooms do has its sign already. */
/** @type {Record<string, () => Node>} */
const SIGNS = {
  tunnel: () => excavator(),
  reroll: () => die("plain", null),
  nudge: () => die("plain", 3),
  flip: () => die("white", 6),
  match: () => die("white", 5),
  smoke: () => svg("path", { d: CLOUD, class: "cloud" }),
  supplies: () => cost(0),
  silence: () => motherIcon(),
  halt: () => motherIcon(),
  lift: () => effect("jam"),
  barrage: () => effect("missiles"),
};

/** @param {string} name */
function signOf(name) {
  const drawn = SIGNS[name]?.() ?? (name in effects ? effect(name) : (actionIcons[name] ?? star)());
  return picture(drawn, 40, 36);
}

const LONG = 120; // letters of a text that is folded until somebody wants to read it
/** The ability of a card that can be chosen, or null. */
const choiceOf = (/** @type {Card} */ { ability }) => (ability?.when === "chosen" ? ability : null);

/** The star of a character on the better side, said or drawn. */
export const upgradedMark = () => h("span", { class: "upgraded" }, h("span", { "aria-hidden": "true" }, " ★"), h("span", { class: "hidden-text" }, ` ${t("upgraded")}`));

export class Cards {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    const { city, scenario, team } = session.table;
    /**
     * @param {TableAbility["owner"]} owner
     * @param {TableCity | TableScenario | TableCharacter} piece
     * @returns {Card}
     */
    const of = (owner, piece) => ({ ...piece, text: piece.text ?? "", owner, ability: this.abilityOf(owner, piece.id) });
    this.cards = [
      ...(city?.text ? [of("city", city)] : []),
      ...(scenario ? [of("scenario", scenario)] : []),
      ...team.map((one) => of("character", one)),
    ];
    this.cards.sort((a, b) => Number(Boolean(choiceOf(b))) - Number(Boolean(choiceOf(a)))); // what can be used comes first
    this.list = h("div", { class: "ability-list" });
    this.element = h(
      "section",
      { class: "abilities", "aria-label": t("abilities"), hidden: this.cards.length === 0 },
      h("header", {}, h("h3", {}, t("abilities")), h("button", { class: "quiet", onclick: () => this.open(false), "aria-label": t("close") }, "✕")),
      this.list,
    );
  }

  /**
   * The ability of a piece that is counted: one to choose, or one that works so many times.
   * @param {TableAbility["owner"]} owner
   * @param {string} id
   */
  abilityOf(owner, id) {
    const own = this.session.table.abilities.filter((one) => one.owner === owner && one.id === id);
    return own.find(({ when }) => when === "chosen") ?? own.find(({ times }) => times > 0) ?? null;
  }

  /** @param {TableAbility} ability */
  left({ label, times }) {
    return times - (this.session.board.position?.spent?.[label] ?? 0);
  }

  /** @param {TableAbility} ability */
  isUsable(ability) {
    const { session } = this;
    return !isPast(session.selection) && legalTargets(session.state, ability).length > 0;
  }

  /** @param {Card} card */
  isUsableNow(card) {
    const ability = choiceOf(card);
    return ability !== null && this.isUsable(ability);
  }

  draw() {
    const focused = document.activeElement?.getAttribute("data-ability");
    // What can be used now lies on top: the words at the foot of the desk must not cover it.
    const [now, later] = [true, false].map((usable) => this.cards.filter((card) => this.isUsableNow(card) === usable));
    replace(this.list, [...now, ...later].map((card) => this.drawCard(card)));
    if (focused) focusOn(this.list, `[data-ability="${focused}"]`);
  }

  /** @param {Card} card */
  drawCard(card) {
    const { name, role, text, upgraded, ability } = card;
    const words = h(
      "span",
      { class: "option-words" },
      h("strong", {}, name, role && h("small", {}, ` ${role}`), upgraded && upgradedMark()),
      h("span", { class: "ability-text" }, text),
      ability && h("small", { class: "left" }, t(ability.per === "round" ? "ability-left-round" : "ability-left", { left: this.left(ability) })),
    );
    const choice = choiceOf(card);
    if (choice) return this.drawChoice(choice, words);
    return text.length < LONG ? h("div", { class: "option ability-card" }, words) : this.drawFolded(card, words);
  }

  /**
   * A long text shows its beginning, and all of it when it is pressed.
   * @param {Card} card
   * @param {HTMLElement} words
   */
  drawFolded(card, words) {
    const folds = h("button", { class: "option ability-card folds", "aria-expanded": String(Boolean(card.unfolded)) }, words);
    folds.addEventListener("click", () => folds.setAttribute("aria-expanded", String((card.unfolded = !card.unfolded))));
    return folds;
  }

  /**
   * @param {TableAbility} ability
   * @param {HTMLElement} words
   */
  drawChoice(ability, words) {
    const { session } = this;
    const usable = this.isUsable(ability);
    const look = () => lookAbility(session, ability);
    return h(
      "button",
      {
        class: ["option", "ability-card", usable && "usable"],
        "data-ability": ability.label,
        "aria-pressed": String(armedAbility(session.selection) === ability),
        "aria-disabled": usable ? null : "true",
        onclick: () => arm(session, ability),
        onpointerenter: (event) => event.pointerType !== "touch" && look(),
        onfocus: (event) => event.currentTarget.matches(":focus-visible") && look(),
        onpointerleave: () => session.lookAway(),
        onblur: () => session.lookAway(),
      },
      h("span", { class: "option-icons" }, signOf(ability.effect)),
      words,
      targetsOf(session.state, ability).map(({ action }) => session.coach.badgeOf(action)).find(Boolean),
    );
  }

  /** On a phone the cards are a sheet; this is how one gets there. */
  button() {
    if (this.cards.length === 0) return null;
    const usable = this.cards.filter((card) => this.isUsableNow(card)).length;
    const attributes = { class: ["tool-cards", usable > 0 && "usable"], "aria-label": t("abilities"), title: t("abilities") };
    return h("button", { ...attributes, onclick: () => this.open() }, picture(star(), 22, 22), usable || null);
  }

  open(on = true) {
    this.session.element.classList.toggle("cards-open", on);
    if (on) this.focus();
    else if (this.element.contains(document.activeElement)) focusOn(this.session.desk.asking, ".tool-cards", { scroll: true });
  }

  /** The first card that can be used, or the first one at all. */
  focus() {
    const card = this.list.querySelector("button.usable") ?? this.list.querySelector("button") ?? this.element.querySelector("button");
    if (card instanceof HTMLElement) card.focus();
  }

  // --- dice as targets ---

  /**
   * The dice that are not used yet, each with what it would show.
   * @param {TableAbility} ability
   */
  drawDice(ability) {
    const { session } = this;
    const { workers } = session.state.position;
    const targets = legalTargets(session.state, ability);
    const column = (/** @type {WorkerShape} */ worker, /** @type {number} */ n) =>
      !worker.resolved &&
      h(
        "div",
        { class: "die-target" },
        picture(die(worker.color, worker.value), 34, 34),
        worker.space && h("small", { "aria-hidden": "true" }, worker.space.join(" · ")),
        targets.filter(({ action }) => action.worker === n).map((forecast) => this.drawTurn(forecast, worker)),
      );
    return h("div", { class: ["tray", ability.target === "change" && "changes"], role: "group", "aria-label": ability.name }, workers.map(column));
  }

  /**
   * A die that would show something else, or the one that all others would follow.
   * @param {AbilityForecast} forecast
   * @param {WorkerShape} worker
   */
  drawTurn(forecast, { color, value, space }) {
    const { action, events, message } = forecast;
    const where = space ? `, ${t("space-label", { row: space[0], column: space[1] })}` : "";
    const { board } = this.session;
    const look = () => board.preview(forecast);
    const away = () => board.clearPreview();
    const turned = events.filter((event) => event.event === "nudge").find(({ worker }) => worker === action.worker);
    const to = turned?.to ?? value;
    return h(
      "button",
      {
        class: "turn",
        "data-target": action.worker,
        "data-change": action.change,
        "aria-label": `${t(`die-${color}`, { value })}${where} ${turned ? `→ ${to}` : `– ${message}`}`,
        onclick: () => this.session.act(action),
        onpointerenter: look,
        onfocus: look,
        onpointerleave: away,
        onblur: away,
      },
      h("span", { "aria-hidden": "true" }, turned ? (action.change ? ARROWS[action.change] : "⟲") : "="),
      picture(die(color, to), 40, 40),
    );
  }
}
