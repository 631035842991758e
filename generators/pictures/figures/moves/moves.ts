// biome-ignore-all format: a table of moments, one a line.

/** What people do with their bodies in clips: where hands, feet and hips are beside those of the pose, at moments of a cycle. */
import type { Point } from '../../brush/path.ts';

/** What somebody does over and over. */
export type Move =
  | 'dance'
  | 'ballet'
  | 'waltz'
  | 'street'
  | 'folk'
  | 'wave'
  | 'clap'
  | 'cheer'
  | 'throw'
  | 'taichi'
  | 'row'
  | 'crawl'
  | 'paint'
  | 'cook'
  | 'write'
  | 'conduct'
  | 'sip'
  | 'pedal';

/** One moment of a cycle, in units of the body: how far each hand and foot is from where the pose has it, how much lower the hips are, and how far the shoulders lean. */
export interface Moment {
  back?: Point;
  front?: Point;
  far?: Point;
  near?: Point;
  low?: number;
  lean?: number;
}

interface Cycle {
  /** Cycles a second. */
  hertz: number;
  /** Evenly spaced; the first is that of the picture. */
  moments: readonly Moment[];
}

/** What each of them is made of. */
export const MOVES: Readonly<Record<Move, Cycle>> = {
  // a step to each side, an arm up and the other at the hip
  dance: { hertz: 0.55, moments: [
    { low: 0 },
    { low: 3, lean: -2, back: [6, 16], front: [-4, -8], near: [4, -6] },
    { low: 5, lean: -5, back: [11, 27], front: [-7, -17], near: [8, 0] },
    { low: 2, lean: -2, back: [5, 14], front: [-3, -8], near: [4, -5] },
    { low: 0 },
    { low: 3, lean: 2, back: [4, -8], front: [-6, 16], far: [-4, -6] },
    { low: 5, lean: 5, back: [7, -17], front: [-11, 27], far: [-8, 0] },
    { low: 2, lean: 2, back: [3, -8], front: [-5, 14], far: [-4, -5] },
  ] },
  // the arc above the head opens and closes
  ballet: { hertz: 0.28, moments: [
    {},
    { back: [-13, 9], front: [13, 9], near: [1, 2] },
    { back: [-21, 26], front: [21, 26], near: [2, 4], low: 1 },
    { back: [-15, 38], front: [15, 38], near: [2, 5], low: 2 },
    { back: [-21, 26], front: [21, 26], near: [2, 4], low: 1 },
    { back: [-13, 9], front: [13, 9], near: [1, 2] },
  ] },
  // ahead and back in three steps, up on the third; a partner half a cycle later goes back and ahead
  waltz: { hertz: 0.4, moments: [
    {},
    { low: 2, lean: 1, near: [7, -4] },
    { low: 3, lean: 2, near: [9, 0], far: [2, -2] },
    { low: 1, lean: 2, near: [8, 0], far: [9, -4] },
    { low: 0, lean: 1, near: [6, 0], far: [8, 0] },
    { low: 0 },
    { low: 2, lean: -1, far: [-7, -4] },
    { low: 3, lean: -2, far: [-9, 0], near: [-2, -2] },
    { low: 1, lean: -2, far: [-8, 0], near: [-9, -4] },
    { low: 0, lean: -1, far: [-6, 0], near: [-8, 0] },
  ] },
  // down on bent knees at every beat, an arm across and the other out, a foot that kicks
  street: { hertz: 0.6, moments: [
    { low: 4, lean: -3, back: [8, 12], front: [-8, 4] },
    { low: 9, lean: -6, back: [16, 14], front: [-14, 9], near: [4, 0] },
    { low: 3, lean: -2, back: [6, 2], front: [-2, -12], near: [12, -10] },
    { low: 8, lean: 2, back: [-2, -10], front: [0, -16], near: [5, 0] },
    { low: 4, lean: 4, back: [2, 2], front: [-6, 6] },
    { low: 9, lean: 7, back: [10, 14], front: [-14, 14], far: [-4, 0] },
    { low: 3, lean: 2, back: [0, -12], front: [-8, 6], far: [-12, -10] },
    { low: 8, lean: -2, back: [3, -6], front: [-6, 6], far: [-5, 0] },
  ] },
  // two steps to a side with the arms swung up, and two back with the arms down
  folk: { hertz: 0.5, moments: [
    { low: 1 },
    { low: 2, lean: 3, back: [2, -10], front: [-2, -10], near: [7, -6] },
    { low: 3, lean: 5, back: [5, -22], front: [-5, -22], near: [11, 0], far: [3, -4] },
    { low: 1, lean: 3, back: [5, -26], front: [-5, -26], near: [9, 0], far: [9, -2] },
    { low: 1, back: [3, -10], front: [-3, -10], near: [4, -3], far: [3, 0] },
    { low: 2, lean: -3, back: [8, 12], front: [-8, 12], far: [-7, -6] },
    { low: 3, lean: -5, back: [12, 22], front: [-12, 22], far: [-11, 0], near: [-3, -4] },
    { low: 1, lean: -3, back: [8, 14], front: [-8, 14], far: [-6, 0], near: [-6, -2] },
  ] },
  wave: { hertz: 1.1, moments: [{}, { front: [6, 3], lean: 0.6 }, {}, { front: [-10, 0], lean: -0.6 }] },
  clap: { hertz: 1.8, moments: [{}, { front: [8, -2], back: [-8, -2], low: 0.4 }] },
  cheer: { hertz: 1.2, moments: [{}, { low: 5, front: [1, 12], back: [-1, 12] }] },
  // the arm goes back, and over the shoulder ahead
  throw: { hertz: 0.55, moments: [
    {},
    { front: [-8, 3], lean: -3 },
    { front: [-13, 5], lean: -5, back: [16, -8] },
    { front: [8, 8], lean: 2, back: [6, -4] },
    { front: [13, 28], lean: 6 },
    { front: [4, 44], lean: 5, low: 2 },
    { front: [1, 28], lean: 2 },
    { front: [0, 10] },
  ] },
  // on bent knees, from one leg onto the other, both hands round in a slow circle
  taichi: { hertz: 0.12, moments: [
    { low: 6, lean: 3 },
    { low: 8, lean: 1, back: [-5, -12], front: [-8, -10] },
    { low: 10, lean: -2, back: [-20, -8], front: [-24, -10] },
    { low: 10, lean: -4, back: [-36, -4], front: [-22, 4] },
    { low: 8, lean: -2, back: [-30, 10], front: [-16, 16] },
    { low: 7, lean: 1, back: [-12, 10], front: [-6, 12] },
  ] },
  // the hands draw the oar in, and push it away
  row: { hertz: 0.42, moments: [
    { lean: 2 },
    { lean: 6, back: [2, 2], front: [3, 2] },
    { lean: 8, back: [4, -1], front: [5, -1] },
    { lean: 3, back: [-2, -5], front: [-3, -5] },
    { lean: -4, back: [-9, -4], front: [-12, -4] },
    { lean: -3, back: [-6, 1], front: [-8, 1] },
  ] },
  // one arm reaches ahead over the water while the other pulls through it
  crawl: { hertz: 0.5, moments: [
    { lean: 1 },
    { front: [-6, 16], back: [4, -22], lean: 0 },
    { front: [-22, 24], back: [20, -38], lean: -1 },
    { front: [-44, 22], back: [46, -30], lean: -1 },
    { front: [-58, 8], back: [58, -8], lean: 0 },
    { front: [-48, -22], back: [52, 8], lean: 1 },
    { front: [-30, -32], back: [34, 14], lean: 2 },
    { front: [-10, -24], back: [12, 10], lean: 2 },
  ] },
  paint: { hertz: 0.45, moments: [{}, { front: [-3, 6] }, { front: [1, 13], low: 1 }, { front: [3, 8] }, { front: [-2, 2] }, { front: [2, -4] }] },
  cook: { hertz: 0.75, moments: [{}, { front: [-4, 2] }, { front: [-7, 0], lean: -0.5 }, { front: [-4, -2] }] },
  write: { hertz: 0.5, moments: [{}, { front: [3, 2] }, { front: [4, -2] }, { front: [7, 1] }, { front: [6, 5] }, { front: [2, 4] }] },
  conduct: { hertz: 0.6, moments: [{}, { front: [-6, 16], back: [-6, -16] }, { front: [6, 12], back: [-9, -22] }, { front: [2, 3], back: [-4, -8] }] },
  // from the mouth to before the chest, and back
  sip: { hertz: 0.2, moments: [{}, {}, { front: [6, 10] }, { front: [7, 18] }, { front: [7, 18] }, { front: [6, 10] }] },
  // what the feet do is told by where the pedals are
  pedal: { hertz: 0.8, moments: [{}] },
};

/** How many times a second a figure that does something is drawn anew: each drawing is two frames long. */
const DRAWN = 12.5;
/** Most drawings of a cycle; of slower ones each turns into the next. */
const MOST = 18;

/** Into how many drawings a cycle is divided. */
export const drawingsOf = (move: Move): number => Math.min(MOST, Math.round(DRAWN / MOVES[move].hertz));

export const isMove = (name: string): name is Move => Object.hasOwn(MOVES, name);
