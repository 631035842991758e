import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { catalogue } from '../../../generators/pictures/figures/catalogue.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const castOf = (prompt: string) => read(prompt).cast.map(({ figure }) => figure);
const ties = (prompt: string) =>
  (read(prompt).relations ?? []).map(({ who, how, to }) => `${who} ${how} ${to}`);
const sceneOf = (prompt: string) =>
  castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
const actorsOf = (prompt: string) => callUp(createStage(sceneOf(prompt), 320, 240, createRandom(2)), false);
const partsOf = (prompt: string): string[] =>
  actorsOf(prompt).flatMap(({ figure }) => (figure === 'tree' ? [] : figure.parts.map(({ d }) => d)));

describe('flowers', () => {
  it.each([
    ['red roses in a vase', 'vase', 'rose'],
    ['一瓶红玫瑰', 'vase', 'rose'],
    ['a vase of tulips', 'vase', 'tulip'],
    ['a bouquet of roses', 'bouquet', 'rose'],
    ['一束向日葵', 'bouquet', 'daisy'],
    ['a bunch of yellow tulips', 'bouquet', 'tulip'],
    ['一瓶花', 'vase', undefined],
    ['一束花', 'bouquet', undefined],
  ])('are gathered as the words say: %s', (prompt, figure, bloom) => {
    expect(read(prompt).cast).toMatchObject([{ figure, count: 1, ...(bloom && { bloom }) }]);
    expect(sceneOf(prompt).setting).toBe('table');
  });

  it('look like those that are named', () => {
    expect(partsOf('red roses in a vase')).not.toEqual(partsOf('red tulips in a vase'));
    expect(partsOf('a red rose')).not.toEqual(partsOf('a red tulip'));
  });

  it.each(['a girl holding a bouquet of roses', '小女孩抱着一束玫瑰'])('are in hand: %s', (prompt) => {
    expect(ties(prompt)).toEqual(['child holds bouquet']);
  });
});

describe('a watermelon', () => {
  it('is no basket of fruit', () => {
    expect(castOf('a watermelon')).toEqual(['watermelon']);
    expect(castOf('西瓜')).toEqual(['watermelon']);
  });

  it('is a slice in a hand', () => {
    const tall = (prompt: string): number =>
      catalogue.watermelon.make({ figure: 'watermelon', count: 1 }, sceneOf(prompt), createRandom(1)).tall;
    expect(ties('a boy eating watermelon')).toEqual(['child holds watermelon']);
    expect(tall('a boy eating watermelon')).toBeLessThan(tall('a watermelon') / 2);
  });
});

describe('who is on something', () => {
  it.each([
    ['a cat on a pile of books', 'cat on bookPile'],
    ['一只猫趴在书上', 'cat on bookPile'],
    ['a mouse sitting on a stack of old books', 'mouse on bookPile'],
    ['a cat on a box', 'cat on box'],
    ['a cat in a cardboard box', 'cat on openBox'],
    ['纸箱里有一只小狗', 'dog on openBox'],
    ['猫在车顶上', 'cat on car'],
    ['a cat on the roof of a car', 'cat on car'],
    ['a frog sitting on a mushroom', 'frog on mushroom'],
    ['礁石上的美人鱼', 'mermaid on rock'],
  ])('is on it: %s', (prompt, tie) => {
    expect(ties(prompt)).toEqual([tie]);
    expect(read(prompt).onRoof).toBe(false);
    expect(actorsOf(prompt)).toHaveLength(1);
  });

  it('has a rock above the water, a mermaid too', () => {
    expect(sceneOf('a mermaid sitting on a rock').setting).toBe('sea');
  });

  it('reads a book that is no pile', () => {
    expect(ties('a girl reading a book')).toEqual(['child holds book']);
  });

  it('steers a ship of pirates as a pirate', () => {
    expect(ties('a pirate captain steering a ship')).toEqual(['person on tallShip']);
    expect(read('海盗船').cast).toMatchObject([{ figure: 'tallShip', pirate: true }]);
  });
});
