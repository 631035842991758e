import { expect, it } from 'vitest';
import { write } from './write.ts';

const shotOf = (story: string, words: string) => {
  const shot = write(story).lines.find(({ dialogue }) => dialogue.includes(words));
  if (!shot) throw new Error(`no shot says ${words}`);
  return shot;
};
const rolesOf = (story: string) => write(story).roles.map(({ name }) => name);

it('a city or a country is nobody', () => {
  expect(rolesOf('A postman in Paris finds a letter. An old woman in Brazil opens it.')).toEqual([
    'Postman',
    'Old woman',
  ]);
});

it.each([
  ['阿月在村里点亮一盏灯，等爸爸回来。阿月笑了。', '点亮', '阿月'],
  ['老周在店里修怀表。那是妻子留下的。', '修怀表', '老周'],
  ['Tom opens the box. It belonged to his wife.', 'belonged', 'Tom'],
])('who is waited for or has left something is not there: %s', (story, words, people) => {
  expect(shotOf(story, words).characters).toBe(people);
});

it('what appears on a screen is told and not said', () => {
  const story = '阿杰在办公室加班。屏幕上出现了一行字：“你累吗？”阿杰吓了一跳。';
  expect(shotOf(story, '你累吗').dialogue).toMatch(/^旁白/);
});

it.each([
  ['林夏在太空站里。她对着麦克风说：“我在这里。”', '我在这里', '太空站'],
  ['小李在厨房做饭，烟雾报警器响了。', '报警器', '厨房'],
  ['Iris finds an apple. The sky turns blue.', 'finds an apple', 'Plain setting'],
  ['Zoe finds a door behind the wardrobe. Then Zoe stands in a forest.', 'the wardrobe', 'Bedroom'],
  ['小雪跑过市场，跑过桥，最后在公园里找到他。', '公园', '公园'],
])('a scene is where it is told to be: %s', (story, words, scene) => {
  expect(shotOf(story, words).cj_desc).toBe(scene);
});
