// What happened, shown once, in order, quickly. Each event changes a copy of the old position and
// the board shows it; at the end stands the true new position, whatever came between.

import { t } from "../core/words.js";

/** @import { EventName, EventOf, GameEvent, Position, Settings, ShipShape } from "../core/types.js" */
/** @import { Board } from "./board.js" */

/** @type {Partial<Record<EventName, number>>} milliseconds */
const LENGTHS = {
  roll: 520, place: 260, descend: 420, shift: 300, blocked: 220, teleport: 460, teleport_blocked: 300, held: 260, mothership: 520, lift: 340,
  city: 260, hit: 520, use: 200, energy: 480, research: 260, destroy: 620, miss: 200, build: 260, install: 300, given_up: 260, points: 320, raise: 320, points_lost: 320,
  wear: 200, robot_off: 260, ability: 420, rise: 420, nudge: 320, repair: 320, special: 300, core: 700, halt: 320, excavator: 520, action: 420, reinforce: 260, spawn: 320, round: 200, end: 500,
};
const CAPTION_MS = 1300;
const LONGEST_MOVE_MS = 700; // a sentence may be told for longer than a ship takes
/** @type {EventName[]} */
const TOGETHER = ["descend", "rise", "nudge"];
/** @type {Record<string, number>} */
const SPEEDS = { off: 0, fast: 0.4, normal: 1, slow: 2.2 };

/**
 * A ship goes somewhere.
 * @param {Position} position
 * @param {{ship: number}} event
 * @param {ShipShape["at"]} at
 */
const leave = (position, event, at) => {
  position.ships[event.ship].at = at;
};

/**
 * How each event changes a position. What is not here changes nothing that is drawn.
 * @type {{[Name in EventName]?: (position: Position, event: EventOf<Name>) => unknown}}
 */
const CHANGES = {
  roll: (p, e) => e.workers.forEach((worker, n) => Object.assign(p.workers[worker], { value: e.values[n], space: null, resolved: false })),
  place: (p, e) => Object.assign(p.workers[e.worker], { space: e.space, value: e.value }),
  descend: (p, e) => leave(p, e, e.to),
  shift: (p, e) => leave(p, e, e.to),
  teleport: (p, e) => leave(p, e, e.to),
  rise: (p, e) => leave(p, e, e.to),
  nudge: (p, e) => (p.workers[e.worker].value = e.to),
  repair: (p, e) => (p.damage = e.damage),
  smoke: (p, e) => (p.smoke = (p.smoke ?? 0) + e.dice),
  supplies: (p, e) => (p.supplies = (p.supplies ?? 0) + e.rooms),
  halt: (p, e) => (p.held = e.held),
  mothership: (p, e) => {
    for (const ship of p.ships) if (Array.isArray(ship.at) && ship.at[0] === e.from) ship.at = [e.to, ship.at[1]];
    p.mothership = e.to;
  },
  lift: (p, e) => leave(p, e, "mothership"),
  city: (p, e) => leave(p, e, "mothership"),
  hit: (p, e) => (p.damage = e.damage),
  use: (p, e) => (p.energy = e.energy),
  energy: (p, e) => (p.energy = e.energy),
  research: (p, e) => (p.research = e.to),
  destroy: (p, e) => leave(p, e, e.to),
  given_up: (p, e) => Object.assign(p.workers[e.worker], { space: null, resolved: true }),
  points: (p, e) => (p.points = e.points),
  raise: (p, e) => {
    p.workers[e.worker].value = e.value;
    p.points = e.points;
  },
  points_lost: (p) => (p.points = 0),
  install: (p, e) => Object.assign(p.robots[e.robot], { space: e.space, value: e.value, exhausted: true }),
  // A robot that worked is tired; one that a pulse met is not.
  wear: (p, e) => Object.assign(p.robots[e.robot], { value: e.value, exhausted: p.robots[e.robot].exhausted || p.phase === "rooms" }),
  fresh: (p, e) => (p.robots[e.robot].exhausted = false),
  robot_off: (p, e) => (p.robots[e.robot].space = null),
  excavator: (p, e) => {
    p.excavator = e.to;
    if (e.energy !== undefined) p.energy = e.energy;
  },
  unused: (p, e) => (p.workers[e.worker].space = null),
  reinforce: (p, e) => leave(p, e, "mothership"),
  spawn: (p, e) => leave(p, e, e.at),
  round: (p, e) => (p.round = e.round),
  phase: (p, e) => (p.phase = e.phase),
};

export class Animator {
  /**
   * @param {Board} board
   * @param {() => Settings} settings
   */
  constructor(board, settings) {
    this.board = board;
    this.settings = settings;
    /** @type {(() => void) | null} */
    this.skip = null; // ends the pause that is running, and all others
    /** @type {(() => void) | null} */
    this.next = null; // ends the pause that is running
    this.hurried = false;
  }

