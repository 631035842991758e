/** Of two people of whom one does something, the calling says who it is. */
import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';

const posesIn = (prompt: string) => {
  const { cast, shown } = understandNaming(prompt, undefined, [], 1);
  return cast.flatMap(({ person, bearing }) => (person ? [bearing?.pose ?? shown?.pose] : []));
};

describe('of two people', () => {
  it.each([
    ['A knight kneels before a queen in a hall', ['kneel', 'stand']],
    ['骑士跪在女王面前', ['kneel', 'stand']],
    ['a chef dances, a nurse stands in the street', ['dance', 'stand']],
    ['a knight and a queen dance in the garden', ['dance', 'dance']],
    ['a knight walks in the forest', ['walk']],
  ])('only who is named does it: %s', (prompt, poses) => {
    expect(posesIn(prompt)).toEqual(poses);
  });
});
