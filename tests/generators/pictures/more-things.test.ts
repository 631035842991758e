import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { stirOf } from '../../../generators/pictures/figures/stirs.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import type { FigureName } from '../../../generators/pictures/words/plan.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const THINGS = [
  ['a UFO', 'three flying saucers', '一架飞碟', 'ufo'],
  ['a motorbike', 'three motorcycles', '一辆摩托车', 'motorbike'],
  ['a tractor', 'three tractors', '一台拖拉机', 'tractor'],
  ['a Ferris wheel', 'three ferris wheels', '一座摩天轮', 'ferrisWheel'],
  ['a treasure chest', 'three treasure chests', '一个宝箱', 'treasureChest'],
  ['a sword', 'three swords', '一把宝剑', 'sword'],
  ['a violin', 'three violins', '一把小提琴', 'violin'],
  ['a pumpkin', 'three pumpkins', '一个南瓜', 'pumpkin'],
  ["a jack-o'-lantern", "three jack-o'-lanterns", '一盏南瓜灯', 'jackOLantern'],
  ['a mushroom', 'three mushrooms', '一个蘑菇', 'mushroom'],
  ['a pyramid', 'three pyramids', '一座金字塔', 'pyramid'],
  ['the Eiffel Tower', 'three Eiffel Towers', '埃菲尔铁塔', 'eiffelTower'],
  ['a church', 'three churches', '一座教堂', 'church'],
  ['a drum', 'three drums', '一面鼓', 'drum'],
  ['a vase of flowers', 'three vases', '一个花瓶', 'vase'],
  ['a potted plant', 'three potted plants', '一盆盆栽', 'pottedPlant'],
  ['a cactus', 'three cacti', '一棵仙人掌', 'cactus'],
  ['a basket', 'three baskets', '一个篮子', 'basket'],
  ['an ice cream', 'three ice creams', '一个冰淇淋', 'iceCream'],
  ['a dumpling', 'three dumplings', '一盘饺子', 'dumplings'],
  ['a bone', 'three bones', '一根骨头', 'bone'],
  ['a cello', 'three cellos', '一把大提琴', 'cello'],
  ['a telescope', 'three telescopes', '一架望远镜', 'telescope'],
  ['a television', 'three televisions', '一台电视机', 'television'],
  ['a swing', 'three swings', '一架秋千', 'swing'],
  ['a slide', 'three slides', '一个滑梯', 'slide'],
  ['a sandcastle', 'three sandcastles', '一座沙堡', 'sandcastle'],
  ['a ball of yarn', 'three balls of yarn', '一个毛线球', 'yarn'],
  ['an alarm clock', 'three clocks', '一个闹钟', 'clock'],
] as const satisfies readonly (readonly [string, string, string, FigureName])[];

/** The actors of a picture. */
function called(prompt: string) {
  const scene = castScene(
    understand(prompt),
    'realistic',
    { push: 0, odd: 0, chaos: 0 },
    1,
    createRandom(1),
    [],
  );
  return { scene, actors: callUp(createStage(scene, 200, 150, createRandom(2)), false) };
}

/** The paths of the first figure of a picture. */
function paths(prompt: string): string[] {
  const figure = called(prompt).actors[0]?.figure;
  if (!figure || figure === 'tree') throw new Error(`${prompt} shows nothing`);
  return figure.parts.map(({ d }) => d);
}

describe('things with a drawing of their own', () => {
  it.each(THINGS)('%s, %s, %s', (one, several, chinese, figure) => {
    for (const prompt of [one, chinese]) {
      expect(understand(prompt).cast).toEqual([{ figure, count: 1 }]);
      expect(undrawnIn(prompt)).toEqual([]);
    }
    expect(understand(several).cast).toEqual([{ figure, count: 3 }]);
    expect(called(several).actors).toHaveLength(3);
  });

  it('no two look alike', () => {
    expect(new Set(THINGS.map(([one]) => paths(one).join())).size).toBe(THINGS.length);
  });

  it.each([
    ['mushroom soup', ['noodles']],
    ['南瓜汤', ['noodles']],
    ['pumpkin pie', ['cake']],
    ['a mushroom cloud', []],
    ['a swordfish', []],
    ['剑客', ['person']],
    ['剑桥的秋天', []],
    ['自行车', ['bicycle']],
    ["five o'clock in the morning", []],
    ['a clock tower', ['castle']],
    ['朋友鼓励他', ['person']],
    ['an oil drum', []],
    ['a fiddle-leaf plant', ['pottedPlant']],
    ['building a house', ['house']],
    ['a power plant', []],
    ['a nuclear plant', []],
    ['an ice cream truck', ['truck']],
    ['a slide show', []],
    ['a monkey swings from a branch', ['monkey', 'tree']],
  ])('%s is none of them', (prompt, figures) => {
    expect(understand(prompt).cast.map(({ figure }) => figure)).toEqual(figures);
  });

  it.each([
    ['a knight with a sword', { how: 'holds', to: 'sword' }],
    ['a girl playing the violin', { how: 'holds', to: 'violin' }],
    ['拉小提琴的女孩', { how: 'holds', to: 'violin' }],
    ['a boy playing the drums', { how: 'holds', to: 'drum' }],
    ['一只熊在打鼓', { how: 'holds', to: 'drum' }],
    ['a fox holding a jack-o-lantern', { how: 'holds', to: 'jackOLantern' }],
    ['a man riding a motorbike', { how: 'on', to: 'motorbike' }],
    ['骑摩托车的男孩', { how: 'on', to: 'motorbike' }],
    ['a farmer driving a tractor', { how: 'on', to: 'tractor' }],
    ['a girl riding a phoenix', { how: 'on', to: 'phoenix' }],
    ['一个骑着老鹰的男孩', { how: 'on', to: 'eagle' }],
    ['农民开着拖拉机', { how: 'on', to: 'tractor' }],
  ])('%s', (prompt, relation) => {
    expect(understand(prompt).relations).toMatchObject([relation]);
    // one figure of both
    expect(called(prompt).actors).toHaveLength(1);
  });

  it('a sword that nobody holds is in a stone', () => {
    const alone = paths('a sword');
    expect(paths('a knight with a sword')).not.toEqual(expect.arrayContaining(alone));
    expect(alone.length).toBeGreaterThan(10);
  });

  it('move as they do', () => {
    const at = { walks: false, floating: false, grounded: false };
    expect([stirOf('motorbike', at), stirOf('tractor', at), stirOf('ufo', at)]).toEqual([
      'drive',
      'drive',
      'hover',
    ]);
  });

  it.each(['a UFO', "a jack-o'-lantern"])('%s is there after sunset', (prompt) => {
    expect(['night', 'blue']).toContain(called(prompt).scene.time);
  });
});

describe('a taxi', () => {
  it.each(['a taxi', '一辆出租车'])('%s is a yellow car with a sign', (prompt) => {
    expect(understand(prompt).cast).toMatchObject([{ figure: 'car', taxi: true, colour: [242, 190, 44] }]);
    expect(called(prompt).actors[0]?.figure).toMatchObject({ letters: true });
  });

  it('is of the color of the words, and has seats', () => {
    expect(understand('a red taxi').cast).toMatchObject([{ taxi: true, colour: [216, 52, 58] }]);
    expect(understand('a woman in a taxi')).toMatchObject({ inside: 'car', setting: 'cabin' });
  });

  it('a car has none', () => {
    expect(called('a yellow car').actors[0]?.figure).not.toHaveProperty('letters');
  });
});
