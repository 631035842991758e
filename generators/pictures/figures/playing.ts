/** How the arms of who plays an instrument move in a clip, and the bow or the sticks with them. */
import type { Point } from '../brush/path.ts';
import type { Arms } from '../people/gestures.ts';
import type { Limbs } from './limbs.ts';

/** How far the hands go from where the picture has them, in units of the body; a second one goes while the first is back. */
const STROKES: Partial<Record<Arms | 'play', Partial<Record<'back' | 'front', Point>>>> = {
  // along the bow, as the instrument is held
  bow: { back: [3, 5.7] },
  cello: { back: [8.4, 0.6] },
  strum: { back: [-1.4, 5] },
  sticks: { back: [-1, -6], front: [1, -6] },
  play: { back: [2, -4], front: [-2, -4] },
};

/** A swing to both sides within a beat, from where the picture has it. */
export const swing = (beat = 0): number => Math.sin(2 * Math.PI * beat);
/** How far the left and the right one of two are lifted in turn, 0..1. */
export const lifts = (beat = 0): readonly [number, number] => [
  Math.max(0, swing(beat)),
  Math.max(0, -swing(beat)),
];

/** The arms at a moment of a beat. @param at what they are at, or at the keys in the pose `play` */
export function onBeat(limbs: Limbs, at: Arms | 'play', beat: number): Limbs {
  const strokes = STROKES[at];
  if (!strokes) return limbs;
  const inTurn = strokes.front !== undefined;
  const moved = (side: 'back' | 'front', share: number): Point[] => {
    const [dx, dy] = strokes[side] ?? [0, 0];
    const last = limbs[side].length - 1;
    return limbs[side].map(([x, y], i) => {
      const part = i === 0 ? 0 : i === last ? share : share * 0.4;
      return [x + dx * part, y + dy * part];
    });
  };
  const [left, right] = lifts(beat);
  return {
    ...limbs,
    back: moved('back', inTurn ? left : swing(beat)),
    front: moved('front', right),
  };
}
