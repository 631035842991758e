/** Several people, or grown animals, who are one role: "two brothers", 两个机器人. */
import { capital } from './capital.ts';
import { findKinds } from './kinds.ts';
import type { Met } from './person.ts';
import type { Language } from './words.ts';

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven'];
const NUMBERS_ZH = '两三四五六七';
const GROUP = new RegExp(`\\b(${NUMBERS.join('|')})\\s(?:[\\w-]+\\s)?([a-z]+s)\\b`, 'giu');
const GROUP_ZH = /([两三四五六七])([个位名只条匹])(\p{Script=Han}{1,8})/gu;

/**
 * The groups that a story tells of more than once.
 * @param named how many it names: "two astronauts, Kira and Jonas" are two roles
 */
export function groupsOf(story: string, language: Language, named: number): Met[] {
  if (named > 0) return [];
  const groups = language === 'zh' ? inChinese(story) : inEnglish(story);
  return groups.filter((one, i) => groups.findIndex(({ person }) => person.name === one.person.name) === i);
}

const timesOf = (story: string, pattern: RegExp): number => [...story.matchAll(pattern)].length;

function inEnglish(story: string): Met[] {
  return [...story.matchAll(GROUP)].flatMap(({ 1: number = '', 2: noun = '', index }): Met[] => {
    const plural = noun.toLowerCase();
    const single = plural.replace(/ies$/u, 'y').replace(/(?<=[sx]|[cs]h)es$|s$/u, '');
    const [kind] = findKinds(single).filter(({ word }) => word === single);
    const times = timesOf(story, new RegExp(`\\b(?:the|both) ${plural}\\b`, 'giu'));
    if (!kind || times === 0) return [];
    const many = NUMBERS.indexOf(number.toLowerCase()) + 2;
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
      const [kind] = findKinds(after).filter(({ start }) => start <= 3);
      if (!kind || /[的和与，]/u.test(after.slice(0, kind.start))) return [];
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
            many: NUMBERS_ZH.indexOf(number) + 2,
          },
        },
      ];
    },
  );
}
