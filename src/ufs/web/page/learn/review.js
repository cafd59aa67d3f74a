// The review of a finished game: dice or choices, the graph, the moments that mattered; try again.

import { get, remove } from "../core/transport.js";
import { Board } from "../board/board.js";
import { spaceKey } from "../board/geometry.js";
import { describe } from "../board/describe.js";
import { h, needStyle, replace, svg } from "../core/dom.js";
import { forkGame, resultText } from "../screens/game_list.js";
import { Graph, legend } from "./review_graph.js";
import { die, picture } from "../board/pieces.js";
import { inHand } from "../play/tray.js";
import { percent, signed, t, useBook } from "../core/words.js";

const AGAIN = 400; // milliseconds until it is asked how far the review is
const SLOWLY = 2000; // and whether the coach is ready
const CLEAN = 3; // points: who gave away less gave away nothing

const whole = (part) => Math.round(part * 100);
const change = (points) => signed(points) || "0";

export async function show(main, { params, app }) {
  await Promise.all([needStyle("screens/screens.css"), needStyle("learn/review.css")]);
  const view = await get(`api/games/${encodeURIComponent(params[0])}`);
  if (main.isConnected) useBook(view.table.book);
  const screen = new Screen(view, app);
  replace(main, screen.element);
  await screen.ask();
  return () => screen.end();
}

class Screen {
  constructor(view, app) {
    this.view = view;
    this.app = app;
    this.path = `api/games/${encodeURIComponent(view.id)}`;
    this.positions = new Map(); // of the moments that were looked at
    this.content = h("div", { class: "review-content" });
    this.element = h("section", { class: "sheet review" }, this.head(), this.content);
  }

  end() {
    this.ended = true;
    clearTimeout(this.waiting);
    this.graph?.end();
  }

  head() {
    const { table, position, id } = this.view;
    const how = position.result ? `${resultText(position)} · ${t("game-rounds", { round: position.round })} · ` : "";
    return h(
      "header",
      {},
      h("h1", {}, `${t("nav-review")} · ${(table.city ?? table.edition).name}`),
      h("p", { class: "lead" }, how, h("a", { href: `#/game/${id}` }, t("review-to-game"))),
    );
  }

  /** Show something else; whoever was here with the keyboard goes on with the first thing to press. */
  fill(...children) {
    const had = this.content.contains(document.activeElement);
    replace(this.content, ...children);
    if (had) this.content.querySelector("button, [tabindex]")?.focus({ preventScroll: true });
  }

  // --- until it is there ---

  /** Ask the coach whether it is ready, then how far the review is, again and again. */
  async ask() {
    const { state, message } = await get("api/coach");
    if (this.ended) return;
    if (state === "ready" || state === "stale") {
      await this.follow();
      return;
    }
    this.fill(h("p", { class: "card", role: "status" }, message));
    if (state === "compiling") this.later(this.ask, SLOWLY);
  }

  async follow() {
    const told = await get(`${this.path}/review`);
    if (this.ended || this.halting) return;
    if (told.review) this.draw(told);
    else this.progress(told);
  }

  /** Nobody waits for later questions: what goes wrong is said here, with a way on. */
  later(does, milliseconds = 0) {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(async () => {
      try {
        await does.call(this);
      } catch (error) {
        if (this.ended) return;
        console.error(error);
        this.fill(h("p", { class: "card", role: "alert" }, error.message), this.goOn());
      }
    }, milliseconds);
  }

  progress({ done, total }) {
    if (!this.bar?.isConnected) {
      this.bar = h("progress", { "aria-label": t("nav-review"), max: total });
      this.count = h("span", { class: "number" });
      const stop = h("button", { onclick: () => this.later(this.halt) }, t("review-stop"));
      this.fill(h("div", { class: "card review-wait" }, h("p", { role: "status" }, t("review-intro")), this.bar, this.count, stop));
    }
    this.bar.value = done;
    this.count.textContent = t("review-positions", { done, total });
    this.later(this.follow, AGAIN);
  }

  /** Stop, and show what there is by now. */
  async halt() {
    this.halting = true;
    const told = await remove(`${this.path}/review`).finally(() => (this.halting = false));
    if (this.ended) return;
    if (told.review) this.draw(told);
    else this.fill(this.goOn());
  }

  goOn() {
    return h("button", { class: "primary", onclick: () => this.later(this.ask) }, t("review-go-on"));
  }

  // --- the review ---

  draw({ review, remark }) {
    this.review = review;
    const texts = review.points.map((point, n) => pointText(point, this.before(n)));
    this.graph?.end();
    this.graph = new Graph(review, texts, (index) => this.choose(index));
    this.moments = this.graph.marked;
    this.board = new Board(this.view.table);
    this.words = h("div", { class: "board-words" });
    this.dice = h("div", { class: "review-dice" });
    this.panel = h("section", { class: "card review-point" });
    const heading = h("div", { class: "chart-head" }, h("h2", {}, t("review-graph")), legend());
    this.fill(
      review.complete ? null : this.drawHalted(),
      remark ? h("p", { class: "details" }, remark) : null,
      split(review),
      h("section", { class: "card review-graph" }, heading, this.graph.element),
      h("div", { class: "review-pair" }, this.drawMoments(), this.panel),
      h("div", { class: "review-board", inert: true }, this.board.element), // to look at, not to press
      this.drawList(),
      h("details", {}, h("summary", {}, t("board-as-text")), this.words),
    );
    this.choose(this.moments[0] ?? 0);
  }