  /** Whether things move, instead of being there at once. */
  get isMoving() {
    return !this.hurried && document.documentElement.dataset.motion !== "reduced";
  }

  get running() {
    return this.skip !== null;
  }

  /** Somebody presses something while a sentence is told: the next one, or else all that is left at once. */
  press() {
    if (this.board.effects.isTelling) this.next?.();
    else this.finish();
  }

  /** Show what is left at once. */
  finish() {
    this.hurried = true;
    this.skip?.();
  }

  factor() {
    return SPEEDS[this.settings().speed] ?? 1;
  }

  /**
   * @param {GameEvent[]} events
   * @param {Position} from
   * @param {Position} to
   * @param {(event: GameEvent, shown: Position) => unknown} [onEvent]
   */
  async run(events, from, to, onEvent = () => {}) {
    this.hurried = this.factor() === 0;
    const shown = structuredClone(from);
    this.board.element.classList.toggle("moving", !this.hurried);
    for (const together of steps(stepByStep(events))) {
      const length = this.lengthOf(together[0]);
      for (const event of together) {
        change(shown, event);
        onEvent(event, shown);
        if (!this.hurried) this.board.effects.show(event, length);
        // Hurried, they would all sound at once; the end is worth hearing anyway.
        if (!this.hurried || event.event === "end") this.sound(event);
      }
      if (this.hurried) continue;
      const told = this.caption(together[0], shown);
      await this.pause(told ? Math.max(length, CAPTION_MS * this.factor()) : length, shown, told && this.settings().mothership_waits);
    }
    this.skip = null;
    this.board.effects.endCaption();
    this.board.element.classList.remove("moving");
    this.board.show(to);
  }

  /** What makes the sounds is loaded only where they are wished for. @param {GameEvent} event */
  async sound(event) {
    const settings = this.settings();
    if (settings.sound) (await import("./sound.js")).play(event, settings);
  }

  /** @param {GameEvent} event */
  lengthOf(event) {
    const length = (LENGTHS[event.event] ?? 0) * this.factor();
    return document.documentElement.dataset.motion === "reduced" ? Math.min(length, 260) : length;
  }

  /**
   * @param {number} length
   * @param {Position} shown
   * @param {boolean} waits until somebody presses something
   * @returns {Promise<void>}
   */
  pause(length, shown, waits = false) {
    if (length === 0) return Promise.resolve();
    this.board.element.style.setProperty("--step", `${Math.min(length, LONGEST_MOVE_MS)}ms`);
    this.board.show(shown);
    return new Promise((resolve) => {
      const timer = waits ? 0 : setTimeout(resolve, length);
      this.next = resolve;
      this.skip = () => {
        clearTimeout(timer);
        this.board.element.classList.remove("moving");
        this.board.effects.clear();
        resolve();
      };
    });
  }

  /**
   * What the mothership does in its phase is told in three sentences, each at its place.
   * @param {GameEvent} event
   * @param {Position} shown
   */
  caption(event, shown) {
    const { at, effects } = this.board;
    const hull = at.rowTop(Math.min(shown.mothership, at.table.sky.length));
    if (event.event === "mothership" && event.reason === "phase") effects.caption(t("caption-descends", { row: event.to }), [0, hull + at.row * 1.2]);
    else if (event.event === "action") effects.caption(t("caption-acts", { action: t(`next-${event.action}`, { amount: event.amount }) }), [0, at.rowTop(event.row) + at.row * 1.2]);
    else if (event.event === "spawn") effects.caption(t("caption-launches"), [0, hull + at.row * 1.6]);
    else return false;
    return true;
  }
}

/**
 * The change that belongs to an event; the type of each is checked in the table above.
 * @param {Position} position
 * @param {GameEvent} event
 */
function change(position, event) {
  const carryOut = /** @type {((position: Position, event: GameEvent) => unknown) | undefined} */ (CHANGES[event.event]);
  carryOut?.(position, event);
}

/** Ships of a column descend or rise together, dice turn together; everything else one by one. @param {GameEvent[]} events */
function steps(events) {
  /** @type {GameEvent[][]} */
  const result = [];
  for (const event of events) {
    const last = result.at(-1);
    if (TOGETHER.includes(event.event) && last?.[0].event === event.event) last.push(event);
    else result.push([event]);
  }
  return result;
}

/** The research marker climbs space by space. @param {GameEvent[]} events */
function stepByStep(events) {
  return events.flatMap((event) => {
    if (event.event !== "research" || Math.abs(event.to - event.from) < 2) return [event];
    const way = Math.sign(event.to - event.from);
    return Array.from({ length: Math.abs(event.to - event.from) }, (_, n) => ({ ...event, from: event.from + way * n, to: event.from + way * (n + 1) }));
  });
}
