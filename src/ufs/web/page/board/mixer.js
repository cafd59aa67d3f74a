// The way out of all sound: one audio context for the page, a compressor against clipping, and the volume.
// The context is made after the player's first gesture, as browsers ask; a hidden page is silent, and where
// nothing has sounded for a while the machine may rest.

/** @import { Settings } from "../core/types.js" */

export const FADE = 0.6; // seconds
const QUICK = 0.02; // seconds: how fast the volume follows
const REST = 5000; // milliseconds without a sound

/** What everything that sounds is connected to: `input`. */
export class Mixer {
  /** @param {BaseAudioContext} context */
  constructor(context, volume = 100) {
    this.context = context;
    this.input = new DynamicsCompressorNode(context, { threshold: -12, knee: 8, ratio: 8, attack: 0.002, release: 0.2 });
    this.volume = new GainNode(context, { gain: gainOf(volume) });
    this.input.connect(this.volume).connect(context.destination);
  }

  /** @param {number} volume from 0 to 100 */
  turn(volume, seconds = QUICK) {
    this.volume.gain.setTargetAtTime(gainOf(volume), this.context.currentTime, seconds);
  }
}

/** Ears are not linear: half the volume should sound half as loud. @param {number} volume */
const gainOf = (volume) => (volume / 100) ** 2;

/** The mixer that the player hears. */
class Speaker extends Mixer {
  /**
   * @param {AudioContext} context
   * @param {number} volume
   */
  constructor(context, volume) {
    super(context, volume);
    this.live = context;
    this.held = false; // by something that sounds all the time
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    document.addEventListener("visibilitychange", () => document.hidden && this.hide());
  }

  /** Ready to sound; where the browser refuses, the promise waits for ever or fails, and nothing else does. */
  wake() {
    this.rest();
    return this.live.state === "running" ? Promise.resolve() : this.live.resume();
  }

  /** @param {boolean} held */
  hold(held) {
    this.held = held;
    this.rest();
  }

  hide() {
    this.turn(0, FADE / 5);
    this.held = false;
    this.rest();
  }

  /** After a while, unless something sounds before. */
  rest() {
    clearTimeout(this.timer);
    const suspend = () => !this.held && this.live.suspend().catch(() => {});
    this.timer = setTimeout(suspend, document.hidden ? FADE * 1000 + 100 : REST);
  }
}

/** @type {Speaker | null} */
let speaker = null;

/**
 * Where sounds go now, or null if nothing is to be heard: no sound wished for, a hidden page, no gesture yet.
 * @param {Pick<Settings, "sound" | "volume">} settings
 */
export function openSpeaker({ sound, volume }) {
  if (!sound || volume === 0 || document.hidden || !(navigator.userActivation?.hasBeenActive ?? true)) return null;
  if (speaker) speaker.turn(volume);
  else speaker = makeSpeaker(volume);
  speaker?.wake().catch(() => {}); // at once: some browsers listen only while the gesture lasts
  return speaker;
}

/** @param {number} volume */
function makeSpeaker(volume) {
  const { audioSession } = /** @type {Navigator & {audioSession?: {type: string}}} */ (navigator);
  if (audioSession) audioSession.type = "ambient"; // so that the mute switch of a phone holds, and its music goes on
  try {
    return new Speaker(new AudioContext({ latencyHint: "interactive" }), volume);
  } catch (error) {
    console.warn(error); // a machine without a way out for sound
    return null;
  }
}
