import { expect, it } from 'vitest';
import { write } from './write.ts';

const rolesOf = (story: string) => write(story).roles.map(({ description }) => description);
const shotOf = (story: string, words: string) => {
  const shot = write(story).lines.find(({ dialogue }) => dialogue.includes(words));
  if (!shot) throw new Error(`no shot says ${words}`);
  return shot;
};

it.each([
  [
    'Two astronauts, Kira and Jonas, are on Mars. Kira waves.',
    ['Kira, a woman, an astronaut', 'Jonas, a man, an astronaut'],
  ],
  ['两个宇航员小李和小王在火星上。小王挥手。', ['小李，宇航员', '小王，宇航员']],
  ['Team Tigers is losing. Coach Dana calls a timeout.', ['Coach Dana, a woman']],
  ['有个少年剑客叫云飞。云飞上山。', ['云飞，男孩，少年剑客']],
  ['A shepherd boy watches his sheep. He sings.', ['Boy']],
  ['盲人摄影师在海边。盲人摄影师笑了。', ['盲人摄影师']],
  ['少年侦探推开门。少年侦探笑了。', ['少年侦探，男孩']],
  ['消防员大刘冲进大楼。大刘喊了一声。', ['大刘，消防员']],
  ['Nurse Carla works. Judge Miller sleeps.', ['Nurse Carla, a woman', 'Judge Miller, a person']],
])('several people have one calling, titles belong to names, groups are nobody: %s', (story, roles) => {
  expect(rolesOf(story)).toEqual(roles);
});

it('a thing of a tale that is called he is no human', () => {
  expect(rolesOf('There was a little cloud who was afraid. The others laughed at him. He cried.')).toEqual([
    'Cloud, a cloud with a face',
  ]);
});

it('a pronoun that begins a sentence is replaced by words that do', () => {
  const story = 'A boy sits in the valley. One night a star falls. He finds a stone.';
  expect(shotOf(story, 'finds a stone').hm_desc).toContain('The boy finds a stone');
});

it('a robot is it', () => {
  const story = '机器人小七在废墟里醒来。它捡到一盆小花。';
  expect(shotOf(story, '小花').characters).toBe('小七');
});

it.each([
  ['Tom waits in the bar. Outside, a black car waits.', 'a black car', 'Street'],
  ['李明在咖啡馆等人。外面，一辆车停下了。', '一辆车', '街道'],
  ['Rosa sits in the spaceship. Outside, a planet rises.', 'a planet', 'Spaceship'],
])('what is outside is in the street, unless there is none: %s', (story, words, place) => {
  expect(shotOf(story, words).cj_desc).toBe(place);
});
