import { describe, expect, it } from 'vitest';
import { postAt, STATIONS } from '../../../generators/pictures/figures/stations.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);

describe('people at a table', () => {
  it.each([
    ['two friends at a table', 'table', 2],
    ['six friends around a long table', 'longTable', 6],
    ['seven dwarfs sit at a table', 'longTable', 7],
    ['a woman writing at a desk', 'table', 1],
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

  it.each(['a cat on a table', 'an apple on a table', 'two men play chess at a table', 'a girl and a table'])(
    '%s: puts no other table there',
    (prompt) => {
      expect(read(prompt).cast.map(({ figure }) => figure)).not.toContain('table');
      expect(read(prompt).cast.map(({ figure }) => figure)).not.toContain('longTable');
    },
  );

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

  it('misses nothing', () => {
    expect(undrawnIn('six friends around a long table')).toEqual([]);
  });
});
