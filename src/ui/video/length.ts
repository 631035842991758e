import { clockOf } from '../kit/elapsed.ts';

/** A length as `00:05` (VIDEO-05, decisions C-37). */
export const lengthOf = (seconds: number): string => clockOf(Math.round(seconds)).padStart(5, '0');
