import { describe, expect, it } from 'vitest';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const sceneOf = (prompt: string) =>
  castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
const castOf = (prompt: string) => sceneOf(prompt).cast.map(({ figure }) => figure);

describe('shops', () => {
  it.each([
    ['a bookstore with a counter and shelves', 'bookstore'],
    ['一个女孩在书店里看书', 'bookstore'],
    ['a bakery with bread on shelves', 'bakery'],
    ['面包店里有一个面包师', 'bakery'],
    ['a library full of books', 'library'],
    ['Shop, early morning. A man opens his tiny clock shop', 'shop'],
    ['超市里，妈妈和孩子在买菜', 'shop'],
  ])('%s: is a room with its furniture', (prompt, interior) => {
    expect(sceneOf(prompt)).toMatchObject({ setting: 'room', interior });
  });

  it.each([
    'the shop on the corner of the street',
    'a girl looks into a shop window',
    'shops along the pavement',
  ])('are seen from the street: %s', (prompt) => {
    expect(sceneOf(prompt).setting).toBe('street');
  });

  it('have on their shelves what is named with them, and in hand what somebody holds', () => {
    expect(castOf('a bakery with bread on shelves')).toEqual([]);
    expect(castOf('a library full of books')).toEqual([]);
    expect(castOf('a baker holding a loaf of bread in a bakery')).toContain('bread');
  });
});

describe('who brings something', () => {
  it.each([
    ['外卖小哥', 'on scooter'],
    ['a delivery rider', 'on scooter'],
    ['快递员送包裹', 'holds box'],
  ])('%s: has it, in a street', (prompt, tie) => {
    const { relations = [], setting } = read(prompt);
    expect([...new Set(relations.map(({ how, to }) => `${how} ${to}`))]).toEqual([tie]);
    expect(setting).toBe('street');
  });

  it('is where the words say else', () => {
    expect(read('a courier in the desert').setting).toBe('desert');
  });
});

describe('a fishing village', () => {
  it.each(['a fishing village', '清晨的小渔村'])('%s: has houses by the water, and boats', (prompt) => {
    expect(castOf(prompt)).toEqual(['house', 'rowboat']);
    expect(sceneOf(prompt).setting).toBe('river');
  });
});

describe('a lamp', () => {
  it('stands in a room, and on posts outdoors', () => {
    expect(castOf('a library with lamps')).toEqual(['lamp']);
    expect(sceneOf('a red lamp').setting).toBe('room');
    expect(castOf('lamps along the river at night')).toEqual(['streetLamp']);
  });
});
