// What a move would do, shown before it is done: ghosts at the places where ships will land, what they trigger
// there, and what would change in the base and on the tracks.

import { svg } from "../core/dom.js";
import { drawChip } from "./chips.js";
import { clamp, move, sameSpace, spaceKey } from "./geometry.js";
import * as pieces from "./pieces.js";

/** @import { ActionOf, EventOf, Forecast, GameEvent, Position, RoomForecast, RoomResult, Space, Spot } from "../core/types.js" */
/** @import { Board } from "./board.js" */
/** @import { Chip } from "./chips.js" */
/** @typedef {{kind: string, spots: Spot[], signs: string[], rows?: number}} Way where a ship comes by, what it triggers, how far it drops */

export class Preview {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** @type {Set<string>} the spaces of ships that are marked as targets */
    this.targets = new Set();
  }

  get at() {
    return this.board.at;
  }

  get parts() {
    return this.board.parts;
  }

  /** @returns {Position} */
  get position() {
    return this.board.position;
  }

  clear() {
    this.targets = new Set();
    this.parts.layer.ghosts.replaceChildren();
    const { element } = this.board;
    for (const part of element.querySelectorAll(".would")) part.classList.remove("would");
    for (const part of element.querySelectorAll(".hovered")) part.classList.remove("hovered");
    this.board.tint([], "hovered");
  }

  /** @param {Forecast} forecast */
  show(forecast) {
    this.clear();
    const { action } = forecast;
    const column = "space" in action ? action.space[1] : "column" in action ? action.column : null;
    if (column) this.board.tint([column], "hovered");
    if (!forecast.legal) return;
    this.showShips(forecast.events);
    if (action.do === "place") this.showDie(action);
    if (action.do === "install") this.showInstall(action.space, forecast.events);
    if (action.do === "raise") this.showRaise(forecast.events);
    if (action.do === "character" || action.do === "city") forecast.events.forEach((event) => this.showEffect(event));
    if (forecast.room) this.showRoom(forecast.room);
  }

  /**
   * @param {SVGElement} group
   * @param {Spot} spot
   */
  ghost(group, spot, name = "", scale = 1) {
    const element = svg("g", { class: ["ghost", name] }, group);
    move(element, spot, scale);
    this.parts.layer.ghosts.append(element);
    return element;
  }

  /** A label beside what it is about. @param {Chip} chip @param {Spot} spot */
  chip(chip, spot) {
    this.parts.layer.ghosts.append(drawChip(chip, spot, clamp(11, this.at.row * 0.6, 16)));
  }

  // --- dice ---

  /** @param {ActionOf<"place">} action */
  showDie({ worker, space }) {
    const { color, value } = this.position.workers[worker];
    this.ghost(pieces.die(color, value), this.at.dieSpot(space), "die-ghost", this.at.die);
  }

  /**
   * B1: the new robot where it would work, and over it a cross if a die is given up for it.
   * @param {Space} space
   * @param {GameEvent[]} events
   */
  showInstall(space, events) {
    for (const event of events) {
      if (event.event === "install") this.ghost(pieces.die("robot", event.value), this.at.dieSpot(space), "die-ghost", this.at.die);
    }
    if (events.some(({ event }) => event === "given_up")) this.ghost(pieces.cross(), this.at.dieSpot(space), "gives-up", this.at.die);
  }

  /** A5: what a die would show with one point more. @param {GameEvent[]} events */
  showRaise(events) {
    for (const event of events) if (event.event === "raise") this.showTurn(event.worker, event.value);
  }

  /** @param {number} worker @param {number} to */
  showTurn(worker, to) {
    const { color, space } = this.position.workers[worker];
    if (space) this.ghost(pieces.die(color, to), this.at.dieSpot(space), "die-ghost", this.at.die);
  }

  // --- the tracks and the base ---

  /** What an ability changes on the tracks and in the base. @param {GameEvent} event */
  showEffect(event) {
    if (event.event === "energy") this.wouldBe(this.parts.energyCells, event.energy);
    if (event.event === "repair") this.wouldBe(this.parts.damageCells, event.damage);
    if (event.event === "research") this.wouldResearch(event.from, event.to);
    if (event.event === "excavator") this.wouldOpen(this.board.table.path.slice(this.board.stepOf(event.from), this.board.stepOf(event.to)));
    if (event.event === "nudge") this.showTurn(event.worker, event.to);
    if (event.event === "halt") this.parts.mothership.classList.add("would");
  }

  /** @param {SVGGElement[]} cells @param {number} n */
  wouldBe(cells, n) {
    cells[n]?.classList.add("would");
  }

  /** @param {number} from @param {number} to */
  wouldResearch(from, to) {
    for (let n = from; n < to; n += 1) this.wouldBe(this.parts.researchCells, n);
  }

  /** @param {Space[]} opens */
  wouldOpen(opens) {
    for (const space of opens) this.parts.cells.get(spaceKey(space))?.classList.add("would");
  }

  /** @param {RoomForecast} room */
  showRoom(room) {
    const drawn = room.effects.length ? this.parts.rooms.find((one) => one.room.spaces.some((space) => sameSpace(space, room.space))) : null;
    drawn?.element.classList.add("hovered");
    if (room.missing || !room.affordable) return;
    for (const result of room.results) this.showResult(result);
    const chips = room.results.map(resultChip).filter((chip) => chip !== null);
    const [x, y] = this.at.dieSpot(room.space);
    const size = clamp(11, this.at.row * 0.6, 16);
    chips.forEach((chip, n) => this.chip(chip, [Math.min(x, this.at.end - size * 2), y - this.at.slot / 2 - size * (0.3 + 1.5 * n)]));
  }

  /** @param {RoomResult} result */
  showResult(result) {
    if (result.effect === "energy") this.wouldBe(this.parts.energyCells, result.to);
    if (result.effect === "repair") this.wouldBe(this.parts.damageCells, result.to);
    if (result.effect === "research") this.wouldResearch(result.to - result.steps, result.to);
    if (result.effect === "fighters" || result.effect === "missiles") for (const { at } of result.ships) this.target(at);
    if (result.effect === "jam") {
      for (const { ship, from, to } of result.ships) this.drawWay({ kind: this.position.ships[ship].kind, spots: [from, to].map((space) => this.at.shipSpot(space)), signs: [] });
    }
    if (result.effect === "dig") this.wouldOpen(result.opens);
  }

  // --- ships ---

  /** @param {GameEvent[]} events */
  showShips(events) {
    /** @type {Map<number, Way>} by ship */
    const ways = new Map();
    let { mothership } = this.position;
    for (const event of events) {
      if (event.event === "mothership") {
        mothership = event.to;
        if (event.ship !== undefined) ways.get(event.ship)?.signs.push("mothership");
      } else this.follow(event, ways);
    }
    if (mothership !== this.position.mothership) this.ghostMothership(mothership);
    for (const way of ways.values()) this.drawWay(way);
  }

  /**
   * How an event takes a ship on its way.
   * @param {GameEvent} event
   * @param {Map<number, Way>} ways
   */
  follow(event, ways) {
    if (event.event === "descend") {
      const way = this.wayOf(event, ways);
      way.rows = (way.rows ?? 0) + event.to[0] - event.from[0];
      way.spots.push(event.city ? this.at.citySpot(event.to[1]) : this.at.shipSpot(event.to));
      if (event.city) way.signs.push("damage");
    } else if (event.event === "shift" || event.event === "rise" || event.event === "teleport") this.wayOf(event, ways).spots.push(this.at.shipSpot(event.to));
    else if (event.event === "special") ways.get(event.ship)?.signs.push(event.effect);
    else if (event.event === "blocked" || event.event === "teleport_blocked") this.wayOf(event, ways).signs.push("blocked");
    else if (event.event === "lift") this.wayOf(event, ways).signs.push("lift");
    else if (event.event === "destroy") this.target(event.from);
  }

  /**
   * @param {{ship: number, kind: string, from: Space}} event
   * @param {Map<number, Way>} ways
   */
  wayOf({ ship, kind, from }, ways) {
    const found = ways.get(ship) ?? { kind, spots: [this.at.shipSpot(from)], signs: [] };
    ways.set(ship, found);
    return found;
  }

  /** @param {Way} way */
  drawWay({ kind, spots, signs, rows }) {
    const d = spots.map(([x, y], n) => `${n ? "L" : "M"}${x} ${y}`).join(" ");
    if (spots.length > 1) this.parts.layer.ghosts.append(svg("path", { d, class: "way" }));
    const [x, y] = spots[spots.length - 1];
    if (spots.length > 1) this.ghost(pieces.ship(kind), [x, y], "ship-ghost", this.at.ship);
    if (rows) this.chip({ kind: "plain", text: `−${rows}` }, [spots[0][0] - this.at.column * 0.3, (spots[0][1] + y) / 2]);
    signs.forEach((sign, n) => this.chip(TRIGGERS[sign] ?? { kind: "alert", sign: () => pieces.special(sign) }, [x - this.at.column * 0.32, y + n * this.at.row * 0.8]));
  }

  /** @param {number} row */
  ghostMothership(row) {
    this.ghost(pieces.mothership(this.at.column, this.at.drop, this.at.row), [this.at.left, this.at.rowTop(row)], "mothership-ghost");
  }

  /** A ship that would be shot, marked once: an event and what its room does may both name it. @param {Space} space */
  target(space) {
    if (this.targets.has(spaceKey(space))) return;
    this.targets.add(spaceKey(space));
    this.ghost(svg("path", { d: "M-15 0 H15 M0 -15 V15 M-10 0 A10 10 0 1 0 10 0 A10 10 0 1 0 -10 0", class: "target" }), this.at.shipSpot(space), "", this.at.ship);
  }

  /** A1: both teleports of a pair, and that they belong together. @param {Space} space */
  showPair(space) {
    this.clear();
    const { at } = this;
    const ends = [space, at.partnerOf(space)].filter((end) => end !== null).map(([row, column]) => /** @type {Spot} */ ([at.columnMiddle(column), at.rowTop(row) + at.row * 0.5]));
    this.parts.layer.ghosts.append(svg("path", { d: `M${ends.map((end) => end.join(" ")).join(" L")}`, class: "way pair-way" }));
    for (const end of ends) this.ghost(svg("ellipse", { rx: 24, ry: 15, class: "pair-mark" }), end);
  }
}

