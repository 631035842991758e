import { createRandom } from '../../pictures/random.ts';
import { SAMPLE_RATE } from '../../signal/waves.ts';
import { filter, noise, silence } from '../../sounds/filters.ts';

/** A synthesized drum: a tone with falling pitch, and filtered noise. */
interface Drum {
  seconds: number;
  /** Start and end frequency in Hz, rate of the fall, decay in seconds, amplitude. */
  tone?: readonly [from: number, to: number, fall: number, decay: number, strength: number];
  /** Inharmonic partials, as of a bell or cymbal. */
  ring?: readonly (readonly [hertz: number, strength: number])[];
  ringDecay?: number;
  /** Filter type, cutoff in Hz, Q, decay in seconds (negative swells), amplitude. */
  noise?: readonly ['low' | 'high' | 'band', number, number, number, number];
  /** Times of repeated hits in seconds, as in a clap. */
  hits?: readonly number[];
  /** Soft clipping. */
  drive?: number;
}

const CYMBAL = [
  [3110, 1],
  [4250, 0.8],
  [5430, 0.9],
  [6780, 0.7],
  [8190, 0.6],
  [9650, 0.4],
] as const;

export const DRUMS = {
  kick: { seconds: 0.4, tone: [150, 48, 38, 0.13, 1], noise: ['low', 3000, 0.7, 0.004, 0.35], drive: 1.4 },
  housekick: {
    seconds: 0.42,
    tone: [210, 46, 30, 0.16, 1],
    noise: ['high', 3000, 0.7, 0.003, 0.2],
    drive: 2.2,
  },
  metalkick: {
    seconds: 0.28,
    tone: [120, 55, 50, 0.08, 0.9],
    noise: ['high', 2800, 0.9, 0.006, 0.5],
    drive: 2,
  },
  softkick: { seconds: 0.35, tone: [95, 50, 22, 0.12, 1] },
  boom: { seconds: 1.3, tone: [130, 41, 22, 0.5, 1], drive: 1.8 },
  snare: { seconds: 0.3, tone: [230, 175, 30, 0.06, 0.55], noise: ['high', 1500, 0.6, 0.075, 0.9] },
  rocksnare: {
    seconds: 0.4,
    tone: [215, 165, 25, 0.09, 0.7],
    noise: ['band', 2600, 0.5, 0.11, 1.3],
    drive: 1.6,
  },
  clap: { seconds: 0.35, noise: ['band', 1400, 1.1, 0.07, 1.2], hits: [0, 0.011, 0.023, 0.032] },
  rim: { seconds: 0.08, tone: [1700, 1650, 10, 0.012, 0.8], noise: ['band', 3200, 2, 0.006, 0.6] },
  snap: { seconds: 0.15, noise: ['band', 2300, 3, 0.025, 1.2], hits: [0, 0.008] },
  brush: { seconds: 0.22, noise: ['band', 3400, 0.5, 0.06, 0.8] },
  hat: { seconds: 0.09, noise: ['high', 7500, 0.8, 0.018, 0.8], ring: CYMBAL, ringDecay: 0.014 },
  openhat: { seconds: 0.5, noise: ['high', 7000, 0.8, 0.13, 0.7], ring: CYMBAL, ringDecay: 0.12 },
  ride: { seconds: 1.1, noise: ['high', 6500, 0.8, 0.12, 0.25], ring: CYMBAL, ringDecay: 0.3 },
  crash: { seconds: 2.2, noise: ['high', 4200, 0.6, 0.5, 0.9], ring: CYMBAL, ringDecay: 0.5 },
  shaker: { seconds: 0.1, noise: ['band', 6500, 0.9, 0.03, 0.7] },
  tambourine: {
    seconds: 0.18,
    noise: ['high', 8000, 1.2, 0.05, 0.6],
    ring: CYMBAL,
    ringDecay: 0.05,
    hits: [0, 0.014],
  },
  tom: { seconds: 0.45, tone: [170, 110, 14, 0.14, 1], noise: ['low', 2200, 0.7, 0.02, 0.25] },
  lowtom: { seconds: 0.55, tone: [120, 72, 12, 0.18, 1], noise: ['low', 1800, 0.7, 0.02, 0.25] },
  conga: { seconds: 0.3, tone: [235, 205, 20, 0.085, 1], noise: ['band', 1500, 1, 0.008, 0.4] },
  bongo: { seconds: 0.2, tone: [430, 385, 25, 0.05, 1], noise: ['band', 2600, 1, 0.005, 0.4] },
  clave: { seconds: 0.1, tone: [2480, 2480, 1, 0.03, 1] },
  cowbell: {
    seconds: 0.25,
    ring: [
      [560, 1],
      [845, 0.8],
      [1690, 0.3],
    ],
    ringDecay: 0.06,
  },
  woodblock: { seconds: 0.1, tone: [960, 900, 20, 0.025, 1] },
  taiko: { seconds: 1, tone: [95, 58, 10, 0.28, 1], noise: ['low', 900, 0.7, 0.05, 0.5], drive: 1.5 },
  stick: { seconds: 0.06, tone: [2100, 1900, 20, 0.01, 0.7], noise: ['high', 3000, 1, 0.004, 0.6] },
  swell: { seconds: 1.8, noise: ['high', 3500, 0.6, -0.55, 0.7] },
} satisfies Record<string, Drum>;

