/** A story that spans a life: who is a child in one part of it and grown up in another is two roles, as in a screenplay. */

import type { Beat } from './beats.ts';
import { CHILD_YEARS, CHILD_YEARS_ZH } from './child-years.ts';
import { FEWEST, isNow, leapIn, yearIn } from './leaps.ts';
import { stagesOf } from './life-stages.ts';
import type { Person } from './person.ts';
import type { Language } from './words.ts';

const CHILDHOOD = new RegExp(
  `\\bas an? (?:\\w+ )?(?:boy|girl|child|kid)\\b|\\b(?:was|were|is) (?:still |only |just )?(?:an? (?:\\w+ )?(?:boy|girl|child|kid)|little|small|young|${CHILD_YEARS})\\b|\\bturn(?:s|ed) ${CHILD_YEARS}\\b|\\bin (?:his|her|their|my) childhood\\b|(?<![像如似])小时候|童年|儿时|年幼|${CHILD_YEARS_ZH}岁`,
  'iu',
);
/** The parts of a story before and after its leap. */
interface Parts {
  /** Index of the first beat of the earlier years, and of the first after them. */
  from: number;
  to: number;
  /** Null where the story does not say how many. */
  years: number | null;
}

/** Beats and people with those of other years as people of their own; the first beat after a leap begins a scene. */
export function spanLife(
  { beats, people }: { beats: readonly Beat[]; people: readonly Person[] },
  language: Language,
): { beats: Beat[]; people: Person[] } {
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
  const cast = (beat: Beat, index: number): Beat => {
    const when = index >= parts.from && index < parts.to ? 'early' : 'late';
    const turned = (one: Person): Person => stages.get(one)?.[when] ?? one;
    const begins = index === parts.to || (index === parts.from && index > 0);
    return {
      ...beat,
      ...(index >= parts.to && isBack && backAt(beats, index, parts)),
      people: beat.people.map(turned),
      speaker: beat.speaker && turned(beat.speaker),
      listener: beat.listener && turned(beat.listener),
      ...(begins && { newScene: true, leap: true }),
    };
  };
  return {
    beats: beats.map(cast),
    people: people.flatMap((one) => {
      const { early: before, late: after } = stages.get(one) ?? {};
      return [before ?? one, ...(after && after !== before ? [after] : [])];
    }),
  };
}

/** After a look back the story is where it was before, until it goes somewhere. */
function backAt(beats: readonly Beat[], index: number, { from, to }: Parts) {
  const before = beats[from - 1];
  if (!before || beats.slice(to, index + 1).some(({ newScene }) => newScene)) return {};
  const { place, time, weather } = before;
  return { place, time, weather };
}

const isIn = ({ people, speaker }: Beat, one: Person): boolean => people.includes(one) || speaker === one;
const toldIn = ({ text, doing, kind }: Beat): string => (kind === 'speech' ? doing : text);

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
      return { from: 0, to: index, years: year - first };
    const leap = leapIn(toldIn(beat));
    if (leap?.to === 'later' && index > 0)
      return { from: 0, to: index, years: mostYears(beats.slice(index)) };
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

/** The longest leap that is told of. */
function mostYears(beats: readonly Beat[]): number | null {
  const years = beats.flatMap((beat) => leapIn(toldIn(beat))?.years ?? []);
  return years.length > 0 ? Math.max(...years) : null;
}

/** Whether somebody is a child in the earlier years: as the story tells of them everywhere, or of whom it tells there. */
const wasChild = (one: Person, early: readonly Beat[]): boolean =>
  one.age !== 'animal' &&
  (one.age === 'child' ||
    ((one.named || one.tells === true) &&
      early.some(
        (beat) =>
          (beat.people[0] === one || (one.tells && beat.people.includes(one))) &&
          beat.kind === 'narration' &&
          CHILDHOOD.test(beat.text),
      )));
