import { SAMPLE_RATE } from '../../signal/waves.ts';
import { DRUMS, type DrumName, playDrum } from './drums.ts';
import { HELD, type HeldName, playHeld } from './held.ts';
import { PLUCKED, type PluckedName, playPlucked } from './plucked.ts';
import { playStruck, STRUCK, type StruckName } from './struck.ts';

/** Pitched instruments. */
export type Voice = HeldName | PluckedName | StruckName;
export type Instrument = Voice | DrumName;

const isHeld = (name: Instrument): name is HeldName => name in HELD;
const isPlucked = (name: Instrument): name is PluckedName => name in PLUCKED;
const isStruck = (name: Instrument): name is StruckName => name in STRUCK;
export const isDrum = (name: Instrument): name is DrumName => name in DRUMS;

interface Asked {
  instrument: Instrument;
  pitch: number;
  length: number;
  force: number;
  /** Selects another rendition of the same note. */
  variant: number;
}

/** RMS level that every note is normalized to, so that only gains balance the parts. */
const LEVEL = 0.16;
const DRUM_PEAK = 0.85;
/** Size of the cache in bytes. */
const MOST = 90_000_000;

/**
 * Creates a synthesizer that caches notes. Lengths and velocities are quantized. The samples are mono at SAMPLE_RATE, shared
 * between calls: do not change them.
 */
export function createSampler(): (asked: Asked) => Float32Array {
  const kept = new Map<string, Float32Array>();
  let bytes = 0;
  return ({ instrument, pitch, length, force, variant }) => {
    const held = Math.max(0.05, Math.round(length * 25) / 25);
    const touch = Math.max(1, Math.min(4, Math.ceil(force * 4))) / 4;
    const name = isDrum(instrument)
      ? `${instrument}|${variant % 3}`
      : `${instrument}|${pitch}|${held}|${isStruck(instrument) ? touch : 0}|${variant}`;
    const known = kept.get(name);
    if (known) return known;
    const made = isDrum(instrument)
      ? toPeak(playDrum(instrument, variant % 3))
      : toLevel(playVoice(instrument, pitch, held, touch, variant));
    if (bytes > MOST) {
      kept.clear();
      bytes = 0;
    }
    kept.set(name, made);
    bytes += made.byteLength;
    return made;
  };
}

function playVoice(name: Voice, pitch: number, length: number, force: number, variant: number): Float32Array {
  if (isHeld(name)) return playHeld(name, pitch, length, variant);
  if (isPlucked(name)) return playPlucked(name, pitch, length, variant);
  return playStruck(name, pitch, length, force);
}

function toPeak(samples: Float32Array): Float32Array {
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6);
  return samples.map((value) => (value * DRUM_PEAK) / peak);
}

/** Normalizes the loudest 60 ms of a note, in place. */
function toLevel(samples: Float32Array): Float32Array {
  const block = Math.round(SAMPLE_RATE * 0.06);
  let loudest = 1e-9;
  for (let start = 0; start < samples.length; start += block) {
    let sum = 0;
    const end = Math.min(samples.length, start + block);
    for (let i = start; i < end; i++) sum += (samples[i] ?? 0) ** 2;
    loudest = Math.max(loudest, sum / block);
  }
  const gain = LEVEL / Math.sqrt(loudest);
  for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] ?? 0) * gain;
  return samples;
}
