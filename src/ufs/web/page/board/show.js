// A position on the board: where ships, dice, markers and the excavator are, and what is lit.

import { svg } from "../core/dom.js";
import { t } from "../core/words.js";
import { clamp, move, sameSpace, spaceOf } from "./geometry.js";
import * as pieces from "./pieces.js";

/** @import { Position, RobotShape, ShipShape, Space, Spot, Table, TableGoal, TableRow, WorkerShape } from "../core/types.js" */
/** @import { Parts } from "./draw.js" */
/** @import { Geometry } from "./geometry.js" */

/** "excavator back 2" and the like, for the edge of the sky. @param {TableRow} row */
export const actionName = ({ action, amount }) => t(`next-${action}`, { amount });

/**
 * Whether a goal is met, how far it is, and the same in a few signs.
 * @param {TableGoal} goal
 * @param {Position} position
 */
export function goalState({ goal, amount }, position) {
  const { excavator, destroyed = 0, core_shot: shot, ships } = position;
  if (goal === "depth") return { met: excavator[0] >= amount, short: `↓${amount}`, now: excavator[0] };
  if (goal === "ships") return { met: destroyed >= amount, short: `${destroyed}/${amount}`, now: destroyed };
  if (goal === "orange") return { met: ships.at(-1)?.at === "supply", short: "", now: 0 };
  return { met: Boolean(shot), short: `${amount}+`, now: 0 };
}

export class Show {
  /**
   * @param {SVGSVGElement} element
   * @param {Table} table
   * @param {Geometry} at
   * @param {Parts} parts
   */
  constructor(element, table, at, parts) {
    this.element = element;
    this.table = table;
    this.at = at;
    this.parts = parts;
    /** @type {SVGGElement[]} */
    this.ships = [];
    /** @type {SVGRectElement[]} the lit space under each ship: it is seen at once in which row it is */
    this.footings = [];
    /** @type {Map<string, {element: SVGGElement, looks: string}>} "worker0" or "robot1" to its element and what it shows */
    this.dice = new Map();
  }

  /** @param {Position} position */
  show(position) {
    this.element.classList.toggle("won", position.result?.won === true);
    this.element.classList.toggle("lost", position.result?.won === false);
    this.showMothership(position);
    this.showPlans(position);
    this.showTracks(position);
    this.showGround(position);
    this.showShips(position);
    this.showDice(position);
  }

  /** @param {Position} position */
  showMothership({ mothership }) {
    const shown = Math.min(mothership, this.table.sky.length);
    move(this.parts.mothership, [0, this.at.row * shown]);
    this.showBanner(mothership);
    this.parts.passed.setAttribute("height", String(Math.max(0, this.at.rowTop(shown) - 4)));
    for (const [row, group] of this.parts.actionRows) {
      group.classList.toggle("past", row <= mothership);
      group.classList.toggle("next", row === mothership + 1);
    }
  }

  /** What the mothership will do next, in words and sign. @param {number} mothership */
  showBanner(mothership) {
    const { banner } = this.parts;
    const next = this.table.sky.find((row) => row.row === mothership + 1);
    banner.replaceChildren();
    if (!next || next.tokens.length === 0) return;
    const size = clamp(11, this.at.drop * 0.4, 16);
    const words = t("board-next", { action: actionName(next) });
    const width = Math.min(this.at.column * 4.6, size * (words.length * 0.56 + 3.4));
    const icon = pieces.actionIcons[next.action]();
    icon.setAttribute("transform", `translate(${-width / 2 + size * 1.2} 0) scale(${size / 20})`);
    banner.append(
      svg("rect", { x: -width / 2, y: -size * 0.8, width, height: size * 1.6, rx: size * 0.4, class: ["banner-back", next.action] }),
      icon,
      pieces.text(size * 0.9, size * 0.36, words, "banner-words", size),
    );
  }

  /** What was planned for this round, and how far the goals are. @param {Position} position */
  showPlans(position) {
    this.element.classList.toggle("smoky", (position.smoke ?? 0) > 0);
    this.element.classList.toggle("silenced", Boolean(position.held));
    this.element.classList.toggle("halted", position.held === "descent");
    this.table.goals.forEach((goal, n) => {
      const { met, short } = goalState(goal, position);
      this.parts.goals[n].number.textContent = met ? "✓" : short;
      this.parts.goals[n].group.classList.toggle("met", met);
    });
  }

  /** @param {Position} position */
  showTracks({ research, damage, energy }) {
    const { researchCells, damageCells, energyCells } = this.parts;
    move(this.parts.researchMarker, this.at.researchSpot(research));
    researchCells.forEach((cell, n) => {
      cell.classList.toggle("past", n < research);
      cell.classList.toggle("next", n === research);
    });
    for (const [cells, now] of /** @type {[SVGGElement[], number][]} */ ([[damageCells, damage], [energyCells, energy]])) {
      cells.forEach((cell, n) => {
        cell.classList.toggle("past", n < now);
        cell.classList.toggle("now", n === now);
      });
    }
  }

  /** @param {Space} space */
  stepOf(space) {
    return this.table.path.findIndex((other) => sameSpace(other, space));
  }

  /** @param {Space} space @param {Space} excavator */
  isExcavated(space, excavator) {
    const at = this.stepOf(excavator);
    return this.stepOf(space) < at || at === this.table.path.length - 1;
  }

