/** What a head does while it speaks: it turns and nods a little, blinks, and lifts its brows at what it stresses. */
import { createNoise, createRandom } from '../../pictures/random.ts';
import type { MouthFrame } from '../mouth/shapes.ts';
import { smoothed } from '../mouth/track.ts';

/** One frame of it. */
export interface HeadPose {
  /** To the right and down, -1..1. */
  turn: number;
  nod: number;
  /** To the side, -1..1. */
  lean: number;
  /** How far the lids are down, 0..1. */
  blink: number;
  /** How far the brows are up, 0..1. */
  brow: number;
}

/** How far down the lids are in the frames of a blink, at 25 frames a second. */
const BLINK = [0.45, 1, 1, 0.7, 0.3] as const;
/** Seconds between two blinks, and until the first one. */
const [BETWEEN, FIRST] = [
  [2.2, 4.6],
  [0.9, 2.2],
] as const;
/** Seconds in which a head starts and stops to move. */
const EASE = 0.7;

/** @param rate frames a second */
export function headPoses(mouths: readonly MouthFrame[], rate: number, seed: number): HeadPose[] {
  const random = createRandom(seed);
  const noises = ['turn', 'nod', 'lean'].map((name) => createNoise(random.fork(name), 2));
  const [turn, nod, lean] = noises;
  const count = mouths.length;
  const open = mouths.map(({ opening }) => opening);
  // what stands out from the words around it is stressed
  const [quick, slow] = [smoothed(open, rate * 0.14), smoothed(open, rate * 0.9)];
  const blinks = blinkFrames(random.fork('blinks'), count, rate);
  return Array.from({ length: count }, (_, nth) => {
    const at = nth / rate;
    const ease = Math.min(1, at / EASE, (count - 1 - nth) / rate / EASE);
    const calm = ease * ease * (3 - 2 * ease);
    const stress = Math.max(0, (quick[nth] ?? 0) - (slow[nth] ?? 0)) * 3;
    return {
      turn: calm * (turn?.(at * 0.55) ?? 0),
      nod: calm * (0.55 * (nod?.(at * 0.7) ?? 0) + Math.min(1, stress) * 0.6),
      lean: calm * (lean?.(at * 0.4) ?? 0),
      blink: blinks[nth] ?? 0,
      brow: calm * Math.min(1, stress * 1.1),
    };
  });
}

function blinkFrames(random: ReturnType<typeof createRandom>, count: number, rate: number): Float32Array {
  const lids = new Float32Array(count);
  const last = count - BLINK.length - 2;
  for (let at = random.range(...FIRST) * rate; at < last; at += random.range(...BETWEEN) * rate)
    for (const [i, down] of BLINK.entries()) lids[Math.round(at) + i] = down;
  return lids;
}
