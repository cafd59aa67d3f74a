// Written by `python tools/page_types.py` from the server's description of its API (/openapi.json):
// do not edit. What the description leaves open, such as the fields of an event, is in types.d.ts.

import type { GameEvent, RoomResult } from "./types.js";

export type Action = PlaceShape | UseShape | ExcavateShape | InstallActionShape | RemoveShape | DoneShape | RaiseShape | SpawnShape | CityActionShape | CharacterActionShape | RollShape | CorrectShape;

export type About = {
  name: string;
  version: string;
  languages: Array<string>;
  notice: string | null;
};

export type Act = {
  version: number;
  action: Action;
};

export type AdvisedAction = {
  action: Action;
  same: Array<Action>;
  text: string;
};

export type Answer = {
  version: number;
  position: PositionShape;
  actions: Array<Action>;
  forecasts: Array<Forecast>;
  step: number;
  corrected: boolean;
  doing: string | null;
  undo: boolean;
  redo: boolean;
  next: Array<WebNextGame>;
  events: Array<GameEvent>;
};

export type BattleAnswer = {
  setup: Record<string, any>;
  city_name: string;
  scenario_name: string | null;
  seed: string | null;
  code: string;
  stars: StarsAnswer;
  remark: string | null;
  unsealed: UnsealedPieces;
};

export type BeginGame = {
  version: number;
  dice?: "auto" | "manual";
  mode?: "relaxed" | "strict";
};

export type BeginShape = {
  do?: "begin";
  game?: string | null;
};

export type BetterAction = {
  action: Action;
  text: string;
  chance: number;
  facts: Array<string>;
};

export type BinAnswer = {
  days: number;
  deleted: Array<BinnedEntry>;
  unreadable: Array<UnreadableEntry>;
};

export type BinEmptied = {
  removed: number;
};

export type BinnedEntry = {
  kind: "games" | "campaigns";
  id: string;
  deleted: string;
  game: Summary | null;
  campaign: Record<string, any> | null;
};

export type CampaignBattle = {
  chapter: number;
  city: CampaignCity;
  scenario: CampaignScenario;
  character: CampaignCharacter | null;
  upgraded: Array<CampaignCharacter>;
  games: Array<CampaignGame>;
  most_games: number;
};

export type CampaignChapter = {
  number: number;
  name: string;
  briefing: Array<string>;
};

export type CampaignCharacter = {
  id: string;
  name: string;
  role: string | null;
  upgraded: boolean;
  text: string | null;
};

export type CampaignCity = {
  id: string;
  name: string;
  damaged: boolean;
  text: string | null;
};

export type CampaignGame = {
  damaged: boolean;
  threat: number;
  sky: Array<string>;
  hard: Array<string>;
  begun: boolean;
  game: string | null;
  result: number | "X" | "-" | null;
};

export type CampaignList = {
  campaigns: Array<CampaignSummary>;
  left_out: Array<LeftOutPack>;
};

export type CampaignOfGame = {
  id: string;
  name: string;
  waits: boolean;
};

export type CampaignPile = {
  city: CampaignCity;
  scenario: CampaignScenario;
  character: CampaignCharacter;
};

export type CampaignScenario = {
  id: string;
  name: string;
  scene: Array<string>;
  text: string | null;
};

export type CampaignShape = {
  format: "ufs-campaign/1" | "ufs-campaign/2";
  name: string;
  seed: number;
  cards: "auto" | "manual";
  chapters: Array<ChapterShape>;
  steps: Array<DealShape | ChooseShape | DefendShape | MusterShape | PrepareShape | BeginShape | CampaignResultShape>;
  rules?: number | null;
  pieces?: string | null;
  carried?: Array<Record<string, any>> | null;
};

export type CampaignSummary = {
  id: string;
  name: string;
  chapter: number;
  chapter_name: string;
  score: number;
  won: boolean | null;
  created: string;
  updated: string;
};

export type CampaignView = {
  id: string;
  version: number;
  created: string;
  updated: string;
  seed: string;
  running: string | null;
  can_begin: boolean;
  places: Array<Place>;
  can_print: boolean;
  trouble: string | null;
  name: string;
  cards: "auto" | "manual";
  phase: "deal" | "choose" | "defend" | "muster" | "prepare" | "game" | "over";
  chapters: Array<CampaignChapter>;
  piles: Array<CampaignPile>;
  battle: CampaignBattle | null;
  choices: Choices;
  next: CampaignNextGame | null;
  saved: Array<CampaignCity>;
  characters: Array<CampaignCharacter>;
  left: Array<LeftPiece>;
  notebook: Notebook;
  score: number;
  won: boolean | null;
  can_undo: boolean;
};

