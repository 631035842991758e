import { describe, expect, it } from 'vitest';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { placePixels } from './place-pixels.ts';

describe('a base on the moon or on Mars', () => {
  it.each([
    ['火星基地', 'mars'],
    ['a view of the moon base', 'moon'],
    ['远景，火星基地，火星基地的全貌。', 'mars'],
    ['two astronauts walk outside the mars base', 'mars'],
    ['a robot at the lunar base', 'moon'],
    ['a girl looks up, in front of the mars base', 'mars'],
    ['on the moon, a boy finds an old base', 'moon'],
    ['on Mars, a girl walks to the base', 'mars'],
  ])('%s: from outside', (words, setting) => {
    expect(understand(words)).toMatchObject({ setting, site: 'base' });
  });

  it.each([
    ['a scientist in the mars base', 'control'],
    ['火星基地里，一个女孩坐在桌边', 'control'],
    ['火星基地的温室里', 'greenhouse'],
    ['基地里的女孩', 'control'],
    ['on Mars, a scientist works in the old base', 'control'],
  ])('%s: a room', (words, interior) => {
    expect(understand(words)).toMatchObject({ setting: 'room', interior });
    expect(understand(words).site).toBeUndefined();
  });

  it.each(['mars', 'an astronaut on the moon', '火星上的宇航员'])('%s: no base', (words) => {
    expect(understand(words).site).toBeUndefined();
  });

  it('is seen on the ground of both', () => {
    const all = ['mars base', 'mars', 'moon base', 'on the moon'];
    expect(new Set(all.map((words) => placePixels(understand(words)))).size).toBe(4);
  });
});

describe('a home on the moon or on Mars', () => {
  it.each([
    ['a family at home on Mars', 'mars'],
    ['an astronaut at home on the Moon', 'moon'],
    ['a house on Mars', 'mars'],
    ['a village on Mars', 'mars'],
    ['a garden on Mars', 'mars'],
    ['a cottage on the moon with a garden', 'moon'],
    ['火星上，一家人在家里', 'mars'],
    ['火星上的房子', 'mars'],
    ['月球上的家', 'moon'],
    ['宇航员在月球上回家', 'moon'],
    ['火星上的花园', 'mars'],
  ])('%s: is a base', (words, setting) => {
    const { cast, ...plan } = understand(words);
    expect(plan).toMatchObject({ setting, site: 'base' });
    expect(cast.map(({ figure }) => figure)).not.toContain('house');
  });

  it('has a room in which one eats', () => {
    expect(understand('a family at home on Mars eats dinner')).toMatchObject({ setting: 'room' });
  });

  it.each([
    ['a room on the moon', 'moon'],
    ['a living room on Mars, a cat sleeps', 'mars'],
    ['a girl in her bedroom on Mars', 'mars'],
    ['火星上的房间', 'mars'],
    ['月球上的厨房', 'moon'],
    ['a scientist in the mars base', 'mars'],
  ])('%s: a room with the ground outside', (words, world) => {
    expect(understand(words)).toMatchObject({ setting: 'room', world });
  });

  it('has other windows than a room on earth', () => {
    const rooms = [
      'a room',
      'a room on the moon',
      'a room on Mars',
      'tea on a table',
      'tea on a table on Mars',
    ].map((words) => ({
      ...understand(words),
      hash: 1,
    }));
    expect(new Set(rooms.map((one) => placePixels(one))).size).toBe(rooms.length);
  });

  it.each(['a room in the moonlight', '月光照进房间', 'a girl in her room dreams of life on Mars'])(
    '%s: a room on earth',
    (words) => {
      expect(understand(words).world).toBeUndefined();
    },
  );

  it.each(['a house under the moon', '月光下的小屋', 'a garden in the moonlight'])(
    '%s: is on earth',
    (words) => {
      expect(understand(words).site).toBeUndefined();
    },
  );

  it('一家人 are no home', () => {
    expect(understand('一家人在火星上').site).toBeUndefined();
  });
});
