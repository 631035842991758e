import { ANIMATE } from './beings.ts';
import { findWords, type Match } from './match.ts';
import { withoutRefused } from './refused.ts';
import { index, isColour, type Sense } from './senses.ts';
import { WASHES } from './two-together.ts';
import { undrawnAnimals } from './undrawn-words.ts';
import { unwornIn } from './unworn.ts';

/**
 * The things named in a prompt that the engine leaves out because it has no figure for them, or nobody to wear them, in the prompt's own words, each once.
 * What the prompt or the negative prompt refuses is not among them. Words that nobody listed are not found (undrawn-words.ts).
 */
export function undrawnIn(prompt: string, negative = ''): string[] {
  const text = prompt.normalize('NFKC');
  const { wanted, refused } = withoutRefused(text.toLowerCase());
  const unwanted = [negative.toLowerCase(), ...refused].join(', ');
  const unwantedThings = new Set(undrawnWordsOf(unwanted, thingsOf(unwanted)));
  const found = thingsOf(wanted);
  // clothes that are refused are not said to be worn there, so the word alone counts
  const clothes = unwornIn(wanted, found).filter((word) => !unwanted.includes(word));
  // what somebody wears of it is named as it is worn: boots, not a boot
  const things = undrawnWordsOf(wanted, found).filter(
    (word) => !unwantedThings.has(word) && !clothes.some((worn) => worn.startsWith(word)),
  );
  return [...things, ...clothes]
    .filter((word, i, all) => all.indexOf(word) === i && !(BATH.test(word) && WASHES.test(wanted)))
    .map((word) => asWritten(text, word));
}

/** Nobody bathes, but who is washed by somebody else is in a tub. */
const BATH = /bath|洗澡/u;

/** Whether a description names an animal that has no figure. */
export const isUndrawnAnimal = (words: string): boolean =>
  undrawnIn(words).some((word) => undrawnAnimals.has(word.toLowerCase()));

const thingsOf = (text: string): Match<Sense[]>[] => findWords(text, index, isColour);

const isUndrawn = ({ means }: Match<Sense[]>): boolean => means.some(({ of }) => of === 'undrawn');

const undrawnWordsOf = (text: string, found: readonly Match<Sense[]>[]): string[] =>
  found
    .filter((match, i) => isUndrawn(match) && !describes(text, match, found[i + 1]))
    .map(({ word }) => word);

/** Whether a thing's name only says which kind of the next thing is meant: carrot cake, a clock tower, avocado green. */
function describes(text: string, { end, plural }: Match<Sense[]>, next: Match<Sense[]> | undefined): boolean {
  if (!next || plural) return false;
  const between = text.slice(end, next.start);
  if (between !== '' && between !== ' ' && between !== '-') return false;
  if (between !== '' && isColour(next.means)) return true;
  return next.means.some((sense) => sense.of === 'figure' && !ANIMATE.has(sense.is.figure));
}

/** "taj mahal" with the capitals that it has in the text. */
function asWritten(text: string, word: string): string {
  const lower = text.toLowerCase();
  // lowering may change the length of a few letters, and with it every position
  const at = lower.length === text.length ? lower.indexOf(word) : -1;
  return at < 0 ? word : text.slice(at, at + word.length);
}
