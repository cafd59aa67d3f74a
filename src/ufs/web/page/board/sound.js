// What is heard when something happens: short sounds of filtered noise and oscillators, made by the page itself.

import { openSpeaker } from "./mixer.js";

/** @import { GameEvent, Settings } from "../core/types.js" */
/** @import { Mixer } from "./mixer.js" */
/**
 * A part of a sound. `hz` are frequencies it passes through: of an oscillator, or of the filter over noise.
 * @typedef {{hz: number[], seconds: number, loud: number, after?: number, attack?: number}} Part
 * @typedef {Part & {wave?: OscillatorType, below?: number}} Tone `below` is a lowpass, in Hz
 * @typedef {Part & {type?: BiquadFilterType, q?: number}} Noise
 * @typedef {Pick<Settings, "sound" | "volume" | "effects">} Wishes
 */

const MOST_VOICES = 8;
const LATE = 250; // milliseconds; a sound that comes later than that belongs to nothing
const TOGETHER = 0.04; // seconds; the same sounds closer than that are one
const SILENT = 0.0001;
const NOISE_SECONDS = 2;

/** Never twice quite the same. @param {number} value */
const about = (value, by = 0.08) => value * (1 + (Math.random() * 2 - 1) * by);

/** @type {WeakMap<BaseAudioContext, AudioBuffer>} */
const noises = new WeakMap();

