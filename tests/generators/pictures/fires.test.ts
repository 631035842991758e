import { describe, expect, it } from 'vitest';
import { blaze, FIREFIGHTING } from '../../../generators/pictures/figures/blaze.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const read = (prompt: string) => {
  const { cast, relations = [], setting, interior } = understandNaming(prompt, undefined, [], 1);
  return {
    figures: cast.map(({ figure, count }) => `${count} ${figure}`),
    ties: relations.map(({ who, how, to }) => `${who} ${how} ${to}`),
    place: [setting, interior],
  };
};

describe('a house on fire', () => {
  it.each([
    '消防员在灭火',
    'a firefighter puts out a fire',
    '消防员扑灭大火',
    'a firefighter before a burning building',
    '房子着火了，消防员来了',
  ])('firefighters are at it: %s', (prompt) => {
    const { figures, ties } = read(prompt);
    expect(figures).toEqual(expect.arrayContaining(['1 person', '1 blaze']));
    expect(figures).not.toContain('1 house');
    expect(ties).toEqual(['person at blaze']);
  });

  it.each(['a house on fire', 'a burning house', '房子着火了'])('alone: %s', (prompt) => {
    expect(read(prompt)).toMatchObject({ figures: ['1 blaze'], ties: [] });
  });

  it('a fire truck, a fire station and a house are not on fire', () => {
    for (const prompt of ['a fire truck beside a house', 'a house by the fire station'])
      expect(read(prompt).figures).not.toContain('1 blaze');
  });

  it('has a hose and water for each of two who put it out', () => {
    const parts = (all: number) => FIREFIGHTING.fitted?.(all, 30).thing?.parts.length ?? 0;
    expect(parts(1)).toBeGreaterThan(blaze().parts.length);
    expect(parts(2) - parts(1)).toBe(parts(1) - blaze().parts.length);
    expect(blaze().parts.filter(({ burns }) => burns).length).toBeGreaterThan(6);
  });
});

describe('sitting by the fire', () => {
  it.each([
    ['a cottage by the fire', ['1 house', '1 campfire'], []],
    ['an old man sitting by the fire', ['1 person', '1 campfire'], ['person at campfire']],
    [
      'two friends around a fire in the forest',
      ['1 person', '1 person', '1 campfire'],
      ['person at campfire'],
    ],
  ])('%s: outdoors it burns on logs', (prompt, figures, ties) => {
    expect(read(prompt)).toMatchObject({ figures, ties });
    expect(undrawnIn(prompt)).toEqual([]);
  });

  it.each(['an old man by the fire in a cottage', '老奶奶坐在炉火边'])(
    '%s: indoors, or in a stove, it is a fireplace',
    (prompt) => {
      expect(read(prompt).place).toEqual(['room', 'fireside']);
    },
  );
});
