/** Small things that somebody has in hand though the words do not say "holds": "looks at her phone", 把钥匙交给. */
import { isThing, type Named } from './named.ts';
import type { FigureName } from './plan.ts';

const SMALL: ReadonlySet<FigureName> = new Set<FigureName>([
  'key',
  'ring',
  'photo',
  'phone',
  'pocketWatch',
  'map',
  'necklace',
  'musicBox',
  'suitcase',
  'handLantern',
  'note',
  'bottle',
  'thermos',
  'perfume',
  'wristwatch',
]);
/** It is nowhere to be seen. */
const GONE =
  /(?:\b(?:los(?:es?|t|ing)|miss(?:es|ed|ing)|without|no|looks? for|looked for|looking for|search(?:es|ed|ing) for|forg[eo]ts?|forgot) (?:[a-z]+ ){0,2}|(?:[丢忘弄][了失丢]{0,2}|没有?|寻找|找不到)[^，。到出]{0,3})$/u;
/** It is not there, or not theirs. */
const MISSED =
  /(?:\b(?:los(?:es?|t|ing)|miss(?:es|ed|ing)?|without|no|for|forg[eo]ts?|forgot|stole|steals?|hid|hides?|left|where|about|under|behind) (?:[a-z]+ ){0,2}|[丢找忘偷藏没][了失着有]?[^，。到出]{0,3})$/u;
/** It lies somewhere. */
const LIES =
  /^ (?:(?:is|was|lies|lay|that (?:lay|lies)) )?(?:on|in|under|inside|beside|behind|by|near) (?:the|an?|his|her|their) (?:[a-z]+ )?(?:table|desk|floor|ground|shelf|drawer|box|chest|bed|chair|sand|grass|snow|pocket|bag|wall|windowsill|sea|water|door)\b|^(?:在|放在|掉在|就在)/u;

const wordsBefore = (text: string, named: readonly Named[], i: number, start: number): string =>
  text.slice(named[i - 1]?.end ?? Math.max(0, start - 30), start);

/** Whether the small thing that is named at `i` is lost. */
export function isGone(text: string, named: readonly Named[], i: number): boolean {
  const one = named[i];
  return isThing(one) && SMALL.has(one.figure) && GONE.test(wordsBefore(text, named, i, one.start));
}

/** Whether the thing that is named at `i` is in the hand of whoever is named with it. */
export function isInHand(text: string, named: readonly Named[], i: number): boolean {
  const one = named[i];
  if (!isThing(one) || !SMALL.has(one.figure)) return false;
  return !MISSED.test(wordsBefore(text, named, i, one.start)) && !LIES.test(text.slice(one.end));
}
