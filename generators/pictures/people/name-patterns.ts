/** How somebody of a story is named in the words of a picture. */
import type { PicturePerson } from '../pictures.ts';

/** What is left out where somebody is named again: "Captain Lin … Lin". */
const TITLE =
  /^(?:captain|sergeant|corporal|lieutenant|colonel|major|general|admiral|commander|doctor|dr\.?|mr\.?|mrs\.?|ms\.?|miss|professor|officer|detective|chef|nurse|coach|king|queen|prince|princess|sir|lady|aunt|uncle|grandpa|grandma)\s+/iu;

/**
 * Matches the name of somebody as a separate word, and their name without its title if nobody else is called so. Chinese has no word
 * boundaries.
 * @returns none for an empty name
 */
export function namePatterns({ name }: PicturePerson, people: readonly PicturePerson[]): RegExp[] {
  const trimmed = name.trim();
  if (!trimmed) return [];
  const literal = (words: string) => words.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');
  if (/\p{Script=Han}/u.test(trimmed)) return [new RegExp(literal(trimmed), 'gu')];
  const alone = (words: string, flags: string) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${literal(words)}(?![\\p{L}\\p{N}])`, flags);
  const bare = trimmed.replace(TITLE, '');
  const isTheirs =
    bare !== trimmed &&
    /^\p{Lu}\p{L}+$/u.test(bare) &&
    people.every((one) => one.name === name || !one.name.includes(bare));
  // Captain Will is no "will"
  return [alone(trimmed, 'giu'), ...(isTheirs ? [alone(bare, 'gu')] : [])];
}
