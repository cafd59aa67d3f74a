// Sounds, made by the page itself: a few short tones. Off unless the player wants them.

/** @import { GameEvent } from "../core/types.js" */
/** @typedef {[from: number, to: number, seconds: number, wave: OscillatorType, loudness: number, delay: number]} Tone */

/** @type {AudioContext | null} */
let context = null;

// Each sound is a list of tones: [from Hz, to Hz, seconds, wave, loudness, delay].
/** @type {Partial<Record<GameEvent["event"], Tone[]>>} */
const SOUNDS = {
  roll: [0, 0.05, 0.1, 0.16].map((delay) => /** @type {Tone} */ ([900 - delay * 2000, 300, 0.04, "square", 0.05, delay])),
  place: [[220, 180, 0.08, "triangle", 0.2, 0]],
  descend: [[500, 170, 0.35, "sine", 0.1, 0]],
  rise: [[170, 500, 0.35, "sine", 0.1, 0]],
  nudge: [[420, 560, 0.1, "triangle", 0.12, 0]],
  core: [[900, 40, 0.7, "sawtooth", 0.2, 0]],
  shift: [[320, 420, 0.15, "sine", 0.09, 0]],
  teleport: [[300, 1400, 0.16, "sine", 0.09, 0], [1400, 300, 0.2, "sine", 0.09, 0.16]],
  raise: [[420, 560, 0.1, "triangle", 0.12, 0]],
  mothership: [[70, 48, 0.5, "sawtooth", 0.16, 0]],
  hit: [[160, 30, 0.5, "sawtooth", 0.25, 0], [90, 25, 0.6, "square", 0.15, 0.05]],
  destroy: [[700, 60, 0.3, "sawtooth", 0.14, 0]],
  energy: [[400, 800, 0.18, "sine", 0.12, 0]],
  research: [[520, 520, 0.1, "sine", 0.12, 0], [780, 780, 0.16, "sine", 0.12, 0.1]],
  excavator: [[60, 90, 0.45, "sawtooth", 0.12, 0]],
  install: [[300, 600, 0.12, "square", 0.06, 0]],
  spawn: [[900, 1200, 0.14, "sine", 0.07, 0]],
};
const WON = [523, 659, 784, 1047].map((hz, n) => /** @type {Tone} */ ([hz, hz, 0.3, "triangle", 0.15, n * 0.14]));
const LOST = [330, 262, 196, 131].map((hz, n) => /** @type {Tone} */ ([hz, hz * 0.97, 0.4, "triangle", 0.17, n * 0.2]));

/** @param {GameEvent} event */
export function play(event) {
  const tones = event.event === "end" ? (event.won ? WON : LOST) : SOUNDS[event.event];
  if (!tones) return;
  context ??= new AudioContext();
  for (const tone of tones) playTone(context, ...tone);
}

/**
 * @param {AudioContext} context
 * @param {Tone} tone
 */
function playTone(context, ...[from, to, seconds, wave, loudness, delay]) {
  const start = context.currentTime + delay;
  const oscillator = new OscillatorNode(context, { type: wave, frequency: from });
  const gain = new GainNode(context, { gain: 0 });
  oscillator.frequency.exponentialRampToValueAtTime(Math.max(to, 1), start + seconds);
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}
