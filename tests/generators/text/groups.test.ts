import { expect, it } from 'vitest';
import { findPeople } from '../../../generators/text/people.ts';
import { writeScript } from '../../../generators/text/script.ts';

const rolesOf = (story: string) =>
  findPeople(story, /\p{Script=Han}/u.test(story) ? 'zh' : 'en').map(({ name, many }) => [name, many]);

it('several people without names are one role', () => {
  expect(rolesOf('Two brothers build a boat. The brothers sail away. The brothers laugh.')).toEqual([
    ['Brothers', 2],
  ]);
  expect(rolesOf('Three detectives meet a cat. The detectives follow the cat.')).toEqual([
    ['Detectives', 3],
    ['Cat', undefined],
  ]);
  expect(rolesOf('两个机器人走在街上。两个机器人看见一朵花。')).toEqual([['两个机器人', 2]]);
});

it.each([
  ['Three old friends meet. The old friends rob a bank.', ['Friends', 3]],
  ['An old couple travels. The old couple laughs.', ['Old couple', 2]],
  ['Twins swap lives. The twins laugh.', ['Twins', 2]],
  ['三个好朋友出发了。路上，三个好朋友唱起了歌。', ['三个好朋友', 3]],
  ['两个兄弟开门。夜里，两个兄弟不说话。', ['两个兄弟', 2]],
  ['兄弟俩去找爸爸。夜里，兄弟俩迷了路。', ['兄弟俩', 2]],
  ['一对老夫妻出发了。老夫妻笑了。', ['老夫妻', 2]],
  ['双胞胎姐妹交换身份。双胞胎姐妹笑了。', ['双胞胎姐妹', 2]],
  ['一群孩子跑进森林。夜里，孩子哭了。', ['一群孩子', 5]],
])('friends, couples, twins and siblings are one role, too: %s', (story, role) => {
  expect(rolesOf(story)).toContainEqual(role);
});

it('a couple of days is nobody', () => {
  expect(rolesOf('A couple of days go by. In a couple of weeks Mia is back. Mia waves.')).toEqual([
    ['Mia', undefined],
  ]);
});

it('those who have names are roles of their own, and who is told of once is nobody', () => {
  expect(
    rolesOf('Two astronauts, Kira and Jonas, land. Kira waves. Jonas laughs.').map(([name]) => name),
  ).toEqual(['Kira', 'Jonas']);
  expect(rolesOf('Two sailors pass by. Mia waves. Mia runs.').map(([name]) => name)).not.toContain('Sailors');
});

it('New York is nobody', () => {
  expect(rolesOf('The last dragon on earth hides in New York. The dragon is afraid of Los Angeles.')).toEqual(
    [['Dragon', undefined]],
  );
});

it('whose child speaks is no deed', () => {
  const { lines } = writeScript({
    story: 'An astronaut sits on the moon. “Do not give up,” says her daughter.',
    textType: 'story',
    language: 'en',
    ratio: '16:9',
  });
  expect(lines.at(-1)?.hm_desc).toContain('The daughter speaks to the astronaut.');
});
