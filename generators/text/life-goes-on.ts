/** The leaps of a story after its first: who was a child and is grown up becomes old, and who was grown up too. */
import type { Beat } from './beats.ts';
import { becomesOld, FEWEST, leapIn, yearIn } from './leaps.ts';
import { isIn, recast, type Told, toldIn } from './life-parts.ts';
import { grownOld, OLD_AFTER } from './life-stages.ts';
import type { Person } from './person.ts';
import type { Language } from './words.ts';

/** From what age on somebody is drawn as old. */
export const OLD_FROM = 60;
/** Years of a leap that the story does not count. */
const USUAL = 20;

interface Since {
  /** Index of the first beat after the last leap. */
  at: number;
  /** Years from the beginning of the story up to then; null where it does not count them. */
  years: number | null;
  /** The year in which the story begins, if it says so. */
  since?: number | undefined;
  /** Those who were children before the first leap, as they are after it. */
  grown: ReadonlySet<Person>;
  language: Language;
}

/** A story in which those who live through more than one leap are old after the last. */
export function growOlder(
  told: Told,
  { at, years, since, grown, language }: Since,
): {
  beats: Beat[];
  people: Person[];
} {
  const { beats, people } = told;
  const next = nextLeap(beats, { at, years: years ?? USUAL, since });
  if (!next) return { beats: [...beats], people: [...people] };
  const before = beats.slice(0, next.at);
  const after = beats.slice(next.at);
  const later = people.filter(
    (one) =>
      one.age !== 'animal' &&
      one.age !== 'old' &&
      (one.age !== 'child' || grown.has(one)) &&
      after.some((beat) => isIn(beat, one)) &&
      (next.age >= OLD_FROM
        ? grown.has(one) || isIn(after[0] as Beat, one)
        : next.years >= (grown.has(one) ? OLD_AFTER.child : OLD_AFTER.adult)) &&
      (one.named || one.tells || grown.has(one)),
  );
  const stages = new Map(
    later.map((one) => {
      const met = before.some((beat) => isIn(beat, one));
      const old = met ? grownOld(one, language) : { ...one, age: 'old' as const };
      return [one, { early: met ? one : old, late: old }] as const;
    }),
  );
  return growOlder(recast(told, stages, { from: 0, to: next.at }), {
    at: next.at,
    years: next.years,
    since,
    grown: new Set([...grown].map((one) => stages.get(one)?.late ?? one)),
    language,
  });
}

/** The next leap: where it is, how many years the story has told by then, and an age that is told. */
function nextLeap(
  beats: readonly Beat[],
  { at, years, since }: { at: number; years: number; since: number | undefined },
): { at: number; years: number; age: number } | null {
  for (const [index, beat] of beats.entries()) {
    if (index <= at) continue;
    const text = toldIn(beat);
    const year = yearIn(text);
    if (year !== null && since !== undefined && year - since >= years + FEWEST)
      return { at: index, years: year - since, age: 0 };
    const leap = leapIn(text);
    if (leap?.to === 'before') return null;
    const old = becomesOld(text);
    if (leap || old)
      return {
        at: index,
        years: years + (leap?.years ?? USUAL),
        age: leap?.age ?? (old ? OLD_FROM : 0),
      };
  }
  return null;
}
