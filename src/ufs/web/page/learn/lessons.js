// What the tutorial plays and says. The dice come from a fixed seed, so every roll is known and a
// sentence can speak of "the white 2". The story of the round: research, an AA gun that keeps a ship
// off a mothership icon, a white die ahead of the excavator that saves two ones, energy, the mothership.

/** @import { Action, LessonMove, LessonStep, Look, NewGame, Space } from "../core/types.js" */
/** @typedef {[text: string, todo: string, ...Look[]]} Half one of the two steps of placing a die */
/** @typedef {{do: Action["do"], worker?: number | null, space?: Space}} Compared what makes an action the same */

/** @type {NewGame} */
export const GAME = {
  setup: { edition: "box", city: "roswell", threat: 0 },
  seed: 1347, // rolls 1 3 4 and white 2 1; then 3 and white 5; then 5 3 4 and white 2 5
  dice: "auto",
  mode: "relaxed",
  kind: "tutorial",
};

/**
 * @param {number} worker
 * @param {Space} space
 * @returns {LessonMove}
 */
const place = (worker, space) => ({ do: "place", worker, space });

/**
 * @param {Space} space
 * @returns {LessonMove}
 */
const use = (space) => ({ do: "use", space });

/**
 * The only moves the tutorial accepts, in this order.
 * @type {LessonMove[]}
 */
export const MOVES = [
  place(2, [2, 2]),
  place(1, [1, 1]),
  place(3, [3, 3]),
  place(0, [2, 4]),
  place(4, [2, 5]),
  use([2, 4]),
  use([2, 2]),
  { do: "excavate" },
];

/**
 * Steps one only reads, at a moment of the game: after so many moves.
 * @param {number} after
 * @param {string} text
 * @param {Look[]} look
 * @returns {LessonStep}
 */
const read = (after, text, ...look) => ({ after, text, look });

/**
 * The two steps of placing a die: take it, put it down.
 * @param {number} after
 * @param {Half} pick
 * @param {Half} put
 * @returns {LessonStep[]}
 */
function placing(after, [pickText, pickTodo, ...pickLook], [text, todo, ...look]) {
  const move = MOVES[after];
  if (move.do !== "place") throw new Error(`no die is placed after move ${after}`);
  const { worker, space } = move;
  return [
    { after, text: pickText, todo: pickTodo, pick: worker, look: [["die", worker], ...pickLook] },
    { after, text, todo, put: worker, look: [["spaces", space], ...look] },
  ];
}

/**
 * A step of the rooms phase.
 * @param {number} after
 * @param {string} text
 * @param {string} todo
 * @param {Look[]} look
 * @returns {LessonStep}
 */
const working = (after, text, todo, ...look) => ({ after, text, todo, look: [["option"], ...look] });

/**
 * What each step says, asks for and points at; `tutorial_marks.js` frames it.
 * @type {LessonStep[]}
 */
export const STEPS = [
  read(0, "tutorial-welcome", ["mothership"]),
  read(0, "tutorial-win", ["research"]),
  read(0, "tutorial-lose", ["damage"], ["action", 12]),
  ...placing(
    0,
    ["tutorial-dice", "tutorial-dice-do"],
    ["tutorial-preview", "tutorial-preview-do"],
  ),
  ...placing(
    1,
    ["tutorial-landed", "tutorial-landed-do", ["sky", 4, 2]],
    ["tutorial-aa", "tutorial-aa-do", ["sky", 3, 1]],
  ),
  ...placing(
    2,
    ["tutorial-white", "tutorial-white-do"],
    ["tutorial-ahead", "tutorial-ahead-do", ["excavator"]],
  ),
  ...placing(
    3,
    ["tutorial-arrow", "tutorial-arrow-do", ["sky", 2, 3], ["sky", 2, 4]],
    ["tutorial-large", "tutorial-large-do"],
  ),
  ...placing(
    4,
    ["tutorial-last", "tutorial-last-do", ["sky", 5, 4]],
    ["tutorial-fill", "tutorial-fill-do"],
  ),
  working(5, "tutorial-energy", "tutorial-energy-do", ["spaces", [2, 4], [2, 5]]),
  working(6, "tutorial-research", "tutorial-research-do", ["spaces", [2, 2]], ["next-research", 2]),
  working(7, "tutorial-dig", "tutorial-dig-do", ["spaces", [3, 3]], ["action", 1]),
  read(8, "tutorial-mothership", ["mothership"], ["action", 1]),
  read(8, "tutorial-open", ["spaces", [3, 4]], ["action", 2]),
  read(8, "tutorial-fighters", ["spaces", [2, 1]], ["sky", 7, 2]),
  read(8, "tutorial-end", ["research"]),
];

/**
 * Whether two actions are one move: the same die, the same space.
 * @param {Compared | null | undefined} one
 * @param {Compared | null | undefined} other
 */
export const sameMove = (one, other) =>
  one?.do === other?.do && one?.worker === other?.worker && String(one?.space) === String(other?.space);

/**
 * Whether these moves are the beginning of the tutorial's.
 * @param {(Action | null)[]} moves
 */
export const follows = (moves) => moves.length <= MOVES.length && moves.every((move, n) => sameMove(move, MOVES[n]));
