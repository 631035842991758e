/** Sustained sounds of organs and synthesizers. */
import type { Held } from './held-sounds.ts';
import { falling, formed, given, odd } from './tables.ts';

const one = [0] as const;
const SAW = falling(1);

export const MACHINES = {
  organ: {
    bright: given([0.8, 1, 0.55, 0.6, 0, 0.3, 0, 0.35]),
    dark: given([0.8, 1, 0.5, 0.3]),
    attack: 0.008,
    release: 0.06,
    shine: [0.8, 0.8, 0.7, 0.05],
    voices: [-2, 2],
    vibrato: [5, 6.4, 0.1],
  },
  accordion: {
    bright: formed(0.7, [
      [900, 600, 1],
      [2200, 900, 0.6],
    ]),
    dark: falling(1.2),
    attack: 0.04,
    release: 0.1,
    shine: [0.5, 0.9, 0.75, 0.12],
    voices: [-8, 0, 9],
  },
  pad: {
    bright: falling(1.3),
    dark: falling(2.4),
    attack: 0.7,
    release: 0.9,
    shine: [0, 0.7, 0.5, 1.6],
    voices: [-9, -2, 7],
  },
  glass: {
    bright: given([1, 0, 0.4, 0, 0.2, 0, 0.12, 0, 0.08]),
    dark: given([1, 0, 0.1]),
    attack: 0.5,
    release: 1.2,
    shine: [0.1, 0.8, 0.4, 1],
    voices: [-6, 6],
  },
  supersaw: {
    bright: SAW,
    dark: falling(1.6),
    attack: 0.015,
    release: 0.18,
    shine: [0.7, 1, 0.8, 0.1],
    voices: [-19, -11, 0, 10, 20],
  },
  sawlead: {
    bright: SAW,
    dark: falling(1.7),
    attack: 0.01,
    release: 0.1,
    shine: [0.9, 1, 0.6, 0.05],
    voices: [-6, 6],
    vibrato: [12, 5.5, 0.35],
  },
  squarelead: {
    bright: odd(1),
    dark: odd(1.8),
    attack: 0.008,
    release: 0.08,
    shine: [0.8, 0.9, 0.5, 0.05],
    voices: [-3, 3],
    vibrato: [14, 5.8, 0.3],
  },
  synthbass: {
    bright: SAW,
    dark: falling(2.2),
    attack: 0.006,
    release: 0.06,
    shine: [1, 0.9, 0.15, 0.02],
    fade: 0.6,
    voices: [-4, 4],
  },
  acid: {
    bright: formed(0.35, [
      [900, 260, 2.2],
      [300, 200, 0.5],
    ]),
    dark: falling(1.6),
    attack: 0.004,
    release: 0.05,
    shine: [1, 1, 0.1, 0.03],
    fade: 1.2,
    voices: one,
  },
  sub: {
    bright: given([1, 0.35, 0.12, 0.05]),
    dark: given([1, 0.12]),
    attack: 0.008,
    release: 0.07,
    shine: [1, 0.8, 0.3, 0.03],
    voices: one,
  },
} satisfies Record<string, Held>;
