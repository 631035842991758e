import { describe, expect, it } from 'vitest';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { placePixels } from './place-pixels.ts';

describe('a football field', () => {
  it.each(['a boy on a football field', 'two friends on the soccer pitch', '足球场上的男孩', '足球场'])(
    '%s',
    (words) => {
      expect(understand(words)).toMatchObject({ setting: 'meadow', site: 'pitch' });
    },
  );

  it.each([
    ['a football match in a stadium', 'stadium'],
    ['体育场里的孩子', 'stadium'],
    ['a field of wheat', undefined],
    ['操场上的孩子', undefined],
    ['a park', undefined],
  ])('%s: %s', (words, site) => {
    expect(understand(words).site).toBe(site);
  });

  it('is no meadow, and no stadium', () => {
    const all = ['a football field', 'a meadow', 'a stadium'];
    expect(new Set(all.map((words) => placePixels(understand(words)))).size).toBe(3);
  });
});
