/** Who else does what somebody does: "rides a bike with his father", 爸爸带着儿子划船. */
import { CABS } from '../figures/cabs.ts';
import { SEATS } from '../figures/seats.ts';
import { ANIMATE, PEOPLE } from './beings.ts';
import { isThing, type Named, type Thing } from './named.ts';
import type { FigureName } from './plan.ts';

/** Words between members of a group: "a cat and a dog", 猫和狗. */
export const AND =
  /^\s*(?:,|and|with|&|和|与|跟|、)\s*(?:(?:a|an|the|two|three) )?(?:[a-z]+ ){0,2}(?:[一两三][只个条位名])?[^\s，。,.]{0,3}$/u;

/** Between who leads and who comes along: 爸爸带着儿子. */
const LEADS = /^[带陪领跟随载][着了]?(?:[他她]的?|自己的?)?[^，。、,.\s]{0,2}$/u;

/** What is between a thing and whoever is on it, too: "a boat with her grandfather", "a bench in the park with his dog". */
const WITH =
  /^(?:(?! with\b)[^.,;:!?。，；：！？]){0,40} with (?:(?:a|an|the|his|her|their|my|two|three|some) )?(?:[a-z]+ ){0,2}$/u;
/** The same in Chinese: 骑自行车带着女儿. */
const WITH_ZH = /^[着了]?(?:[，,]?后座上?)?[带载驮][着了]?(?:[他她]的?|自己的?)?[^，。、,.\s]{0,3}$/u;
/** What follows somebody who is there, but does something else. */
const ELSEWHERE =
  /^ (?:(?:who|that) |is |are )?(?:[a-z]+ing\b|behind\b|beside\b|next to\b|nearby\b|at (?:his|her|their) (?:side|feet)\b|on (?:a|his|her) lead\b)/u;

/** Whether a seat has room for somebody besides. */
const isShared = (to: FigureName): boolean => SEATS[to]?.wide !== undefined || CABS[to] !== undefined;

/** Whether somebody goes along on a thing: animals only where they have a place. */
export const goesAlong = (one: Thing, to: FigureName): boolean =>
  PEOPLE.has(one.figure) || (ANIMATE.has(one.figure) && isShared(to));

/** Whether the words between two that are named next to each other make a group of them. */
export const areTogether = (between: string): boolean => AND.test(between) || LEADS.test(between);

/**
 * Those whom "with" after the `i`th name adds to whoever does it, in the order of the text.
 * @param named in the order of the text
 */
export function companyAfter(text: string, named: readonly Named[], i: number): Thing[] {
  const one = named[i];
  const at = named.findIndex((other, j) => j > i && isThing(other) && ANIMATE.has(other.figure));
  const first = named[at];
  if (!one || !isThing(first)) return [];
  // "drives with her dog" has the word in it
  const own = / with$/u.test(text.slice(one.start, one.end)) ? ' with' : '';
  const between = own + text.slice(one.end, first.start);
  if (!WITH.test(between) && !WITH_ZH.test(between)) return [];
  // what is done in between has its own doers
  if (named.slice(i + 1, at).some(({ doing, end }) => doing && end <= first.start)) return [];
  const company = [first];
  for (const next of named.slice(at + 1)) {
    const last = company.at(-1);
    if (!last || !isThing(next) || !ANIMATE.has(next.figure)) break;
    if (
      !/^(?: and|,) (?:(?:a|an|the|his|her|their|my) )?(?:[a-z]+ )?$/u.test(text.slice(last.end, next.start))
    )
      break;
    company.push(next);
  }
  const { end } = company.at(-1) ?? first;
  return ELSEWHERE.test(text.slice(end)) ? [] : company;
}
