/** Several young animals that are one role: 三只小狐狸 beside a big one, "her three cubs". */
import { capital } from './capital.ts';
import { findKinds } from './kinds.ts';
import type { Met } from './person.ts';
import type { Language } from './words.ts';

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const NUMBERS_ZH = '两三四五六七八九';
/** As many as are meant where the words say "some", 几只, or nothing. */
const SOME = 3;

/** 三只小狐狸, 一群小鸭子; of one the big one of its kind is beside it: 大狐狸带着一只小狐狸. */
const GROUP_ZH =
  /([一两二三四五六七八九几])(?:只|个|条|匹|头|群|窝)(?:可爱的|刚出生的)?(小\p{Script=Han}{1,3})/gu;
const GROUP = new RegExp(
  `\\b(${NUMBERS.join('|')}|[2-9]|several|some|her|his|its|their|the)\\s(?:(${NUMBERS.join('|')}|[2-9])\\s)?(?:(?:little|small|baby|tiny|young|newborn|cute|fluffy)\\s)+([a-z]+)\\b|\\b(${NUMBERS.join('|')}|[2-9]|her|his|its|their)\\s(?:(${NUMBERS.join('|')}|[2-9])\\s)?(?:\\w+\\s)?(cubs|kits|kittens|puppies|pups|chicks|ducklings|goslings|lambs|foals|piglets|fawns|calves)\\b`,
  'giu',
);
/** Whose young they are, where their own name does not say it: the last animal before them of these. */
const YOUNG_OF: Readonly<Record<string, readonly string[]>> = {
  cubs: ['fox', 'bear', 'polar bear', 'wolf', 'lion', 'tiger', 'panda', 'leopard', 'cheetah'],
  kits: ['fox', 'rabbit', 'beaver'],
  pups: ['seal', 'wolf', 'dog'],
};
const ITS_OWN: Readonly<Record<string, string>> = {
  kittens: 'kittens',
  puppies: 'puppies',
  pups: 'puppies',
  chicks: 'chicks',
  ducklings: 'ducklings',
  goslings: 'goslings',
  lambs: 'lambs',
  foals: 'foals',
  piglets: 'piglets',
  fawns: 'deer',
  calves: 'calves',
};

/** The groups of young animals of a story. */
export function youngOnes(story: string, language: Language): Met[] {
  const groups = language === 'zh' ? inChinese(story) : inEnglish(story);
  return groups.filter((one, i) => groups.findIndex(({ person }) => person.name === one.person.name) === i);
}

const groupOf = (name: string, post: string, many: number, at: number, aliases: string[]): Met => ({
  at,
  times: 2,
  person: {
    name,
    gender: 'it',
    age: 'animal',
    usual: null,
    aliases,
    named: false,
    post,
    ...(many > 1 && { many }),
  },
});

function inChinese(story: string): Met[] {
  return [...story.matchAll(GROUP_ZH)].flatMap(
    ({ 0: whole, 1: number = '', 2: found = '', index }): Met[] => {
      // 小狐狸跑: the animal is the longest noun at its beginning
      const kind = findKinds(found.slice(1)).find(
        ({ start, means }) => start === 0 && means.age === 'animal',
      );
      const own = findKinds(found).find(({ start, means }) => start === 0 && means.age === 'animal');
      const word = own?.word ?? (kind && `小${kind.word}`);
      if (!word) return [];
      const plain = word.slice(1);
      const many =
        /[群窝]/u.test(whole.charAt(1)) || number === '几'
          ? SOME
          : Math.max(1, NUMBERS_ZH.indexOf(number.replace('二', '两')) + 2);
      const count = number === '一' && !/[群窝]/u.test(whole.charAt(1)) ? 1 : many;
      const big = new RegExp(`大${plain}|老${plain}|母${plain}`, 'u').test(story);
      if (count === 1 && !big) return [];
      return [groupOf(word, count > 1 ? `${COUNTED[count] ?? '三'}只${word}` : word, count, index, [])];
    },
  );
}
const COUNTED: Readonly<Record<number, string>> = {
  2: '两',
  3: '三',
  4: '四',
  5: '五',
  6: '六',
  7: '七',
  8: '八',
  9: '九',
};

function inEnglish(story: string): Met[] {
  return [...story.matchAll(GROUP)].flatMap(({ index, ...found }): Met[] => {
    const many =
      [found[1], found[2], found[4], found[5]].map(numberOf).find((one) => one !== undefined) ?? SOME;
    const noun = (found[3] ?? found[6] ?? '').toLowerCase();
    const young = found[6] ? (ofParent(story.slice(0, index), noun) ?? ITS_OWN[noun]) : littleOnes(noun);
    if (!young) return [];
    const count = NUMBERS[many - 2] ?? 'three';
    const aliases = [noun, ...(noun === 'cubs' || noun === 'kits' ? [] : [young])].filter(
      (one) => one !== young.toLowerCase() || one !== noun,
    );
    const name = capital(found[6] ? noun : young);
    return [
      groupOf(name, `${count} ${/^little /.test(young) ? young : `little ${young}`}`, many, index, [
        ...new Set(aliases.map((one) => one.toLowerCase()).filter((one) => one !== name.toLowerCase())),
      ]),
    ];
  });
}

const numberOf = (word: string | undefined): number | undefined => {
  const at = NUMBERS.indexOf((word ?? '').toLowerCase());
  return at >= 0 ? at + 2 : /^[2-9]$/.test(word ?? '') ? Number(word) : undefined;
};

/** "Little foxes", if the noun is the plural of an animal. */
const littleOnes = (noun: string): string | undefined => {
  const one = [
    noun.replace(/s$/, ''),
    noun.replace(/es$/, ''),
    noun.replace(/ves$/, 'f'),
    noun.replace(/ies$/, 'y'),
  ]
    .concat(noun === 'mice' ? 'mouse' : [], noun === 'geese' ? 'goose' : [])
    .filter((word) => word !== noun)
    .find((word) =>
      findKinds(word).some(({ means, word: found }) => means.age === 'animal' && found === word),
    );
  return one && `little ${noun}`;
};

/** The plural of the animal whose cubs they are. */
function ofParent(before: string, noun: string): string | undefined {
  const kinds = YOUNG_OF[noun];
  const parent = findKinds(before).findLast(({ word }) =>
    kinds?.some((kind) => word.toLowerCase().endsWith(kind)),
  );
  const animal = parent && kinds?.findLast((kind) => parent.word.toLowerCase().endsWith(kind));
  if (!animal) return undefined;
  return animal === 'fox' ? 'foxes' : animal === 'wolf' ? 'wolves' : `${animal}s`;
}
