import { describe, expect, it } from 'vitest';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

describe('instruments', () => {
  it.each([
    ['a boy playing the flute', 'holds', 'flute'],
    ['a trumpet player in a jazz club', 'holds', 'trumpet'],
    ['a man playing the saxophone', 'holds', 'saxophone'],
    ['an old man playing accordion', 'holds', 'accordion'],
    ['弹琵琶的古装美女', 'holds', 'pipa'],
    ['爷爷在院子里拉二胡', 'holds', 'erhu'],
    ['an angel playing the harp', 'at', 'harp'],
    ['一位穿汉服的女孩在樱花树下弹古筝', 'at', 'guzheng'],
  ])('%s: whoever plays has it in hand or is at it', (words, how, to) => {
    const { cast, relations = [] } = understand(words);
    expect(relations).toContainEqual(expect.objectContaining({ how, to }));
    expect(cast.filter(({ figure }) => figure === to)).toHaveLength(1);
    expect(undrawnIn(words)).toEqual([]);
  });

  it.each(['flute', '小号', 'a saxophone', '手风琴', '琵琶', '二胡', 'a harp', '古琴'])(
    '%s alone is a thing that is drawn',
    (words) => {
      expect(understand(words).cast).toHaveLength(1);
      expect(undrawnIn(words)).toEqual([]);
    },
  );

  it('a herdsboy plays on the back of his ox', () => {
    const { relations = [] } = understand('牧童骑在牛背上吹笛子');
    expect(relations).toContainEqual(expect.objectContaining({ who: 'child', how: 'on', to: 'bull' }));
    expect(relations).toContainEqual(expect.objectContaining({ who: 'child', how: 'holds', to: 'flute' }));
  });
});