/** What a ship triggers where it lands. @type {Record<string, Chip>} */
const TRIGGERS = {
  damage: { kind: "bad", sign: () => pieces.actionIcons.damage() },
  mothership: { kind: "bad", sign: () => pieces.motherIcon() },
  lift: { kind: "good", sign: () => svg("path", { d: "M0 8 V-6 M-5 -1 L0 -7 L5 -1", class: "lift-sign" }) },
  blocked: { kind: "plain", sign: () => svg("path", { d: "M-6 -6 L6 6 M-6 6 L6 -6", class: "blocked-sign" }) },
};

/** What a room would bring, in a sign and a number. @param {RoomResult} result @returns {Chip | null} */
function resultChip(result) {
  const plus = (/** @type {number} */ value) => `+${value}`;
  if (result.effect === "energy") return { kind: "good", sign: () => pieces.effect("energy"), text: plus(result.gain) };
  if (result.effect === "repair") return { kind: "good", sign: () => pieces.effect("repair"), text: plus(result.gain) };
  if (result.effect === "research") return { kind: result.steps ? "good" : "plain", sign: () => pieces.effect("research"), text: result.wins ? "★" : plus(result.steps) };
  if (result.effect === "robot") return { kind: "good", sign: () => pieces.effect("robot"), text: String(result.value) };
  if (result.effect === "fighters" || result.effect === "missiles") return { kind: result.ships.length ? "good" : "plain", sign: () => pieces.burst("", false, 1), text: `×${result.ships.length}` };
  if (result.effect === "jam") return { kind: "good", sign: () => pieces.effect("jam"), text: `×${result.ships.length}` };
  if (result.effect === "command") return { kind: "good", sign: () => pieces.effect("command"), text: plus(result.points) };
  if (result.effect === "dig") return { kind: "good", sign: () => pieces.excavator(), text: plus(result.steps) };
  return null;
}
