// The words in which the page's scripts speak of the game. Only the type checker reads this file:
// `/** @typedef {import("../core/types.js").Position} Position */`.

import type { Action, Forecast, PositionShape, SettingsShape, TableAnswer } from "./api.js";

export type * from "./api.js";

/** [row, column], both from 1: a space of the base, or of the sky (row 0: the first drop points). */
export type Space = [number, number];
/** A space as the key of a map and in `data-space`: "row-column". */
export type SpaceKey = string;
/** A place on the board in its own units: [x, y]. */
export type Spot = [number, number];

export type Table = TableAnswer;
export type Position = PositionShape;
export type Settings = Required<SettingsShape>;
export type ShipKind = "basic" | "reinforcement" | "special" | string;
export type ActionOf<Do extends Action["do"]> = Extract<Action, { do: Do }>;

// --- events (docs/protocol.md) ---

type OfShip = { ship: number; kind: ShipKind };
type OfDie = { worker: number };

/** The fields of every event, by its name. */
export type EventFields = {
  round: { round: number };
  roll: { workers: number[]; values: number[] };
  place: OfDie & { value: number; space: Space; on: string[]; ahead?: number };
  too_far: OfDie & { value: number; distance: number };
  held: { column: number; by?: "smoke" | "space" };
  descend: OfShip & { from: Space; to: Space; city?: true };
  shift: OfShip & { from: Space; to: Space };
  blocked: OfShip & { from: Space; to: Space };
  teleport: OfShip & { from: Space; to: Space };
  teleport_blocked: OfShip & { from: Space; to: Space; reason: "ship" | "mothership" };
  mothership: Partial<OfShip> & { from: number; to: number; reason: "icon" | "phase" };
  lift: OfShip & { from: Space };
  city: OfShip & { column: number };
  hit: { damage: number; of: number; ship: number | null };
  set_aside: OfDie;
  phase: { phase: Position["phase"] };
  fresh: { robot: number };
  use: { space: Space; effects: string[]; value: number; cost: number; energy: number; aim?: Colour };
  no_effect: { space: Space; effects: string[]; value: number };
  energy: { gained: number; energy: number };
  destroy: OfShip & { from: Space; to: "mothership" | "supply" };
  miss: { value: number; by?: "missiles" | "barrage" };
  research: { from: number; to: number; of: number };
  build: { value: number };
  given_up: OfDie & { space: Space };
  install: { robot: number; space: Space; value: number };
  points: { points: number };
  points_lost: { points: number };
  raise: OfDie & { value: number; points: number };
  wear: { robot: number; value: number };
  robot_off: { robot: number; space: Space; reason: string };
  excavator: { from: Space; to: Space; steps: number; reason: "dug" | "action" | "tunnelled"; energy?: number; cost?: number };
  unused: OfDie & { space: Space };
  action: { row: number; action: MothershipAction; amount: number };
  reinforce: OfShip;
  spawn: OfShip & { at: Space };
  ability: { owner: "city" | "scenario" | "character"; id: string; name: Record<string, string>; effect: string; aim?: Colour };
  special: OfShip & { effect: string };
  rise: OfShip & { from: Space; to: Space };
  repair: { repaired: number; damage: number };
  nudge: OfDie & { from: number; to: number };
  reroll: {};
  smoke: { dice: number };
  supplies: { rooms: number };
  halt: { held: "action" | "descent" };
  core: { value: number };
  corrected: { fact: string; from: unknown; to: unknown };
  end: { won: boolean; reason: string };
};
export type EventName = keyof EventFields;
/** An event of one kind, with its sentence. */
export type EventOf<Name extends EventName> = { [N in Name]: { event: N; text: string } & EventFields[N] }[Name];
export type GameEvent = EventOf<EventName>;

/** A2: the two colours of explosions. */
export type Colour = "yellow" | "red";
export type MothershipAction = "none" | "excavator" | "research" | "reinforcements" | "damage" | "energy" | "robots" | "dive" | "skull";

// --- forecasts ---

/** What one effect of a room would do. */
export type RoomResult =
  | { effect: "aa" | "tunnel" }
  | { effect: "energy" | "repair"; gain: number; to: number }
  | { effect: "research"; steps: number; to: number; short: number | null; wins: boolean }
  | { effect: "robot"; value: number }
  | { effect: "jam"; ships: { ship: number; from: Space; to: Space }[] }
  | { effect: "fighters"; value: number; ships: { ship: number; at: Space }[]; on_explosions: number; at?: Colour; core?: true }
  | { effect: "missiles"; value: number; ships: { ship: number; at: Space }[] }
  | { effect: "command"; points: number }
  | { effect: "dig"; steps: number; opens: Space[]; cost: number };

// --- the page ---

/** What every screen gets: settings, the way to other screens, sentences for everyone. */
export interface App {
  settings: Settings;
  about: import("./api.js").About;
  go(route: string): void;
  change(settings: Partial<Settings>): Promise<Settings>;
  /** The words of all screens; a board has begun with fewer. */
  needWords(): Promise<void>;
  say(text: string, kind?: "info" | "error" | string, offer?: Offer | null): () => void;
  trouble(error: unknown): void;
}
/** A button beside a sentence, such as one that takes back what is told. */
export type Offer = { text: string; name: string; work: () => void };
/** What a screen's `show` gets beside its place in the document. It may return what is to be done when it goes. */
export type ScreenContext = { params: string[]; app: App };
export type CloseScreen = (() => void) | null | void;

