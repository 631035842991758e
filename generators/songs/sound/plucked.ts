import { createRandom } from '../../pictures/random.ts';
import { hertz, SAMPLE_RATE } from '../../signal/waves.ts';
import { filter } from '../../sounds/filters.ts';

/** A plucked string (Karplus-Strong): a noise burst in a delay line with a low-pass filter. */
interface Plucked {
  /** Seconds until it falls to a third, at middle C. */
  decay: number;
  /** Brightness of the loop filter, and hardness of the pluck; 0..1. */
  bright: number;
  hard: number;
  /** Position of the pluck, as a share of the string's length. */
  place: number;
  /** Release in seconds. */
  release: number;
  /** Cutoff of the body's low-pass filter in Hz. */
  tone: number;
  /** Cents that the pitch starts too high, as of a pulled string. */
  pull?: number;
  /** Depth in cents and rate in Hz of the vibrato. */
  shake?: readonly [number, number];
}

export const PLUCKED = {
  nylon: { decay: 1.1, bright: 0.35, hard: 0.35, place: 0.24, release: 0.25, tone: 2800 },
  steel: { decay: 1.6, bright: 0.7, hard: 0.6, place: 0.17, release: 0.3, tone: 6500 },
  electric: { decay: 2.2, bright: 0.55, hard: 0.5, place: 0.22, release: 0.12, tone: 3800 },
  muted: { decay: 0.16, bright: 0.3, hard: 0.6, place: 0.14, release: 0.05, tone: 3200 },
  banjo: { decay: 0.5, bright: 0.85, hard: 0.8, place: 0.09, release: 0.12, tone: 7000 },
  ukulele: { decay: 0.45, bright: 0.4, hard: 0.45, place: 0.25, release: 0.15, tone: 4500 },
  harp: { decay: 1.8, bright: 0.4, hard: 0.3, place: 0.4, release: 0.8, tone: 3800 },
  guzheng: {
    decay: 1.5,
    bright: 0.8,
    hard: 0.65,
    place: 0.12,
    release: 0.7,
    tone: 6500,
    pull: 25,
    shake: [14, 5.5],
  },
  pipa: { decay: 0.55, bright: 0.85, hard: 0.85, place: 0.1, release: 0.2, tone: 7000, pull: 15 },
  pizzicato: { decay: 0.28, bright: 0.3, hard: 0.3, place: 0.3, release: 0.15, tone: 2200 },
  upright: { decay: 0.9, bright: 0.2, hard: 0.3, place: 0.3, release: 0.12, tone: 700, pull: 12 },
  ebass: { decay: 1.6, bright: 0.32, hard: 0.42, place: 0.2, release: 0.08, tone: 850 },
  slap: { decay: 1.1, bright: 0.7, hard: 0.9, place: 0.08, release: 0.06, tone: 3000 },
} satisfies Record<string, Plucked>;

export type PluckedName = keyof typeof PLUCKED;

/** Synthesizes a note. @param pitch MIDI note @param length seconds @param variant another rendition @returns mono at SAMPLE_RATE */
export function playPlucked(name: PluckedName, pitch: number, length: number, variant: number): Float32Array {
  const { decay, bright, hard, place, release, tone, pull = 0, shake }: Plucked = PLUCKED[name];
  const base = hertz(pitch);
  // low strings ring longer
  const ring = decay * 2 ** ((60 - pitch) / 28);
  const out = new Float32Array(Math.ceil((Math.min(length, ring * 4) + release) * SAMPLE_RATE));
  const size = Math.ceil(SAMPLE_RATE / base) + 3;
  const line = burst(size, { hard, place, seed: pitch * 17 + variant + 5 });
  // gain of each loop for the requested decay
  const keep = Math.exp(-1 / (ring * base));
  const damp = 0.5 - bright * 0.46;
  let at = 0;
  let before = 0;
  let period = SAMPLE_RATE / base - damp;
  for (let i = 0; i < out.length; i++) {
    const time = i / SAMPLE_RATE;
    if ((pull || shake) && (i & 63) === 0) {
      const cents =
        pull * Math.exp(-time * 18) +
        (shake && time > 0.2 ? shake[0] * Math.sin(2 * Math.PI * shake[1] * time) * Math.exp(-time) : 0);
      period = SAMPLE_RATE / (base * 2 ** (cents / 1200)) - damp;
    }
    let from = at - period;
    if (from < 0) from += size;
    const whole = Math.floor(from);
    const a = line[whole] ?? 0;
    const b = line[whole + 1 === size ? 0 : whole + 1] ?? 0;
    const heard = a + (b - a) * (from - whole);
    const soft = (heard * (1 - damp) + before * damp) * keep;
    before = heard;
    line[at] = soft;
    at = at + 1 === size ? 0 : at + 1;
    const fall = time < length ? 1 : Math.max(0, 1 - (time - length) / release);
    out[i] = soft * fall * fall;
  }
  filter(out, 'low', tone, 0.6);
  const rise = Math.round(0.0015 * SAMPLE_RATE);
  for (let i = 0; i < rise && i < out.length; i++) out[i] = ((out[i] ?? 0) * i) / rise;
  // fades the end, which may be cut off
  for (let i = 1; i <= 200 && i <= out.length; i++)
    out[out.length - i] = ((out[out.length - i] ?? 0) * i) / 200;
  return out;
}

/** The excitation: one period of filtered noise. */
function burst(
  size: number,
  { hard, place, seed }: { hard: number; place: number; seed: number },
): Float32Array {
  const random = createRandom(seed);
  const line = new Float32Array(size);
  let soft = 0;
  for (let i = 0; i < size; i++) {
    soft += (random.next() * 2 - 1 - soft) * (0.12 + 0.88 * hard);
    line[i] = soft;
  }
  const shift = Math.max(1, Math.round(size * place));
  // comb filter: harmonics with a node at the plucking position are not excited
  const plucked = line.map((value, i) => value - (line[(i + size - shift) % size] ?? 0) * 0.8);
  const mean = plucked.reduce((sum, value) => sum + value, 0) / size;
  return plucked.map((value) => value - mean);
}
