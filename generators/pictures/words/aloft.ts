/** Who flies in a tale though their kind does not: a whale above a city, a superhero over the roofs. */
import { ANIMATE, WALKERS } from './beings.ts';
import { isThing, type Named } from './named.ts';
import type { FigureName, ScenePlan } from './plan.ts';

const FLIES =
  /\b(?:fl(?:y|ies|ying|ew)|float(?:s|ing)?|sw[iau]m(?:s|ming)?|soar(?:s|ing)?|hover(?:s|ing)?|glid(?:es|ing))\b (?:(?!(?:a|an|the|his|her|their|its)\b)[a-z]+ ){0,2}(?:over|above|past the moon|through the (?:(?:night|blue|cloudy) )?(?:sky|air|clouds|stars)|in the (?:(?:night|blue) )?(?:sky|air)|among the (?:stars|clouds))\b|在[^，。,.]{0,8}(?:上空|空中|天空|天上|云端|云海|云层)[里中上]?[^，。,.]{0,4}[飞游飘漂翔]|飞[过越在]/u;
/** Who is in the air anyway. */
const WINGED: ReadonlySet<FigureName> = new Set<FigureName>([
  ...(['bird', 'bee', 'butterfly', 'bat', 'eagle', 'owl', 'parrot', 'phoenix', 'dragon'] as const),
  ...(['dragonling', 'ladybug', 'firefly', 'ghost', 'cloudKing'] as const),
]);
/** How far a verb is from who does it, in characters. */
const NEAR = 16;
const SEES = /watch|see|saw|look|dream|imagin|want|wish|[看望见梦想听画]|\b(?:and|with|the|a)\b/u;
/** Above it everything floats. */
const OVER_GROUND = /(?:sea|ocean|reef|water|海|水|湖|河)/u;

/** @param text lower case @param named the things of the text, in order */
export function letFly(plan: ScenePlan, text: string, named: readonly Named[]): void {
  const verb = FLIES.exec(text);
  if (!verb) return;
  const swims = /^sw|游/u.test(verb[0]) || /游/u.test(verb[0]);
  // who swims over a reef is in the water
  if (swims && OVER_GROUND.test(text.slice(verb.index, verb.index + verb[0].length + 14))) return;
  const who = named
    .filter(isThing)
    .findLast(({ end }) => end <= verb.index + (verb[0].startsWith('在') ? 1 : 0));
  if (!who || plan.inside || !ANIMATE.has(who.figure) || WINGED.has(who.figure)) return;
  // whose dream it is, or who sees snow float in the air, is on the ground
  const between = text.slice(who.end, verb.index);
  if (between.length > NEAR || SEES.test(between)) return;
  if (plan.relations?.some((tie) => tie.who === who.figure && (tie.how === 'on' || tie.how === 'at'))) return;
  for (const one of plan.cast) if (one.figure === who.figure && one.trait === who.trait) one.aloft = true;
  if (!plan.cast.some(({ aloft }) => aloft)) return;
  // nobody walks there
  if (!plan.cast.some(({ figure, aloft }) => WALKERS.has(figure) && !aloft)) plan.setting ??= 'sky';
  if (plan.acts) plan.acts = plan.acts.filter(({ does }) => does !== 'swim');
}
