// The desk beside the board: how things stand, the dice, what can be done, what it would do.

import { Cards } from "./abilities.js";
import { arm } from "./aiming.js";
import { coloursOf, forecastAt, mayCorrect } from "./choices.js";
import { explainRule } from "./explain.js";
import { aimedForecast, chosenSpace, isPast, turningAbility } from "./selection.js";
import { spaceKey } from "../board/geometry.js";
import { goalState } from "../board/show.js";
import { costsAhead, plans } from "../board/describe.js";
import { find, focusOn, h, replace } from "../core/dom.js";
import { HandRoll } from "./hand_roll.js";
import { showKeys } from "./keys.js";
import { isWorthTelling } from "./log.js";
import { actionIcons, die, effect, goalIcons, picture } from "../board/pieces.js";
import { aimSign, drawOptions } from "./options.js";
import { Overview } from "./overview.js";
import { inHand, Tray } from "./tray.js";
import { t } from "../core/words.js";

/** @import { ActionOf, Child, Forecast, GameEvent, Position, Space, Telling, WorkerShape } from "../core/types.js" */
/** @import { Session } from "./play.js" */

/**
 * "×2": how many ships are destroyed.
 * @param {Forecast} forecast
 */
function shots({ room, events }) {
  if (!room) return `×${events.filter(({ event }) => event === "destroy").length}`;
  return `×${room.results.reduce((sum, result) => sum + ("ships" in result ? result.ships.length : 0), 0)}`;
}

