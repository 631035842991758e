import { points } from '../../store/account/points.ts';

/** Whether this studio makes sound effects: one that names its makers, but none of sounds, does not. */
export function makesSounds(): boolean {
  const makers = points.payload?.providers;
  return !makers || makers.sound !== undefined;
}
