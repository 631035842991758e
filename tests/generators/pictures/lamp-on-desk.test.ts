/** A lamp stands on the desk or the table that the words name, with what else lies there. */
import { describe, expect, it } from 'vitest';
import { understand } from '../../../generators/pictures/words/understand.ts';

const onTable = (words: string) =>
  (understand(words).relations ?? []).flatMap(({ who, how, to }) =>
    how === 'on' && to === 'table' ? [who] : [],
  );
const figures = (words: string) => understand(words).cast.map(({ figure }) => figure);

describe('a lamp', () => {
  it.each([
    'a desk with a lamp',
    'a lamp on the table',
    'an old wooden desk with a brass lamp at night',
    'a desk lamp on a desk',
    '书桌上有一盏台灯',
    '深夜，书桌上亮着一盏灯',
    '办公桌上的台灯',
    '一个房间里有书桌和台灯',
  ])('is on a desk: %s', (words) => {
    expect(onTable(words)).toEqual(['deskLamp']);
    expect(figures(words)).toEqual(['deskLamp', 'table']);
    expect(understand(words).setting).toBe('room');
  });

  it.each([
    ['a desk with a lamp, a book and a cup', ['deskLamp', 'book', 'coffee']],
    ['a lamp, a candle and a cup of tea on a table', ['deskLamp', 'candle', 'coffee']],
    ['桌上有一盏灯和一本书', ['deskLamp', 'book']],
    ['书桌上有台灯、书和杯子', ['deskLamp', 'book', 'coffee']],
  ])('has what lies there beside it: %s', (words, things) => {
    expect(onTable(words)).toEqual(things);
  });

  it.each([
    ['a boy reads at a desk with a lamp', ['child holds book', 'child at table', 'deskLamp on table']],
    ['女孩在书桌前看书，桌上有一盏台灯', ['child holds book', 'child at table', 'deskLamp on table']],
    ['a cat sleeps on a desk with a lamp', ['cat on table', 'deskLamp on table']],
  ])('is on that of somebody: %s', (words, ties) => {
    expect(understand(words).relations?.map(({ who, how, to }) => `${who} ${how} ${to}`)).toEqual(ties);
  });

  it.each(['a floor lamp beside a table', 'a lamp next to the desk', '书桌旁的落地灯'])(
    'stands on the floor beside it: %s',
    (words) => {
      expect(onTable(words)).toEqual([]);
      expect(figures(words)).toEqual(['lamp', 'table']);
    },
  );

  it.each([
    'a lantern on a table',
    'a table lamp',
    '台灯',
    'an oil lamp on a table',
    'a man with a lamp in the forest',
  ])('needs no desk: %s', (words) => {
    expect(figures(words)).not.toContain('table');
  });
});
