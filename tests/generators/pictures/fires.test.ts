import { describe, expect, it } from 'vitest';
import { ablaze, wildfire } from '../../../generators/pictures/figures/ablaze.ts';
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
    'The house catches fire and a firefighter comes',
    '大楼里起了大火，消防员冲了过来',
  ])('firefighters are at it: %s', (prompt) => {
    const { figures, ties } = read(prompt);
    expect(figures).toEqual(expect.arrayContaining(['1 person', '1 blaze']));
    expect(figures).not.toContain('1 house');
    expect(ties).toEqual(['person at blaze']);
  });

  it.each([
    'a house on fire',
    'a burning house',
    'the house burns down',
    'flames in the old house',
    'the bakery is on fire',
    '房子着火了',
    '着火的厨房',
    '老宅烧了起来',
  ])('alone: %s', (prompt) => {
    expect(read(prompt)).toMatchObject({ figures: ['1 blaze'], ties: [] });
  });

  it('a fire truck, a fire station and a house are not on fire', () => {
    for (const prompt of ['a fire truck beside a house', 'a house by the fire station'])
      expect(read(prompt).figures).not.toContain('1 blaze');
  });

  it('burns in a village whose other houses do not', () => {
    for (const words of ['a house burns in the village', '村里的房子烧了起来'])
      expect(read(words).figures).toEqual(expect.arrayContaining(['4 house', '1 blaze']));
  });

  it('has the fire brigade at it, which comes with its engine', () => {
    for (const words of ['The house is on fire, the fire brigade comes', '房子着火了，消防队来了']) {
      const { figures, ties } = read(words);
      expect(figures).toEqual(expect.arrayContaining(['1 blaze', '1 fireTruck', '1 person']));
      expect(ties).toEqual(['person at blaze']);
    }
  });

  it('has somebody of a story put it out', () => {
    const people = [{ name: 'Mia', look: { words: 'Mia, a firefighter, a woman', seed: 1 } }];
    const { relations } = understandNaming('House. Mia in full figure. The house is on fire.', '', people, 3);
    expect(relations).toEqual([{ who: 'person', by: 'Mia', how: 'at', to: 'blaze' }]);
  });

  it('has a hose and water for each of two who put it out', () => {
    const parts = (all: number) => FIREFIGHTING.fitted?.(all, 30).thing?.parts.length ?? 0;
    expect(parts(1)).toBeGreaterThan(blaze().parts.length);
    expect(parts(2) - parts(1)).toBe(parts(1) - blaze().parts.length);
    expect(blaze().parts.filter(({ burns }) => burns).length).toBeGreaterThan(6);
  });
});

describe('what else burns', () => {
  it.each([
    ['a barn on fire', 'barn'],
    ['a burning castle at night', 'castle'],
    ['城堡着火了', 'castle'],
    ['a burning ship on the sea', 'ship'],
    ['街上一辆着火的汽车', 'car'],
  ])('has flames on it: %s', (prompt, figure) => {
    const one = understandNaming(prompt, undefined, [], 1).cast.find((cast) => cast.figure === figure);
    expect(one).toMatchObject({ burns: true });
  });

  it.each(['the forest is on fire', 'a forest fire', 'a wildfire on the hills', '森林着火了', '山火'])(
    'a forest is full of flames: %s',
    (prompt) => {
      expect(read(prompt).figures).toContain('1 wildfire');
      expect(wildfire().parts.filter(({ burns }) => burns).length).toBeGreaterThan(20);
    },
  );

  it('is drawn with flames that shine, and smoke', () => {
    const parts = ablaze({ half: 60, tall: 100, parts: [] }).parts;
    expect(parts.filter(({ burns, shines }) => burns && shines).length).toBeGreaterThan(10);
    expect(parts.filter(({ loose }) => loose).length).toBeGreaterThan(3);
  });

  it.each(['two lamps burn in the window of the house', 'a candle burns in a cottage', '小屋里点着一支蜡烛'])(
    'a light is no fire: %s',
    (prompt) => {
      expect(read(prompt).figures).not.toContain('1 blaze');
    },
  );
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
