import { describe, expect, it } from 'vitest';
import { index } from '../../../generators/pictures/words/senses.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';
import { undrawnWords } from '../../../generators/pictures/words/undrawn-words.ts';
import * as phrases from '../../../generators/prompts/phrases.ts';
import { BUILT_IN_STYLES } from '../../../server/draw/built-in-styles.ts';
import { sheets } from '../../../tools/lib/sheet-prompts.mjs';

describe('things that the engine cannot draw', () => {
  it.each([
    ['a platypus in the forest', ['platypus']],
    ['two Platypuses and a squid on a red car', ['Platypus', 'squid']],
    ['the sphinx at night', ['sphinx']],
    ['a wombat on a rock, beside it a prairie dog', ['wombat', 'prairie dog']],
    ['a beetle, a beetle, three beetles', ['beetle']],
    ['一只树懒', ['树懒']],
    ['a bell', ['bell']],
    ['a bell tower at dawn', []],
    ['an anvil and a horseshoe on a table', ['anvil', 'horseshoe']],
    ['桌上的毛笔和算盘', ['毛笔', '算盘']],
    ['a boy with a baseball bat and a treasure map', ['baseball bat']],
    ['蘑菇屋前的南瓜马车', ['蘑菇屋', '南瓜马车']],
    ['a pair of red sneakers on a white background', ['sneaker']],
    ['a minimalist logo of a mountain', ['logo']],
    ['一个小女孩在家里洗澡', ['洗澡']],
    ['a dog catching a frisbee in the park', ['frisbee']],
    ['沙漠里的变色龙和鸭嘴兽，远处有一座清真寺', ['变色龙', '鸭嘴兽', '清真寺']],
    ['方尖碑前的狗', ['方尖碑']],
    ['超市里，妈妈推着购物车', []],
    ['爷爷骑着三轮车', ['三轮车']],
    ['在健身房里运动', []],
    ['体育馆里的孩子', []],
    ['机库里的孩子', ['机库']],
    ['a car at the gas station', []],
    ['a boy in a treehouse', ['treehouse']],
    ['舞台上的乐队和鼓手', []],
    ['a rock band at a concert', []],
    ['a brass band', ['brass band']],
    ['a rubber band on a table', []],
  ])('%s', (prompt, words) => {
    expect(undrawnIn(prompt)).toEqual(words);
  });

  it('are not drawn as a word in their name', () => {
    const castOf = (prompt: string) => understand(prompt).cast.map(({ figure }) => figure);
    expect(castOf('a hot dog')).toEqual([]);
    expect(castOf('dragon fruit')).toEqual([]);
    expect(castOf('a prairie dog and a dog')).toEqual(['dog']);
    expect(castOf('一只烤鸭')).toEqual([]);
  });

  it.each([
    ['a desert, no platypus', ''],
    ['a fox without a spear', ''],
    ['沙漠，不要鸭嘴兽', ''],
    ['a platypus', 'platypuses'],
    ['鸭嘴兽', '鸭嘴兽, 文字'],
  ])('are not told if they are refused: %s, without: %s', (prompt, negative) => {
    expect(undrawnIn(prompt, negative)).toEqual([]);
  });

  it.each([
    'tiger lily in a garden',
    'carrot cake on a table',
    'a clock tower at dusk',
    'an avocado green sofa',
    'a pear tree on a hill',
    'drone shot of a forest',
    'a river snakes through the valley',
    '无人机航拍的森林',
    '袋子里的老鼠',
    '青蛙和蝴蝶',
    'a beeline of antlers on the battlements',
  ])('are not seen in words of another meaning: %s', (prompt) => {
    expect(undrawnIn(prompt)).toEqual([]);
  });
});

describe('clothes that the engine leaves out', () => {
  it.each([
    ['a cat in a suit and boots', ['boots']],
    ['a fox wearing jeans and a scarf', ['jeans']],
    ['一只穿牛仔裤的猫坐在办公室里', ['牛仔裤']],
    ['a girl with red gloves', ['gloves']],
    // nothing stays on a fish, and a portrait shows no hat
    ['戴着墨镜的鲸鱼', ['墨镜']],
    ['a fish in a top hat', ['top hat']],
    ['an octopus in a coat and a top hat', ['coat']],
    ['a robot in a suit', ['suit']],
    ['portrait of a girl in a straw hat', []],
    ['portrait of a girl in a cape', ['cape']],
    ['portrait of a man with glasses', []],
    // people and animals wear these
    ['a woman in a red dress', []],
    ['a girl with a blue hat', []],
    ['a panda with sunglasses', []],
    ['一只穿西装的猫坐在办公室里', []],
    ['一个戴眼镜的男人', []],
    ['a chef in a tall hat', []],
    ['a snowman with a red scarf', []],
    // and nothing here is worn
    ['a fox in a train', []],
    ['a bear in a suitcase', []],
    ['a cat under a hat', []],
    ['a red dress on a chair', []],
  ] as const)('%s', (prompt, words) => {
    expect(undrawnIn(prompt)).toEqual(words);
  });

  it('are not told if they are refused', () => {
    expect(undrawnIn('a cat in boots', 'boots')).toEqual([]);
    expect(undrawnIn('a fish in a hat', 'hat')).toEqual([]);
  });
});

describe('the list of words', () => {
  it('has no word that the engine draws, and none twice', () => {
    const words = undrawnWords.flatMap((topic) => topic.split(' '));
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
    const known = [...index.values()]
      .flat()
      // a picture may be where something stands that it does not show: an oil rig's sea
      .filter(
        ({ means }) =>
          means.some(({ of }) => of === 'undrawn') &&
          means.some(({ of }) => of !== 'undrawn' && of !== 'setting'),
      )
      .map(({ word }) => word);
    expect(known).toEqual([]);
  });

  it('has nothing that the engine itself adds to a prompt', () => {
    const added = [JSON.stringify(phrases), ...BUILT_IN_STYLES.map(({ prompt }) => prompt)];
    expect(added.flatMap((words) => undrawnIn(words))).toEqual([]);
  });

  it.each(Object.values(sheets).flat())('nothing of it is in "%s"', (prompt) => {
    expect(undrawnIn(prompt)).toEqual([]);
  });
});
