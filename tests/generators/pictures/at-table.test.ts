import { describe, expect, it } from 'vitest';
import type { Figure } from '../../../generators/pictures/brush/shapes.ts';
import { attended, postAt, STATIONS } from '../../../generators/pictures/figures/stations.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);

describe('people at a table', () => {
  it.each([
    ['two friends at a table', 'table', 2],
    ['six friends around a long table', 'longTable', 6],
    ['seven dwarfs sit at a table', 'longTable', 7],
    ['a woman writing at a desk', 'writingDesk', 1],
    ['three friends at a round table', 'roundTable', 3],
    ['一家人围着圆桌吃年夜饭', 'roundFeast', 3],
    ['四个朋友围坐在桌边', 'table', 4],
    ['五个朋友围坐在桌边', 'longTable', 5],
    ['一个老人独自坐在餐桌旁', 'table', 1],
  ] as const)('%s: have one before them', (prompt, figure, count) => {
    const { cast, relations, setting } = read(prompt);
    expect(cast.filter((one) => one.figure === figure)).toHaveLength(1);
    expect(relations).toContainEqual(expect.objectContaining({ how: 'at', to: figure }));
    expect(cast.filter(({ person }) => person)).toHaveLength(count);
    expect(setting).toBe('room');
  });

  it('are where the words say', () => {
    expect(read('two friends at a table in a garden').setting).toBe('garden');
  });

  it.each([
    'an apple on a table',
    '桌上有一杯咖啡和一本书',
    'two men play chess at a table',
    'a girl and a table',
  ])('%s: puts no other table there', (prompt) => {
    expect(read(prompt).cast.map(({ figure }) => figure)).not.toContain('table');
    expect(read(prompt).cast.map(({ figure }) => figure)).not.toContain('longTable');
  });

  it.each([
    ['a vampire at a dinner table', 'dinner'],
    ['six friends eat dinner at a long table', 'feast'],
    ['一家五口在吃晚饭', 'feast'],
  ] as const)('%s: have their food on it', (prompt, figure) => {
    const { cast, relations } = read(prompt);
    expect(cast.filter((one) => !one.person)).toEqual([{ figure, count: 1 }]);
    expect(relations).toContainEqual(expect.objectContaining({ how: 'at', to: figure }));
  });

  it.each([
    ['two bears at a table drinking tea', 'table'],
    ['四只小猫围坐在桌边', 'longTable'],
    ['two pandas at a table', 'table'],
    ['五只兔子围坐在桌边', 'longTable'],
    ['three penguins having dinner', 'dinner'],
  ] as const)('%s: animals sit there too', (prompt, to) => {
    expect(read(prompt).relations).toContainEqual(expect.objectContaining({ how: 'at', to }));
  });

  it.each([2, 3, 4, 5, 6, 7, 8, 9])(
    '%i have places apart, at a table that is no longer than they need',
    (all) => {
      const station = STATIONS[all > 4 ? 'longTable' : 'table'];
      if (!station) throw new Error('no table');
      for (const widest of [20, 38]) {
        const places = Array.from({ length: all }, (_, i) => postAt(station, i, all, widest).x).sort(
          (a, b) => a - b,
        );
        for (const [i, x] of places.entries())
          if (i > 0) expect(x - (places[i - 1] ?? x)).toBeGreaterThan(26);
        const half = station.fitted?.(all, widest).thing?.half ?? 40;
        expect(Math.max(...places)).toBeGreaterThan(half);
        expect(Math.max(...places) - half).toBeLessThan(50);
      }
    },
  );

  it.each(['two bears eat at a table', '一家人在桌边吃饭', 'three friends eat at a table'])(
    '%s: have food on it, in a room',
    (prompt) => {
      const { cast, setting } = read(prompt);
      expect([cast.at(-1)?.figure, setting]).toEqual(['dinner', 'room']);
    },
  );

  it('who eats something of their own has it in their hands, and no other meal', () => {
    const { relations = [] } = read('a bear eating an apple at a table');
    expect(relations.map(({ how, to }) => `${how} ${to}`)).toEqual(['holds apple', 'at table']);
  });

  it.each([
    ['Mei and Tomas eat at a table', ['Mei at dinner', 'Tomas at dinner']],
    ['Mei. Tomas. They eat at a table.', ['Mei at dinner', 'Tomas at dinner']],
    ['Fox sits at a table and reads a book', ['Fox holds book', 'Fox at table']],
    ['Fox and Mei have dinner', ['Fox at dinner', 'Mei at dinner']],
    ['Mei and the cat at a table', ['Mei at table']],
    ['Mei stands on a table', ['Mei on table']],
    ['小林坐在桌边吃饭', ['小林 at dinner']],
  ])('people of a story too: %s', (prompt, expected) => {
    const people = [
      { name: 'Mei', look: { words: 'A girl with black hair', seed: 7 } },
      { name: 'Tomas', look: { words: 'An old man with a white beard', seed: 9 } },
      { name: 'Fox', look: { words: 'A clever fox', seed: 3 } },
      { name: '小林', look: { words: '一个女孩', seed: 2 } },
    ];
    const { relations = [], setting } = understandNaming(prompt, undefined, people, 1);
    expect(relations.map(({ who, by, how, to }) => `${by ?? who} ${how} ${to}`)).toEqual(expected);
    expect(setting).not.toBe('table');
  });

  it('misses nothing', () => {
    expect(undrawnIn('six friends around a long table')).toEqual([]);
  });
});

