import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const figures = (prompt: string, people: Parameters<typeof understandNaming>[2] = []) =>
  understandNaming(prompt, '', people, 1).cast.map(({ figure }) => figure);

describe('animals that stories name', () => {
  it.each([
    ['an ant', 'ant'],
    ['一只小蚂蚁', 'ant'],
    ['a caterpillar on a leaf', 'caterpillar'],
    ['a ladybug', 'ladybug'],
    ['七星瓢虫', 'ladybug'],
    ['a spider', 'spider'],
    ['小蝌蚪找妈妈', 'tadpole'],
    ['池塘里的鲤鱼', 'fish'],
    ['an otter', 'otter'],
    ['小水獭', 'otter'],
    ['a badger', 'badger'],
    ['a beaver', 'beaver'],
    ['a mole', 'mole'],
    ['a lizard', 'lizard'],
    ['a seahorse', 'seahorse'],
    ['a gosling', 'goose'],
    ['一只喜鹊', 'bird'],
    ['一只白鸽', 'bird'],
  ])('%s is drawn as itself: %s', (prompt, figure) => {
    expect(figures(prompt)).toContain(figure);
    expect(undrawnIn(prompt)).toEqual([]);
  });

  it.each([
    ['Pip', 'Pip, an ant', 'ant'],
    ['小獭', '小獭，水獭', 'otter'],
    ['Beaver', 'Beaver, a beaver', 'beaver'],
    ['Finn', 'Finn, a firefly', 'firefly'],
    ['小萤', '小萤，萤火虫', 'firefly'],
  ])('%s of a story is one, too', (name, words, figure) => {
    expect(figures(`${name} by the river. ${words}`, [{ name, look: { words } }])).toContain(figure);
  });
});

describe('an animal that has no figure', () => {
  const people = [{ name: 'Perry', look: { words: 'Perry, a platypus' } }];

  it('is left out of the picture of its story and named, and nobody is in its place', () => {
    const prompt = 'Perry swims in the river. Perry, a platypus';
    expect(figures(prompt, people)).toEqual([]);
    expect(undrawnIn(prompt)).toEqual(['platypus']);
  });

  it('leaves who is with it', () => {
    const mei = { name: 'Mei', look: { words: 'Mei, a girl' } };
    const prompt = 'Mei and Perry by the river. Mei, a girl. Perry, a platypus';
    expect(figures(prompt, [mei, ...people])).toEqual(['child']);
  });

  it('beside somebody does not make them one', () => {
    const keeper = { name: 'Ann', look: { words: 'Ann, a woman with a platypus' } };
    expect(figures('Ann in full figure. Ann, a woman with a platypus', [keeper])).toEqual(['person']);
  });
});
