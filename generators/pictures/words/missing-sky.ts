/** The moon, the sun or stars that are gone, or that somebody looks for: they are not in the sky. */
import { isLookedFor } from './looked-for.ts';
import { findWords } from './match.ts';
import type { ScenePlan } from './plan.ts';
import { index, isColour } from './senses.ts';
import type { SkyThing } from './sky-things.ts';

/** "The missing moon". */
const GONE_BEFORE = /\b(?:missing|stolen|vanished|disappeared) $|(?:不见|消失|失踪|丢失|被偷走?)了?的$/u;
/** "The moon is gone". */
const GONE_AFTER =
  /^s? (?:(?:is|are|was|were|has|have|had) )?(?:all |suddenly |been )*(?:gone|missing|stolen|vanish(?:es|ed)?|disappear(?:s|ed)?)\b|^(?:忽然|突然|一下子|都|全|也)*(?:不见|消失|失踪|没了|丢了|被[^，。]{0,6}偷)/u;
/** It is back. */
const BACK =
  /\bf(?:inds?|ound) (?:the|it|them|him|her)\b|\b(?:comes?|came|brings?|brought|puts?) [^,.]{0,20}back\b|\breturn(?:s|ed)?\b|找[到回着]|回来|回到天/u;
/** Whose light is that of the whole picture. */
const LIGHTS: ReadonlySet<SkyThing> = new Set<SkyThing>(['moon', 'sun', 'stars']);

const missingIn = (text: string): SkyThing[] =>
  findWords(text, index, isColour).flatMap(({ means, start, end }) => {
    const [sky] = means.flatMap((sense) => (sense.of === 'sky' ? [sense.is] : []));
    if (!sky) return [];
    const [before, after] = [text.slice(0, start), text.slice(end)];
    if (BACK.test(after)) return [];
    const away = isLookedFor(before, after) || GONE_BEFORE.test(before) || GONE_AFTER.test(after);
    return away ? [sky] : [];
  });

/**
 * Takes out of the sky what is missing there. Who misses the moon or the stars does so at night, and without the sun it is never day.
 * @param text lower case
 */
export function missSky(plan: ScenePlan, text: string): void {
  const missing = [...new Set(missingIn(text))];
  if (missing.length === 0) return;
  plan.sky = plan.sky.filter((thing) => !missing.includes(thing));
  const lights = missing.filter((thing) => LIGHTS.has(thing));
  if (lights.length === 0) return;
  plan.missing = lights;
  plan.time ??= lights.includes('sun') ? 'blue' : 'night';
}
