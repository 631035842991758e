/** Where those are who do something to or with each other: wash, fight, shake hands, share an umbrella, sit around somebody. */
import type { FigureName } from '../words/plan.ts';
import type { Station } from './station.ts';

export const TOGETHER = {
  washTub: {
    posts: [
      { x: -62, pose: 'reach', move: 'cook' },
      { x: 62, pose: 'reach', left: true, move: 'cook' },
    ],
  },
  // shoulder to shoulder under it, the hand of one at its handle
  sharedUmbrella: {
    posts: [
      { x: -17, pose: 'stand', dry: true },
      { x: 17, pose: 'hold', left: true, dry: true },
    ],
  },
  handshake: {
    posts: [
      { x: -28, pose: 'stand', arms: 'give' },
      { x: 28, pose: 'stand', arms: 'give', left: true },
    ],
  },
  // each looks away from the other
  backToBack: {
    posts: [
      { x: -14, pose: 'stand', left: true, dry: true },
      { x: 14, pose: 'stand', dry: true },
    ],
  },
  // a step ahead, the weapon or the fists before them
  duel: {
    posts: [
      { x: -36, pose: 'push', arms: 'give' },
      { x: 36, pose: 'push', arms: 'give', left: true },
    ],
  },
  // one in the middle, the others on the ground to both sides
  gathering: {
    low: true,
    posts: [
      { x: 0, pose: 'sit', behind: true },
      { x: -50, pose: 'floor' },
      { x: 50, pose: 'floor', left: true },
      { x: -92, pose: 'floor' },
      { x: 92, pose: 'floor', left: true },
      { x: -132, pose: 'floor' },
      { x: 132, pose: 'floor', left: true },
    ],
  },
} as const satisfies Partial<Record<FigureName, Station>>;
