/** Who and what a picture shows: each figure that the words name, once. */
import { type Rgb, rgb } from '../light/colour.ts';
import { ANIMATE, PEOPLE } from './beings.ts';
import { coloursBefore, isTwoTone, listedBefore } from './coloured.ts';
import { countBefore } from './counts.ts';
import { isFallen } from './fallen.ts';
import type { Match } from './match.ts';
import { MYSELF } from './myself.ts';
import type { Cast, ScenePlan } from './plan.ts';
import type { Sense } from './senses.ts';
import { asOld } from './told-old.ts';
import { isWoman } from './traits.ts';

/** Adds a figure that a word names to the cast, with its number and its color. Words for somebody named before add nobody. */
export function addFigure(
  plan: ScenePlan,
  named: Omit<Cast, 'count'>,
  text: string,
  matches: readonly Match<Sense[]>[],
  i: number,
): void {
  const match = matches[i];
  if (!match) return;
  const is = asOld(named, text.slice(0, match.start));
  if (isSamePerson(plan, is, text, matches, i)) return;
  const before = coloursBefore(text, matches, i);
  const listed = is.colour && before.length === 0 ? listedBefore(text, matches, i) : [];
  const colours = [...before, ...listed.flatMap((one) => [one, { ...one, colour: is.colour ?? one.colour }])];
  const [first] = colours;
  const count =
    match.many ?? countBefore(text.slice(0, first?.start ?? match.start), match, text.slice(match.end));
  const all = colours.map(({ colour }) => colour);
  if (all.length > 1 && howMany(text, match, count) >= all.length) {
    for (const [at, colour] of all.entries())
      addOne(plan, { ...is, colour, count: share(howMany(text, match, count), all.length, at) }, false);
    return;
  }
  // a black and white cat is one: white with black patches
  const patched = isTwoTone(text, matches, i - 1)
    ? BLACK_AND_WHITE
    : all.length === 2 && ANIMATE.has(is.figure)
      ? byLight(all)
      : undefined;
  const colour = patched ? patched[0] : all.at(-1);
  const fallen = is.figure === 'tree' && isFallen(text, match);
  const one: Cast = {
    ...is,
    count,
    ...(colour && { colour }),
    ...(patched && { patches: patched[1] }),
    ...(fallen && { fallen }),
  };
  addOne(plan, one, ANOTHER.test(text.slice(0, match.start)) || isOther(text, matches, i));
}

/** What surely means another one than before. */
const ANOTHER =
  /\b(?:another|a second|the other) (?:[a-z]+ )?$|另外?一[只个条匹辆朵头位名]?[^，。、,]{0,2}$/u;

/** Adds what was named, or finds it in what was named before. @param other whether it is surely another one */
function addOne({ cast }: ScenePlan, one: Cast, other: boolean): void {
  const known = cast.find(
    ({ figure, trait, young, infant, colour, breed, outfit }) =>
      figure === one.figure &&
      trait === one.trait &&
      young === one.young &&
      infant === one.infant &&
      fits(colour?.join(), one.colour?.join()) &&
      fits(breed, one.breed) &&
      fits(outfit, one.outfit),
  );
  if (!known || other) {
    cast.push(one);
    return;
  }
  known.count = Math.max(known.count, one.count);
  if (one.colour) known.colour ??= one.colour;
  if (one.breed) known.breed ??= one.breed;
}

/** Whether two may be said of the same one: a black cat and a white cat are two. */
const fits = <Said>(one: Said | undefined, other: Said | undefined): boolean =>
  one === undefined || other === undefined || one === other;

/** How many a noun with several colors names: Chinese has no plural, and 红色和蓝色的气球 are at least two. */
const howMany = (text: string, { start, word }: Match<Sense[]>, count: number): number =>
  count === 1 && /\p{Script=Han}/u.test(word) && !ONE.test(text.slice(0, start)) ? MANY : count;
const ONE = /一[^，。、,.]{0,12}$/u;
/** As many as colors, at least. */
const MANY = 3;

/** An equal share, of which the first get what is left over. */
const share = (count: number, parts: number, at: number): number =>
  Math.floor(count / parts) + (at < count % parts ? 1 : 0);

const BLACK_AND_WHITE = [rgb('#f4f2ee'), rgb('#2f2b33')] as const;

