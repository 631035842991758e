/** Heaps of things in what holds them, couriers' scooters, and babies aboard. */
import { describe, expect, it } from 'vitest';
import { heapOf } from '../../../generators/pictures/figures/heap.ts';
import { sack } from '../../../generators/pictures/figures/sack.ts';
import { scooter } from '../../../generators/pictures/figures/scooter.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const castOf = (prompt: string) =>
  read(prompt).cast.map(({ figure, count, filled }) => ({ figure, count, filled }));

describe('a container with its contents', () => {
  it.each([
    ['a bag of letters', 'sack', 'letter'],
    ['a sack of gold coins', 'sack', 'coins'],
    ['一袋金币', 'sack', 'coins'],
    ['一袋米', 'sack', 'grain'],
    ['a box of books', 'box', 'book'],
    ['一箱苹果', 'box', 'apple'],
    ['a basket of apples', 'basket', 'apple'],
    ['一篮子鸡蛋', 'basket', 'egg'],
  ] as const)('%s is one', (prompt, figure, filled) => {
    expect(castOf(prompt)).toEqual([{ figure, count: 1, filled }]);
  });

  it('holds what it is named with, above its rim', () => {
    const [empty, full] = [sack(), sack(undefined, 'letter')];
    expect(full.parts.length - empty.parts.length).toBe(heapOf('letter', { y: -62, half: 33 }).length);
    const heap = full.parts.slice(1, 1 + full.parts.length - empty.parts.length);
    expect(heap.length).toBeGreaterThan(12);
    expect(heap.every(({ at }) => at !== undefined && at.y <= -55)).toBe(true);
  });

  it('is held by whoever has it', () => {
    expect(read('Santa with a sack of gifts').relations).toEqual([
      expect.objectContaining({ who: 'person', how: 'holds', to: 'sack' }),
    ]);
  });
});

describe('a scooter', () => {
  it('has the box of a courier, whose hands are free', () => {
    const { cast, relations } = read('a courier on a scooter');
    expect(cast.map(({ figure, filled }) => [figure, filled])).toEqual([
      ['person', undefined],
      ['scooter', 'box'],
    ]);
    expect(relations?.map(({ how, to }) => `${how} ${to}`)).toEqual(['on scooter']);
    const made = (delivers: boolean) => scooter(createRandom(1), undefined, delivers);
    expect(made(true).tall).toBeGreaterThan(made(false).tall);
  });

  it('has none under somebody else', () => {
    expect(
      castOf('a girl riding a scooter').find(({ figure }) => figure === 'scooter')?.filled,
    ).toBeUndefined();
  });
});

describe('a baby aboard', () => {
  it.each(['a mother with a baby on a ship', 'a family in a rowing boat with a baby'])(
    '%s: in arms',
    (prompt) => {
      const ties = read(prompt).relations ?? [];
      expect(ties.filter(({ who }) => who === 'child')).toEqual([
        expect.objectContaining({ how: 'on', to: 'person', part: 'arms' }),
      ]);
      expect(ties.some(({ who, how, to }) => who === 'person' && how === 'on' && to !== 'person')).toBe(true);
    },
  );
});

describe('who is at what', () => {
  it('a witch stirs her cauldron', () => {
    const { relations } = read('a witch stirring a cauldron');
    expect(relations).toEqual([expect.objectContaining({ who: 'person', how: 'at', to: 'cauldron' })]);
  });

  it('a cat that somebody rescues is in the tree, and who picks apples is not', () => {
    const up = (prompt: string) =>
      read(prompt)
        .relations?.filter(({ how }) => how === 'up')
        .map(({ who }) => who);
    expect(up('a firefighter rescuing a cat from a tree')).toEqual(['cat']);
    expect(up('a boy picking apples from a tree') ?? []).toEqual([]);
  });

  it('rice is planted in its field', () => {
    expect(read('农民在田里种水稻')).toMatchObject({ setting: 'garden', crop: 'rice' });
  });
});
