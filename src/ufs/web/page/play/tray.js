// The dice in hand: pick one and press a space, drag it there, or type its number.

import { focusOn, h } from "../core/dom.js";
import { die, picture } from "../board/pieces.js";
import { t } from "../core/words.js";
import { isPast, pickedDie, turningAbility } from "./selection.js";

/** @import { Position, Space, WorkerShape } from "../core/types.js" */
/** @import { Session } from "./play.js" */

const FACE_MS = 70; // how long a face is seen while a die tumbles
const FAR_ENOUGH = 6; // pixels before a press becomes a drag

/** Whether a worker is still to be placed; one that was set aside is not. */
export const inHand = (/** @type {WorkerShape} */ { space, resolved }) => !space && !resolved;

/** @param {WorkerShape} worker */
const pictureOf = ({ color, value }) => picture(die(color, value), 42, 42, t(`die-${color}`, { value: value ?? "?" }));

/**
 * @param {string} key a space as "row-column"
 * @returns {Space}
 */
function spaceOf(key) {
  const [row, column] = key.split("-").map(Number);
  return [row, column];
}

export class Tray {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
  }

  /**
   * `past`: dice of another moment, to look at only.
   * @param {Position} [position]
   * @param {boolean} [past]
   */
  draw(position = this.session.state.position, past = false) {
    if ((isPast(this.session.selection) && !past) || position.phase !== "dice") return [];
    const dice = position.workers.map((worker, n) => inHand(worker) && (past ? pictureOf(worker) : this.drawDie(worker, n)));
    return h("div", { class: "tray", role: "group", "aria-label": t("tray-label") }, dice);
  }

  /**
   * @param {WorkerShape} worker
   * @param {number} n
   */
  drawDie({ color, value }, n) {
    const { session } = this;
    return h(
      "button",
      {
        class: ["tray-die", color],
        "data-worker": n,
        "aria-pressed": String(pickedDie(session.selection) === n),
        "aria-label": t(`die-${color}`, { value }),
        title: t(color === "white" ? "white-die-hint" : "plain-die-hint"),
        onclick: () => session.pick(n),
        onpointerdown: (event) => this.startDrag(event, n),
      },
      picture(die(color, value), 36, 36),
      h("span", { class: "die-key", "aria-hidden": "true" }, n + 1),
      session.coach.badgeOfDie(n),
    );
  }

  /**
   * The dice of a roll tumble, bounce and settle. Dice that a white one rolls again are shaken first.
   * @param {number[]} workers
   * @param {number} length in milliseconds
   */
  tumble(workers, length) {
    const { hand } = this.session.desk;
    for (const worker of workers) {
      const button = hand.querySelector(`[data-worker="${worker}"]`);
      const face = button?.querySelector(".picture");
      if (!(button instanceof HTMLElement) || !face) continue;
      const { color } = this.session.board.position.workers[worker];
      button.style.setProperty("--roll", `${length}ms`);
      button.style.setProperty("--turn", `${worker % 2 ? -1 : 1}`);
      button.classList.add("tumbles");
      this.spin(face, color, length * 0.62);
    }
  }

  /** While it is in the air, one face after the other is seen. @param {Element} face @param {string} color @param {number} length */
  spin(face, color, length) {
    const settled = [...face.childNodes];
    const start = performance.now();
    let shown = 0;
    const turn = () => {
      const now = performance.now() - start;
      if (!face.isConnected || now >= length) return face.replaceChildren(...settled);
      const count = 1 + Math.floor(now / FACE_MS);
      if (count !== shown) face.replaceChildren(die(color, 1 + ((count * 5 + Math.floor(start)) % 6)));
      shown = count;
      return requestAnimationFrame(turn);
    };
    turn();
  }

  /** @param {number} number */
  pickNumber(number) {
    if (turningAbility(this.session.selection)) {
      return focusOn(this.session.desk.hand, `[data-target="${number - 1}"]`, { scroll: true });
    }
    const worker = this.session.state.position.workers[number - 1];
    if (this.session.state.position.phase !== "dice" || !worker || !inHand(worker)) return false;
    this.session.pick(number - 1).then(() => pickedDie(this.session.selection) !== null && this.focusFirst());
    return true;
  }

  /** Keyboard players go straight to a space the die may take. */
  focusFirst() {
    const { board } = this.session;
    for (const [key, hit] of board.hits.spaces) {
      if (hit.classList.contains("open")) {
        board.focusSpace(spaceOf(key));
        return;
      }
    }
  }

  // --- dragging ---

  /**
   * @param {PointerEvent} event
   * @param {number} n
   */
  startDrag(event, n) {
    if (event.button !== 0) return;
    const start = [event.clientX, event.clientY];
    /** @type {HTMLElement | null} */
    let dragged = null;
    const move = (/** @type {PointerEvent} */ moved) => {
      const far = Math.hypot(moved.clientX - start[0], moved.clientY - start[1]) > FAR_ENOUGH;
      if (!dragged && far) dragged = this.liftDie(n);
      if (dragged) this.drag(dragged, moved);
    };
    const stop = (/** @type {PointerEvent} */ ended) => {
      document.removeEventListener("pointermove", move);
      document.removeEventListener("pointerup", stop);
      document.removeEventListener("pointercancel", stop);
      if (dragged) this.drop(dragged, ended);
    };
    document.addEventListener("pointermove", move);
    document.addEventListener("pointerup", stop);
    document.addEventListener("pointercancel", stop);
  }

  /** @param {number} n */
  liftDie(n) {
    const { session } = this;
    if (pickedDie(session.selection) !== n) session.pick(n);
    const { color, value } = session.state.position.workers[n];
    const carried = h("div", { class: "carried" }, picture(die(color, value), 48, 48));
    document.body.append(carried);
    return carried;
  }

  /**
   * @param {HTMLElement} carried
   * @param {PointerEvent} event
   */
  drag(carried, { clientX, clientY }) {
    carried.style.transform = `translate(${clientX}px, ${clientY}px)`;
    const at = this.spaceUnder(clientX, clientY);
    if (at) this.session.look(at);
    else this.session.lookAway();
  }

  /**
   * @param {HTMLElement} carried
   * @param {PointerEvent} event
   */
  drop(carried, { clientX, clientY, type }) {
    carried.remove();
    const at = type === "pointerup" ? this.spaceUnder(clientX, clientY) : null;
    // The click that follows a drag would pick the die up again.
    const swallow = (/** @type {Event} */ click) => click.stopPropagation();
    document.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 0);
    if (at) this.session.pressSpace(at, null);
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  spaceUnder(x, y) {
    const hit = document.elementFromPoint(x, y)?.closest("[data-space]");
    return hit ? spaceOf(hit.getAttribute("data-space") ?? "") : null;
  }
}