/** The lighter color first. */
const byLight = ([one = [0, 0, 0], other = [0, 0, 0]]: readonly Rgb[]): readonly [Rgb, Rgb] =>
  one[0] + one[1] + one[2] >= other[0] + other[1] + other[2] ? [one, other] : [other, one];

/** Words that may mean somebody whom the text has named before. */
const ANYBODY = /^(?:people|person|human|figure|he|she|her|friend|someone|人|人物|人们|他|她|女|男)$/;

/** Before a noun that is repeated for another person: a girl in red and a girl in blue. */
const A_NEW_ONE = /\b(?:a|an) (?:[a-z]+ ){0,2}$|一[位个名][^，。、,]{0,12}$/u;

/** Whether a noun means another person than the noun of its kind before it: 老师给学生上课, a doctor with a nurse. */
function isOther(text: string, matches: readonly Match<Sense[]>[], i: number): boolean {
  const match = matches[i];
  const before = matches
    .slice(0, i)
    .findLast(({ means }) => means.some((sense) => sense.of === 'figure' && PEOPLE.has(sense.is.figure)));
  if (!match || !before) return false;
  if (before.word === match.word && !A_NEW_ONE.test(text.slice(before.end, match.start))) return false;
  if (match.word === MYSELF || before.word === MYSELF) return true;
  if (TAUGHT.test(text.slice(before.end, match.start))) return true;
  if (ANYBODY.test(match.word) || ANYBODY.test(before.word)) return false;
  const between = text.slice(before.end, match.start);
  return (
    between.length < 30 &&
    /^(?:[^，。,.;；]*)(?:\b(?:and|with|to|teaches|helps|beside|chas(?:es|ing)|catch(?:es|ing)|arrests|follow(?:s|ing)|examines|examining|hugs|carr(?:ies|ying)|push(?:es|ing)|pull(?:s|ing)|fights|saves|rescues|meets|washes|feeds)\b|[和与给跟对向教追抓救抱扶打])(?:[^，。,.;；]*)$/u.test(
      between,
    )
  );
}

/** Between a teacher and a pronoun for whom they teach. */
const TAUGHT = /^(?:教[会给]?| (?:teach(?:es|ing)?|taught) )$/u;

/** Whether two adjacent nouns for people mean one person: 机器人园丁 is a robot, 女船长 a woman. */
function isSamePerson(
  plan: ScenePlan,
  { figure, trait, infant, outfit }: Omit<Cast, 'count'>,
  text: string,
  matches: readonly Match<Sense[]>[],
  i: number,
): boolean {
  const match = matches[i];
  const before = matches[i - 1];
  const last = plan.cast.at(-1);
  if (!match || !before || !last || !PEOPLE.has(figure) || !PEOPLE.has(last.figure)) return false;
  if (!before.means.some(({ of }) => of === 'figure')) return false;
  const dressed = before.means.some((sense) => sense.of === 'figure' && sense.is.outfit !== undefined);
  const explains = outfit !== undefined && !dressed && last.outfit === undefined && last.count === 1;
  if (text.slice(before.end, match.start).trim() && !(explains && isApposed(text, before, match)))
    return false;
  // 爸爸妈妈 are two
  const [one, other] = [isWoman(last.trait), isWoman(trait)];
  if (one !== undefined && other !== undefined && one !== other) return false;
  if (last.figure === 'person') last.figure = figure;
  if (trait) last.trait ??= trait;
  if (infant) last.infant = true;
  if (outfit) last.outfit ??= outfit;
  return true;
}

/** Whether a calling that ends a text, or its clause, says who the person before the comma is: "a man, a sailor". Others are a list. */
function isApposed(text: string, before: Match<Sense[]>, match: Match<Sense[]>): boolean {
  const between = text.slice(before.end, match.start);
  const after = text.slice(match.end);
  return (
    !before.plural &&
    !match.plural &&
    /^(?:, (?:an?|the) (?:(?!and\b)[a-z]+ ){0,2}|[，,](?:是)?一?[名位个]?)$/u.test(between) &&
    /^\s*(?:$|[.;。；]|,? (?:at|in|on|by|near|who|with)\b|[，,]?[站坐走在])/u.test(after)
  );
}
