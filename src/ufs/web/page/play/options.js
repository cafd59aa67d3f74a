// What can be done apart from placing dice, as buttons on the desk: rooms, spawning, robots.

import { roomName } from "../board/describe.js";
import { burst, cost, die, effect, excavator, motherIcon, picture, ship } from "../board/pieces.js";
import { focusOn, h } from "../core/dom.js";
import { t } from "../core/words.js";
import { roomAt, spawns } from "./choices.js";
import { markBoard } from "./marks.js";

/** @import { Action, ActionOf, Child, Colour } from "../core/types.js" */
/** @import { Session } from "./play.js" */

/** The explosion that fighters are aimed at, as a sign. */
export const aimSign = (/** @type {Colour} */ colour) => picture(burst("", colour === "red"), 36, 28);

/**
 * @param {Session} session
 * @returns {Child}
 */
export function drawOptions(session) {
  const { desk, guide, state } = session;
  const { phase, result } = state.position;
  if (result || desk.mustRoll() || guide?.isDone) return [];
  if (state.can("install")) return [robotChoice(session), removeOptions(session)];
  if (phase === "spawn") return [kindChoice(session), spawnOptions(session), removeOptions(session)];
  return [phase === "rooms" && roomOptions(session), removeOptions(session)];
}

/**
 * A button that does an action and shows it when it is looked at.
 * @param {Session} session
 * @param {Action} action
 * @param {{title: Child, detail?: string | null, icons: Child, looks?: string}} words
 */
function option(session, action, { title, detail, icons, looks }) {
  const forecast = session.state.foreseen(action);
  const look = () => forecast && session.board.preview(forecast);
  const away = () => session.board.clearPreview();
  return h(
    "button",
    { class: ["option", looks], "data-action": action.do, onclick: () => session.act(action), onpointerenter: look, onfocus: look, onpointerleave: away, onblur: away },
    h("span", { class: "option-icons" }, icons),
    h("span", { class: "option-words" }, h("strong", {}, title), detail ? h("span", {}, detail) : null),
    session.coach.badgeOf(action),
  );
}

// --- rooms ---

/** @param {Session} session */
function roomOptions(session) {
  const { state } = session;
  /** @type {HTMLElement[]} */
  const buttons = state.actionsTo("use").map((action) => useOption(session, action));
  if (state.can("excavate")) {
    const detail = state.foreseen({ do: "excavate" })?.room?.text;
    buttons.push(option(session, { do: "excavate" }, { title: t("excavate"), detail, icons: picture(excavator(), 48, 30) }));
  }
  const left = buttons.length > 0;
  buttons.push(...unpaid(session));
  if (state.can("done")) {
    const words = { title: t(left ? "done-rest" : "done"), detail: left ? t("done-detail") : null };
    buttons.push(option(session, { do: "done" }, { ...words, icons: picture(motherIcon(), 44, 26) }));
  }
  return buttons;
}

/** Whether using a room would do nothing. @param {Session} session @param {ActionOf<"use">} action */
function isIdle(session, action) {
  const room = session.state.foreseen(action)?.room;
  if (!room) return false;
  return room.results.every((result) => ("ships" in result ? result.ships.length === 0 && !("core" in result && result.core) : result.effect === "research" && result.steps === 0));
}

/** Rooms with all their dice that cannot be paid: they say what they need. @param {Session} session */
function unpaid({ state, table }) {
  return [...state.forecasts.values()].flatMap(({ action, legal, message, room }) => {
    if (action.do !== "use" || legal || !room || room.missing || room.affordable || action.at === "red") return [];
    const effects = roomAt(table, action.space)?.effects ?? [];
    const title = [t("use-room", { room: roomName(effects), value: room.value ?? "" }), " ", picture(cost(room.cost), 36, 20, t("costs", { cost: room.cost }))];
    return h(
      "div",
      { class: "option unpaid" },
      h("span", { class: "option-icons" }, effects.map((name) => picture(effect(name), 24, 24))),
      h("span", { class: "option-words" }, h("strong", {}, title), h("span", {}, message)),
    );
  });
}

