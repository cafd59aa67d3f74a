// Every ship hums a note. Together they are one low chord: it thickens with the ships in the sky, and it
// rises, in pitch and in brightness, as the mothership sinks.

import { clamp } from "./geometry.js";
import { FADE, openSpeaker } from "./mixer.js";

/** @import { Position, Settings, Space, Table } from "../core/types.js" */
/** @import { Mixer } from "./mixer.js" */
/** @typedef {{note: number, oscillator: OscillatorNode, gain: GainNode, pan: StereoPannerNode}} Note */

// A and E below, a minor third and fifths above them; in a crowded sky the tones between, which rub.
const CHORD = [110, 82.41, 55, 130.81, 164.81, 220, 196, 246.94, 261.63, 329.63]; // Hz
const RISE = 700; // cents: a fifth, from the first row to the skull
const LOW = 300; // Hz: what passes the filter at first,
const BRIGHTER = 1.7; // and how many octaves more at the end
const QUIET = 0.045; // a ship far up
const NEAR = 0.045; // and what comes to it on the way down
const WIDTH = 0.22; // how far a column is from the next, between left and right
const SLOW = 0.8; // seconds, of time constants: how the chord changes,
const SOON = 0.35; // how a ship comes in,
const SHORT = 0.12; // and how it drops out
const DROP = 0.55; // how far its note falls then

/** The chord while it sounds: one oscillator for each ship, one filter, and one source that moves all pitches. */
export class Chord {
  /** @param {Mixer} mixer */
  constructor({ context, input }) {
    this.context = context;
    this.filter = new BiquadFilterNode(context, { type: "lowpass", frequency: LOW, Q: 0.3 });
    this.out = new GainNode(context);
    this.filter.connect(this.out).connect(input);
    this.rise = new ConstantSourceNode(context, { offset: 0 });
    this.rise.start();
    /** @type {Map<number, Note>} by the number of the ship */
    this.notes = new Map();
    this.begun = false;
  }

  get now() {
    return this.context.currentTime;
  }

  /** @param {Position} position @param {Table} table */
  follow({ ships, mothership }, { skull_row: skull, city_row: rows }) {
    this.sink(clamp(0, mothership / skull, 1));
    ships.forEach(({ at }, ship) => {
      if (Array.isArray(at)) this.place(this.notes.get(ship) ?? this.add(ship), at, rows);
      else this.drop(ship);
    });
    for (const ship of this.notes.keys()) if (ship >= ships.length) this.drop(ship);
  }

  /** @param {number} depth from 0 to 1 */
  sink(depth) {
    const brightness = LOW * 2 ** (BRIGHTER * depth);
    if (this.begun) {
      this.rise.offset.setTargetAtTime(RISE * depth, this.now, SLOW);
      this.filter.frequency.setTargetAtTime(brightness, this.now, SLOW);
    } else {
      this.rise.offset.value = RISE * depth;
      this.filter.frequency.value = brightness;
    }
    this.begun = true;
  }

  /** A ship takes the first note that is free. @param {number} ship */
  add(ship) {
    const taken = new Set([...this.notes.values()].map(({ note }) => note));
    let number = 0;
    while (taken.has(number)) number += 1;
    const { context } = this;
    const oscillator = new OscillatorNode(context, {
      type: "triangle",
      frequency: CHORD[number % CHORD.length],
      detune: ((ship * 5) % 7) - 3, // a little out of tune: the chord is alive
    });
    const note = { note: number, oscillator, gain: new GainNode(context, { gain: 0 }), pan: new StereoPannerNode(context) };
    this.rise.connect(oscillator.detune);
    oscillator.connect(note.gain).connect(note.pan).connect(this.filter);
    oscillator.onended = () => {
      this.rise.disconnect(oscillator.detune);
      note.pan.disconnect();
    };
    oscillator.start();
    this.notes.set(ship, note);
    return note;
  }

  /**
   * Where a ship is, one hears: from which side, and how near.
   * @param {Note} note
   * @param {Space} space
   * @param {number} rows
   */
  place({ gain, pan }, [row, column], rows) {
    gain.gain.setTargetAtTime(QUIET + NEAR * clamp(0, row / rows, 1), this.now, SOON);
    pan.pan.setTargetAtTime((column - 3) * WIDTH, this.now, SOON);
  }

  /** Shot down, or gone home: its note falls and is no more. @param {number} ship */
  drop(ship) {
    const note = this.notes.get(ship);
    if (!note) return;
    this.notes.delete(ship);
    note.oscillator.frequency.setTargetAtTime(note.oscillator.frequency.value * DROP, this.now, SHORT);
    note.gain.gain.setTargetAtTime(0, this.now, SHORT);
    note.oscillator.stop(this.now + FADE);
  }

  end() {
    this.out.gain.setTargetAtTime(0, this.now, FADE / 5);
    for (const { oscillator } of this.notes.values()) oscillator.stop(this.now + FADE);
    this.notes.clear();
    this.rise.stop(this.now + FADE);
    this.rise.onended = () => this.out.disconnect();
  }
}

/** When there is a chord: in a game that is not over, if music is wished for, while the page is seen. */
export class Hum {
  /** @param {() => Settings} settings */
  constructor(settings) {
    this.settings = settings;
    /** @type {Chord | null} */
    this.chord = null;
    /** @type {{position: Position, table: Table} | null} */
    this.shown = null;
    this.listening = new AbortController();
    const { signal } = this.listening;
    document.addEventListener("visibilitychange", () => this.refresh(), { signal });
    for (const gesture of ["click", "keydown"]) document.addEventListener(gesture, () => this.chord ?? this.refresh(), { signal, capture: true });
  }

  /** @param {Position} position what the board shows @param {Table} table */
  follow(position, table) {
    this.shown = { position, table };
    this.refresh();
  }

  /** Sound or be silent, as it should be now. */
  refresh() {
    const wished = this.shown && !this.shown.position.result && this.settings().music;
    const speaker = wished ? openSpeaker(this.settings()) : null;
    if (!this.shown || !speaker) {
      this.silence();
      return;
    }
    speaker.hold(true);
    this.speaker = speaker;
    this.chord ??= new Chord(speaker);
    this.chord.follow(this.shown.position, this.shown.table);
  }

  silence() {
    this.chord?.end();
    this.chord = null;
    this.speaker?.hold(false);
  }

  /** The game is left. */
  end() {
    this.listening.abort();
    this.shown = null;
    this.silence();
  }
}
