// A review as it is shown: dice or choices, the graph, the moments that mattered, and the board of each point.

import { get } from "../core/transport.js";
import { Board } from "../board/board.js";
import { spaceKey } from "../board/geometry.js";
import { describe } from "../board/describe.js";
import { h, replace, svg } from "../core/dom.js";
import { forkGame } from "../screens/game_list.js";
import { Graph, legend } from "./review_graph.js";
import { die, picture } from "../board/pieces.js";
import { inHand } from "../play/tray.js";
import { percent, signed, t } from "../core/words.js";

/** @import { BetterAction, Child, GameResultShape, Position, PositionAtStep, Review, ReviewPoint, Space } from "../core/types.js" */
/** @import { Screen } from "./review.js" */

const CLEAN = 3; // points: who gave away less gave away nothing

const whole = (/** @type {number} */ part) => Math.round(part * 100);
const change = (/** @type {number} */ points) => signed(points) || "0";

export class Story {
  /**
   * @param {Screen} screen
   * @param {Review} review
   */
  constructor(screen, review) {
    this.screen = screen;
    this.review = review;
    this.index = 0; // the point that is shown
    const texts = review.points.map((point, n) => pointText(point, this.before(n)));
    this.graph = new Graph(review, texts, (index) => this.choose(index));
    this.moments = this.graph.marked;
    this.board = new Board(screen.view.table);
    this.words = h("div", { class: "board-words" });
    this.dice = h("div", { class: "review-dice" });
    this.panel = h("section", { class: "card review-point" });
    const heading = h("div", { class: "chart-head" }, h("h2", {}, t("review-graph")), legend());
    const holder = h("div", { class: "review-board", inert: true }, this.board.element); // to look at, not to press
    this.board.fitTo(holder);
    this.parts = [
      split(review),
      h("section", { class: "card review-graph" }, heading, this.graph.element),
      h("div", { class: "review-pair" }, this.drawMoments(), this.panel),
      holder,
      this.drawList(),
      h("details", {}, h("summary", {}, t("board-as-text")), this.words),
    ];
  }

  begin() {
    return this.choose(this.moments[0] ?? 0);
  }

  end() {
    this.graph.end();
  }

  /** The choices that cost most, to go to. */
  drawMoments() {
    const card = (/** @type {ReviewPoint} */ { round, loss, text, better }, /** @type {number} */ n) =>
      h(
        "li",
        {},
        h(
          "button",
          { class: "moment-card", "data-index": this.moments[n], onclick: () => this.choose(this.moments[n], true) },
          h("span", { class: "moment-number" }, n + 1),
          h(
            "span",
            {},
            h("strong", {}, `${t("round-number", { round })} · −${t("review-points", { points: whole(loss) })}`),
            h("span", {}, text),
            h("span", { class: "details" }, t("after-better", { action: better[0].text })),
          ),
        ),
      );
    const { moments } = this.review;
    const list = moments.length ? h("ol", { class: "review-moments" }, moments.map(card)) : h("p", {}, t("review-clean"));
    return h("section", {}, h("h2", {}, t("review-moments")), list);
  }

  /**
   * The chance before a point.
   * @param {number} index
   */
  before(index) {
    return this.review.points[Math.max(0, index - 1)].chance;
  }

