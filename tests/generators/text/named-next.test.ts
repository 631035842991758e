import { expect, it } from 'vitest';
import { write } from './write.ts';

const rolesOf = (story: string) => write(story).roles.map(({ description }) => description);

it.each([
  [
    'A 74-year-old baker opens her shop before dawn. Teresa kneads the dough. Customers come in.',
    ['Teresa, an old woman, a baker'],
  ],
  ['一位老面包师清晨打开店门。王阿姨揉着面团。王阿姨笑了。', ['王阿姨，老奶奶，面包师']],
  ['An old fisherman rows out at dawn. Manuel throws his net.', ['Manuel, an old man, a fisherman']],
  ['A young woman waits at a bus stop. Lena checks her phone.', ['Lena, a young woman']],
  ['A small fox lives in the forest. Rusty loves blueberries. Rusty gets lost.', ['Rusty, a fox']],
  ['一个年轻的画家住在海边。林夏每天画大海。林夏很快乐。', ['林夏，画家']],
  ['一位医生值夜班。林雪梅查看每个病人。林雪梅累了。', ['林雪梅，女人，医生']],
])('whoever is told of by a noun and then by name is one role: %s', (story, roles) => {
  expect(rolesOf(story)).toEqual(roles);
});

it.each([
  ['A waiter brings the soup. Anna tastes it. Anna smiles.', ['Waiter, a man', 'Anna, a woman']],
  ['A tired waiter brings the soup. Anna tastes it.', ['Waiter, a man', 'Anna, a woman']],
  ['An old woman sits on a bench. Anna runs past.', ['Old woman', 'Anna, a woman']],
  ['An old woman lives alone. Lucy delivers her newspaper.', ['Old woman', 'Lucy, a woman']],
  ['一个小男孩在公园里哭。小明走过来，问他怎么了。', ['小男孩', '小明，孩子']],
  [
    'An old king sits by the fire. Anna reads. The king listens to Anna.',
    ['King, an old man', 'Anna, a woman'],
  ],
])('whoever comes to somebody is another: %s', (story, roles) => {
  expect(rolesOf(story)).toEqual(roles);
});

it.each([
  ['An old fisherman rows out.', ['Fisherman, an old man']],
  ['一位七十多岁的裁缝在缝衣服。', ['裁缝，老人']],
  ['The old customer comes back. The customer smiles.', ['Customer']],
])('the age before a noun is theirs: %s', (story, roles) => {
  expect(rolesOf(story)).toEqual(roles);
});
