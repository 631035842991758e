/** Head motion during speech: small turns and nods, blinks, and raised brows on stressed words. */
import { createNoise, createRandom } from '../../pictures/random.ts';
import type { MouthFrame } from '../mouth/shapes.ts';
import { smoothed } from '../mouth/track.ts';

/** The pose in one frame. */
export interface HeadPose {
  /** Yaw to the right and pitch down, -1..1. */
  turn: number;
  nod: number;
  /** Roll, -1..1. */
  lean: number;
  /** 0 (lids open) .. 1 (closed). */
  blink: number;
  /** Raise of the brows, 0..1. */
  brow: number;
}

/** Lids (0..1) in each frame of a blink, at 25 frames a second. */
const BLINK = [0.45, 1, 1, 0.7, 0.3] as const;
/** Ranges of the seconds between two blinks, and before the first. */
const [BETWEEN, FIRST] = [
  [2.2, 4.6],
  [0.9, 2.2],
] as const;
/** Seconds of ease-in and ease-out of head motion. */
const EASE = 0.7;

/** The pose in each frame. @param rate frames a second */
export function headPoses(mouths: readonly MouthFrame[], rate: number, seed: number): HeadPose[] {
  const random = createRandom(seed);
  const noises = ['turn', 'nod', 'lean'].map((name) => createNoise(random.fork(name), 2));
  const [turn, nod, lean] = noises;
  const count = mouths.length;
  const open = mouths.map(({ opening }) => opening);
  // stress: the mouth opens wider than in the words around it
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
