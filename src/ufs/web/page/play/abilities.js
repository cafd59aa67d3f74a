// Abilities at the desk: a card for the city, for the scenario and for each character. Whoever chooses
// one is asked for its target: a column, a die in the tray or on the board, or nothing but a yes.

import { h, replace, svg } from "../core/dom.js";
import { actionIcons, cost, die, effect, effects, excavator, motherIcon, picture, star } from "../board/pieces.js";
import { t } from "../core/words.js";

const CLOUD = "M-14 8 a7 6 0 0 1 3 -11 a9 9 0 0 1 17 -2 a7 7 0 0 1 7 13 Z";
const ARROWS = { up: "▲", down: "▼" };

/** What an ability does, as a sign; what rooms do has its sign already. */
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

function signOf(name) {
  const drawn = SIGNS[name]?.() ?? (name in effects ? effect(name) : (actionIcons[name] ?? star)());
  return picture(drawn, 40, 36);
}

const LONG = 120; // letters of a text that is folded until somebody wants to read it
const isChosen = ({ ability }) => ability?.when === "chosen";

/** The star of a character on the better side, said or drawn. */
export const upgradedMark = () => h("span", { class: "upgraded" }, h("span", { "aria-hidden": "true" }, " ★"), h("span", { class: "hidden-text" }, ` ${t("upgraded")}`));

export class Cards {
  constructor(session) {
    this.session = session;
    const { city, scenario, team } = session.table;
    const of = (owner, piece) => ({ ...piece, owner, ability: this.abilityOf(owner, piece.id) });
    this.cards = [
      ...(city?.text ? [of("city", city)] : []),
      ...(scenario ? [of("scenario", scenario)] : []),
      ...team.map((one) => of("character", one)),
    ];
    this.cards.sort((a, b) => isChosen(b) - isChosen(a)); // what can be used comes first
    this.list = h("div", { class: "ability-list" });
    this.element = h(
      "section",
      { class: "abilities", "aria-label": t("abilities"), hidden: this.cards.length === 0 },
      h("header", {}, h("h3", {}, t("abilities")), h("button", { class: "quiet", onclick: () => this.open(false), "aria-label": t("close") }, "✕")),
      this.list,
    );
  }

  /** The ability of a piece that is counted: one to choose, or one that works so many times. */
  abilityOf(owner, id) {
    const own = this.session.table.abilities.filter((one) => one.owner === owner && one.id === id);
    return own.find(({ when }) => when === "chosen") ?? own.find(({ times }) => times > 0) ?? null;
  }

  left({ label, times }) {
    return times - (this.session.board.position?.spent?.[label] ?? 0);
  }

  isUsable(ability) {
    const { session } = this;
    return session.moment === null && session.targetsOf(ability).some(({ legal }) => legal);
  }

  draw() {
    const focused = document.activeElement?.dataset?.ability;
    // What can be used now lies on top: the words at the foot of the desk must not cover it.
    const now = (card) => isChosen(card) && this.isUsable(card.ability);
    replace(this.list, [...this.cards].sort((a, b) => now(b) - now(a)).map((card) => this.drawCard(card)));
    if (focused) this.list.querySelector(`[data-ability="${focused}"]`)?.focus({ preventScroll: true });
  }

  drawCard(card) {
    const { name, role, text, upgraded, ability } = card;
    const words = h(
      "span",
      { class: "option-words" },
      h("strong", {}, name, role && h("small", {}, ` ${role}`), upgraded && upgradedMark()),
      h("span", { class: "ability-text" }, text),
      ability && h("small", { class: "left" }, t(ability.per === "round" ? "ability-left-round" : "ability-left", { left: this.left(ability) })),
    );
    if (isChosen(card)) return this.drawChoice(ability, words);
    return text.length < LONG ? h("div", { class: "option ability-card" }, words) : this.drawFolded(card, words);
  }

  /** A long text shows its beginning, and all of it when it is pressed. */
  drawFolded(card, words) {
    const unfold = (event) => event.currentTarget.setAttribute("aria-expanded", String((card.unfolded = !card.unfolded)));
    return h("button", { class: "option ability-card folds", "aria-expanded": String(Boolean(card.unfolded)), onclick: unfold }, words);
  }

  drawChoice(ability, words) {
    const { session } = this;
    const usable = this.isUsable(ability);
    const look = () => session.lookAbility(ability);
    return h(
      "button",
      {
        class: ["option", "ability-card", usable && "usable"],
        "data-ability": ability.label,
        "aria-pressed": String(session.armed === ability),
        "aria-disabled": usable ? null : "true",
        onclick: () => session.arm(ability),
        onpointerenter: (event) => event.pointerType !== "touch" && look(),
        onfocus: (event) => event.currentTarget.matches(":focus-visible") && look(),
        onpointerleave: () => session.lookAway(),
        onblur: () => session.lookAway(),
      },
      h("span", { class: "option-icons" }, signOf(ability.effect)),
      words,
      session.targetsOf(ability).map(({ action }) => session.coach.badgeOf(action)).find(Boolean),
    );
  }

  /** On a phone the cards are a sheet; this is how one gets there. */
  button() {
    if (this.cards.length === 0) return null;
    const usable = this.cards.filter((card) => isChosen(card) && this.isUsable(card.ability)).length;
    const attributes = { class: ["tool-cards", usable && "usable"], "aria-label": t("abilities"), title: t("abilities") };
    return h("button", { ...attributes, onclick: () => this.open() }, picture(star(), 22, 22), usable || null);
  }

  open(on = true) {
    this.session.element.classList.toggle("cards-open", on);
    if (on) this.focus();
    else if (this.element.contains(document.activeElement)) this.session.desk.asking.querySelector(".tool-cards")?.focus();
  }

  /** The first card that can be used, or the first one at all. */
  focus() {
    const card = this.list.querySelector(".usable") ?? this.list.querySelector("button") ?? this.element.querySelector("button");
    card?.focus();
  }

  // --- dice as targets ---

  /** The dice that are not used yet, each with what it would show. */
  drawDice() {
    const { session } = this;
    const { workers } = session.position;
    const targets = session.targetsOf(session.armed).filter(({ legal }) => legal);
    const column = (worker, n) =>
      !worker.resolved &&
      h(
        "div",
        { class: "die-target" },
        picture(die(worker.color, worker.value), 34, 34),
        worker.space && h("small", { "aria-hidden": "true" }, worker.space.join(" · ")),
        targets.filter(({ action }) => action.worker === n).map((forecast) => this.drawTurn(forecast, worker)),
      );
    return h("div", { class: ["tray", session.armed.target === "change" && "changes"], role: "group", "aria-label": session.armed.name }, workers.map(column));
  }

  /** A die that would show something else, or the one that all others would follow. */
  drawTurn(forecast, { color, value, space }) {
    const { action, events, message } = forecast;
    const where = space ? `, ${t("space-label", { row: space[0], column: space[1] })}` : "";
    const { board } = this.session;
    const look = () => board.preview(forecast);
    const away = () => board.clearPreview();
    const turned = events.find((event) => event.event === "nudge" && event.worker === action.worker);
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
      h("span", { "aria-hidden": "true" }, turned ? (ARROWS[action.change] ?? "⟲") : "="),
      picture(die(color, to), 40, 40),
    );
  }
}