export class Desk {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    this.tray = new Tray(session);
    this.cards = new Cards(session);
    this.handRoll = new HandRoll(session);
    this.place = h("h2", { class: "place" }, this.placeName());
    this.overview = new Overview(session);
    this.standing = h("dl", { class: "standing" });
    this.prompt = h("p", { class: "prompt" });
    this.asking = h("div", { class: "asking" }); // the coach
    this.hand = h("div", { class: "hand" });
    this.options = h("div", { class: "options" });
    this.telling = h("div", { class: "telling", "aria-live": "polite" });
    this.confirm = h("div", { class: "confirm" });
    this.buttons = h("div", { class: "buttons tools" });
    /** @type {number | null} */
    this.raised = null; // the die that got a point last
    this.wordsBox = h("details", { class: "words-box" }, h("summary", {}, t("board-as-text")), session.words);
    this.element = h(
      "section",
      { class: "desk", "aria-label": t("desk-label") },
      h("header", { class: "desk-head" }, this.place, this.standing),
      session.coach.bar,
      session.guide?.element,
      h("div", { class: "prompt-row" }, this.overview.button, this.prompt, this.asking),
      this.hand,
      this.confirm,
      this.options,
      this.telling,
      this.buttons,
      this.cards.element,
      this.overview.element,
      this.wordsBox,
      this.aboutBox(),
    );
  }

  placeName() {
    const { table, view, state } = this.session;
    const name = table.city ? table.city.name : table.edition.name;
    const level = table.city ? t("threat-short", { level: table.level }) : t("level-short", { level: table.level });
    const parts = [table.title, name, table.city?.damaged ? t("damaged-short") : null, level];
    if (view.mode === "strict") parts.push(t("strict-short"));
    const text = parts.filter(Boolean).join(" · ");
    return state.corrected ? [text, " ", this.badge()] : [text];
  }

  /**
   * Facts were set by hand.
   * @param {number} [tokens]
   */
  badge(tokens) {
    const own = tokens ? [" ◆ ", h("span", { class: "hidden-text" }, t("correct-tokens")), tokens] : [];
    return h("span", { class: "badge", title: t("corrected-hint") }, t("game-corrected"), own);
  }

  /** What is being played: pieces, seed, dice. */
  aboutBox() {
    const { table, view, state } = this.session;
    const { setup } = state.position;
    const hard = (setup.hard ?? []).map((name) => t(`piece-${name}`)).join(", ");
    const line = (/** @type {string} */ name, /** @type {string} */ value) => [h("dt", {}, name), h("dd", {}, value)];
    return h(
      "details",
      { class: "words-box" },
      h("summary", {}, t("about-game")),
      h(
        "dl",
        { class: "about" },
        line(t("about-edition"), table.edition.name),
        setup.sky ? line(t("about-sky"), setup.sky.join(" ")) : null,
        line(t("about-hard"), hard || t("about-none")),
        line(t("about-dice"), t(view.dice === "auto" ? "about-dice-auto" : "about-dice-manual")),
        line(t("about-mode"), t(view.mode === "strict" ? "new-strict" : "new-relaxed")),
        line(t("new-seed"), view.seed),
      ),
      view.dice === "manual" ? h("p", {}, h("a", { href: `#/table/${view.id}` }, t("table-link"))) : null,
    );
  }

  draw() {
    const { session } = this;
    this.showStanding(session.state.position);
    replace(this.place, this.placeName());
    this.overview.show(!isPast(session.selection) ? session.state.doing : null, session.state.position.round);
    replace(
      this.prompt,
      this.promptText(),
      session.state.corrected && [" ", this.badge(session.state.position.tokens)], // a phone has no other place for the counter
      plans(session.board.position ?? session.state.position).map((plan) => h("span", { class: "plan" }, plan)),
    );
    this.drawHand();
    const asks = ["ability", "colour", "moment"].includes(session.selection.kind);
    replace(this.options, asks ? [] : (session.wayOut?.() ?? drawOptions(session)));
    this.cards.draw();
    this.drawConfirm();
    this.drawButtons();
  }

  drawHand() {
    const { session } = this;
    const turning = turningAbility(session.selection);
    if (session.isStuck) replace(this.hand, this.tray.draw(session.state.position, true));
    else if (this.mustRoll()) replace(this.hand, this.handRoll.draw());
    else if (!isPast(session.selection) && session.state.can("raise")) replace(this.hand, this.drawPoints());
    else replace(this.hand, turning ? this.cards.drawDice(turning) : [this.tray.draw(), this.waitingRobot()]);
  }

  /** A5: the points of a command room, and the dice that can take one. */
  drawPoints() {
    const { session } = this;
    const { points } = session.state.position;
    const count = h("div", { class: "points", "aria-hidden": "true" }, picture(effect("command"), 26, 26), h("strong", {}, `+${points}`));
    const dice = session.state.actionsTo("raise").map((action) => this.drawRaise(action, session.state.position.workers[action.worker]));
    return h("div", { class: "tray", role: "group", "aria-label": t("prompt-points", { points }) }, count, dice);
  }

  /**
   * @param {ActionOf<"raise">} action
   * @param {WorkerShape} worker
   */
  drawRaise(action, { color, value, space }) {
    const { session } = this;
    const [row, column] = space ?? [];
    const forecast = session.state.foreseen(action);
    const look = () => forecast && session.show(forecast);
    const away = () => session.lookAway();
    return h(
      "button",
      {
        class: "turn raise",
        "data-raise": action.worker,
        "aria-label": t("points-to-die", { die: t(`die-${color}`, { value }), row, column, value: Number(value) + 1 }),
        onclick: () => {
          this.raised = action.worker;
          session.act(action);
        },
        onpointerenter: (event) => event.pointerType !== "touch" && look(),
        onfocus: (event) => event.currentTarget.matches(":focus-visible") && look(),
        onpointerleave: away,
        onblur: away,
      },
      picture(die(color, value), 40, 40),
      h("span", { "aria-hidden": "true" }, "+1"),
      h("span", { class: "die-key", "aria-hidden": "true" }, action.worker + 1),
      session.coach.badgeOf(action),
    );
  }

  /** The robot that is to be installed, where the dice are. */
  waitingRobot() {
    const { selection, state } = this.session;
    const { install } = state.position;
    if (!install || isPast(selection)) return [];
    const [value] = install.values;
    return h("div", { class: "tray" }, picture(die("robot", value), 48, 52, t("robot-waiting", { value })));
  }

  /**
   * A moment of the past: its dice, and the way back.
   * @param {Position} position
   * @param {Child} choice
   */
  showMoment(position, choice) {
    replace(this.hand, position.phase === "dice" ? this.tray.draw(position, true) : []);
    replace(this.confirm, choice);
  }

  /** While the board shows what happens there is nothing to choose. */
  wait() {
    replace(this.prompt, t("prompt-watch"));
    replace(this.options);
    replace(this.confirm);
  }

  /**
   * The dice and the figures follow the pictures, not the answer: a reroll comes last.
   * @param {GameEvent} event
   * @param {Position} shown
   */
  follow(event, shown) {
    this.showStanding(shown);
    this.overview.follow(event, shown.round);
    if (event.event === "ability") replace(this.prompt, event.text);
    if (["place", "roll", "nudge"].includes(event.event)) replace(this.hand, this.tray.draw(shown));
    const { animator } = this.session;
    if (event.event === "roll" && animator.isMoving) this.tray.tumble(event.workers, animator.lengthOf(event));
  }

  /**
   * With own pieces on the table: what is to be moved there.
   * @param {GameEvent[]} events
   */
  recount(events) {
    const told = events.filter((event) => isWorthTelling(event, this.session.table) && !["place", "use", "roll"].includes(event.event));
    if (told.length === 0) return;
    this.telling.classList.remove("idle");
    this.telling.classList.add("apart"); // a phone shows it over the board: it is the table that counts
    replace(this.telling, h("h3", {}, t("on-your-table")), h("ul", { class: "foretold" }, told.map((event) => h("li", {}, event.text))));
  }

  /** The button that was pressed may be gone; the next one to press gets the focus. */
  keepFocus() {
    if (this.element.contains(document.activeElement)) return;
    if (focusOn(this.hand, `[data-raise="${this.raised}"]`)) return; // point by point to the same die
    focusOn(this.element, ".options button, .options input, .hand button:not(:disabled), .tools button:not(:disabled)");
  }

  mustRoll() {
    const { guide, selection, state } = this.session;
    return !isPast(selection) && !guide?.isDone && state.can("roll");
  }

  /** @param {Position} position */
  showStanding(position) {
    const { table } = this.session;
    const entry = (/** @type {Child} */ icon, /** @type {string} */ label, /** @type {Child} */ value, /** @type {string} */ extra = "") =>
      h("div", {}, h("dt", {}, icon, h("span", { class: "hidden-text" }, label)), h("dd", {}, value, extra ? h("small", {}, extra) : null));
    replace(
      this.standing,
      entry(h("span", { class: "round-word" }, t("round-word")), "", position.round),
      entry(picture(effect("research"), 24, 24), t("research"), `${position.research}/${table.research.length}`, t("next-costs", { costs: costsAhead(position, table) })),
      entry(picture(effect("energy"), 24, 24), t("energy"), `${position.energy}/${table.energy_max}`),
      entry(picture(actionIcons.damage(), 24, 24), t("damage"), `${position.damage}/${table.hits}`),
      position.tokens ? entry("◆", t("correct-tokens"), position.tokens) : null,
      table.goals.map((one) => {
        const { met, short, now } = goalState(one, position);
        return entry(picture(goalIcons[one.goal](), 24, 24), t(`goal-${one.goal}`, { amount: one.amount, now }), met ? "✓" : short || "–");
      }),
    );
  }

  promptText() {
    const { selection, state } = this.session;
    const { position } = state;
    if (selection.kind === "moment") return t("prompt-moment");
    if (selection.kind === "ability") return t(`prompt-ability-${selection.ability.target ?? "now"}`, { name: selection.ability.name });
    if (position.result) return t(`end-${position.result.reason}`);
    if (this.session.isStuck) return t("stuck-prompt");
    if (this.mustRoll()) return t("prompt-roll", { count: position.workers.filter(inHand).length });
    if (selection.kind === "colour") return t("prompt-colour");
    if (state.can("raise")) return t("prompt-points", { points: position.points });
    if (state.can("install")) return t("prompt-install", { value: position.install?.values[0] });
    if (position.phase === "spawn") return t("prompt-spawn");
    if (position.phase === "rooms") {
      const any = state.can("use") || state.can("excavate");
      return any ? t("prompt-rooms") : t("prompt-rooms-done");
    }
    return selection.kind === "die" ? t("prompt-place") : t("prompt-pick");
  }

  // --- saying what would happen, what is wrong, what things mean ---

  /**
   * @param {string} message
   * @param {Telling} [telling]
   */
  tell(message, { kind = "info", rule = null } = {}) {
    if (!message && this.session.coach.speaks()) return;
    this.telling.classList.remove("apart");
    this.telling.classList.toggle("idle", !message);
    if (!message) {
      replace(this.telling, !isPast(this.session.selection) && !this.session.state.position.result ? t("telling-idle") : "");
      return;
    }
    const link = rule ? h("button", { class: "rule-link", onclick: () => explainRule(this.session, rule) }, t("rule-link", { rule })) : null;
    replace(this.telling, h("p", { class: kind }, message, " ", link));
  }

  /**
   * @param {string[]} sentences
   * @param {number[] | null} open
   */
  foretell(sentences, open) {
    this.telling.classList.remove("idle", "apart");
    const lines = sentences.length ? sentences : [t("nothing-moves")];
    replace(
      this.telling,
      h("ul", { class: "foretold" }, lines.map((line) => h("li", {}, line))),
      open?.length ? h("p", { class: "open-columns" }, t("leaves-open", { columns: open.join(", "), count: open.length })) : null,
    );
  }

  /**
   * @param {string} title
   * @param {string} text
   * @param {string} link
   */
  explain(title, text, link) {
    this.telling.classList.remove("idle", "apart");
    replace(this.telling, h("div", { class: "explained" }, h("h3", {}, title), h("p", {}, text), h("a", { href: link }, t("to-the-rules"))));
  }

  /** After the first tap of a finger: do it, or not. */
  drawConfirm() {
    const { session } = this;
    if (isPast(session.selection)) return;
    const colours = coloursOf(session);
    if (colours) {
      replace(this.confirm, colours.map((one) => this.aimButton(one)), this.cancelButton());
      return;
    }
    const aimed = aimedForecast(session.selection);
    const chosen = chosenSpace(session.selection);
    const forecast = aimed ?? (chosen && forecastAt(session, chosen));
    this.telling.classList.remove("high");
    this.telling.classList.toggle("high", session.coach.isAbove() || (chosen !== null && this.covers(chosen)));
    if (!forecast?.legal) {
      replace(this.confirm, session.selection.kind === "ability" && this.cancelButton());
      session.board.choose(null);
      return;
    }
    const name = forecast.action.do === "place" ? t("confirm-place") : t(aimed ? "confirm-ability" : "confirm-do");
    replace(
      this.confirm,
      h("button", { class: "primary", onclick: () => session.act(forecast.action) }, name),
      this.cancelButton(),
    );
  }

  /**
   * A2: fighters at one of the two colours, with what that would do.
   * @param {Forecast} forecast
   */
  aimButton(forecast) {
    const { session } = this;
    const at = "at" in forecast.action && forecast.action.at === "red" ? "red" : "yellow";
    const look = () => session.show(forecast);
    return h(
      "button",
      {
        class: "aim",
        "data-aim": at,
        onclick: () => session.act(forecast.action),
        onpointerenter: (event) => event.pointerType !== "touch" && look(),
        onfocus: (event) => event.currentTarget.matches(":focus-visible") && look(),
        onpointerleave: () => session.lookAway(),
        onblur: () => session.lookAway(),
      },
      aimSign(at),
      h("span", {}, h("strong", {}, t(`aim-${at}`)), h("small", {}, ` ${shots(forecast)}`)),
      session.coach.badgeOf(forecast.action),
    );
  }

  cancelButton() {
    return h("button", { onclick: () => this.takeBackChoice() }, t("cancel"));
  }

  /**
   * On a phone the words lie over the base; they must not lie over what is to be tapped again.
   * @param {Space} at
   */
  covers(at) {
    const space = this.session.board.hits.spaces.get(spaceKey(at))?.getBoundingClientRect();
    const words = this.telling.getBoundingClientRect();
    return space !== undefined && words.top < space.bottom && space.top < words.bottom;
  }

  takeBackChoice() {
    const { session } = this;
    if (session.selection.kind === "ability") arm(session, null);
    else if (session.selection.kind === "colour") session.dropColour();
    else session.unchoose();
  }

  drawButtons() {
    const { session } = this;
    const held = session.goesAhead;
    const tool = (/** @type {string} */ key, /** @type {() => unknown} */ does, disabled = false, /** @type {string | null} */ title = null) => h("button", { class: `tool-${key}`, disabled, title, onclick: does }, t(key));
    const strict = session.view.mode === "strict" && !session.state.canUndo && session.state.step > 0 ? t("undo-strict") : null;
    replace(
      this.buttons,
      tool("undo", () => session.undo(), !session.state.canUndo || held || isPast(session.selection), strict),
      tool("redo", () => session.redo(), !session.state.canRedo || held || isPast(session.selection)),
      mayCorrect(session) ? tool("correct", () => this.correct()) : null,
      tool("log", () => session.log.toggle()),
      tool("share", async () => (await import("../screens/share.js")).openShare(session.id, session.app)),
      tool("keys", () => showKeys()),
      h("a", { class: "button tool-menu", href: "#/" }, t("menu")),
    );
    this.drawAsking();
  }

  async correct() {
    if (this.session.busy) return;
    this.session.animator.finish();
    await this.session.settled;
    await (await import("./correct.js")).openCorrect(this.session);
  }

  /** The coach's button. It may change while somebody stands on it. */
  drawAsking() {
    const focused = this.asking.contains(document.activeElement);
    replace(this.asking, this.cards.button(), this.session.coach.button());
    if (focused) focusOn(this.asking, ":scope > :last-child");
  }

  toggleWords() {
    this.wordsBox.open = !this.wordsBox.open;
    if (this.wordsBox.open) find("summary", HTMLElement, this.wordsBox).focus();
  }

  /**
   * A digit was typed: a die to pick or to raise, or the next die of a roll by hand; null takes one back.
   * @param {number | null} number
   */
  digit(number) {
    if (this.mustRoll()) return this.handRoll.type(number);
    if (number === null) return false;
    const raise = this.hand.querySelector(`[data-raise="${number - 1}"]`);
    if (!(raise instanceof HTMLElement)) return this.tray.pickNumber(number);
    raise.click();
    return true;
  }
}
