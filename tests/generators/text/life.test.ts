import { describe, expect, it } from 'vitest';
import { ownName } from '../../../generators/stage-names.ts';
import { write } from './write.ts';

const rolesOf = (story: string) => write(story).roles.map(({ description }) => description);
const shotOf = (story: string, words: string) => {
  const shot = write(story).lines.find(({ dialogue }) => dialogue.includes(words));
  if (!shot) throw new Error(`no shot says ${words}`);
  return shot;
};

describe('a story that spans a life', () => {
  const TREE =
    'Mei was seven when she planted a cherry tree in the garden. Every spring she measured herself against it. Twenty years later, Mei comes back with her own daughter. "I used to be taller than it," she says.';

  it('has who is a child and then grown up as two roles, by the names that scripts use', () => {
    expect(rolesOf(TREE)).toEqual(['Young Mei, a girl', 'Mei, a woman', 'Daughter, a girl']);
    expect(shotOf(TREE, 'planted').characters).toBe('Young Mei');
    expect(shotOf(TREE, 'comes back').characters).toBe('Mei, Daughter');
    expect(shotOf(TREE, 'taller').dialogue).toBe('Mei：I used to be taller than it.');
  });

  it('says in the picture who that is there, and leaves what is told as it was written', () => {
    const shot = shotOf(TREE, 'planted');
    expect(shot.hm_desc).toContain('Young Mei was seven when she planted');
    expect(shot.dialogue).toBe('Narrator：Mei was seven when she planted a cherry tree in the garden.');
    expect(shotOf(TREE, 'comes back').hm_desc).not.toContain('Young');
  });

  it.each([
    [
      'Ten-year-old Max builds a raft. Years later, Max is a sailor.',
      ['Young Max, a boy', 'Max, a man, a sailor'],
    ],
    [
      'As a child, Mei lived by the sea. Now she is a captain.',
      ['Young Mei, a girl', 'Mei, a woman, a captain'],
    ],
    [
      'She was six when she saw the sea. Now Clara is a captain.',
      ['Young Clara, a girl', 'Clara, a woman, a captain'],
    ],
    [
      'When I was a little girl, I baked bread. Thirty years later I own a bakery.',
      ['Young Protagonist, a girl', 'Protagonist, a woman'],
    ],
    ['小时候，阿强总去河边钓鱼。二十年后，阿强当了医生。', ['童年阿强，男孩', '阿强，男人，医生']],
    ['我小时候住在海边。长大后我成了一名船长。', ['童年主角，孩子', '主角，船长']],
    ['弟弟在放风筝。二十年后，弟弟成了飞行员。', ['童年弟弟，男孩', '弟弟，男人，飞行员']],
    ['一个小男孩救了一只狐狸。多年以后，男孩成了猎人。', ['小男孩', '男人，猎人', '狐狸']],
  ])('%s', (story, roles) => {
    expect(rolesOf(story)).toEqual(roles);
  });

  it.each([
    [
      'Anna and Paul meet on a bridge. Fifty years later Anna and Paul sit by the river.',
      ['Anna, a woman', 'Old Anna, an old woman', 'Paul, a man', 'Old Paul, an old man'],
    ],
    ['老张开着火车。五十年后，老张坐在博物馆里。', ['青年老张，人物', '老张，老人']],
    [
      'In 1950, Rosa opens a shop. In 1990, her granddaughter helps Rosa.',
      ['Young Rosa, a woman', 'Rosa, an old woman', 'Granddaughter, a girl'],
    ],
    [
      '爸爸教我骑车时，我才六岁。二十五年后，爸爸看着我。',
      ['童年主角，孩子', '主角，人物', '爸爸，男人', '老年爸爸，老爷爷'],
    ],
  ])('makes who was grown up old after long enough: %s', (story, roles) => {
    expect(rolesOf(story).toSorted()).toEqual(roles.toSorted());
  });

  it.each([
    'Kim opens a cafe. Two years later, Kim has many guests.',
    'Kim opens a cafe. A few years later, Kim has many guests.',
    'Ten-year-old Kim builds a raft. It sinks. Kim laughs.',
    '小黑狗在等主人。十年后，小黑狗还在等。',
  ])('leaves people as they are where nothing changes them: %s', (story) => {
    expect(rolesOf(story).join()).not.toMatch(/Young|Old|童年|青年|老年/);
  });

  it.each([
    [
      'On the last day of school, Maya hid a letter in her desk. It rained. Years later Maya returned as a teacher.',
      ['Young Maya, a girl', 'Maya, a woman'],
    ],
    [
      '小雨在小学里最怕写作文。她常常哭。二十年后，小雨成了作家。她笑了。',
      ['童年小雨，女孩', '小雨，女人，作家'],
    ],
    [
      'On the first day of school, the teacher Anna hid a letter. It rained. Years later Anna came back.',
      ['Anna, a woman, a teacher'],
    ],
  ])('whoever goes to school there is a child, and whoever teaches is none: %s', (story, roles) => {
    expect(rolesOf(story)).toEqual(roles);
  });

  it('is told of as a look back, too, and returns to where it was', () => {
    const story =
      'Old Joe sits in the kitchen. Sixty years ago, Joe was a boy on a fishing boat. Joe held on to the mast. Now Joe shows the old rope.';
    expect(shotOf(story, 'the mast').characters).toBe('Young Joe');
    expect(shotOf(story, 'Sixty').cj_desc).toBe('Fishing boat');
    expect(shotOf(story, 'Now Joe')).toMatchObject({ characters: 'Joe', cj_desc: 'Kitchen' });
  });

  it('does not begin at the place that it comes to years later', () => {
    const story = '小美七岁那年，妈妈买了舞鞋。她很高兴。十五年后，小美站在舞台上。她开始跳舞。';
    expect(shotOf(story, '舞鞋').cj_desc).toBe('简单的场景');
    expect(shotOf(story, '十五年后').cj_desc).toBe('舞台');
  });
});

it.each([
  ['Young Mei', 'Mei'],
  ['old father', 'father'],
  ['童年小美', '小美'],
  ['老年爸爸', '爸爸'],
  ['Oldrich', 'Oldrich'],
  ['童年', '童年'],
])('the face of %s is that of %s', (name, own) => {
  expect(ownName(name)).toBe(own);
});

it.each([
  ['Anna comes home with her daughter. Grandma waves.', 'Daughter, a girl'],
  ['小美带着女儿回家。奶奶在等她们。', '女儿，女孩'],
  ['The old man calls his son. His son drives home.', 'Son, a man'],
  ['老爷爷的儿子回来了。老爷爷笑了。', '儿子，男人'],
  ['Paul dances at the wedding of his daughter.', 'Daughter, a woman'],
])('whose child is told of is a child, unless the parent is old: %s', (story, child) => {
  expect(rolesOf(story)).toContain(child);
});