  /** @param {Position} position */
  showGround({ excavator }) {
    for (const [key, element] of this.parts.cells) {
      element.classList.toggle("dug", this.isExcavated(spaceOf(key), excavator));
    }
    for (const { room, element } of this.parts.rooms) {
      element.classList.toggle("lit", room.spaces.every((space) => this.isExcavated(space, excavator)));
    }
    const [row, column] = excavator;
    const { at } = this;
    move(this.parts.excavator, at.dieSpot([row, column]), at.slot / 42); // no die comes there before it has moved on
    this.showTunnel(excavator);
    this.parts.excavatorBody.setAttribute("transform", row % 2 === 1 ? "scale(-1 1)" : "scale(1 1)");
  }

  /** The path up to the excavator is dug. @param {Space} excavator */
  showTunnel([row, column]) {
    const { at } = this;
    const along = row % 2 === 1 ? 5 - column : column - 1;
    const length = (row - 1) * (at.column * 5 - 4 + at.floor) + along * at.column;
    this.parts.tunnel.setAttribute("stroke-dasharray", `${length} 99999`);
  }

  // --- ships ---

  /** @param {Position} position */
  showShips(position) {
    const { ships } = position;
    const aboard = ships.filter((ship) => ship.at === "mothership");
    ships.forEach((ship, n) => {
      const element = (this.ships[n] ??= this.makeShip(ship.kind));
      this.showFooting(n, ship, position.mothership);
      element.classList.toggle("in-supply", ship.at === "supply");
      element.classList.toggle("aboard", ship.at === "mothership");
      move(element, ...this.placeOfShip(ship, position, aboard.indexOf(ship), aboard.length));
    });
    const left = ships.filter(({ at, kind }) => at === "supply" && kind === "reinforcement").length;
    this.parts.supplyText.textContent = `×${left}`;
  }

  /**
   * @param {ShipShape} ship
   * @param {Position} position
   * @param {number} n which of those on the mothership
   * @param {number} aboard how many there are
   * @returns {[Spot, number?]}
   */
  placeOfShip({ at: place }, { mothership }, n, aboard) {
    const { at } = this;
    if (place === "supply") return [[at.end + at.right * 0.3, at.drop + at.row / 2 - 2], at.ship];
    if (!Array.isArray(place)) {
      const gap = Math.min(at.ship * 30, (at.column * 4.6) / Math.max(aboard, 1));
      return [[at.end - gap * (n + 0.6), at.rowTop(mothership) - at.drop * 0.86], at.ship * 0.6];
    }
    return [place[0] >= this.table.city_row ? at.citySpot(place[1]) : at.shipSpot(place), at.ship];
  }

  /** @param {number} n @param {ShipShape} ship @param {number} mothership */
  showFooting(n, { kind, at: place }, mothership) {
    const { at } = this;
    const footing = (this.footings[n] ??= this.parts.layer.footing.appendChild(
      svg("rect", { class: ["piece", "footing", kind], x: 1, y: 1, width: at.column - 2, height: at.row - 2, rx: 4 }),
    ));
    const inSky = Array.isArray(place) && place[0] < this.table.city_row && place[0] > mothership;
    footing.classList.toggle("gone", !inSky);
    if (inSky) move(footing, [at.columnLeft(place[1]), at.rowTop(place[0])]);
  }

  /** @param {string} kind */
  makeShip(kind) {
    const shadow = svg("ellipse", { cx: 0, cy: 8, rx: 19, ry: 2.6, class: "ship-shadow" });
    const element = svg("g", { class: "piece ship-piece", "data-inspect": kind }, shadow, pieces.ship(kind));
    this.parts.layer.ships.append(element);
    return element;
  }

  // --- dice ---

  /** @param {Position} position */
  showDice({ workers, robots }) {
    /** @type {Set<string>} */
    const shown = new Set();
    workers.forEach((worker, n) => this.putDie(`worker${n}`, worker.color, worker, shown));
    robots.forEach((robot, n) => this.putDie(`robot${n}`, "robot", robot, shown));
    for (const [name, entry] of this.dice) {
      if (shown.has(name)) continue;
      entry.element.remove();
      this.dice.delete(name);
    }
  }

  /**
   * @param {string} name
   * @param {string} kind
   * @param {WorkerShape | RobotShape} die
   * @param {Set<string>} shown gets its name, if it lies in the base
   */
  putDie(name, kind, die, shown) {
    if (!die.space) return;
    shown.add(name);
    const exhausted = "exhausted" in die && Boolean(die.exhausted);
    const looks = `${kind} ${die.value} ${exhausted}`;
    const entry = this.dice.get(name) ?? this.makeDie(name);
    if (entry.looks !== looks) {
      entry.element.replaceChildren(pieces.die(kind, die.value, { exhausted }));
      entry.looks = looks;
    }
    move(entry.element, this.at.dieSpot(die.space), this.at.die);
  }

  /** @param {string} name */
  makeDie(name) {
    const entry = { element: svg("g", { class: "piece die-piece", "data-die": name }), looks: "" };
    this.dice.set(name, entry);
    this.parts.layer.dice.append(entry.element);
    return entry;
  }
}
