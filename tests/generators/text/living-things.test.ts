import { describe, expect, it } from 'vitest';
import { livingThings, thingThatTells } from '../../../generators/text/living-things.ts';
import { write } from './write.ts';

const rolesOf = (story: string) => write(story).roles.map(({ description }) => description);

describe('a thing that speaks, feels or thinks is a role with a face', () => {
  it.each([
    ['The lamp was lonely. "May I stay?" it asked.', 'Lamp, a lamp with a face'],
    ['"Good morning!" said the snowman.', 'Snowman, a snowman with a face'],
    ['A teapot in the kitchen sighed. "I am tired," said the teapot.', 'Teapot, a teapot with a face'],
    ['Dot was a little robot vacuum. Dot wondered what was outside.', 'Dot, a robot vacuum with a face'],
    ['There was a paper boat named Hope. Hope dreamed of the sea.', 'Hope, a paper boat with a face'],
    ['"Hello," said the rose.', 'Rose, a rose with a face'],
    ['小纸船想去大海。', '小纸船，长着脸的小纸船'],
    ['阁楼里有一把旧椅子。旧椅子觉得很孤单。', '旧椅子，长着脸的旧椅子'],
    ['我是一滴小水滴，住在云里。我很快乐。', '主角，长着脸的小水滴'],
    ['扫地机器人叹了口气。', '扫地机器人，长着脸的扫地机器人'],
    ['缝纫机很想念奶奶。', '缝纫机，长着脸的缝纫机'],
  ])('%s', (story, role) => {
    expect(rolesOf(story)).toContain(role);
  });

  it('it acts and speaks in its shots', () => {
    const { lines } = write('On the desk stood an old lamp. The lamp was lonely. "Stay," said the lamp.');
    expect(lines.map(({ characters }) => characters)).toEqual(['Lamp', 'Lamp', 'Lamp']);
    expect(lines.at(-1)?.dialogue).toBe('Lamp：Stay.');
  });

  it('but not one that only says whose trade somebody has', () => {
    const story =
      'A lighthouse keeper teaches a whale to sing. “Slowly,” says the lighthouse keeper. “Again,” said the train driver.';
    expect(write(story).roles.map(({ name }) => name)).not.toContain('Lighthouse');
    expect(rolesOf(story).filter((role) => role.includes('with a face'))).toEqual([]);
    expect(rolesOf('“Stay,” said the lamp after a while.')).toContain('Lamp, a lamp with a face');
  });

  it('the robot in a robot vacuum is nobody else', () => {
    expect(rolesOf('Dot was a little robot vacuum. Dot wondered what was outside.')).toHaveLength(1);
  });
});

it.each([
  'Grandma Rose lit the lamp. The old house sighed in the wind. The sun smiled down on them.',
  'Tom sat on the chair and smiled. He looked at the clock. The clock said three.',
  'The letter said that he was sad. The boat was fast.',
  '妈妈坐在椅子上想了想。她看着小船笑了。书上说明天下雨。',
  '十二岁的石头背着妹妹。石头没有哭。',
])('a thing of which people tell is nobody: %s', (story) => {
  expect(livingThings(story, [])).toEqual([]);
});

it('a child may be called Stone: 十二岁的石头背着妹妹', () => {
  expect(rolesOf('十二岁的石头背着妹妹往西走。石头没有哭，他挖了一个坑。')[0]).toMatch(
    /^石头，(?:男孩|孩子)/,
  );
});

it('what tells its own story is found by what it says it is', () => {
  expect(thingThatTells('I am an old teapot on a shelf.')).toBe('teapot');
  expect(thingThatTells('我是一盏路灯，站在老街的街角。')).toBe('路灯');
  expect(thingThatTells('I am a teacher. I have a lamp.')).toBe('');
});
