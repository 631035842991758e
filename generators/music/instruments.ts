import { createRandom } from '../pictures/random.ts';
import type { Instrument, Note } from './score.ts';
import { hertz, readWave, SAMPLE_RATE, type Wave, wave } from './waves.ts';

/** A sound that is held: overtones, how it begins and ends, and what makes it live. */
interface Held {
  period: Wave;
  /** Seconds. */
  attack: number;
  release: number;
  /** Cents between its two voices. */
  spread: number;
  /** Cents of vibrato. */
  vibrato: number;
  breath: number;
  gain: number;
}

/** A sound that is struck: overtones that die one after another. */
interface Struck {
  /** Frequency as a multiple of the note's, strength, seconds until it is gone to a third. */
  partials: readonly (readonly [ratio: number, strength: number, decay: number])[];
  /** Seconds it rings on after it was let go. */
  release: number;
  gain: number;
}

const falling = (count: number, slope: number) => Array.from({ length: count }, (_, i) => (i + 1) ** -slope);

const HELD = {
  pad: {
    period: wave(falling(7, 1.7)),
    attack: 0.9,
    release: 1.2,
    spread: 9,
    vibrato: 3,
    breath: 0,
    gain: 0.1,
  },
  strings: {
    period: wave(falling(14, 1.15)),
    attack: 0.16,
    release: 0.35,
    spread: 11,
    vibrato: 9,
    breath: 0,
    gain: 0.085,
  },
  flute: {
    period: wave([1, 0.32, 0.12, 0.04]),
    attack: 0.07,
    release: 0.14,
    spread: 2,
    vibrato: 13,
    breath: 0.03,
    gain: 0.2,
  },
  bass: {
    period: wave([1, 0.45, 0.16, 0.06]),
    attack: 0.015,
    release: 0.12,
    spread: 0,
    vibrato: 0,
    breath: 0,
    gain: 0.3,
  },
} satisfies Partial<Record<Instrument, Held>>;

const STRUCK = {
  piano: {
    partials: [
      [1, 1, 1.7],
      [2.002, 0.55, 1.1],
      [3.006, 0.3, 0.7],
      [4.012, 0.16, 0.45],
      [5.02, 0.1, 0.3],
      [6.03, 0.06, 0.2],
      [8.1, 0.03, 0.08],
    ],
    release: 0.35,
    gain: 0.2,
  },
  pluck: {
    partials: [
      [1, 1, 0.65],
      [2, 0.6, 0.4],
      [3, 0.4, 0.26],
      [4, 0.22, 0.16],
      [5, 0.16, 0.1],
      [7, 0.08, 0.05],
    ],
    release: 0.5,
    gain: 0.2,
  },
  bell: {
    partials: [
      [1, 1, 1.6],
      [2.76, 0.4, 0.7],
      [5.4, 0.22, 0.3],
      [8.93, 0.1, 0.12],
    ],
    release: 1.6,
    gain: 0.13,
  },
  timpani: {
    partials: [
      [0.5, 1, 0.7],
      [0.75, 0.5, 0.45],
      [1, 0.4, 0.3],
      [1.7, 0.2, 0.08],
    ],
    release: 0.8,
    gain: 0.5,
  },
} satisfies Partial<Record<Instrument, Struck>>;

/** The samples of a note, one channel, from its beginning to its last echo-less moment. */
export function play(note: Note): Float32Array {
  const { instrument } = note;
  if (instrument === 'kick') return kick(note);
  if (instrument === 'shaker') return hiss(note, 0.05, 0.9, 0.05);
  if (instrument === 'tick') return hiss(note, 0.018, 0.55, 0.09);
  return instrument in STRUCK
    ? struck(note, STRUCK[instrument as keyof typeof STRUCK])
    : held(note, HELD[instrument as keyof typeof HELD]);
}

const samplesOf = (seconds: number) => new Float32Array(Math.ceil(seconds * SAMPLE_RATE));

function held({ pitch, length, force, at }: Note, sound: Held): Float32Array {
  const { period, attack, release, spread, vibrato, breath, gain } = sound;
  const out = samplesOf(length + release);
  const air = createRandom(Math.round(at * 1000) + pitch);
  const steps = [-0.5, 0.5].map((side) => hertz(pitch + (side * spread) / 100) / SAMPLE_RATE);
  let [a, b] = [air.next(), air.next()];
  const swell = (vibrato / 1200) * Math.LN2;
  for (let i = 0; i < out.length; i++) {
    const time = i / SAMPLE_RATE;
    // Vibrato comes after the beginning, as players do it.
    const bend = 1 + swell * Math.min(1, time / 0.5) * Math.sin(33 * time);
    a += (steps[0] ?? 0) * bend;
    b += (steps[1] ?? 0) * bend;
    const rise = Math.min(1, time / attack);
    const fall = time < length ? 1 : Math.max(0, 1 - (time - length) / release);
    const tone = 0.5 * (readWave(period, a) + readWave(period, b)) + breath * (air.next() - 0.5);
    out[i] = tone * rise * rise * (3 - 2 * rise) * fall * fall * force * gain;
  }
  return out;
}

function struck({ pitch, length, force }: Note, { partials, release, gain }: Struck): Float32Array {
  const out = samplesOf(length + release);
  // Low strings ring longer, and a soft touch leaves out the high overtones.
  const longer = 2 ** ((60 - pitch) / 30);
  for (const [ratio, strength, decay] of partials) {
    const frequency = hertz(pitch) * ratio;
    if (frequency > SAMPLE_RATE * 0.4) continue;
    const turn = (2 * Math.PI * frequency) / SAMPLE_RATE;
    const keep = Math.exp(-1 / (decay * longer * SAMPLE_RATE));
    let level = strength * force ** (0.8 + 0.25 * ratio) * gain;
    for (let i = 0; i < out.length && level > 1e-5; i++) {
      out[i] = (out[i] ?? 0) + level * Math.sin(turn * i);
      level *= keep;
    }
  }
  const [rise, letGo] = [Math.round(0.003 * SAMPLE_RATE), Math.round(length * SAMPLE_RATE)];
  for (let i = 0; i < rise && i < out.length; i++) out[i] = ((out[i] ?? 0) * i) / rise;
  for (let i = letGo; i < out.length; i++)
    out[i] = (out[i] ?? 0) * (1 - (i - letGo) / Math.max(1, out.length - letGo)) ** 2;
  return out;
}

function kick({ force }: Note): Float32Array {
  let phase = 0;
  return samplesOf(0.32).map((_, i) => {
    const time = i / SAMPLE_RATE;
    phase += (2 * Math.PI * (44 + 70 * Math.exp(-time * 34))) / SAMPLE_RATE;
    return Math.sin(phase) * Math.exp(-time * 13) * Math.min(1, time / 0.003) * force * 0.42;
  });
}

/** Noise without its lower part: shaker and ticks. */
function hiss({ force, at }: Note, decay: number, bright: number, gain: number): Float32Array {
  const noise = createRandom(Math.round(at * 44_100));
  let before = 0;
  return samplesOf(decay * 5).map((_, i) => {
    const now = noise.next() * 2 - 1;
    const high = now - bright * before;
    before = now;
    const time = i / SAMPLE_RATE;
    return high * Math.exp(-time / decay) * Math.min(1, time / 0.004) * force * gain;
  });
}