export type Chance = {
  version: number;
  chance: number;
  error: number;
  playouts: number;
  last: LastMove | null;
  remark: string | null;
};

export type Change = {
  version: number;
};

export type ChapterShape = {
  scenarios: Array<string>;
  cities: Array<string>;
  characters: Array<string>;
  sky: Array<string>;
};

export type CharacterActionShape = {
  do: "character";
  id: string;
  column?: number | null;
  worker?: number | null;
  change?: "up" | "down" | null;
  at?: "red" | "yellow" | null;
};

export type CharacterChoice = {
  id: string;
  name: string;
  role: string;
  chapter: number;
  normal: CharacterSide;
  upgraded: CharacterSide;
};

export type CharacterShape = {
  id: string;
  upgraded?: boolean;
};

export type CharacterSide = {
  text: string;
  effect: string;
};

export type Checklist = {
  title: string;
  groups: Array<ChecklistGroup>;
  table: TableAnswer;
  position: PositionShape;
  step: number;
};

export type ChecklistGroup = {
  title: string;
  items: Array<string>;
  note: string | null;
};

export type Choices = {
  piles?: Array<number> | null;
  count?: number | null;
  characters?: Array<CampaignCharacter> | null;
  threats?: Array<number> | null;
  threat?: number | null;
  cities?: Array<CampaignCity> | null;
  unnamed?: number | null;
  scenarios?: Array<NamedPiece> | null;
};

export type Choose = {
  do: "choose";
  pile: number;
};

export type ChooseShape = {
  do?: "choose";
  pile: number;
};

export type CityActionShape = {
  do: "city";
  column?: number | null;
  worker?: number | null;
  change?: "up" | "down" | null;
  at?: "red" | "yellow" | null;
};

export type CityChoice = {
  id: string;
  name: string;
  source: string;
  chapter: number;
  blue: CitySide;
  damaged: CitySide;
};

export type CitySide = {
  energy: number;
  text: string | null;
  source: string;
};

export type CoachAnswer = {
  state: "missing" | "compiling" | "ready" | "stale" | "failed";
  message: string | null;
};

export type Content = {
  editions: Array<EditionChoice>;
  seal: SealAnswer;
};

export type CorrectShape = {
  do: "correct";
  set: Record<string, any>;
};

export type CustomBattle = {
  setup: SetupShape;
  seed?: number | string | null;
};

export type Deal = {
  do: "deal";
  piles?: [PileShape, PileShape] | null;
};

export type DealShape = {
  do?: "deal";
  piles: [PileShape, PileShape];
};

export type Defend = {
  do: "defend";
  city: string;
  scenario?: string | null;
};

export type DefendShape = {
  do?: "defend";
  city: string;
  scenario: string;
  damaged?: true | null;
};

export type DoneShape = {
  do: "done";
};

export type EditionChoice = {
  id: string;
  name: string;
  source: string;
  kind: "box" | "cards";
  most: number;
  hard: Array<string>;
  sky: Array<string>;
  skies: Array<SkyChoice>;
  cities: Array<CityChoice>;
  default_city: string | null;
  scenarios: Array<ScenarioChoice>;
  characters: Array<CharacterChoice>;
  sealed: Array<SealedChapter>;
};

export type EmptyRequest = {
};

export type ErrorAnswer = {
  error: ErrorBody;
};

export type ErrorBody = {
  code: string;
  message: string;
  rule: string | null;
};

export type ExcavateShape = {
  do: "excavate";
};

export type Forecast = {
  legal: boolean;
  rule: string | null;
  message: string;
  events: Array<GameEvent>;
  action: Action;
  room: RoomForecast | null;
};

export type Forecasts = {
  version: number;
  forecasts: Array<Forecast>;
};

export type Fork = {
  step: number;
};

export type Games = {
  games: Array<Summary>;
  total: number;
  next: string | null;
};

export type Hint = {
  version: number;
  step: 1 | 2 | 3;
  text: string | null;
  candidates: Array<AdvisedAction>;
  options: Array<RatedAction>;
  chance: number | null;
  remark: string | null;
};

export type HintRequest = {
  step: 1 | 2 | 3;
  budget_ms?: number;
};

export type InstallActionShape = {
  do: "install";
  space: [number, number];
  robot: number;
};

export type InstallShape = {
  values: Array<number>;
};

export type LastMove = {
  action: Action;
  text: string;
  before: number;
  chance: number;
  loss: number;
  better: RatedAction | null;
};

export type LeftOutPack = {
  pack: string;
  problems: Array<string>;
};