describe('who is on a table', () => {
  it.each([
    ['a cat on a table', ['cat on table'], 'room'],
    ['桌子上的猫', ['cat on table'], 'room'],
    ['a cat and a dog on a table', ['cat on table', 'dog on table'], 'room'],
    ['a woman watches a cat on a table', ['cat on table'], 'room'],
    ['a cat sleeping on the kitchen table', ['cat on table'], 'room'],
    ['a rabbit on a table in the garden', ['rabbit on table'], 'garden'],
    ['a cat and an apple on a table', ['cat on table', 'apple on table'], 'room'],
    ['a black cat sitting on a table next to a vase', ['cat on table', 'vase on table'], 'room'],
    ['桌子上有一只猫和一个篮子', ['cat on table', 'basket on table'], 'room'],
    ['an apple on a table and a cat', [], 'table'],
  ] as const)('%s', (prompt, expected, where) => {
    const { relations = [], setting, cast } = read(prompt);
    expect(relations.map(({ who, how, to }) => `${who} ${how} ${to}`)).toEqual(expected);
    expect(setting).toBe(where);
    expect(cast.filter(({ figure }) => figure === 'table')).toHaveLength(expected.length > 0 ? 1 : 0);
  });

  it('stands there, and does not ride on it', () => {
    expect(read('a man standing on a table').shown).toMatchObject({ pose: 'stand' });
    expect(read('a man on a horse').shown).toMatchObject({ pose: 'ride' });
  });
});

describe('a child behind a table', () => {
  it('is higher than its size, an animal is not', () => {
    const station = STATIONS.dinner;
    if (!station) throw new Error('no table');
    const face = {
      mouth: [0, 0, 1, 1],
      eyes: [
        [0, 0, 1, 1],
        [2, 0, 3, 1],
      ],
    } as const;
    const somebody = (extra: object): Figure => ({ parts: [{ d: 'M0 0' }], half: 20, tall: 80, ...extra });
    const foot = (extra: object) => {
      const workers = Array.from({ length: 3 }, () => ({ figure: somebody(extra), scale: 0.8 }));
      return attended(somebody({ parts: [] }), station, workers).parts[0]?.at?.y;
    };
    expect(foot({ face })).toBeLessThan(0);
    expect(foot({})).toBeCloseTo(0);
  });
});