/** What `h`, `svg` and `replace` take as children: text, elements, lists of both; nothing for null and false. */
export type Child = Node | string | number | null | undefined | false | readonly Child[];
type Handlers<E> = {
  [Name in keyof GlobalEventHandlersEventMap as `on${Name}`]?: ((event: GlobalEventHandlersEventMap[Name] & { readonly currentTarget: E }) => unknown) | null | false;
};
/** What `h` and `svg` take as attributes: null, undefined and false leave one out, true sets it without a value. */
export type Attributes<E> = Handlers<E> & { class?: string | null | false | (string | null | undefined | false)[]; [name: string]: any };

/** A message of the words, as the server sends it. */
export type Pattern = string | PatternPart[];
export type PatternPart = string | [string] | { m: string } | { v: string; s: Record<string, Pattern>; d?: string };
/** What a sentence is filled in with. */
export type Values = Record<string, string | number | null | undefined>;

/** Whatever goes wrong on the way to the server: a sentence, and the rule if one is broken. */
export interface Trouble extends Error {
  status: number;
  code: string;
  rule: string | null;
}

/** One of several, in a field (`fields.js`). */
export type Option<Value> = { value: Value; label: Child; hint?: string | null; picture?: Child; lang?: string };

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(text: string): string }): { createScriptURL(text: string): string } };
  }
}

// --- screens and campaign ---

/** Somebody in the team of a battle. */
export type Member = Required<import("./api.js").CharacterShape>;
/** What is wished for in a new game: `new_game.js` and `battle.js` fill it in. */
export type Wish = {
  edition: import("./api.js").EditionChoice;
  city: string | null;
  damaged: boolean;
  level: number;
  choose: boolean;
  hard: string[];
  scenario: string | null;
  team: Member[];
  sky: string[];
  top: string | null;
  dice: "auto" | "manual";
  mode: Settings["mode"];
  seed: string;
  real: { scenario: string; characters: string };
  unseal?: boolean;
};
/** What is to be put into the bin or taken out of it: its address, its name, and how to draw its list once more. */
export type Binnable = { path: string; name: string; again: () => Promise<void> };
/** What a chart shows of won and lost games. */
export type WinRow = { name: string; played: number; won: number };
// --- learn: who goes along with a game, the tutorial's steps, the pictures of the rules ---

/** Who goes along with a game: the tutorial, or a puzzle. It may forbid moves and is told of every one. */
export interface Guide {
  /** What it says, on the desk. */
  readonly element: HTMLElement;
  /** Whether moves may be taken back. */
  readonly takesBack: boolean;
  /** Whether there is nothing left to do but to look. */
  readonly isDone: boolean;
  /** The game is shown. */
  begin(session: import("../play/play.js").Session): void;
  /** A die was taken in hand, or put back (null). */
  picked(worker: number | null): void;
  /** Why an action is not to be done now, or null. */
  refuses(action: Action): string | null;
  /** A move was made or taken back, and is shown. */
  moved(): void | Promise<void>;
  /** The screen is left. */
  end(): void;
}

/** What a step of the tutorial points at, on the board or beside it. */
export type Look =
  | ["die", worker: number]
  | ["option"]
  | ["spaces", ...Space[]]
  | ["sky", row: number, column: number]
  | ["action", row: number]
  | ["next-research", count: number]
  | ["research" | "damage" | "mothership" | "excavator"];
/** A step of the tutorial, after so many moves: its words; what is to be done, if anything; the die to pick or to put down. */
export type LessonStep = { after: number; text: string; todo?: string; pick?: number; put?: number; look: Look[] };
/** The moves of the tutorial. */
export type LessonMove = ActionOf<"place" | "use" | "excavate">;

/** A rectangle on the board. */
export type Box = { x: number; y: number; width: number; height: number };

// --- play/ ---

/** The fields that actions have, all of them: for whoever asks which are there. */
export type ActionFields = {
  do: Action["do"];
  worker?: number | null;
  space?: Space;
  robot?: number;
  column?: number | null;
  kind?: ActionOf<"spawn">["kind"];
  id?: string;
  change?: "up" | "down" | null;
  at?: Colour | null;
};
export type ForecastOf<Do extends Action["do"]> = Forecast & { action: ActionOf<Do> };
/** What a chosen ability would do to one of its targets. */
export type AbilityForecast = ForecastOf<"city" | "character">;
/** A forecast that is shown; A2: fighters at either colour are two in one. */
export type ShownForecast = Forecast & { lines?: string[]; colours?: [Forecast, Forecast] | null };
/** How a sentence on the desk looks, and the rule it is about. */
export type Telling = { kind?: "info" | "warning"; rule?: string | null };
/** What can be done to a game, as the server's paths have it; "load" is a game that comes anew. */
export type Doing = "act" | "undo" | "redo";
/** What is caught where the server is asked: a `Trouble`, or a bug of ours. */
export type Thrown = Error & Partial<Trouble>;
