/** Somebody who comes by and helps. */
import type { Language } from '../text/words.ts';
import type { Plot } from './shapes.ts';
import { PERSON, type Somebody } from './somebody.ts';

const ANIMAL = { ...PERSON, creature: true } as const;

/** Of people's stories, and of animals' stories. */
export const PASSERS_BY: Readonly<
  Record<Language, Readonly<Record<'people' | 'creatures', readonly Somebody[]>>>
> = {
  en: {
    people: [
      {
        the: 'the little girl',
        a: 'a little girl in a red coat',
        pronoun: 'she',
        ...PERSON,
        child: true,
      },
      { the: 'the old woman', a: 'an old woman', pronoun: 'she', ...PERSON },
      { the: 'the old man', a: 'an old man with a white beard', pronoun: 'he', ...PERSON },
      { the: 'the boy', a: 'a boy with a yellow cap', pronoun: 'he', ...PERSON, child: true },
    ],
    creatures: [
      { the: 'the old owl', a: 'an old owl', pronoun: 'it', ...ANIMAL },
      { the: 'the hedgehog', a: 'a hedgehog', pronoun: 'it', ...ANIMAL },
    ],
  },
  zh: {
    people: [
      { the: '小女孩', a: '一个穿红裙子的小女孩', pronoun: 'she', ...PERSON, child: true },
      { the: '老奶奶', a: '一位老奶奶', pronoun: 'she', ...PERSON },
      { the: '老爷爷', a: '一位白胡子老爷爷', pronoun: 'he', ...PERSON },
      { the: '小男孩', a: '一个戴黄帽子的小男孩', pronoun: 'he', ...PERSON, child: true },
    ],
    creatures: [
      { the: '老猫头鹰', a: '一只老猫头鹰', pronoun: 'it', ...ANIMAL },
      { the: '小刺猬', a: '一只小刺猬', pronoun: 'it', ...ANIMAL },
    ],
  },
};

/** Who is there where a shape needs two and the idea names one. */
export const OTHERS: Readonly<Record<Language, { love: Somebody; home: Somebody; child: Somebody }>> = {
  en: {
    love: { the: 'the stranger', a: 'a stranger in a red coat', pronoun: 'she', ...PERSON },
    home: { the: 'the mother', a: 'the mother', pronoun: 'she', ...PERSON },
    child: { the: 'the boy', a: 'a small boy', pronoun: 'he', ...PERSON, child: true },
  },
  zh: {
    love: { the: '红衣女子', a: '一位红衣女子', pronoun: 'she', ...PERSON },
    home: { the: '妈妈', a: '妈妈', pronoun: 'she', ...PERSON },
    child: { the: '小男孩', a: '一个小男孩', pronoun: 'he', ...PERSON, child: true },
  },
};

/** Who goes to see what a documentary is about, who keeps a place that is to close, and who helps where something burns. */
export const NEEDED: Readonly<Record<Language, Partial<Record<Plot, Somebody>>>> = {
  en: {
    documentary: { the: 'the reporter', a: 'a reporter with a camera', pronoun: 'she', ...PERSON },
    stand: { the: 'the owner', a: 'the owner', pronoun: 'he', ...PERSON },
    rescue: { the: 'the firefighter', a: 'a young firefighter', pronoun: 'she', ...PERSON },
  },
  zh: {
    documentary: { the: '记者', a: '一个拿着相机的记者', pronoun: 'she', ...PERSON },
    stand: { the: '店主', a: '店主', pronoun: 'he', ...PERSON },
    rescue: { the: '消防员', a: '一位年轻的消防员', pronoun: 'she', ...PERSON },
  },
};
