import { expect, it } from 'vitest';
import { write } from './write.ts';

const rolesOf = (story: string) => write(story).roles.map(({ description }) => description);
const shotOf = (story: string, words: string) => {
  const shot = write(story).lines.find(({ dialogue }) => dialogue.includes(words));
  if (!shot) throw new Error(`no shot says ${words}`);
  return shot;
};

it.each([
  ['I turned eighty last spring. My wife Edith has been gone six years. I dig.', 'Edith', 'Protagonist'],
  ['Tom sat alone. Tom thinks Edith would have liked it. Edith was his wife.', 'would have', 'Tom'],
  ['中午，老罗在工地吃妻子做的饭。妻子在家。', '妻子做的', '老罗'],
  ['小雨在家。小雨不知道爸爸的工作是什么样子。爸爸回来了。', '工作', '小雨'],
])('who is only told of is not in the picture: %s', (story, words, people) => {
  expect(shotOf(story, words).characters).toBe(people);
});

it.each([
  ['I turned eighty last spring. I dig, I plant.', 'Protagonist, an old person'],
  ['爸爸带我去看球。我很高兴。', '主角，孩子'],
  ['My bridesmaid Priya was crying. I was standing in the kitchen.', 'Protagonist, a woman'],
  ['Zeynep does her homework. Zeynep waves.', 'Zeynep, a girl'],
  ['婚礼前一天，小苏和外婆坐在院子里。小苏笑了。', '小苏，人物'],
  ['林子豪戴着耳机。子豪深吸一口气。子豪笑了。', '林子豪，男人'],
  ['队友小鹿在耳机里喊。小鹿笑了。', '小鹿，孩子'],
  ['新郎阿杰站在门口。阿杰笑了。', '阿杰，男人，新郎'],
  ['大象妈妈去找水。大象妈妈笑了。', '大象妈妈'],
  ['小刺猬去找绵羊阿姨。绵羊阿姨笑了。', '绵羊阿姨'],
])('who somebody is: %s', (story, role) => {
  expect(rolesOf(story)).toContain(role);
});

it('a boy whose name comes later is one: "a boy … His name was Kwabena"', () => {
  const story =
    'A boy with a skateboard sat on my bench. "Do you talk to vegetables all day long, old man?" he asked me and looked up. "They never interrupt," I said. He laughed. His name was Kwabena. Kwabena came again.';
  expect(rolesOf(story)).toContain('Kwabena, a boy');
  expect(rolesOf(story)).toHaveLength(2);
});

it.each([
  [
    'Marlon stands in the stadium. Marlon remembers the garage door at home. Marlon runs.',
    'remembers',
    'Stadium',
  ],
  ['I carried the key to our house. We walked on the road.', 'walked', 'Road'],
  ['他们在村里挖水渠。水从山上流了下来。', '流了下来', '村里'],
  ['阿宁站在卧室里。躺下的那一刻，像躺在云里。', '云里', '卧室'],
  ['阿杰在院子里。阿杰推着一辆旧自行车站在门口。', '自行车', '院子'],
  ['Ingrid works in the laboratory. Tomas runs in, snow on his beard.', 'beard', 'Laboratory'],
  ['她在工地下面。罗小雨在城里读大学。小雨戴着帽子站在工地。', '帽子', '工地'],
])('a place or weather of a thought, a way or a name is elsewhere: %s', (story, words, scene) => {
  expect(shotOf(story, words).cj_desc).toBe(scene);
});

it('in another season it is no longer night', () => {
  const story = 'At night Elif folds towels in the hotel. In spring Elif stands in a classroom.';
  expect(shotOf(story, 'spring').cj_desc).toBe('Classroom');
});

it('what a speaker does is told without the name', () => {
  expect(
    shotOf('Mr. Brandt came. "Lima," says Elif without looking up. Elif smiles.', 'Lima').hm_desc,
  ).not.toMatch(/elif without/);
});
