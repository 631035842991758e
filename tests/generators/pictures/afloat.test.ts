import { expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';

const read = (prompt: string) => {
  const { cast, relations = [], setting } = understandNaming(prompt, undefined, [], 1);
  return {
    setting,
    cast: cast.map(({ figure }) => figure),
    on: relations.filter(({ how }) => how === 'on').map(({ who, to }) => `${who}: ${to}`),
  };
};

it.each([
  ['a magical castle floating in the sky', 'castle'],
  ['a castle in the clouds at night', 'castle'],
  ['a floating palace', 'castle'],
  ['a house floating above the clouds', 'house'],
  ['天空之城', 'castle'],
  ['一座漂浮在空中的城堡', 'castle'],
] as const)('what floats in the sky is on an island there: %s', (prompt, home) => {
  expect(read(prompt)).toMatchObject({ setting: 'sky', on: [`${home}: skyIsland`] });
});

it.each([
  'a castle on a hill',
  'a castle under a blue sky',
  '城堡上空的烟花',
  'a boat house',
  'birds in the sky over a castle',
])('what stands on the ground stays there: %s', (prompt) => {
  expect(read(prompt).cast).not.toContain('skyIsland');
});

it('an island in the air is in the sky, with whoever stands on it', () => {
  expect(read('a girl standing on a floating island')).toMatchObject({
    setting: 'sky',
    on: ['child: skyIsland'],
  });
});

it.each([
  ['red sports car driving along a coastal road at sunset', ['car']],
  ['a red car is driving through the desert', ['car']],
  ['a man driving along the coast', ['person', 'convertible']],
])('a vehicle that drives needs nobody else: %s', (prompt, cast) => {
  expect(read(prompt).cast).toEqual(cast);
});

it('a fisherman who rows with a child is in the boat, too', () => {
  const { on } = read('an old fisherman and his granddaughter row a boat at sunrise');
  expect(on.toSorted()).toEqual(['child: rowboat', 'person: rowboat']);
});

it('who is in a fishing village is in none of its boats, and neither are its houses', () => {
  expect(read('海边的渔村里，少女点亮一盏灯').on).toEqual([]);
  expect(read('a house on a boat').on).toEqual(['house: boat']);
});
