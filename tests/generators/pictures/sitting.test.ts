import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { quadruped } from '../../../generators/pictures/figures/beasts/quadruped.ts';
import { BEASTS, type BeastName } from '../../../generators/pictures/figures/beasts/rows.ts';
import { BENCH_METRES, cabinBench } from '../../../generators/pictures/figures/cabin-seats.ts';
import { CAR_SIDE, convertible } from '../../../generators/pictures/figures/vehicles.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const poses = (prompt: string) => read(prompt).cast.map(({ figure, pose }) => `${figure} ${pose ?? '-'}`);

/** The figures of a picture. */
function drawn(prompt: string) {
  const scene = castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  return callUp(createStage(scene, 200, 150, createRandom(2)), false).flatMap((actor) =>
    actor.figure === 'tree' ? [] : [{ ...actor, figure: actor.figure }],
  );
}

describe('four-legged animals sit', () => {
  it.each([
    ['the wolf sits by the lake', ['wolf sit']],
    ['一只小狗坐在门口', ['dog sit', 'door -']],
    // whose paws are free to hold something
    ['a bear drinking coffee', ['bear sit', 'coffee -']],
    ['一只狐狸在看书', ['fox sit', 'book -']],
    ['a fox holding a red umbrella', ['fox sit', 'umbrella -']],
    // and do not without a reason, nor when they run
    ['a fox with a ball', ['fox -', 'ball -']],
    ['a fox in a forest', ['fox -']],
    ['a running dog', ['dog -']],
  ] as const)('%s', (prompt, expected) => {
    expect(poses(prompt)).toEqual(expected);
  });

  it.each(Object.keys(BEASTS) as BeastName[])('%s: drinks with its paw at its mouth', (kind) => {
    const of = (drinks: boolean) =>
      quadruped(kind, createRandom(3), undefined, { pose: 'sit', holds: true, drinks });
    const { hand = [0, 0], head } = of(true);
    const { x, y, scale } = head?.at ?? { x: 0, y: 0, scale: 0 };
    // before the face and below the eyes
    expect(hand[0]).toBeGreaterThan(x);
    expect(Math.abs(hand[1] - y)).toBeLessThan(scale * 1.2);
    expect(hand[1]).toBeLessThan(of(false).hand?.[1] ?? 0);
  });

  it('who eats or drinks has it at the mouth, who reads does not', () => {
    expect(read('a bear drinking coffee').cast[0]?.bearing).toEqual({ pose: 'drink' });
    expect(read('一只狗在吃苹果').cast[0]?.bearing).toEqual({ pose: 'drink' });
    expect(read('a bear reading a book').cast[0]?.bearing).toBeUndefined();
  });

  it.each(Object.keys(BEASTS) as BeastName[])('%s: upright, its paw before its chest', (kind) => {
    const of = (holds: boolean) => quadruped(kind, createRandom(3), undefined, { pose: 'sit', holds });
    const [paws, hands] = [of(false), of(true)];
    expect(hands.tall).toBeGreaterThan(paws.tall);
    const [x = 0, y = 0] = hands.hand ?? [];
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(hands.half);
    expect(-y).toBeGreaterThan(hands.tall * 0.15);
    expect(-y).toBeLessThan(hands.tall * 0.8);
  });

  it('on a sofa, but on a bridge they stand', () => {
    const lone = (prompt: string) => drawn(prompt).map(({ figure }) => figure.parts.length);
    // the parts of the sitting bear are among the sofa's
    const bear = quadruped('bear', createRandom(3), undefined, { pose: 'sit' }).parts.length;
    expect(lone('a bear on a sofa')[0]).toBeGreaterThan(bear);
    expect(drawn('a bear on a bridge')[0]?.cast.figure).toBe('bridge');
  });
});

describe('passengers', () => {
  it('sit on the seats of a train, bus, car or plane', () => {
    for (const prompt of ['a fox in a train', '公交车里的一位老人', 'a cat in a car', 'a woman on a plane']) {
      const [bench, ...others] = drawn(prompt);
      expect(others).toEqual([]);
      expect(bench?.metres).toBeGreaterThan(BENCH_METRES * 0.9);
      expect(bench?.figure.parts.slice(0, 3)).toEqual(
        cabinBench([0, 0, 0], 1)
          .parts.slice(0, 3)
          .map(({ d }) => expect.objectContaining({ d })),
      );
    }
  });

  it('share a bench; who sleeps lies along it', () => {
    const wide = (prompt: string) => Math.round((drawn(prompt)[0]?.figure.half ?? 0) / 10) * 10;
    expect(drawn('three foxes in a train')).toHaveLength(1);
    expect(wide('a man sleeping in a train')).toBeGreaterThan(wide('a man in a train'));
  });

  it('stand or run if the words say so, and where there are no seats', () => {
    expect(drawn('a tiger running in a train')[0]?.cast.stride).toBe(0);
    expect(drawn('a tiger running in a train')[0]?.figure.half).not.toBe(cabinBench([0, 0, 0], 1).half);
    expect(drawn('a fox in a submarine')[0]?.stir).not.toBe('stand');
  });
});

describe('who drives a car', () => {
  it.each(['a dog driving a red car', '一只老虎开着一辆车', 'a man driving home', '爸爸在开车'])(
    '%s: is in an open one',
    (prompt) => {
      const { relations, cast } = read(prompt);
      expect(relations).toEqual([expect.objectContaining({ how: 'on', to: 'convertible' })]);
      expect(cast.filter(({ figure }) => figure === 'car')).toEqual([]);
    },
  );

  it('on its roof is who is on it', () => {
    expect(read('a cat on a car').relations).toEqual([{ who: 'cat', how: 'on', to: 'car' }]);
  });

  it('the side of the car is before its seats', () => {
    expect(convertible(createRandom(1)).parts).toHaveLength(CAR_SIDE + 2);
  });
});

describe('families of animals', () => {
  it.each([
    ['a bear family in the forest', ['bear 3']],
    ['狐狸一家', ['fox 3']],
    ['a fox couple', ['fox 2']],
    ['a family with a dog', ['person 1', 'child 1', 'person 1', 'dog 1']],
  ] as const)('%s', (prompt, expected) => {
    expect(read(prompt).cast.map(({ figure, count }) => `${figure} ${count}`)).toEqual(expected);
  });

  it('each of two has their own cup, but a kite is flown together', () => {
    const held = (prompt: string) => (read(prompt).relations ?? []).map(({ who, to }) => `${who} ${to}`);
    expect(held('a rabbit and a fox drinking tea')).toEqual(['rabbit coffee', 'fox coffee']);
    expect(held('a mouse and a fox flying a kite')).toEqual(['fox kite']);
  });
});
