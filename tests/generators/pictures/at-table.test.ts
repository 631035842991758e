import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);

describe('people at a table', () => {
  it.each([
    ['two friends at a table', 'table', 2],
    ['six friends around a long table', 'longTable', 6],
    ['seven dwarfs sit at a table', 'longTable', 7],
    ['a woman writing at a desk', 'table', 1],
    ['四个朋友围坐在桌边', 'longTable', 4],
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
  ] as const)('%s: animals sit there too', (prompt, to) => {
    expect(read(prompt).relations).toContainEqual(expect.objectContaining({ how: 'at', to }));
  });

  it('misses nothing', () => {
    expect(undrawnIn('six friends around a long table')).toEqual([]);
  });
});
