import { expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';

const castOf = (prompt: string, name: string, words: string) =>
  understandNaming(prompt, undefined, [{ name, look: { words, seed: 1 } }], 1).cast;

it.each([
  ['小马骑着电动车', '小马', '小马，男人，快递员', 'person'],
  ['小鹿笑了', '小鹿', '小鹿，人物，室友', 'person'],
  ['小马跑步', '小马', '小马', 'horse'],
  ['小马跑步', '小马', '小马，邮递员', 'horse'],
])(
  'a name that is an animal is a human where the description says so: %s, %s, %s',
  (prompt, name, words, figure) => {
    expect(castOf(prompt, name, words)[0]?.figure).toBe(figure);
  },
);

it('an astronaut who is a woman wears her suit', () => {
  for (const words of ['Astronaut, a woman', 'Astronaut'])
    expect(castOf('The astronaut in full figure on the moon', 'Astronaut', words)[0]?.person).toMatchObject({
      figure: 'person',
      hat: 'bubble',
    });
});

it('several robots are one role', () => {
  expect(castOf('两个机器人全身入镜，在街上', '两个机器人', '两个机器人')).toMatchObject([
    { figure: 'robot', count: 2 },
  ]);
});

it('王子轩 wears no crown, a prince does', () => {
  expect(castOf('王子轩笑了', '王子轩', '王子轩，男孩')[0]?.person?.hat).toBeUndefined();
  expect(castOf('王子笑了', '王子', '王子，男人')[0]?.person?.hat).toBeDefined();
});
