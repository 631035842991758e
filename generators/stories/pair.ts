/** Two whom an idea begins with, and who do together what it tells: "A beekeeper and a sergeant look for". */
import type { Language } from '../text/words.ts';
import type { Shape } from './shapes.ts';
import type { Somebody } from './somebody.ts';

/** Two, of whom the first speaks. */
export type Pair = Somebody & { readonly of: readonly [Somebody, Somebody] };

const AND = { en: ' and ', zh: '和' } as const;

const literal = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
const noun = ({ the }: Somebody): string => literal(the.replace(/^(?:the|his|her|its|their)\s/u, ''));

/** Where the second is somebody's, that word is found: "his" cat, 他的. */
const beginning = (first: Somebody, second: Somebody, language: Language): RegExp =>
  language === 'zh'
    ? new RegExp(
        `^(?:[一那]?[个只名位条头匹])?\\p{Script=Han}{0,4}?${noun(first)}[和与跟同](?:一?[个只名位条头匹])?([他她它]的)?\\p{Script=Han}{0,4}?${noun(second)}`,
        'u',
      )
    : new RegExp(
        `^(?:(?:an?|the|my|our)\\s)?(?:[\\w'’-]+\\s){0,3}?${noun(first)}\\sand\\s(?:(?:an?|the|my|our)\\s|(his|her|its)\\s)?(?:[\\w'’-]+\\s){0,3}?${noun(second)}\\b(?!['’]s)`,
        'iu',
      );

/**
 * The two heroes of an idea as one, of whom everything is told that would be of the first alone.
 * @returns null where the second is somebody whom the first meets, seeks or has
 */
export function pairOf(about: string, first: Somebody, second: Somebody, language: Language): Pair | null {
  const found = beginning(first, second, language).exec(about);
  if (!found || first.pronoun === 'they') return null;
  const own = found[1]?.toLowerCase();
  const named = second.the === second.a;
  const who =
    own && !named && language === 'en'
      ? second.the.replace(/^the\s/u, `${own} `)
      : `${language === 'zh' ? (own ?? '') : ''}${second.the}`;
  const both = { ...second, the: who };
  return {
    the: first.the + AND[language] + who,
    a: first.a + AND[language] + (own ? who : second.a),
    pronoun: 'they',
    creature: first.creature && second.creature,
    machine: first.machine && second.machine,
    child: first.child && second.child,
    speaks: first.speaks,
    kin: false,
    small: false,
    of: [first, both],
  };
}

/** Whether a shape tells of nobody but its hero and who comes by: others need the second one for a part of their own. */
export const isForOne = (shape: Shape): boolean => !/\{[oO]/u.test(JSON.stringify(shape));

/** The second one has been told of already: "the beekeeper and the sergeant", who may find "a map and a key". */
export const knowingBoth = (told: string, { of: [, second] }: Pair): string =>
  told.replace(new RegExp(`\\band an?\\s(?=(?:[\\w'’-]+\\s){0,3}?${noun(second)}\\b)`, 'iu'), 'and the ');

/** Who speaks stands after what is said; in Chinese also before it. */
const SAYING = {
  en: /(?<=”\s)(\[\w+\|\w+\])\s\{h\}([^.“]*)/gu,
  zh: /\{h\}(?=[^。，“”]{0,9}(?:说|问|喊))(?=(?<=”\{h\})|[^。，“”]{0,4}[：，])/gu,
} as const;
const WITH_NEXT = /\{([hH])\}(?:\sand\s|和)\{n\}/gu;

/** A line of a pair's story: one of them speaks, and who comes by makes three. */
export const lineOfTwo = (line: string, language: Language): string =>
  (language === 'zh'
    ? line.replace(SAYING.zh, '{s}')
    : line.replace(SAYING.en, (_, says: string, rest: string) => `${ofOne(says)} {s}${ofOne(rest)}`)
  ).replace(WITH_NEXT, '{$1n}');
const ofOne = (line: string): string => line.replace(/\[(\w+)\|\w+\]/gu, '$1');

/** "The boy, the dog and the old man"; 男孩、狗和老爷爷. */
export const listOf = (names: readonly string[], language: Language): string =>
  [names.slice(0, -1).join(language === 'zh' ? '、' : ', '), names.at(-1)].join(AND[language]);