  drawHalted() {
    const { round } = this.review.points.at(-1);
    return h("div", { class: "card review-halted" }, h("p", { role: "status" }, t("review-halted", { round })), this.goOn());
  }

  /** The choices that cost most, to go to. */
  drawMoments() {
    const card = ({ round, loss, text, better }, n) =>
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

  /** The chance before a point. */
  before(index) {
    return this.review.points[Math.max(0, index - 1)].chance;
  }

  /** Go to a point: its words, its board. `far`: from where its words may be out of sight. */
  async choose(index, far = false) {
    this.index = index;
    const point = this.review.points[index];
    this.graph.select(index);
    for (const link of this.content.querySelectorAll("button[data-index]")) {
      if (Number(link.dataset.index) === index) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    // The graph says its point itself.
    this.panel.setAttribute("aria-live", document.activeElement === this.graph.element ? "off" : "polite");
    this.drawPoint(point);
    if (far) this.panel.scrollIntoView({ block: "nearest" });
    try {
      await this.showBoard(point);
    } catch (error) {
      this.app.trouble(error);
    }
  }

  async showBoard(point) {
    const { n, action } = point;
    if (!this.positions.has(n)) this.positions.set(n, (await get(`${this.path}/moments/${n}`)).position);
    if (this.review.points[this.index] !== point) return; // somebody has gone on
    const position = this.positions.get(n);
    this.board.show(position);
    this.board.clearPreview();
    if (action?.do === "place") this.board.previewDie(action);
    this.board.advise(badges(point));
    const hand = position.phase === "dice" ? position.workers.filter(inHand) : [];
    replace(this.dice, hand.map(({ color, value }) => picture(die(color, value), 36, 36, t(`die-${color}`, { value: value ?? "?" }))));
    describe(this.words, position, this.view.table, (at) => this.board.isExcavated(at));
  }

  drawPoint(point) {
    const { kind, text, facts, better, loss, n } = point;
    const step = (by, key, sign) => {
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

  /** One point further; the button is drawn anew and keeps the focus, unless it has come to the end. */
  walk(by) {
    this.choose(this.index + by);
    const [back, ahead] = this.panel.querySelectorAll(".review-walk button");
    const [same, other] = by < 0 ? [back, ahead] : [ahead, back];
    (same.disabled ? other : same).focus({ preventScroll: true });
  }

  /** A new game from this moment; the reviewed one stays as it is. */
  tryAgain(step) {
    return forkGame(this, step);
  }

  /** Everything once more as a table: for reading, and for whoever does not see the graph. */
  drawList() {
    const row = (point, index) => {
      const points = whole(point.chance) - whole(this.before(index));
      const link = { class: "list-point", "data-index": index, onclick: () => this.choose(index, true) };
      return h(
        "tr",
        { class: this.moments.includes(index) && "marked" },
        h("td", {}, point.round),
        h("td", {}, h("button", link, point.text ?? t(`review-${point.kind}`))),
        h("td", { class: point.loss > 0 && points && "review-cost" }, index ? change(points) : ""),
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

const name = ({ kind, round }) => (kind === "start" || kind === "end" ? "" : `${t("round-number", { round })} · `) + t(`review-${kind}`);

const reasons = (facts) => (facts.length ? h("ul", { class: "review-facts" }, facts.map((fact) => h("li", {}, fact))) : null);

const alternative = ({ text, chance, facts }) => h("li", {}, h("span", {}, percent(chance)), h("strong", {}, text), reasons(facts));

/** What a point did to the chance. */
function changeText({ kind, chance, loss, luck }, was) {
  const points = Math.abs(whole(chance) - whole(was)); // as the two numbers beside it say
  const values = { points, before: percent(was), chance: percent(chance) };
  if (kind === "start") return t("review-at-start", values);
  if (kind === "end") return values.chance;
  if (kind === "correction") return t("review-corrected", values);
  if (kind === "roll") return t(`review-luck-${points === 0 ? "none" : luck > 0 ? "up" : "down"}`, values);
  return t(`review-cost-${loss === 0 ? "none" : points ? "some" : "little"}`, values);
}

/** For whoever hears the graph. */
function pointText(point, was) {
  const { text, better } = point;
  const parts = [name(point), text, changeText(point, was), better[0] && t("after-better", { action: better[0].text })];
  return parts.filter(Boolean).map((part) => part.replace(/[^.!?]$/, "$&.")).join(" ");
}

/** Where on the board it was played, and where it would have been better. */
function badges({ action, chance, better }) {
  const found = new Map();
  const put = (played, badge, best) => {
    const { space, column } = played;
    const key = space ? spaceKey(space) : column;
    if (key !== undefined && !found.has(key)) found.set(key, { space, column, taken: played.do === "use", badge, best });
  };
  if (better.length) put(better[0].action, percent(better[0].chance), true);
  if (action) put(action, percent(chance), better.length === 0);
  return [...found.values()];
}

// --- dice or choices ---

/** Start, dice, choices, end: rounded so that they still add up. */
function split({ start, skill, result, over, complete }) {
  const [end, choices] = [whole(result), whole(skill)];
  const dice = end - whole(start) - choices;
  const most = Math.max(Math.abs(dice), Math.abs(choices), 1);
  const part = (key, value, more = null, looks = null) =>
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

function verdict({ won }, dice, choices) {
  if (-choices < CLEAN) return "clean";
  if (won) return "good-dice";
  return dice < choices ? "bad-dice" : "choices";
}

/** To the right of the middle is for the player, to the left against. */
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