export type LeftPiece = {
  id: string;
  name: string;
  kind: "city" | "scenario" | "character";
  chapter: number;
  why: "unchosen" | "fought" | "lost";
  text: string | null;
  scene?: Array<string> | null;
  role?: string | null;
  damaged?: boolean | null;
  upgraded?: boolean | null;
};

export type LevelWinCount = {
  edition: string;
  level: number;
  played: number;
  won: number;
};

export type LoadCampaign = {
  text: string;
};

export type LoadGame = {
  text: string;
  mode?: "relaxed" | "strict";
  unseal?: boolean;
};

export type Log = {
  version: number;
  entries: Array<LogEntry>;
};

export type LogEntry = {
  step: number;
  action: Action | null;
  events: Array<GameEvent>;
};

export type Losses = {
  damage: number;
  mothership: number;
};

export type Muster = {
  do: "muster";
  characters: Array<string>;
};

export type MusterShape = {
  do?: "muster";
  characters: Array<string>;
};

export type NamedPart = {
  id: string;
  name: string;
};

export type NamedPiece = {
  id: string;
  name: string;
};

export type NewCampaign = {
  name: string;
  seed?: number | string | null;
  cards?: "auto" | "manual";
};

export type NewGame = {
  setup: SetupShape;
  seed?: number | string | null;
  dice?: "auto" | "manual";
  mode?: "relaxed" | "strict";
  kind?: "game" | "tutorial";
  unseal?: boolean;
};

export type Note = {
  do: "note";
  won: boolean;
};

export type Notebook = {
  name: string;
  rows: Array<NotebookRow>;
  score: number;
  won: boolean | null;
};

export type NotebookRow = {
  chapter: number;
  battle: number;
  city: NamedPiece | null;
  scenario: NamedPiece | null;
  character: NamedPiece | null;
  upgraded: Array<NamedPiece>;
  results: Array<number | "X" | "-" | null>;
};

export type OverviewPhase = {
  id: string;
  title: string;
  steps: Array<OverviewStep>;
};

export type OverviewStep = {
  id: string;
  text: string;
};

export type PileShape = {
  scenario: string;
  city: string;
  character: string;
};

export type Place = {
  id: string;
  name: string;
  state: "attacked" | "chosen" | "saved" | "damaged" | "lost" | "left";
  at: Array<number> | null;
};

export type PlaceShape = {
  do: "place";
  worker: number;
  space: [number, number];
};

export type PlayAgain = {
  way: "damaged" | "again" | "same";
};

export type PositionAtStep = {
  step: number;
  position: PositionShape;
};

export type PositionShape = {
  format: "ufs-position/1";
  setup: SetupShape;
  round: number;
  phase: "dice" | "rooms" | "spawn" | "over";
  result: GameResultShape | null;
  mothership: number;
  research: number;
  energy: number;
  damage: number;
  excavator: [number, number];
  workers: Array<WorkerShape>;
  robots: Array<RobotShape>;
  ships: Array<ShipShape>;
  install?: InstallShape | null;
  points?: number;
  spent?: Record<string, number>;
  destroyed?: number;
  core_shot?: boolean;
  smoke?: number;
  supplies?: number;
  held?: "action" | "descent" | null;
  tokens?: number;
};

export type Prepare = {
  do: "prepare";
  threat?: number | null;
  sky?: Array<string> | null;
  hard?: Array<string> | null;
};

export type PrepareShape = {
  do?: "prepare";
  threat: number;
  sky: Array<string>;
  hard: Array<string>;
  counts?: "tiles" | "stars";
};

export type PuzzleAnswer = {
  id: string;
  grade: number;
  city: string | null;
  edition: string;
  city_name: string | null;
  edition_name: string;
  level: number;
  dice: number;
  tries: number;
  solved: boolean;
  shown: boolean;
};

export type PuzzleDay = {
  day: string;
  puzzle: PuzzleAnswer;
};

export type PuzzleLine = {
  moves: Array<string>;
  actions: Array<Action>;
};

export type PuzzleSolution = {
  line: PuzzleLine;
  text: string;
  chance: number;
  next_best: number;
  missed: number;
};

export type PuzzleVerdict = {
  state: "open" | "solved" | "missed";
  text: string | null;
  tries: number;
  solution: PuzzleSolution | null;
};

export type Puzzles = {
  days: Array<PuzzleDay>;
  count: number;
  solved: number;
  streak: number;
  unsolved: string | null;
};

export type RaiseShape = {
  do: "raise";
  worker: number;
};

