import { hertz, SAMPLE_RATE } from '../../signal/waves.ts';

type Partial = readonly [ratio: number, strength: number, decay: number];

/** A struck sound (modal synthesis): decaying partials. */
interface Struck {
  partials: readonly Partial[];
  /** Release in seconds. */
  release: number;
  /** Amplitude of the noise at its onset. */
  knock?: number;
}

const strings = (stretch: number, slope: number, decay: number): Partial[] =>
  Array.from({ length: 12 }, (_, i): Partial => {
    const n = i + 1;
    return [n * Math.sqrt(1 + stretch * n * n), n ** -slope, decay / n ** 0.75];
  });

export const STRUCK = {
  piano: { partials: strings(0.0004, 1.25, 2.2), release: 0.3, knock: 0.05 },
  felt: { partials: strings(0.0004, 2, 1.8), release: 0.4, knock: 0.03 },
  honky: {
    partials: strings(0.0006, 1.1, 1.4).flatMap(([r, s, d]): Partial[] => [
      [r, s, d],
      [r * 1.006, s * 0.8, d],
    ]),
    release: 0.25,
    knock: 0.05,
  },
  rhodes: {
    partials: [
      [1, 1, 1.8],
      [2, 0.18, 0.9],
      [3, 0.12, 0.5],
      [7.1, 0.1, 0.12],
      [14.2, 0.07, 0.05],
    ],
    release: 0.22,
  },
  vibes: {
    partials: [
      [1, 1, 2.2],
      [3.98, 0.3, 0.7],
      [10.1, 0.06, 0.12],
    ],
    release: 0.6,
  },
  marimba: {
    partials: [
      [1, 1, 0.35],
      [3.95, 0.35, 0.12],
      [9.2, 0.12, 0.04],
    ],
    release: 0.25,
    knock: 0.04,
  },
  musicbox: {
    partials: [
      [1, 1, 1],
      [2.01, 0.25, 0.5],
      [5.4, 0.22, 0.22],
      [8.9, 0.08, 0.1],
    ],
    release: 0.8,
  },
  kalimba: {
    partials: [
      [1, 1, 0.7],
      [2.9, 0.12, 0.2],
      [6.1, 0.12, 0.08],
    ],
    release: 0.35,
    knock: 0.05,
  },
  steelpan: {
    partials: [
      [1, 1, 0.6],
      [2.01, 0.7, 0.4],
      [3.02, 0.28, 0.22],
      [4.1, 0.2, 0.14],
    ],
    release: 0.3,
    knock: 0.03,
  },
  bell: {
    partials: [
      [1, 1, 2],
      [2.76, 0.45, 0.9],
      [5.4, 0.25, 0.4],
      [8.93, 0.1, 0.15],
    ],
    release: 1.6,
  },
  timpani: {
    partials: [
      [1, 1, 0.9],
      [1.5, 0.5, 0.5],
      [1.99, 0.35, 0.35],
      [2.44, 0.2, 0.2],
    ],
    release: 0.8,
    knock: 0.12,
  },
} satisfies Record<string, Struck>;

export type StruckName = keyof typeof STRUCK;

/** Synthesizes a note. @param pitch MIDI note @param length seconds @param force 0..1; low velocities are darker */
export function playStruck(name: StruckName, pitch: number, length: number, force: number): Float32Array {
  const { partials, release, knock = 0 }: Struck = STRUCK[name];
  const longer = 2 ** ((60 - pitch) / 30);
  const longest = Math.max(...partials.map(([, , decay]) => decay)) * longer * 4;
  const seconds = Math.min(length, longest) + release;
  const out = new Float32Array(Math.ceil(seconds * SAMPLE_RATE));
  for (const [ratio, strength, decay] of partials) {
    const frequency = hertz(pitch) * ratio;
    if (frequency > SAMPLE_RATE * 0.36) continue;
    // rotate a phasor by one sample, which is cheaper than a sine for each
    const turn = (2 * Math.PI * frequency) / SAMPLE_RATE;
    const keep = Math.exp(-1 / (decay * longer * SAMPLE_RATE));
    const [cos, sin] = [Math.cos(turn) * keep, Math.sin(turn) * keep];
    const level = strength * force ** (0.3 + 0.22 * (ratio - 1));
    let [x, y] = [level, 0];
    for (let i = 0; i < out.length && (i & 1023 || Math.abs(x) + Math.abs(y) > 1e-5); i++) {
      out[i] = (out[i] ?? 0) + y;
      [x, y] = [x * cos - y * sin, x * sin + y * cos];
    }
  }
  let noise = 22_222;
  for (let i = 0; i < 0.02 * SAMPLE_RATE && i < out.length; i++) {
    noise = (Math.imul(noise, 1_103_515_245) + 12_345) | 0;
    out[i] = (out[i] ?? 0) + (knock * force * (noise / 2 ** 31) * Math.exp(-i / 180)) / 1;
  }
  const rise = Math.round(0.002 * SAMPLE_RATE);
  for (let i = 0; i < rise && i < out.length; i++) out[i] = ((out[i] ?? 0) * i) / rise;
  const letGo = Math.round(Math.min(length, longest) * SAMPLE_RATE);
  for (let i = letGo; i < out.length; i++)
    out[i] = (out[i] ?? 0) * (1 - (i - letGo) / (out.length - letGo)) ** 2;
  return out;
}
