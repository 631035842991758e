import { describe, expect, it } from 'vitest';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { placePixels } from './place-pixels.ts';

describe('where boats land', () => {
  it.each([
    ['a harbor', 'sea', 'harbor'],
    ['the docks at night', 'sea', 'harbor'],
    ['码头上的老人', 'sea', 'harbor'],
    ['港口', 'sea', 'harbor'],
    ['a girl waits at the dock', 'river', 'landing'],
    ['渡口的老人', 'river', 'landing'],
    ['a letter on the old pier', 'sea', 'pier'],
  ])('%s: on a quay at the %s', (words, setting, site) => {
    expect(understand(words)).toMatchObject({ setting, site });
  });

  it.each(['a beach', '海边', 'a river', 'a harbor seal', 'a glass of port'])('%s: on no quay', (words) => {
    expect(understand(words).site).toBeUndefined();
  });

  it('a harbor, a landing, a pier, a beach and a river are five pictures', () => {
    const all = ['a harbor', '渡口', 'a pier', 'a beach', 'a river'];
    expect(new Set(all.map((words) => placePixels(understand(words)))).size).toBe(all.length);
  });
});
