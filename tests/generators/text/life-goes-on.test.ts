import { expect, it } from 'vitest';
import { ownName } from '../../../generators/stage-names.ts';
import { write } from './write.ts';

const LIVES: [story: string, roles: string[], seen: string[]][] = [
  [
    'Leo is seven and builds a raft on the river. Twenty years later Leo sails a ship across the ocean. Forty years after that, Leo tells his granddaughter about the sea.',
    ['Young Leo, a boy', 'Leo, a man', 'Old Leo, an old man', 'Granddaughter, a girl'],
    ['Young Leo', 'Leo', 'Old Leo, Granddaughter'],
  ],
  [
    '七岁的小海在海边捡贝壳。二十年后，小海成了一名船长，驾着船出海。又过了四十年，小海坐在海边看船。',
    ['童年小海，孩子', '小海，船长', '老年小海，老人，船长'],
    ['童年小海', '小海', '老年小海'],
  ],
  [
    'Clara was nine when she saw the sea. At thirty, Clara is a captain. At seventy she lives alone.',
    ['Young Clara, a girl', 'Clara, a woman, a captain', 'Old Clara, an old woman, a captain'],
    ['Young Clara', 'Clara', 'Old Clara'],
  ],
  [
    'Anna and Paul meet. Ten years later Anna and Paul have a bakery. Forty years later Anna and Paul sit by the river.',
    ['Anna, a woman', 'Old Anna, an old woman', 'Paul, a man', 'Old Paul, an old man'],
    ['Anna, Paul', 'Anna, Paul', 'Old Anna, Old Paul'],
  ],
  [
    'In 1950, Rosa is a girl who runs away. In 1975, Rosa opens a shop. In 2010, Rosa sells it.',
    ['Young Rosa, a girl', 'Rosa, a woman', 'Old Rosa, an old woman'],
    ['Young Rosa', 'Rosa', 'Old Rosa'],
  ],
  [
    '小时候，阿强总去河边钓鱼。长大后，阿强当了医生。晚年，阿强又回到河边。',
    ['童年阿强，男孩', '阿强，男人，医生', '老年阿强，老爷爷，医生'],
    ['童年阿强', '阿强', '老年阿强'],
  ],
  [
    'Marek was eight when the war came. At nineteen he was a sound engineer. Now he is eighty and nearly deaf.',
    ['Young Marek, a boy', 'Marek, a man, a sound engineer', 'Old Marek, an old man, a sound engineer'],
    ['Young Marek', 'Marek', 'Old Marek'],
  ],
  [
    '一个小男孩救了一只狐狸。多年以后，男孩成了猎人。又过了许多年，他成了白发苍苍的老人，坐在树下。',
    ['小男孩', '男人，猎人', '老爷爷，猎人', '狐狸'],
    ['小男孩、狐狸', '男人', '老爷爷'],
  ],
];

it.each(LIVES)('each stage of a life that is told has a role: %s', (story, roles, seen) => {
  const script = write(story);
  expect(script.roles.map(({ description }) => description)).toEqual(roles);
  const told = script.lines.filter(({ dialogue }) => dialogue !== '');
  expect(told.map(({ characters }) => characters)).toEqual(seen);
});

it('all stages of a life have one face', () => {
  expect(['童年小海', '小海', '老年小海'].map(ownName)).toEqual(['小海', '小海', '小海']);
});

it('whoever was grown up for less than a life stays as they are', () => {
  const { roles } = write(
    'Mei is six and draws. Ten years later Mei goes to school in a city. Ten years later Mei is a painter.',
  );
  expect(roles.map(({ name }) => name)).toEqual(['Young Mei', 'Mei']);
});
