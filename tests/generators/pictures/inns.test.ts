import { describe, expect, it } from 'vitest';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { placePixels } from './place-pixels.ts';

describe('inns', () => {
  it.each([
    '客栈',
    '酒楼里的书生',
    '小酒馆里的姑娘',
    '酒肆',
    '茶馆里，一个男孩坐着',
    'medium shot, 驿站, ',
    'a teahouse',
    'an old chinese inn',
  ])('%s: of old China', (words) => {
    expect(understand(words)).toMatchObject({ setting: 'room', interior: 'inn' });
  });

  it.each(['a knight in the tavern', 'two friends at the inn', 'a saloon', 'medium shot, caravanserai, '])(
    '%s: a tavern',
    (words) => {
      expect(understand(words)).toMatchObject({ setting: 'room', interior: 'tavern' });
    },
  );

  it.each([
    ['a cafe', 'cafe'],
    ['餐厅里的女孩', 'cafe'],
    ['a bar', 'bar'],
    ['酒吧', 'bar'],
  ])('%s is of today', (words, interior) => {
    expect(understand(words).interior).toBe(interior);
  });

  it('an inn, a tavern, a cafe and a bar are four pictures', () => {
    const rooms = ['客栈', 'a tavern', 'a cafe', 'a bar'].map((words) => placePixels(understand(words)));
    expect(new Set(rooms).size).toBe(4);
  });
});
