import { expect, it } from 'vitest';
import { understand } from '../../../generators/pictures/words/understand.ts';

it.each([
  'the girl was seven when she planted a tree',
  'the girl is seven, and plants a tree',
  'the girl turned twelve.',
])('an age is no number of people: %s', (prompt) => {
  const people = understand(prompt, '').cast.filter(({ figure }) => figure === 'child');
  expect(people.map(({ count }) => count)).toEqual([1]);
});

it('an age before somebody who is meant by a pronoun is no number of them', () => {
  const { cast } = understand('young mei was six when she first saw a piano', '');
  expect(cast.filter(({ figure }) => figure === 'person').map(({ count }) => count)).toEqual([1]);
});

it('a number before people is one', () => {
  expect(understand('seven girls plant a tree', '').cast).toContainEqual(
    expect.objectContaining({ figure: 'child', count: 7 }),
  );
});