  /**
   * Go to a point: its words, its board. `far`: from where its words may be out of sight.
   * @param {number} index
   * @param {boolean} [far]
   */
  async choose(index, far = false) {
    this.index = index;
    const point = this.review.points[index];
    this.graph.select(index);
    for (const link of this.screen.content.querySelectorAll("button[data-index]")) {
      if (Number(link.getAttribute("data-index")) === index) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    // The graph says its point itself.
    this.panel.setAttribute("aria-live", document.activeElement === this.graph.element ? "off" : "polite");
    this.drawPoint(point);
    if (far) this.panel.scrollIntoView({ block: "nearest" });
    try {
      await this.showBoard(point);
    } catch (error) {
      this.screen.app.trouble(error);
    }
  }

  /**
   * The position at a moment of the game.
   * @param {number} n
   */
  async positionAt(n) {
    const { positions, path } = this.screen;
    const known = positions.get(n);
    if (known) return known;
    /** @type {PositionAtStep} */
    const { position } = await get(`${path}/moments/${n}`);
    positions.set(n, position);
    return position;
  }

  /** @param {ReviewPoint} point */
  async showBoard(point) {
    const { n, action } = point;
    const position = await this.positionAt(n);
    if (this.review.points[this.index] !== point) return; // somebody has gone on
    this.board.show(position);
    this.board.clearPreview();
    if (action?.do === "place") this.board.previewDie(action);
    this.board.advise(badges(point));
    const hand = position.phase === "dice" ? position.workers.filter(inHand) : [];
    replace(this.dice, hand.map(({ color, value }) => picture(die(color, value), 36, 36, t(`die-${color}`, { value: value ?? "?" }))));
    describe(this.words, position, this.screen.view.table, (/** @type {Space} */ at) => this.board.isExcavated(at));
  }

  /** @param {ReviewPoint} point */
  drawPoint(point) {
    const { kind, text, facts, better, loss, n } = point;
    const step = (/** @type {number} */ by, /** @type {string} */ key, /** @type {string} */ sign) => {
      const disabled = !this.review.points[this.index + by];
      return h("button", { "aria-label": t(key), title: t(key), disabled, onclick: () => this.walk(by) }, sign);
    };
    replace(
      this.panel,
      h("div", { class: "review-walk" }, step(-1, "review-previous", "‹"), h("h2", {}, name(point)), step(1, "review-next", "›")),
      this.dice,
      text ? h("p", { class: "review-played" }, text) : null,
      h("p", { class: loss > 0 && "review-cost" }, changeText(point, this.before(this.index))),
      kind === "end" ? null : h("button", { class: "primary", onclick: () => this.tryAgain(n) }, t("review-try")),
      reasons(facts),
      better.length ? h("h3", {}, t("review-instead")) : null,
      better.length ? h("ol", { class: "review-better" }, better.map(alternative)) : null,
    );
  }

  /**
   * One point further; the button is drawn anew and keeps the focus, unless it has come to the end.
   * @param {number} by
   */
  walk(by) {
    this.choose(this.index + by);
    /** @type {NodeListOf<HTMLButtonElement>} */
    const [back, ahead] = this.panel.querySelectorAll(".review-walk button");
    const [same, other] = by < 0 ? [back, ahead] : [ahead, back];
    (same.disabled ? other : same).focus({ preventScroll: true });
  }

  /**
   * A new game from this moment; the reviewed one stays as it is.
   * @param {number} step
   */
  tryAgain(step) {
    return forkGame(this.screen, step);
  }

  /** Everything once more as a table: for reading, and for whoever does not see the graph. */
  drawList() {
    const row = (/** @type {ReviewPoint} */ point, /** @type {number} */ index) => {
      const points = whole(point.chance) - whole(this.before(index));
      const link = { class: "list-point", "data-index": index, onclick: () => this.choose(index, true) };
      return h(
        "tr",
        { class: this.moments.includes(index) && "marked" },
        h("td", {}, point.round),
        h("td", {}, h("button", link, point.text ?? t(`review-${point.kind}`))),
        h("td", { class: point.loss > 0 && points !== 0 && "review-cost" }, index ? change(points) : ""),
        h("td", {}, percent(point.chance)),
      );
    };
    const heads = ["round-word", "review-what", "review-change", "review-chance"];
    return h(
      "details",
      { class: "review-list" },
      h("summary", {}, t("review-list")),
      h("table", {}, h("thead", {}, h("tr", {}, heads.map((key) => h("th", { scope: "col" }, t(key))))), h("tbody", {}, this.review.points.map(row))),
    );
  }
}

// --- a point in words ---

/** @param {ReviewPoint} point */
const name = ({ kind, round }) => (kind === "start" || kind === "end" ? "" : `${t("round-number", { round })} · `) + t(`review-${kind}`);

const reasons = (/** @type {string[]} */ facts) => (facts.length ? h("ul", { class: "review-facts" }, facts.map((fact) => h("li", {}, fact))) : null);

/** @param {BetterAction} better */
const alternative = ({ text, chance, facts }) => h("li", {}, h("span", {}, percent(chance)), h("strong", {}, text), reasons(facts));

/**
 * What a point did to the chance.
 * @param {ReviewPoint} point
 * @param {number} was
 */
function changeText({ kind, chance, loss, luck }, was) {
  const points = Math.abs(whole(chance) - whole(was)); // as the two numbers beside it say
  const values = { points, before: percent(was), chance: percent(chance) };
  if (kind === "start") return t("review-at-start", values);
  if (kind === "end") return values.chance;
  if (kind === "correction") return t("review-corrected", values);
  if (kind === "roll") return t(`review-luck-${points === 0 ? "none" : luck > 0 ? "up" : "down"}`, values);
  return t(`review-cost-${loss === 0 ? "none" : points ? "some" : "little"}`, values);
}

/**
 * For whoever hears the graph.
 * @param {ReviewPoint} point
 * @param {number} was
 */
function pointText(point, was) {
  const { text, better } = point;
  const instead = better.slice(0, 1).map((best) => t("after-better", { action: best.text }));
  const parts = [name(point), text ?? "", changeText(point, was), ...instead];
  return parts.filter(Boolean).map((part) => part.replace(/[^.!?]$/, "$&.")).join(" ");
}

/** @typedef {{do: string, space?: Space, column?: number | null}} Played an action that may have a place */
/** @typedef {{space?: Space, column?: number | null, taken: boolean, badge: string, best: boolean}} Badge */

/**
 * Where on the board it was played, and where it would have been better.
 * @param {ReviewPoint} point
 */
function badges({ action, chance, better }) {
  /** @type {Map<string | number, Badge>} */
  const found = new Map();
  const put = (/** @type {Played} */ played, /** @type {string} */ badge, /** @type {boolean} */ best) => {
    const { space, column } = played;
    const key = space ? spaceKey(space) : (column ?? null);
    if (key !== null && !found.has(key)) found.set(key, { space, column, taken: played.do === "use", badge, best });
  };
  if (better.length) put(better[0].action, percent(better[0].chance), true);
  if (action) put(action, percent(chance), better.length === 0);
  return [...found.values()];
}

// --- dice or choices ---

/**
 * Start, dice, choices, end: rounded so that they still add up.
 * @param {Review} review
 */
function split({ start, skill, result, over, complete }) {
  const [end, choices] = [whole(result), whole(skill)];
  const dice = end - whole(start) - choices;
  const most = Math.max(Math.abs(dice), Math.abs(choices), 1);
  const part = (/** @type {string} */ key, /** @type {string} */ value, /** @type {Child} */ more = null, /** @type {string | null} */ looks = null) =>
    h("div", { class: ["figure", "card", looks] }, h("dt", {}, t(key)), h("dd", {}, value), more);
  const outcome = over && (over.won ? "won" : "lost");
  return h(
    "section",
    { class: "review-split" },
    h("h2", {}, t("review-split")),
    h("p", {}, over ? h("strong", {}, t(`review-verdict-${verdict(over, dice, choices)}`), " ") : null, h("span", { class: "details" }, t("review-unit"))),
    h(
      "dl",
      { class: "figures" },
      part("review-start", percent(start)),
      part("review-dice", change(dice), balance(dice, most)),
      part("review-choices", change(choices), balance(choices, most)),
      part(complete ? "review-end" : "review-now", over ? t(`end-${outcome}`) : percent(result), null, outcome),
    ),
  );
}

/**
 * @param {GameResultShape} over
 * @param {number} dice
 * @param {number} choices
 */
function verdict({ won }, dice, choices) {
  if (-choices < CLEAN) return "clean";
  if (won) return "good-dice";
  return dice < choices ? "bad-dice" : "choices";
}

/**
 * To the right of the middle is for the player, to the left against.
 * @param {number} points
 * @param {number} most
 */
function balance(points, most) {
  const width = (Math.abs(points) / most) * 50;
  return svg(
    "svg",
    { class: "balance", width: "100%", height: 10, "aria-hidden": "true" },
    svg("rect", { class: "balance-track", width: "100%", height: 10 }),
    svg("rect", { class: points < 0 ? "against" : "for", x: `${points < 0 ? 50 - width : 50}%`, width: `${width}%`, height: 10 }),
    svg("rect", { class: "balance-middle", x: "50%", width: 2, height: 10 }),
  );
}