export type RandomBattle = {
  difficulty: number;
  chapters?: Array<number> | null;
  characters?: boolean | null;
  damaged?: boolean | null;
  scenario?: boolean | null;
  tiles?: "any" | "basic" | "advanced";
  seed?: number | string | null;
};

export type RatedAction = {
  action: Action;
  same: Array<Action>;
  text: string;
  chance: number;
  error: number;
  playouts: number;
  because: Array<string>;
};

export type RealShape = {
  scenario?: string | null;
  characters?: Array<string>;
};

export type RemoveShape = {
  do: "remove";
  robot: number;
};

export type Review = {
  format: "ufs-review/1";
  start: number;
  luck: number;
  skill: number;
  result: number;
  over: GameResultShape | null;
  complete: boolean;
  playouts: number;
  ms: number;
  points: Array<ReviewPoint>;
  moments: Array<ReviewPoint>;
};

export type ReviewAnswer = {
  version: number;
  done: number;
  total: number;
  review: Review | null;
  remark: string | null;
};

export type ReviewPoint = {
  n: number;
  kind: "start" | "roll" | "correction" | "decision" | "end";
  round: number;
  chance: number;
  best: number | null;
  loss: number;
  luck: number;
  action: Action | null;
  text: string | null;
  facts: Array<string>;
  better: Array<BetterAction>;
};

export type RobotShape = {
  value?: number | null;
  space: [number, number] | null;
  exhausted?: boolean;
};

export type RollShape = {
  do: "roll";
  values?: Array<number> | null;
};

export type RoomForecast = {
  space: [number, number];
  effects: Array<string>;
  value: number | null;
  cost: number;
  missing: number;
  affordable: boolean;
  results: Array<RoomResult>;
  text: string;
};

export type ScenarioChoice = {
  id: string;
  name: string;
  text: string;
  chapter: number;
  sky: string | null;
};

export type SealAnswer = {
  broken: boolean;
  met: number;
};

export type SealedChapter = {
  chapter: number;
  cities: number;
  scenarios: number;
  characters: number;
  skies: number;
};

export type Settings = {
  language: string;
  theme: string;
  speed: string;
  sound: boolean;
  volume: number;
  effects: boolean;
  music: boolean;
  sound_asked: boolean;
  mode: "relaxed" | "strict";
  panel: boolean;
  tutorial_done: boolean;
  win_chance: boolean;
  after_move: boolean;
  mothership_waits: boolean;
  corrections: boolean;
  seal_broken: boolean;
};

export type SettingsShape = {
  language?: "auto" | "en" | "de" | "fr";
  theme?: "auto" | "light" | "dark";
  speed?: "off" | "fast" | "normal" | "slow";
  sound?: boolean;
  volume?: number;
  effects?: boolean;
  music?: boolean;
  sound_asked?: boolean;
  mode?: "relaxed" | "strict";
  panel?: boolean;
  tutorial_done?: boolean;
  win_chance?: boolean;
  after_move?: boolean;
  mothership_waits?: boolean;
  corrections?: boolean;
  seal_broken?: boolean;
};

export type SetupShape = {
  edition: string;
  hard?: Array<string> | null;
  level?: number | null;
  threat?: number | null;
  city?: string | null;
  damaged?: boolean;
  sky?: Array<string> | null;
  scenario?: string | null;
  characters?: Array<CharacterShape>;
  real?: RealShape | null;
};

export type ShipShape = {
  kind: "basic" | "reinforcement" | "orange";
  at: [number, number] | "mothership" | "supply";
};

export type SkyChoice = {
  id: string;
  position: number;
  chapter: number;
  stars: Array<number>;
};

export type SkyTile = {
  id: string;
  hard: boolean;
  stars: number;
};

export type SpawnShape = {
  do: "spawn";
  column: number;
  kind?: "basic" | "reinforcement" | "orange" | null;
};

export type StarsAnswer = {
  black: number;
  yellow: number;
  difficulty: number;
  epicness: number;
};

export type Statistics = {
  games: number;
  won: number;
  lost: number;
  editions: Array<WinCount>;
  cities: Array<WinCount>;
  levels: Array<LevelWinCount>;
  streaks: Streaks;
  losses: Losses;
  average_rounds: number | null;
  fewest_rounds: number | null;
  unfinished: number;
  corrected: number;
  recent: Array<Summary>;
};

export type Streaks = {
  current: number;
  best: number;
};

export type Summary = {
  id: string;
  created: string;
  updated: string;
  setup: Record<string, any>;
  city_name: string | null;
  scenario_name: string | null;
  title: string | null;
  edition_name: string;
  level: number;
  dice: "auto" | "manual";
  mode: "relaxed" | "strict";
  kind: "game" | "tutorial" | "puzzle" | "campaign";
  forked: boolean;
  imported: boolean;
  round: number;
  phase: string;
  research: number;
  research_length: number;
  damage: number;
  hits: number;
  result: GameResultShape | null;
  steps: number;
  corrected: boolean;
};

