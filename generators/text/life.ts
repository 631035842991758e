/** A story that spans a life: who is a child in one part of it and grown up in another is two roles, as in a screenplay. */

import type { Beat } from './beats.ts';
import { CHILD_YEARS, CHILD_YEARS_ZH } from './child-years.ts';
import { FEWEST, isNow, type Leap, leapIn, yearIn } from './leaps.ts';
import { growOlder, OLD_FROM } from './life-goes-on.ts';
import { isIn, recast, type Told, toldIn } from './life-parts.ts';
import { OLD_AFTER, stagesOf } from './life-stages.ts';
import type { Person } from './person.ts';
import type { Language } from './words.ts';

const CHILDHOOD = new RegExp(
  `\\bas an? (?:\\w+ )?(?:boy|girl|child|kid)\\b|\\b(?:was|were|is) (?:still |only |just )?(?:an? (?:\\w+ )?(?:boy|girl|child|kid)|little|small|young|${CHILD_YEARS})\\b|\\bturn(?:s|ed) ${CHILD_YEARS}\\b|\\bin (?:his|her|their|my) childhood\\b|(?<![像如似])小时候|童年|儿时|年幼|${CHILD_YEARS_ZH}岁`,
  'iu',
);
/** What children go to, where nobody is told to teach there. */
const AT_SCHOOL =
  /^(?!.*(?:\bteach(?:er|es)?\b|\btaught\b|老师|教师|校长)).*(?:\b(?:first|last) day (?:of|at) (?:school|kindergarten)\b|\bin (?:kindergarten|elementary school|primary school|(?:first|second|third|fourth|fifth) grade)\b|幼儿园|小学|[一二三四五六]年级)/isu;
/** The parts of a story before and after its leap. */
interface Parts {
  /** Index of the first beat of the earlier years, and of the first after them. */
  from: number;
  to: number;
  /** Null where the story does not say how many. */
  years: number | null;
  /** The year in which the story begins, if it says so. */
  since?: number;
}

/** Beats and people with those of other years as people of their own; the first beat after a leap begins a scene. */
export function spanLife(told: Told, language: Language): { beats: Beat[]; people: Person[] } {
  const { beats, people } = told;
  const parts = partsOf(beats);
  if (!parts) return { beats: [...beats], people: [...people] };
  const early = beats.slice(parts.from, parts.to);
  const late = [...beats.slice(0, parts.from), ...beats.slice(parts.to)];
  const inBoth = people.filter((one) => [early, late].every((part) => part.some((beat) => isIn(beat, one))));
  const young = inBoth.filter((one) => wasChild(one, early));
  const children =
    young.length > 0 ? inBoth.filter((one) => young.includes(one) || isFriend(one, early)) : [];
  const change = { children, years: parts.years, later: late.map(toldIn).join('\n'), language };
  const stages = new Map(inBoth.map((one) => [one, stagesOf(one, change)] as const));
  const isBack = parts.from > 0;
  const split = recast(told, stages, { from: parts.from, to: parts.to });
  if (isBack)
    return {
      ...split,
      beats: split.beats.map((beat, index) =>
        index >= parts.to ? { ...beat, ...backAt(beats, index, parts) } : beat,
      ),
    };
  const grown = new Set(children.flatMap((one) => stages.get(one)?.late ?? []));
  return growOlder(split, { at: parts.to, years: parts.years, since: parts.since, grown, language });
}

/** After a look back the story is where it was before, until it goes somewhere. */
function backAt(beats: readonly Beat[], index: number, { from, to }: Parts) {
  const before = beats[from - 1];
  if (!before || beats.slice(to, index + 1).some(({ newScene }) => newScene)) return {};
  const { place, time, weather } = before;
  return { place, time, weather };
}

/** Whether somebody is told of as a friend, where others are children. */
const isFriend = ({ name, named, age }: Person, early: readonly Beat[]): boolean =>
  named &&
  age !== 'animal' &&
  early.some((beat) =>
    new RegExp(
      `(?:\\b(?:friend|buddy|classmate|neighbou?r|brother|sister)s?,?\\s|(?:朋友|伙伴|同学|同桌|邻居))${name}`,
      'iu',
    ).test(toldIn(beat)),
  );

/** Where the earlier years are; null for a story that does not leap. */
function partsOf(beats: readonly Beat[]): Parts | null {
  let first: number | null = null;
  for (const [index, beat] of beats.entries()) {
    const year = yearIn(toldIn(beat));
    first ??= year;
    if (year !== null && first !== null && year - first >= FEWEST)
      return { from: 0, to: index, years: year - first, since: first };
    const leap = leapIn(toldIn(beat));
    if (leap?.to === 'later' && index > 0) return { from: 0, to: index, years: yearsUntil(leap) };
    if (leap?.to === 'before') {
      const back = beats.findIndex((one, at) => at > index && endsLookBack(toldIn(one)));
      return { from: index, to: back < 0 ? beats.length : back, years: leap.years };
    }
  }
  const now = beats.findIndex((beat, index) => index > 0 && isNow(toldIn(beat)));
  return now > 0 && beats.slice(0, now).some((beat) => CHILDHOOD.test(toldIn(beat)))
    ? { from: 0, to: now, years: null }
    : null;
}

const endsLookBack = (text: string): boolean => isNow(text) || leapIn(text)?.to === 'later';

/** How many years a leap is; who is told to be old then has been a child for as long. */
const yearsUntil = ({ years, age = 0 }: Leap): number | null => (age >= OLD_FROM ? OLD_AFTER.child : years);

/** Whether somebody is a child in the earlier years: as the story tells of them everywhere, or of whom it tells there. */
const wasChild = (one: Person, early: readonly Beat[]): boolean =>
  one.age !== 'animal' &&
  (one.age === 'child' ||
    ((one.named || one.tells === true) &&
      early.some(
        (beat) =>
          (beat.people[0] === one || (one.tells && beat.people.includes(one))) &&
          beat.kind === 'narration' &&
          (CHILDHOOD.test(beat.text) || AT_SCHOOL.test(beat.text)),
      )));
