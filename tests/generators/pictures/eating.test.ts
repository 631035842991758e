import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { EATEN } from '../../../generators/pictures/figures/bitten.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const people = [{ name: 'Mei', look: { words: 'A girl with black hair', seed: 7 } }];
const read = (prompt: string) => understandNaming(prompt, undefined, people, 1);
const figureOf = (prompt: string) => {
  const scene = castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  const [actor] = callUp(createStage(scene, 320, 240, createRandom(2)), false);
  if (!actor || actor.figure === 'tree') throw new Error('Nobody is there.');
  return actor.figure;
};
/** The parts of which a bite is taken, of a picture's first figure. */
const bitten = (prompt: string) => figureOf(prompt).parts.filter(({ within }) => within !== undefined);

describe('who eats', () => {
  it.each([
    'a girl eating an apple',
    '男孩在吃冰淇淋',
    '猴子吃香蕉',
    'a rabbit eating a carrot',
    '小兔子在吃胡萝卜',
    'a man eating pizza',
    'a raccoon eating a burger',
    'a cat eating ice cream',
    '一个男孩在吃西瓜',
    'a girl eating cake',
    'Mei eats an apple',
  ])('bites: %s', (prompt) => {
    expect(bitten(prompt).length).toBeGreaterThan(1);
    expect(undrawnIn(prompt)).toEqual([]);
  });

  it.each([
    ['a girl eating an apple', 'a girl holding an apple'],
    ['一个男孩在吃西瓜', '一个男孩抱着西瓜'],
    ['a monkey eating a banana', 'a monkey holding a banana'],
  ])('%s: has it nearer to the mouth than who holds it', (eating, holding) => {
    const height = (prompt: string): number => -(figureOf(prompt).hand?.[1] ?? 0) / figureOf(prompt).tall;
    expect(height(eating)).toBeGreaterThan(height(holding) + 0.05);
    expect(bitten(holding)).toEqual([]);
  });

  it('does not hide their face', () => {
    const { parts, face } = figureOf('a girl eating an apple');
    const eyes = face?.eyes ?? [];
    const at = parts.flatMap(({ within }) => within?.at ?? [])[0];
    expect(at?.y).toBeGreaterThan(Math.max(...eyes.map(([, , , bottom]) => bottom)));
  });

  it('has honey in a pot', () => {
    expect(read('a bear eating honey').relations).toMatchObject([
      { who: 'bear', how: 'holds', to: 'honeyPot' },
    ]);
    expect(read('a girl with honey blonde hair').cast.map(({ figure }) => figure)).toEqual(['child']);
  });

  it('is drawn with every kind of food that is bitten', () => {
    for (const [figure, food] of Object.entries(EATEN)) {
      const { parts } = food.draw({ figure: 'apple', count: 1 });
      expect(
        parts.every(({ within }) => within),
        figure,
      ).toBe(true);
    }
  });
});