export type TableAbility = {
  id: string;
  name: string;
  owner: "city" | "scenario" | "character";
  label: string;
  when: string;
  effect: string;
  amount: number;
  times: number;
  per: "round" | "game";
  target: "column" | "die" | "change" | "colour" | null;
};

export type TableAnswer = {
  edition: NamedPart;
  book: "box" | "pnp";
  city: TableCity | null;
  scenario: TableScenario | null;
  title: string | null;
  team: Array<TableCharacter>;
  abilities: Array<TableAbility>;
  goals: Array<TableGoal>;
  level: number;
  sky: Array<TableRow>;
  city_row: number;
  skull_row: number;
  research: Array<number>;
  energy_max: number;
  energy_start: number;
  hits: number;
  robots: number;
  reinforcements: number;
  excavator_start: [number, number];
  path: Array<[number, number]>;
  spaces: Array<Array<TableSpace>>;
  rooms: Array<TableRoom>;
  both_colours: boolean;
  action_before_descent: boolean;
  any_space_ahead: boolean;
  dig_cost: number;
  robots_stay: boolean;
};

export type TableCharacter = {
  id: string;
  name: string;
  role: string;
  text: string;
  upgraded: boolean;
};

export type TableCity = {
  id: string;
  name: string;
  text: string | null;
  damaged: boolean;
};

export type TableGoal = {
  goal: "depth" | "ships" | "orange" | "shot";
  amount: number;
};

export type TableRoom = {
  effects: Array<string>;
  modifier: number;
  cost: number;
  spaces: Array<[number, number]>;
};

export type TableRow = {
  row: number;
  tokens: Array<string>;
  specials: Record<string, TableSpecial>;
  action: "none" | "excavator" | "research" | "reinforcements" | "damage" | "energy" | "robots" | "dive" | "skull";
  amount: number;
  hard: boolean;
  stars: number;
};

export type TableScenario = {
  id: string;
  name: string;
  text: string;
};

export type TableSpace = {
  kind: "aa" | "tunnel" | "room";
  room: number | null;
  hold: number;
};

export type TableSpecial = {
  effect: string;
  amount: number;
};

export type TakeStep = {
  version: number;
  step: Deal | Choose | Defend | Muster | Prepare | Note | Undo;
};

export type Undo = {
  do: "undo";
};

export type UnreadableEntry = {
  kind: string;
  id: string;
  message: string;
  can_be_deleted: boolean;
};

export type UnsealedPieces = {
  cities: Array<CityChoice>;
  scenarios: Array<ScenarioChoice>;
  characters: Array<CharacterChoice>;
  skies: Array<SkyChoice>;
};

export type UseShape = {
  do: "use";
  space: [number, number];
  at?: "red" | "yellow" | null;
};

export type View = {
  version: number;
  position: PositionShape;
  actions: Array<Action>;
  forecasts: Array<Forecast>;
  step: number;
  corrected: boolean;
  doing: string | null;
  undo: boolean;
  redo: boolean;
  next: Array<WebNextGame>;
  id: string;
  mode: "relaxed" | "strict";
  dice: "auto" | "manual";
  kind: "game" | "tutorial" | "puzzle" | "campaign";
  seed: string;
  forked: boolean;
  imported: boolean;
  table: TableAnswer;
  overview: Array<OverviewPhase>;
  updated: string;
  trouble: string | null;
};

export type WhyAnswer = {
  legal: boolean;
  rule: string | null;
  message: string;
  events: Array<GameEvent>;
};

export type WhyRequest = {
  action: Action;
};

export type WinCount = {
  id: string;
  name: string;
  played: number;
  won: number;
};

export type WordsAnswer = {
  language: string;
  messages: Record<string, any>;
};

export type WorkerShape = {
  color: "plain" | "white";
  value: number | null;
  space: [number, number] | null;
  resolved?: boolean;
};

export type CampaignResultShape = {
  do?: "result";
  won: boolean;
  game?: string | null;
  record?: string | null;
};

export type GameResultShape = {
  won: boolean;
  reason: "research" | "damage" | "mothership" | "card";
};

export type CampaignNextGame = {
  setup: SetupShape | null;
  stars: Record<string, number>;
  tiles: Array<SkyTile>;
};

export type WebNextGame = {
  way: "damaged" | "again" | "same";
  name: string;
  text: string;
};
