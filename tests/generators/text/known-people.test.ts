import { describe, expect, test } from 'vitest';
import { findPeople } from '../../../generators/text/people.ts';

describe('people whom everybody knows', () => {
  test.each([
    ['爱因斯坦和一只会说话的猫。', '爱因斯坦', 'he', 'old'],
    ['诸葛亮穿越到现代开了一家酒馆。', '诸葛亮', 'he', 'adult'],
    ['花木兰穿越到现代开了一家酒馆。', '花木兰', 'she', 'adult'],
    ['苏格拉底走进一家咖啡店。', '苏格拉底', 'he', 'old'],
    ['孔子来到一所小学。', '孔子', 'he', 'old'],
  ] as const)('“%s” is about %s', (story, name, usual, age) => {
    expect(findPeople(story, 'zh')[0]).toMatchObject({ name, usual, age, named: true });
  });

  test('what is named after them is nobody', () => {
    for (const story of ['她去了孔子学院。', '他看着墙上莫奈的画。', '老师讲牛顿定律。'])
      expect(findPeople(story, 'zh').map(({ name }) => name)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/孔子|莫奈|牛顿/u)]),
      );
  });

  test('they look and dress as they are known, unless the story says otherwise', () => {
    const [einstein] = findPeople('Einstein forgets his own theory. Einstein walks home.', 'en');
    expect(einstein).toMatchObject({ usual: 'he', age: 'old', looks: 'with white hair and a mustache' });
    expect(findPeople('李白走进一家酒馆。李白坐下来。', 'zh')[0]).toMatchObject({ wears: '穿古装' });
    expect(findPeople('李白戴着一副眼镜。李白坐下来。', 'zh')[0]?.looks).toMatch(/眼镜/u);
  });
});
