/** Several people, or grown animals, who are one role: "two brothers", 两个机器人. */
import { capital } from './capital.ts';
import { findKinds, type Kind } from './kinds.ts';
import type { Met } from './person.ts';
import * as several from './several-words.ts';
import { howManyIn } from './several-words.ts';
import type { Language } from './words.ts';

const GROUP = new RegExp(`\\b(${several.NUMBERS.join('|')})\\s(?:[\\w-]+\\s)?([a-z]+s)\\b`, 'giu');
/** As many as a picture shows of 一群. */
const CROWD = 5;
const GROUP_ZH = new RegExp(
  `([${several.NUMBERS_ZH}]|一(?=群))([个位名只条匹群])(\\p{Script=Han}{1,8})`,
  'gu',
);

const FELLOWS = new RegExp(`^(?:${several.FELLOWS})$`, 'u');
const FELLOW: Kind = { gender: null, age: null };
const FELLOWS_ZH = new RegExp(
  `^(?:\\p{Script=Han}{0,3}的)?((?:[老小好]{0,2})(?:${several.FELLOWS_ZH}|${several.SIBLINGS_ZH}|${several.PAIRS_ZH}))`,
  'u',
);

/** Those whose name says how many they are. */
const SETS = new RegExp(
  `\\b(?:(?:the|an?|two)\\s)?((?:(?:${several.KINDS_OF_SETS})\\s)?(${several.SETS}))\\b`,
  'giu',
);
const SETS_ZH = new RegExp(
  `(?:一对)?((?:[老小]|年轻)?(?:${several.PAIRS_ZH})|双胞胎(?:姐妹|兄弟|女孩|男孩)?|三胞胎|${several.TOGETHER_ZH})`,
  'giu',
);
const isOld = (words: string): boolean => /^(?:old|elderly|老)/iu.test(words);

/** @param times how often the story speaks of them, however it does */
const asRole = (at: number, times: number, words: string, alias: string, many: number): Met => ({
  at,
  times,
  person: {
    gender: null,
    age: isOld(words) ? 'old' : null,
    usual: null,
    name: capital(words),
    aliases: alias === words ? [words] : [words, alias],
    named: false,
    post: words,
    many,
  },
});

/** Couples and twins. */
function setsOf(story: string, language: Language): Met[] {
  const pattern = language === 'zh' ? SETS_ZH : SETS;
  return [...story.matchAll(pattern)].flatMap(({ 1: whole = '', 2: noun = '', index }): Met[] => {
    const words = whole.toLowerCase();
    const alias = noun.toLowerCase() || words;
    const times = timesOf(story, new RegExp(language === 'zh' ? words : `\\b${alias}\\b`, 'giu'));
    const many = /triplets|三/u.test(words) ? 3 : howManyIn(words.charAt(0));
    return times > 1 ? [asRole(index, times, words, alias, many)] : [];
  });
}

/**
 * The groups that a story tells of more than once.
 * @param named how many it names: "two astronauts, Kira and Jonas" are two roles
 */
export function groupsOf(story: string, language: Language, named: number): Met[] {
  if (named > 0) return [];
  const sets = setsOf(story, language);
  const groups = [...sets, ...(language === 'zh' ? inChinese(story) : inEnglish(story))];
  return groups.filter((one, i) => groups.findIndex(({ person }) => person.name === one.person.name) === i);
}

const timesOf = (story: string, pattern: RegExp): number => [...story.matchAll(pattern)].length;

function inEnglish(story: string): Met[] {
  return [...story.matchAll(GROUP)].flatMap(({ 1: number = '', 2: noun = '', index }): Met[] => {
    const plural = noun.toLowerCase();
    const single = plural.replace(/ies$/u, 'y').replace(/(?<=[sx]|[cs]h)es$|s$/u, '');
    const [found] = findKinds(single).filter(({ word }) => word === single);
    const kind = found ?? (FELLOWS.test(single) ? { means: FELLOW } : undefined);
    const times = timesOf(story, new RegExp(`\\b(?:the|both) (?:\\w+ )?${plural}\\b`, 'giu'));
    if (!kind || times === 0) return [];
    const many = howManyIn(number);
    return [
      {
        at: index,
        times: times + 1,
        person: {
          ...kind.means,
          gender: null,
          usual: null,
          name: capital(plural),
          aliases: [plural],
          named: false,
          post: `${number.toLowerCase()} ${plural}`,
          many,
        },
      },
    ];
  });
}

function inChinese(story: string): Met[] {
  return [...story.matchAll(GROUP_ZH)].flatMap(
    ({ 1: number = '', 2: measure = '', 3: after = '', index }): Met[] => {
      const [, fellows] = FELLOWS_ZH.exec(after) ?? [];
      const [kind] = fellows
        ? [{ means: FELLOW, word: fellows, start: after.indexOf(fellows) }]
        : findKinds(after).filter(({ start }) => start <= 3);
      if (!kind || (!fellows && /[的和与，]/u.test(after.slice(0, kind.start)))) return [];
      const { word } = kind;
      const times = timesOf(story, new RegExp(word, 'gu'));
      if (times < 2 || /^小/u.test(word)) return [];
      return [
        {
          at: index,
          times,
          person: {
            ...kind.means,
            gender: null,
            usual: null,
            // a picture of 机器人 has one
            name: `${number}${measure}${word}`,
            aliases: [word],
            named: false,
            post: `${number}${measure}${word}`,
            many: number === '一' ? CROWD : howManyIn(number),
          },
        },
      ];
    },
  );
}