/** White noise, made once. @param {BaseAudioContext} context */
function whiteNoise(context) {
  let buffer = noises.get(context);
  if (!buffer) {
    buffer = context.createBuffer(1, NOISE_SECONDS * context.sampleRate, context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
    noises.set(context, buffer);
  }
  return buffer;
}

/** One sound while it is built, and while it is heard. */
class Voice {
  /**
   * @param {BaseAudioContext} context
   * @param {AudioNode} output
   */
  constructor(context, output) {
    this.context = context;
    this.start = context.currentTime;
    this.end = this.start;
    this.out = new GainNode(context);
    this.out.connect(output);
  }

  /** @param {Tone} tone */
  tone({ wave = "sine", below, ...part }) {
    const oscillator = new OscillatorNode(this.context, { type: wave, frequency: part.hz[0] });
    this.glide(oscillator.frequency, part);
    const filter = below && new BiquadFilterNode(this.context, { type: "lowpass", frequency: below });
    this.sound(oscillator, filter ? oscillator.connect(filter) : oscillator, part);
    return this;
  }

  /** @param {Noise} noise */
  noise({ type = "bandpass", q = 1, ...part }) {
    const source = new AudioBufferSourceNode(this.context, { buffer: whiteNoise(this.context), loop: true, loopStart: Math.random() });
    const filter = new BiquadFilterNode(this.context, { type, Q: q, frequency: part.hz[0] });
    this.glide(filter.frequency, part);
    this.sound(source, source.connect(filter), part);
    return this;
  }

  /**
   * Through all frequencies, in equal steps of time.
   * @param {AudioParam} param
   * @param {Part} part
   */
  glide(param, { hz, seconds, after = 0 }) {
    const begin = this.start + after;
    param.setValueAtTime(hz[0], begin);
    hz.slice(1).forEach((to, n, all) => param.exponentialRampToValueAtTime(to, begin + (seconds * (n + 1)) / all.length));
  }

  /**
   * Swell in `attack` seconds, die away in the rest.
   * @param {AudioScheduledSourceNode} source
   * @param {AudioNode} last of what the source goes through
   * @param {Part} part
   */
  sound(source, last, { seconds, loud, after = 0, attack = 0.004 }) {
    const begin = this.start + after;
    const end = begin + seconds;
    const envelope = new GainNode(this.context, { gain: 0 });
    envelope.gain.setValueAtTime(SILENT, begin);
    envelope.gain.exponentialRampToValueAtTime(loud, begin + attack);
    envelope.gain.exponentialRampToValueAtTime(SILENT, end);
    last.connect(envelope).connect(this.out);
    source.start(begin);
    source.stop(end);
    this.end = Math.max(this.end, end);
  }

  /** Give way to a newer one. */
  hush() {
    this.out.gain.setTargetAtTime(0, this.context.currentTime, 0.015);
  }
}

/** A hard thing on wood. @param {Voice} voice @param {number} hz @param {number} loud */
const click = (voice, hz, loud, after = 0) =>
  voice
    .noise({ hz: [about(hz, 0.3)], q: 2.5, seconds: 0.035, loud: loud * 1.6, after, attack: 0.001 })
    .tone({ hz: [about(hz / 3, 0.2), hz / 4], seconds: 0.03, loud: loud * 0.6, after, attack: 0.001, wave: "triangle" });

/**
 * Every sound by its name.
 * @satisfies {Record<string, (voice: Voice) => unknown>}
 */
export const EFFECTS = {
  /** Dice rattle, then come to rest one by one. */
  dice: (voice) => [0, 0.04, 0.07, 0.11, 0.15, 0.21, 0.28, 0.37].forEach((at, n) => click(voice, 2600 - n * 110, 0.5 - n * 0.045, about(at, 0.15))),
  place: (voice) =>
    click(voice, 1300, 0.3)
      .tone({ hz: [about(215, 0.05), 160], seconds: 0.16, loud: 0.7, attack: 0.003 })
      .tone({ hz: [470, 400], seconds: 0.05, loud: 0.2, attack: 0.002, wave: "triangle" }),
  descend: (voice) =>
    voice
      .tone({ hz: [about(430, 0.04), 185], seconds: 0.45, loud: 0.16, attack: 0.06, wave: "triangle" })
      .noise({ hz: [1100, 320], q: 2, seconds: 0.4, loud: 0.1, attack: 0.1 }),
  rise: (voice) =>
    voice
      .tone({ hz: [185, about(430, 0.04)], seconds: 0.45, loud: 0.16, attack: 0.06, wave: "triangle" })
      .noise({ hz: [320, 1100], q: 2, seconds: 0.4, loud: 0.1, attack: 0.1 }),
  shift: (voice) =>
    voice
      .tone({ hz: [310, 400, 360], seconds: 0.24, loud: 0.16, attack: 0.03 })
      .noise({ hz: [900, 2100, 1200], q: 3, seconds: 0.24, loud: 0.14, attack: 0.08 }),
  blocked: (voice) => voice.tone({ hz: [125, 78], seconds: 0.16, loud: 0.45 }).noise({ hz: [500], type: "lowpass", seconds: 0.07, loud: 0.25 }),
  teleport: (voice) =>
    voice
      .tone({ hz: [300, 1500], seconds: 0.2, loud: 0.16, attack: 0.05 })
      .tone({ hz: [1500, 300], seconds: 0.3, loud: 0.16, after: 0.2, attack: 0.02 })
      .noise({ hz: [700, 5200, 900], q: 9, seconds: 0.48, loud: 0.5, attack: 0.15 }),
  spawn: (voice) =>
    voice
      .tone({ hz: [about(880, 0.03), 1240, 990], seconds: 0.36, loud: 0.13, attack: 0.05 })
      .tone({ hz: [1325, 1870, 1490], seconds: 0.3, loud: 0.06, attack: 0.08 })
      .noise({ hz: [2600, 800], q: 5, seconds: 0.3, loud: 0.18, attack: 0.1 }),
  /** Something very large goes down a little. */
  mothership: (voice) =>
    voice
      .tone({ hz: [76, 45], seconds: 1.1, loud: 0.34, attack: 0.15, wave: "triangle" })
      .tone({ hz: [76.8, 45.4], seconds: 1, loud: 0.24, attack: 0.2, wave: "sawtooth", below: 260 })
      .noise({ hz: [190, 90], type: "lowpass", seconds: 1.1, loud: 0.5, attack: 0.2 }),
  hit: (voice) =>
    voice
      .noise({ hz: [2600, 300], type: "lowpass", seconds: 0.3, loud: 0.5, attack: 0.002 })
      .tone({ hz: [130, 55, 34], seconds: 1.4, loud: 0.9, attack: 0.02 })
      .noise({ hz: [340, 160, 80], type: "lowpass", seconds: 2, loud: 1.1, after: 0.06, attack: 0.2 }),
  destroy: (voice) => {
    voice.noise({ hz: [3200, 260], q: 0.6, seconds: 0.6, loud: 1.1, attack: 0.002 }).tone({ hz: [210, 48], seconds: 0.4, loud: 0.7, attack: 0.01 });
    for (let n = 0; n < 5; n += 1) click(voice, about(3600, 0.4), 0.09, 0.12 + Math.random() * 0.4); // debris
  },
  /** Two jets pass. */
  fighters: (voice) =>
    [0, 0.16].forEach((after, n) =>
      voice
        .noise({ hz: [500, about(2300), 420], q: 1.1, seconds: 0.9, loud: 0.55 - n * 0.15, after, attack: 0.4 })
        .noise({ hz: [160, 380, 120], type: "lowpass", seconds: 0.95, loud: 0.4, after, attack: 0.42 })
        .tone({ hz: [about(255), 275, 150], seconds: 0.85, loud: 0.06, after, attack: 0.4, wave: "sawtooth", below: 1200 }),
    ),
  miss: (voice) => voice.noise({ hz: [1500, 420], q: 1.5, seconds: 0.25, loud: 0.24, attack: 0.05 }),
  energy: (voice) =>
    voice
      .tone({ hz: [98, 196], seconds: 0.6, loud: 0.22, attack: 0.35, wave: "sawtooth", below: 900 })
      .tone({ hz: [196, 392], seconds: 0.6, loud: 0.24, attack: 0.38 })
      .tone({ hz: [294, 588], seconds: 0.6, loud: 0.1, attack: 0.4 }),
  research: (voice) =>
    [659.3, 987.8].forEach((hz, n) =>
      voice
        .tone({ hz: [hz], seconds: 0.35 + n * 0.3, loud: 0.24, after: n * 0.14, attack: 0.006 })
        .tone({ hz: [hz * 2], seconds: 0.2 + n * 0.15, loud: 0.07, after: n * 0.14, attack: 0.004 }),
    ),
  /** A servo turns and locks. */
  robot: (voice) =>
    click(
      voice.tone({ hz: [150, 310, 330, 270], seconds: 0.32, loud: 0.2, attack: 0.03, wave: "square", below: 1300 }).noise({ hz: [1900, 3100, 2400], q: 7, seconds: 0.3, loud: 0.3, attack: 0.05 }),
      1800,
      0.35,
      0.33,
    ),
  /** Rock gives way, bite by bite. */
  dig: (voice) => {
    voice.tone({ hz: [50, 66, 54], seconds: 0.75, loud: 0.3, attack: 0.08, wave: "sawtooth", below: 190 });
    for (const at of [0, 0.13, 0.24, 0.4, 0.53])
      voice.noise({ hz: [about(620, 0.3), 170], type: "lowpass", q: 2, seconds: about(0.17, 0.3), loud: about(0.5, 0.3), after: at, attack: 0.008 });
  },
  repair: (voice) => click(click(voice, 1700, 0.4), 1500, 0.3, 0.13),
  turn: (voice) => click(voice, 2100, 0.3).tone({ hz: [430, 570], seconds: 0.12, loud: 0.16, after: 0.03, wave: "triangle" }),
  core: (voice) =>
    voice
      .tone({ hz: [900, 120, 38], seconds: 1.3, loud: 0.4, wave: "sawtooth", below: 1800 })
      .noise({ hz: [4200, 500, 90], type: "lowpass", seconds: 1.8, loud: 0.6, attack: 0.02 })
      .tone({ hz: [70, 28], seconds: 1.6, loud: 0.6, after: 0.1 }),
  /** Dawn: a wide chord opens from below. */
  win: (voice) => {
    [110, 164.8, 220, 277.2, 329.6, 440, 554.4, 659.3].forEach((hz, n) =>
      voice.tone({ hz: [hz], seconds: 3.4 - n * 0.16, loud: 0.17 - n * 0.012, after: n * 0.16, attack: 0.5, wave: n < 3 ? "triangle" : "sine" }),
    );
    voice.noise({ hz: [1200, 5200], q: 0.8, seconds: 3, loud: 0.05, after: 0.3, attack: 1.2 });
  },
  /** A cluster falls out of tune. */
  loss: (voice) => {
    [207.7, 220, 233.1, 246.9, 261.6].forEach((hz, n) =>
      voice.tone({ hz: [hz, hz * 0.9, hz * (0.34 + n * 0.02)], seconds: 2.6, loud: 0.16, after: n * 0.09, attack: 0.08, wave: "sawtooth", below: 620 }),
    );
    voice.tone({ hz: [82, 33], seconds: 2.8, loud: 0.4, after: 0.2, attack: 0.3 });
  },
};

/** @type {Partial<Record<GameEvent["event"], keyof typeof EFFECTS>>} */
const OF_EVENTS = {
  roll: "dice", place: "place", descend: "descend", rise: "rise", shift: "shift", blocked: "blocked", teleport: "teleport", teleport_blocked: "blocked",
  mothership: "mothership", hit: "hit", destroy: "destroy", miss: "miss", energy: "energy", research: "research", install: "robot", robot_off: "robot",
  excavator: "dig", reinforce: "spawn", spawn: "spawn", repair: "repair", nudge: "turn", raise: "turn", core: "core",
};

/** @param {GameEvent} event */
function effectOf(event) {
  if (event.event === "end") return event.won ? "win" : "loss";
  if (event.event === "use") return event.effects.some((effect) => ["fighters", "missiles"].includes(effect)) ? "fighters" : undefined; // the others tell it themselves
  return OF_EVENTS[event.event];
}

/**
 * Make a sound, from now on.
 * @param {keyof typeof EFFECTS} name
 * @param {Mixer} mixer
 */
export function make(name, { context, input }) {
  const voice = new Voice(context, input);
  EFFECTS[name](voice);
  return voice;
}

/** @type {{name: string, voice: Voice}[]} */
let heard = [];

/**
 * @param {keyof typeof EFFECTS} name
 * @param {Mixer} mixer
 */
function add(name, mixer) {
  const now = mixer.context.currentTime;
  heard = heard.filter(({ voice }) => voice.end > now);
  if (heard.some((other) => other.name === name && now - other.voice.start < TOGETHER)) return;
  if (heard.length >= MOST_VOICES) heard.shift()?.voice.hush();
  heard.push({ name, voice: make(name, mixer) });
}

/**
 * @param {keyof typeof EFFECTS} name
 * @param {Wishes} wishes
 */
function sound(name, wishes) {
  const speaker = openSpeaker(wishes);
  const asked = performance.now();
  const begin = () => speaker && performance.now() - asked < LATE && add(name, speaker);
  speaker?.wake().then(begin, () => {}); // where the browser refuses, the game goes on without
}

/**
 * @param {GameEvent} event
 * @param {Wishes} wishes
 */
export function play(event, wishes) {
  const name = effectOf(event);
  if (name && wishes.effects) sound(name, wishes);
}

/** Two notes, to hear how loud it is. @param {number} volume */
export const playTest = (volume) => sound("research", { sound: true, effects: true, volume });