export type DrumName = keyof typeof DRUMS;

/** Synthesizes a drum hit. @param variant another rendition @returns mono at SAMPLE_RATE */
export function playDrum(name: DrumName, variant: number): Float32Array {
  const { seconds, tone, ring, ringDecay = 0.1, noise: hiss, hits = [0], drive = 0 }: Drum = DRUMS[name];
  const random = createRandom(name.length * 97 + variant * 13 + 1);
  const out = silence(seconds);
  if (tone) addTone(out, tone);
  if (hiss) {
    const [pass, at, sharp, decay, strength] = hiss;
    const air = filter(noise(seconds, random), pass, at * random.range(0.96, 1.04), sharp);
    for (const [index, hit] of hits.entries()) {
      const from = Math.round(hit * SAMPLE_RATE);
      const level = strength * (index === hits.length - 1 ? 1 : 0.7);
      for (let i = from; i < out.length; i++) {
        const time = (i - from) / SAMPLE_RATE;
        // a negative decay swells
        const shape = decay > 0 ? Math.exp(-time / decay) : Math.exp((time - seconds) / -decay);
        out[i] = (out[i] ?? 0) + (air[i - from] ?? 0) * level * shape;
      }
    }
  }
  for (const [hertz, strength] of ring ?? []) {
    const turn = (2 * Math.PI * hertz * random.range(0.985, 1.015)) / SAMPLE_RATE;
    for (let i = 0; i < out.length; i++)
      out[i] =
        (out[i] ?? 0) + 0.16 * strength * Math.sin(turn * i) * Math.exp(-i / (ringDecay * SAMPLE_RATE));
  }
  const end = 0.01 * SAMPLE_RATE;
  for (let i = 0; i < out.length; i++) {
    const value = drive > 0 ? Math.tanh((out[i] ?? 0) * drive) : (out[i] ?? 0);
    out[i] = value * Math.min(1, i / 30, (out.length - 1 - i) / end);
  }
  return out;
}

function addTone(out: Float32Array, [from, to, fall, decay, strength]: NonNullable<Drum['tone']>): void {
  let phase = 0;
  for (let i = 0; i < out.length; i++) {
    const time = i / SAMPLE_RATE;
    phase += (2 * Math.PI * (to + (from - to) * Math.exp(-time * fall))) / SAMPLE_RATE;
    out[i] = strength * Math.sin(phase) * Math.exp(-time / decay);
  }
}
