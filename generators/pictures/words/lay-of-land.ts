/** What the words say of the ground under what they name: a hill, or water into which somebody throws a stone. */
import type { ScenePlan } from './plan.ts';
import { tossStone } from './tossed.ts';

const ON_HILL =
  /\b(?:on|atop|on top of) (?:(?:a|the|top|of|his|her|their|an?|green|small|steep|grassy|little|low|high|old|lonely|far|distant|snowy) )*hill(?:s|top)?\b|(?:小山|山丘|山坡|丘陵|土坡|小山坡)(?:顶)?上/u;

/** @param text lower case */
export function layLand(plan: ScenePlan, text: string): void {
  tossStone(plan, text);
  if (ON_HILL.test(text)) plan.onHill = true;
}
