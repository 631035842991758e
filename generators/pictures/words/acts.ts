/** Who does what: the subjects of the verbs that a prompt names. */
import { POSE_WORDS } from '../people/pose.ts';
import { ANIMATE } from './beings.ts';
import { AND } from './company.ts';
import { isThing, type Named, type Thing } from './named.ts';
import type { Act, Deed, Trait } from './plan.ts';
import type { Outfit } from './wear.ts';

/** Verbs that show in a figure's bearing; of several for one subject the first row counts. */
const DEEDS: readonly (readonly [Deed, RegExp])[] = [
  ...POSE_WORDS,
  ['rest', /\b(?:rest(?:s|ing)|lies)\b|趴|卧(?!室|铺|底)|休息/iu],
  ['howl', /\b(?:howl(?:s|ing|ed)?|bay(?:s|ing) at)\b|嚎|嗥|仰天长啸|对月长啸/iu],
  // on what they might sit on
  ['stand', /\b(?:stands|standing|stood|stand(?= (?:on|upon|atop)\b))\b|站/iu],
  ['graze', /\b(?:graz(?:e|es|ing)|eat(?:s|ing)? (?:the )?(?:grass|hay))\b|吃草|啃草/iu],
];

const END = /[.;!?。；！？\n]/u;
/** What is between a verb and its subject if the verb comes first: "a sleeping cat", 睡着的猫, 坐着一位老人. */
const LEADS =
  /^(?: (?:(?!(?:a|an|the|his|her|with|and)\b)[a-z]+ )?|[^，。,.\s]{0,3}的[^，。,.\s]{0,4}|着[一两二三四五六七八九十几][^，。,.\s]{0,4})$/u;
/** What is before a verb that is an adjective: "a sleeping", "two black running". */
const ARTICLE =
  /(?:^|[^a-z])(?:a|an|the|one|two|three|four|five|his|her|their|some|[a-z]+ly)\s(?:[a-z]+\s)?$/u;

/** @param text lower case @param named things of the text, in order */
export function actsIn(text: string, named: readonly Named[]): Act[] {
  const beings = named.filter(
    (one): one is Thing => isThing(one) && ANIMATE.has(one.figure) && !holdsWho(text, one),
  );
  return DEEDS.flatMap(([does, words]) =>
    [...text.matchAll(new RegExp(words.source, 'giu'))].flatMap(({ index, 0: verb }) => {
      const subjects = subjectsOf(text, beings, { start: index, end: index + verb.length });
      return subjects
        ? subjects.map(
            ({ figure, trait, name, outfit }): Act => ({
              who: figure,
              does,
              ...(outfit && { outfit }),
              ...(trait && { trait }),
              ...(name !== undefined && { by: name }),
            }),
          )
        : [{ does }];
    }),
  );
}

/** Whether somebody is only where another does something: 靠在奶奶怀里睡着了, "asleep in grandma's arms". */
const holdsWho = (text: string, { start, end }: Thing): boolean =>
  (/[在着]\s*$/u.test(text.slice(0, start)) &&
    /^\s*的?(?:怀|肩|背上|身上|身[边旁]|膝|腿上)/u.test(text.slice(end))) ||
  (/\b(?:in|on|against|into) (?:(?:his|her|its|their|the) )?\s*$/u.test(text.slice(0, start)) &&
    /^\s*(?:'s|’s) (?:arms|lap|shoulder|back|chest)\b/u.test(text.slice(end)));

/** The subjects of a verb, or those who wear something; null if its sentence names nobody. */
export function subjectsOf(
  text: string,
  beings: readonly Thing[],
  verb: { start: number; end: number },
): readonly Thing[] | null {
  const same = (from: number, to: number): boolean => !END.test(text.slice(from, to));
  const next = beings.find(({ start }) => start >= verb.end);
  const between = next ? text.slice(verb.end, next.start) : '';
  const at = beings.findLastIndex(({ end }) => end <= verb.start);
  const last = beings[at];
  const english = /^ /u.test(between);
  if (next && LEADS.test(between) && (!english || ARTICLE.test(text.slice(last?.end ?? 0, verb.start))))
    return [next];
  if (last && same(last.end, verb.start)) {
    const group = [last];
    // both run in "a dog chases a cat"
    if (next && /^(?:chas|追)/u.test(text.slice(verb.start, verb.end)) && same(verb.end, next.start))
      group.push(next);
    for (let j = at; j > 0; j--) {
      const [before, after] = [beings[j - 1], beings[j]];
      if (!before || !after || !AND.test(text.slice(before.end, after.start))) break;
      group.unshift(before);
    }
    return group;
  }
  return next && same(verb.end, next.start) ? [next] : null;
}

/** What somebody does, if the words say so. @param name of somebody of a story @param its trait of the person @param wears of their calling */
export const deedOf = (
  acts: readonly Act[] | undefined,
  figure: string,
  name?: string,
  its?: Trait,
  wears?: Outfit,
): Deed | undefined =>
  acts?.find(
    ({ who, trait, by, outfit }) =>
      who === undefined ||
      (who === figure &&
        (outfit === undefined || outfit === wears) &&
        (trait === undefined || trait === its) &&
        (by === undefined || by === name)),
  )?.does;
