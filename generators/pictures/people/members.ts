/** Those who are one role of a story: two brothers, three friends. */

import * as several from '../../text/several-words.ts';
import type { PicturePerson } from '../pictures.ts';
import { mixSeed } from '../random.ts';
import { HUMANS } from '../words/beings.ts';
import type { PersonLook } from '../words/plan.ts';
import { isOld } from '../words/traits.ts';
import { understand } from '../words/understand.ts';
import type { Being } from './being-of.ts';
import { personLook } from './person-look.ts';

const SEVERAL = new RegExp(
  `\\b(?:${several.NUMBERS.join('|')}|eight|nine|several|twin|${several.SETS})\\b|[${several.NUMBERS_ZH}八九几][只个位名条匹口]|一群|[双三]胞胎|${several.PAIRS_ZH}|${several.TOGETHER_ZH}|俩`,
  'iu',
);
const FAMILY = new RegExp(
  `\\b(?:brother|sister|sibling|twin|triplet|cousin)s?\\b|${several.SIBLINGS_ZH}|双胞胎`,
  'iu',
);
const TWINS = /\b(?:twin|triplet)s?\b|[双三]胞胎/iu;
/** A man and a woman, where nothing else is said. */
const PAIR = new RegExp(`\\bcouple\\b|\\bnewlyweds\\b|${several.PAIRS_ZH}|两口`, 'iu');

/** How many a role is: three little foxes are one role. */
export const howMany = (person: PicturePerson | undefined, being: Being | undefined): number =>
  being && person && SEVERAL.test(person.look.words)
    ? Math.max(...understand(person.look.words).cast.map(({ count }) => count))
    : 1;

/**
 * How each of a role looks: animals alike, people each in their own way, brothers and sisters with one skin and hair. The first one has
 * the look of the role.
 */
export function membersOf(
  person: PicturePerson,
  being: Being | undefined,
  look: PersonLook,
  pictureSeed: number,
): PersonLook[] {
  const count = howMany(person, being);
  if (count === 1 || !HUMANS.has(look.figure)) return [look];
  const { words, seed = pictureSeed } = person.look;
  const { skin, hair, cut, cloth, legs } = look;
  return Array.from({ length: count }, (_, i) => {
    if (i === 0) return look;
    const own = personLook({ ...person, look: { words, seed: mixSeed(seed, i) } }, being, pictureSeed);
    if (PAIR.test(words)) {
      const other = look.woman ? 'man' : 'woman';
      const of = { ...person, look: { words: `${words}, ${other}`, seed: mixSeed(seed, i) } };
      const trait = isOld(being?.trait) ? (other === 'man' ? 'oldMan' : 'oldWoman') : other;
      return personLook(of, being && { ...being, trait }, pictureSeed);
    }
    if (TWINS.test(words)) return { ...own, skin, hair, cut, cloth, legs };
    return FAMILY.test(words) ? { ...own, skin, hair } : own;
  });
}
