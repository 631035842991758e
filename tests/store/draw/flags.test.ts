import { describe, expect, test } from 'vitest';
import { PARAMETER_ROWS, readParameter } from '../../../src/api/draw-parameters.ts';
import { flagText, readFlags, withFlag, withoutFlags } from '../../../src/store/draw/flags.ts';

const read = (prompt: string) => readFlags(prompt).map(({ key, value }) => [key, value]);

describe('parameters in a prompt', () => {
  test.each([
    [
      'a lamp --ar 16:9 --s 400',
      [
        ['ar', '16:9'],
        ['s', 400],
      ],
      'a lamp',
    ],
    [
      '--seed 7 a lamp --tile on a table',
      [
        ['seed', 7],
        ['tile', 1],
      ],
      'a lamp on a table',
    ],
    ['a lamp --v 7, blue', [['v', '7.0']], 'a lamp, blue'],
    [
      'a lamp --stylize 50 --version 6.1',
      [
        ['s', 50],
        ['v', '6.1'],
      ],
      'a lamp',
    ],
    [
      'a lamp --no people, cars --q 2',
      [
        ['no', 'people, cars'],
        ['q', 2],
      ],
      'a lamp',
    ],
    ['一盏灯 —ar 9:16', [['ar', '9:16']], '一盏灯'],
    ['a lamp --niji', [['niji', '6']], 'a lamp'],
    ['a lamp --niji 5', [['niji', '5']], 'a lamp'],
    ['a well-known lamp - old -- and red', [], 'a well-known lamp - old -- and red'],
  ])('%s', (prompt, flags, words) => {
    expect(read(prompt)).toEqual(flags);
    expect(withoutFlags(prompt)).toBe(words);
  });

  test.each([
    ['--s 1001', 's'],
    ['--s much', 's'],
    ['--s', 's'],
    ['--ar 7:1', 'ar'],
    ['--seed 1.5', 'seed'],
    ['--no', 'no'],
    ['--hd', null],
  ])('%s is invalid, and reported with its parameter', (flag, key) => {
    expect(read(`a lamp ${flag}`)).toEqual([[key, null]]);
  });

  test('can be changed in place and removed', () => {
    const prompt = 'a lamp --s 400 --ar 16:9 in the rain';
    expect(withFlag(prompt, 's', 50)).toBe('a lamp --s 50 --ar 16:9 in the rain');
    expect(withFlag(prompt, 'ar', null)).toBe('a lamp --s 400 in the rain');
    expect(withFlag(prompt, 'q', 2)).toBe(prompt);
    expect(withFlag('--tile a lamp', 'tile', null)).toBe('a lamp');
  });

  test('are written and parsed without loss', () => {
    for (const row of PARAMETER_ROWS) {
      const { takes } = row;
      const values =
        takes.is === 'choice'
          ? takes.of
          : takes.is === 'words'
            ? ['red cars']
            : takes.is === 'switch'
              ? [0, 1]
              : [takes.min, takes.max];
      for (const value of values) expect(read(flagText(row.key, value)), row.key).toEqual([[row.key, value]]);
    }
  });
});

describe('the limits of the parameters', () => {
  test.each([
    ['[DRAW-29]', 'iw', 0.5, 2, 1],
    ['[DRAW-30]', 's', 0, 1000, 200],
    ['[DRAW-31]', 'c', 0, 100, 0],
    ['[DRAW-32]', 'q', 0.3, 5, 1],
    ['[DRAW-33]', 'cw', 0, 100, 100],
  ])('%s --%s accepts %d to %d, default %d', (_, key, min, max, usual) => {
    const row = PARAMETER_ROWS.find((one) => one.key === key);
    if (!row || !('default' in row)) throw new Error('no such parameter');
    expect(row.default).toBe(usual);
    expect([min, max].map((value) => readParameter(row, String(value)))).toEqual([min, max]);
    expect([min - 0.01, max + 0.01].map((value) => readParameter(row, String(value)))).toEqual([null, null]);
  });
});
