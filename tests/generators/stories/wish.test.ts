import { describe, expect, it } from 'vitest';
import { developIdea } from '../../../generators/stories/develop-idea.ts';
import { wishIn } from '../../../generators/stories/wish.ts';

const seeds = Array.from({ length: 12 }, (_, seed) => seed);
const told = (idea: string) => seeds.map((seed) => developIdea({ idea, seed, most: 5000 }));

describe('what somebody wants, and what is in the way', () => {
  it.each([
    ['A boy wants to fly his kite, but there is no wind', 'the boy', 'fly his kite', 'weather'],
    ['A girl wants to learn to ride a bike but keeps falling', 'the girl', 'ride a bike', 'hindered'],
    ['Two boys want to sail home; however, their boat leaks', 'the boys', 'sail home', 'broken'],
    ['A baker makes bread but the flour runs out', 'the baker', 'make bread', 'lacks'],
    ['The old man watches birds, but he cannot find his glasses', 'the old man', 'watch birds', 'lacks'],
    ['A knight must cross the bridge but is afraid of heights', 'the knight', 'cross the bridge', 'afraid'],
    ['A postman has to deliver a parcel', 'the postman', 'deliver a parcel', 'none'],
  ])('is found in %s', (idea, hero, deed, hindrance) => {
    expect(wishIn(idea, hero, 'en')).toEqual({ deed, hindrance });
  });

  it.each([
    ['小男孩想放风筝，但是没有风', '小男孩', '放风筝', 'weather'],
    ['小女孩想学骑自行车，但是总摔倒', '小女孩', '骑自行车', 'hindered'],
    ['爸爸答应带儿子去看雪，可是今年不下雪', '爸爸', '带儿子去看雪', 'weather'],
    ['木匠要做一张床，可是锯子坏了', '木匠', '做一张床', 'broken'],
    ['一名快递员要在暴雨里送最后一个包裹', '快递员', '送最后一个包裹', 'none'],
  ])('is found in %s', (idea, hero, deed, hindrance) => {
    expect(wishIn(idea, hero, 'zh')).toEqual({ deed, hindrance });
  });

  it.each([
    ['A girl wants to find her cat but nobody has seen it', 'the girl'],
    ['I want to fly my kite but there is no wind', 'the boy'],
    ['A boy meets an alien, but nobody believes him', 'the boy'],
    ['A woman is happy, but the rain comes', 'the woman'],
  ])('is not in %s', (idea, hero) => {
    expect(wishIn(idea, hero, 'en')).toBeNull();
  });

  it('is what comes true in the end', () => {
    for (const story of told('A boy wants to fly his kite, but there is no wind'))
      expect(story).toMatch(/\bcan fly his kite\b/u);
    for (const story of told('小兔子想给妈妈做生日蛋糕，可是找不到草莓'))
      expect(story).toMatch(/能给妈妈做生日蛋糕了/u);
  });

  it('is helped by somebody who brings what is missing, or a toolbox for what is broken', () => {
    for (const story of told('A baker makes bread for the village but the flour runs out'))
      expect(story).toMatch(/with a basket/u);
    for (const story of told('A girl wants to bake a cake but the oven is broken'))
      expect(story).toMatch(/toolbox/u);
    for (const story of told('木匠要做一张床，可是锯子坏了')) expect(story).toMatch(/工具箱/u);
  });
});
