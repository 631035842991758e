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
  ])('%s: from outside', (words, setting) => {
    expect(understand(words)).toMatchObject({ setting, site: 'base' });
  });

  it.each([
    ['a scientist in the mars base', 'control'],
    ['火星基地里，一个女孩坐在桌边', 'control'],
    ['火星基地的温室里', 'greenhouse'],
    ['基地里的女孩', 'control'],
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
