import { expect, it } from 'vitest';
import { write } from './write.ts';

const namesOf = (story: string) => write(story).roles.map(({ name }) => name);
const rolesOf = (story: string) => write(story).roles.map(({ description }) => description);

it.each([
  ['On her first day Hope sat alone. Tom came.', ['Hope', 'Tom']],
  ['At noon Will ran home. Will the rain stop? He hoped so.', ['Will']],
  ['Last May was cold. In April the birds came. Hope is all we have.', []],
  ['This is the Hope that was lost.', []],
])('a word is a name where the story means it as one: %s', (story, names) => {
  expect(namesOf(story)).toEqual(names);
});

it('a name that is a word too is in the picture only where it is the name', () => {
  const { lines } = write('At noon Will ran home. Anna waited. She will cook. She sang. It was late.');
  expect(lines.find(({ dialogue }) => dialogue.includes('will cook'))?.characters).not.toContain('Will');
});

it.each([
  ['Zoë meets Étienne, a soldier. Björn Åberg laughed.', ['Zoë', 'Étienne', 'Björn Åberg']],
  ['A Russian peasant woman found Étienne in the snow.', ['Woman', 'Étienne']],
  [
    'Old Marta Vale repaired watches. Theo came. Marta laughed. Vale closed the shop.',
    ['Marta Vale', 'Theo'],
  ],
  ['Unit 7 swept the floor. A robot said, "Hello."', ['Robot']],
])('names have letters of all kinds, and peoples are none: %s', (story, names) => {
  expect(namesOf(story)).toEqual(names);
});

it.each([
  ['操场上，张教练掐着秒表。', ['张教练，人物']],
  ['班主任方老师带来一本书。', ['方老师，人物']],
  ['商人阿里骑着骆驼。阿里看见一棵树。', ['阿里，商人', '骆驼']],
  ['小明喜欢画画。他每天画。', ['小明，男孩']],
  ['李雷喜欢韩梅梅。韩梅梅爱唱歌。', ['李雷，人物', '韩梅梅，女人']],
  // whose mother she is need not be there
  ['孩子的母亲李女士送来一面锦旗。', ['李女士，女人，母亲']],
  ['对方老师走了过来。', ['老师']],
  ['周建国今年六十八岁，退休前是一名船长。他笑了。', ['周建国，老爷爷，船长']],
  ['太爷爷陈守田挑着担子来到上海。', ['陈守田，老爷爷，太爷爷']],
])('a surname with a title is a name wherever it stands: %s', (story, roles) => {
  expect(rolesOf(story)).toEqual(roles);
});

it.each([
  ['前台小姑娘笑了。', 1],
  ['快递员小伙子跑来了。', 1],
])('a calling before a girl or a man is theirs: %s', (story, count) => {
  expect(rolesOf(story)).toHaveLength(count);
});

it('the daughter of a woman who has just come is not that of whoever waits', () => {
  const story = '刑警老韩接到电话。一个女人走进来，说那双鞋是她女儿的。老韩点头。';
  expect(rolesOf(story)).toContain('老韩，老人，刑警');
  expect(rolesOf(story)).toContain('女人');
});

it('a beagle is a dog, and a robot no person', () => {
  expect(rolesOf('Biscuit the beagle and Tom sat. Biscuit barked.')).toContain('Biscuit, a beagle');
  expect(rolesOf('The robot said, "Hi."')).toEqual(['Robot']);
});

it.each([
  ['王子轩和李梓涵跑步。王子轩笑了。', ['王子轩', '李梓涵']],
  ['快递员小马骑着车。小马笑了。', ['小马，人物，快递员']],
  ['快递员小马骑着车。室友小鹿笑了。', ['小马，人物，快递员', '小鹿，人物，室友']],
  ['护士小林捏着鼻子。', ['小林，护士']],
  ['邻居小熊来了，小兔笑了。', ['邻居', '小熊', '小兔']],
])('a name that is spelled like a noun is a person, but not in a tale of animals: %s', (story, names) => {
  expect(names.every((name) => rolesOf(story).some((role) => role.startsWith(name)))).toBe(true);
  expect(rolesOf(story)).toHaveLength(names.length);
});

it.each([
  ['The ship Meridian left. Captain Vasco stood at the wheel.', ['Captain Vasco']],
  ['On Christmas Eve Tom waited. News from the North Pole: it snowed.', ['Tom']],
  ['Dr. Park works. The doctor smiles.', ['Dr. Park']],
  ['The cook, a man named Pip, sang. Pip laughed.', ['Pip']],
  ['Striker Kofi Mensah runs. Kofi shoots.', ['Striker Kofi Mensah']],
  ['The robot dog Bolt had one job: guard the lab.', ['Bolt']],
  ['My father left us. I bake. He stands at the door, an old man with a wet hat.', ['Protagonist', 'Father']],
  ['The grandmother gave Sofia a violin. The old woman smiled. Sofia played.', ['Grandmother', 'Sofia']],
  ['警察局里，老张翻着书。', ['老张']],
  ['台下有个小男孩，叫石头，天天来听。石头笑了。', ['石头']],
])('a thing, a feast or a second word for somebody is no other person: %s', (story, names) => {
  expect(namesOf(story)).toEqual(names);
});
