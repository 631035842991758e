import { ANIMATE, PEOPLE } from './beings.ts';
import { dressedUp } from './costumes.ts';
import { isFalseFriend } from './false-friends.ts';
import { readFamilies } from './kin.ts';
import { isLookedFor } from './looked-for.ts';
import { findWords, type Match } from './match.ts';
import { withMyself } from './myself.ts';
import type { Named } from './named.ts';
import { readPeers } from './peers.ts';
import { index, isColour, type Sense } from './senses.ts';
import { canWear } from './worn.ts';

type Word = Match<Sense[]>;

const isBeing = ({ means }: Pick<Word, 'means'>): boolean =>
  means.some((sense) => sense.of === 'figure' && ANIMATE.has(sense.is.figure));
const isAnimal = ({ means }: Word): boolean =>
  means.some(
    (sense) => sense.of === 'figure' && ANIMATE.has(sense.is.figure) && !PEOPLE.has(sense.is.figure),
  );

/** Words for somebody whom the text has named. */
const PRONOUN = /^(?:he|she|her|him|他|她)$/;
/** Of people they are a child. */
const YOUNG = /^(?:baby|babies)$/;
const FAMILIES = /^(?:family|couple|一家人|一家子)$/u;
/** How many animals a family of them is. */
const FAMILY = 3;

/**
 * The words found in a lower-case text, in order, without those that name nobody else: "her" after a girl, "baby" before an
 * elephant, "family" after a bear, whose number is with its animal.
 * @param people of a story, whose names are no words
 */
export const wordsIn = (text: string, people: readonly Named[] = []): Word[] =>
  dressedUp(text, readPeers(readFamilies(text, allIn(text, people))), canWear).flatMap((match, i, all) => {
    const [before, next] = [all[i - 1], all[i + 1]];
    if (PRONOUN.test(match.word) && all.slice(0, i).some(isBeing) && !isTaught(text, match)) return [];
    // "Anna carries her cat": hers
    if (
      match.word === 'her' &&
      people.some(({ end }) => end <= match.start) &&
      next &&
      /^ (?:[a-z]+ ){0,2}$/u.test(text.slice(match.end, next.start))
    )
      return [];
    if (YOUNG.test(match.word) && next && isAnimal(next) && text.slice(match.end, next.start) === ' ')
      return [];
    if (before && FAMILIES.test(match.word) && familyOf(text, before, match)) return [];
    if (match.word === 'skateboard' && match.plural && isDone(text, match, before, people))
      return [{ ...match, plural: false, means: [{ of: 'doing', is: { how: 'on', to: 'skateboard' } }] }];
    const many = familyOf(text, match, next);
    return [many === undefined ? match : { ...match, many }];
  });

/** Whether a plural is a verb, right after whoever does it: "a teenager skateboards". */
const isDone = (text: string, { start }: Word, before: Word | undefined, people: readonly Named[]): boolean =>
  [
    ...(before && isBeing(before) && !before.plural ? [before.end] : []),
    ...people.map(({ end }) => end),
  ].some((end) => end < start && /^ +(?:[a-z]+ly )?$/u.test(text.slice(end, start)));

/** All words, whoever tells the text among them; a story has its own people. */
const allIn = (text: string, people: readonly Named[]): Word[] => {
  const found = findWords(text, index, isColour).filter(
    (match) => !isFalseFriend(text, match) && !isAway(text, match),
  );
  return people.length > 0 ? found : withMyself(text, found);
};

/** Whether a thing, or its color, is looked for, and not there. */
const isAway = (text: string, { means, start, end, plural }: Word): boolean =>
  means.some(({ of }) => of === 'figure' || of === 'colour' || of === 'costume') &&
  isLookedFor(text.slice(0, start), text.slice(end), {
    isSomebody: isBeing({ means }),
    many: plural,
  });

/** Whether a pronoun is for somebody else than who acts: 教授教他弹钢琴, "teaches him to swim". */
const isTaught = (text: string, { start, end }: Word): boolean =>
  /教[会给]?$|\b(?:teach(?:es|ing)?|taught) $/u.test(text.slice(0, start)) &&
  /^(?: (?:to|how|the)\b|(?![的们]))/u.test(text.slice(end));

/** How many of an animal the noun after its name says there are: a bear family, a fox couple, 狐狸一家. Otherwise undefined. */
function familyOf(text: string, animal: Word, next: Word | undefined): number | undefined {
  if (!isAnimal(animal)) return undefined;
  if (next && FAMILIES.test(next.word) && !text.slice(animal.end, next.start).trim())
    return next.word === 'couple' ? 2 : FAMILY;
  return /^一家/u.test(text.slice(animal.end)) ? FAMILY : undefined;
}
