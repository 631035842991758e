import type { ScenePlan } from './plan.ts';

const FIRE =
  /\b(?:breath(?:e|es|ing)|spit(?:s|ting)?|blow(?:s|ing)?|spew(?:s|ing)?) (?:out )?(?:fire|flames)\b|\bfire[- ]?breathing\b|喷火|吐火|喷着火|喷出火/u;

/** Lets a dragon breathe fire that does so in the words. */
export function breatheFire(plan: ScenePlan, text: string): void {
  const { cast } = plan;
  const dragon = FIRE.test(text) && cast.find(({ figure }) => figure === 'dragon');
  if (!dragon) return;
  dragon.fiery = true;
  // those at whom it is breathed stand on something
  if (cast.length > 1) plan.setting ??= 'mountain';
}
