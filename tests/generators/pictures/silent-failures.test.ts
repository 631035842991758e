import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const ties = (prompt: string) => [
  ...new Set((read(prompt).relations ?? []).map(({ who, how, to }) => `${who} ${how} ${to}`)),
];

/** Half the width of the first figure of a picture. */
function half(prompt: string): number {
  const scene = castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  const figure = callUp(createStage(scene, 200, 150, createRandom(2)), false)[0]?.figure;
  return figure && figure !== 'tree' ? figure.half : 0;
}

describe('what was left out without a word', () => {
  it.each([
    ['小熊给妈妈送花', ['bear holds bouquet', 'bear at giving']],
    ['小猫在玩毛线球', ['cat holds yarn']],
    ['孙女给爷爷倒茶', ['child holds coffee']],
    ['a mother baking cookies with her daughter', ['person at oven', 'child at oven']],
    ['kids sharing a pizza at a table', ['child at servedTable']],
    ['a family watching TV on the sofa', ['person on sofa', 'child on sofa']],
    ['a man playing piano on a bench', ['person at piano']],
    ['a girl hugging a teddy bear', ['child holds bear']],
    ['两只小鸟在树枝上唱歌', ['bird up tree']],
  ])('%s', (prompt, expected) => {
    expect(ties(prompt)).toEqual(expected);
  });

  it('a pizza is on the table, not beside it', () => {
    expect(read('kids sharing a pizza at a table').cast.at(-1)).toMatchObject({ filled: 'pizza' });
  });

  it('the television is still there for those on the sofa', () => {
    expect(read('a family watching TV on the sofa').cast.map(({ figure }) => figure)).toContain('television');
  });

  it('chess under a tree is played outdoors', () => {
    expect(read('爷爷在树下下棋').setting).toBe('meadow');
  });

  it.each(['a dragon breathing fire', 'a fire-breathing dragon', '一条喷火的龙'])('%s', (prompt) => {
    expect(half(prompt)).toBeGreaterThan(half('a dragon'));
  });

  it('vegetables in a garden are no dish on a table', () => {
    expect(read('奶奶在菜园里摘菜')).toMatchObject({ setting: 'garden', cast: [{ figure: 'person' }] });
  });

  it('a toy bear is small', () => {
    expect(read('a teddy bear').cast).toMatchObject([{ figure: 'bear', young: true }]);
  });

  it.each([
    ['春节舞龙', '舞龙'],
    ['my cat sleeping on my keyboard', 'keyboard'],
  ])('%s: is said to be missing', (prompt, word) => {
    expect(undrawnIn(prompt)).toEqual([word]);
  });
});
