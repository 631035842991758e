import { points } from '../../store/account/points.ts';

/** Whether sound effects are made here: a studio that names its makers, and none of sounds, has none. */
export function makesSounds(): boolean {
  const makers = points.payload?.providers;
  return !makers || makers.sound !== undefined;
}
