import { describe, expect, it } from 'vitest';
import { understand } from '../../../generators/pictures/words/understand.ts';

describe('a room with stairs in it', () => {
  it.each([
    ['The inside of an old library with a spiral staircase', 'library'],
    ['图书馆里有一座旋转楼梯', 'library'],
    ['a lobby with an elevator', 'lobby'],
    ['the stairs of a school, a girl on the staircase', 'stairs'],
    ['the corridor of a hospital', 'corridor'],
  ])('stays that room: %s', (prompt, room) => {
    expect(understand(prompt).interior).toBe(room);
  });
});

it.each([
  'A knight kneeling before a queen in a castle hall',
  '城堡大厅里的国王',
  'a king in the great hall',
])('the hall of a castle is no living room: %s', (prompt) => {
  expect(understand(prompt)).toMatchObject({ setting: 'room', interior: 'throneRoom' });
});

it('a firefighter who carries somebody out of a fire has no hose, and the child is seen', () => {
  const { relations } = understand('消防员从火场里抱出一个小孩');
  expect(relations).toEqual([expect.objectContaining({ who: 'child', part: 'arms' })]);
  expect(understand('消防员在灭火，房子着火了').relations).toEqual([
    expect.objectContaining({ how: 'at', to: 'blaze' }),
  ]);
});
