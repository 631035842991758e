/** A fire indoors is in a fireplace: "reads by the fire in a cottage", 在小屋的炉火边. */
import type { ScenePlan } from './plan.ts';

const FIRE = /\b(?:by|at|beside|near|before|around|in front of) (?:the|a) (?:warm )?fire\b|炉火|火炉|炉边/u;
/** Words for being under a roof that name no room. */
const WITHIN =
  /\b(?:in|inside|into) (?:(?:a|an|the|his|her|their|my|our) )?(?:[a-z]+ ){0,2}(?:cottage|cabin|house|hut|castle|inn|home)\b|\bat home\b|小屋|木屋|屋子|屋里|家里|家中/u;

/** Gives a fire that is indoors its fireplace. @param text lower case */
export function lightFireplace(plan: ScenePlan, text: string): void {
  const indoors = plan.setting === 'room' || (plan.setting === null && WITHIN.test(text));
  if (!indoors || !FIRE.test(text)) return;
  plan.setting = 'room';
  plan.interior = 'fireside';
}