/**
 * @param {Session} session
 * @param {ActionOf<"use">} action
 */
function useOption(session, action) {
  const { state, table } = session;
  const room = roomAt(table, action.space);
  const foreseen = state.foreseen(action)?.room;
  const effects = room?.effects ?? [];
  const [row, column] = action.space;
  const isTwin = (/** @type {ActionOf<"use">} */ other) => other.at === action.at && roomAt(table, other.space)?.effects.join() === effects.join();
  const twins = state.actionsTo("use").filter(isTwin).length > 1;
  const price = foreseen?.cost ?? room?.cost; // F27: supplies pay
  const title = [
    t("use-room", { room: roomName(effects), value: foreseen?.value ?? "" }),
    twins && h("small", {}, ` ${t("place-short", { row, column })}`),
    price ? [" ", picture(cost(price), 36, 20, t("costs", { cost: price }))] : null,
  ];
  const icons = [effects.map((name) => picture(effect(name), 24, 24)), action.at ? aimSign(action.at) : null];
  return option(session, action, { title, detail: foreseen?.text, icons, looks: isIdle(session, action) ? "idle" : undefined });
}

// --- robots ---

/** @param {Session} session */
function removeOptions(session) {
  const { position } = session.state;
  return session.state.actionsTo("remove").map((action) => {
    const { value } = position.robots[action.robot];
    return option(session, action, { title: t("remove-robot", { value }), icons: picture(die("robot", value), 30, 34), looks: "small-option" });
  });
}

/**
 * Which blue die becomes the new robot, if there are several.
 * @param {Session} session
 */
function robotChoice(session) {
  const { state, wishes } = session;
  const robots = [...new Set(state.actionsTo("install").map((action) => action.robot))];
  if (robots.length < 2) return null;
  if (!robots.includes(wishes.robot)) wishes.robot = robots[0];
  const choose = (/** @type {number} */ robot) => {
    wishes.robot = robot;
    markBoard(session);
  };
  const choice = (/** @type {number} */ robot) => {
    const { value, space } = state.position.robots[robot];
    const label = space ? t("robot-on-board", { robot: robot + 1, value }) : t("robot-new", { robot: robot + 1 });
    const input = h("input", { type: "radio", name: "robot", checked: robot === wishes.robot, onchange: () => choose(robot) });
    return h("label", { class: "choice" }, input, label);
  };
  return h("fieldset", {}, h("legend", {}, t("which-robot")), robots.map(choice));
}

// --- spawning ---

/** @param {Session} session */
function spawnOptions(session) {
  return spawns(session).map((action) => {
    const icons = picture(ship(action.kind ?? "basic"), 44, 22);
    return option(session, action, { title: t("spawn-here", { column: action.column }), icons });
  });
}

/**
 * Which kind of ship spawns, if there are several.
 * @param {Session} session
 */
function kindChoice(session) {
  const kinds = [...new Set(session.state.actionsTo("spawn").map((action) => action.kind))];
  if (kinds.length < 2) return null;
  const [{ kind: shown }] = spawns(session);
  const choose = (/** @type {ActionOf<"spawn">["kind"]} */ kind) => {
    session.wishes.kind = kind;
    session.refresh();
    focusOn(session.desk.options, "input:checked", { scroll: true }); // drawn anew
  };
  const choice = (/** @type {ActionOf<"spawn">["kind"]} */ kind) => {
    const input = h("input", { type: "radio", name: "kind", checked: kind === shown, onchange: () => choose(kind) });
    return h("label", { class: "choice" }, input, picture(ship(kind ?? "basic"), 44, 22), t(`ship-${kind}`));
  };
  return h("fieldset", {}, h("legend", {}, t("which-ship")), kinds.map(choice));
}
