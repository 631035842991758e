import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { bears } from '../../../generators/pictures/actors.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { actor } from '../../../generators/pictures/figures/actor.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const ties = (prompt: string) => (read(prompt).relations ?? []).map(({ how, to }) => `${how} ${to}`);

/** The figures of a picture. */
function drawn(prompt: string) {
  const scene = castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  return callUp(createStage(scene, 200, 150, createRandom(2)), false);
}

describe('what people do in their free time', () => {
  it.each([
    ['孩子们在跳绳', 'at skippingRope'],
    ['a girl jumping rope', 'at skippingRope'],
    ['children having a snowball fight', 'holds snowball'],
    ['孩子们在打雪仗', 'holds snowball'],
    ['two girls on a swing', 'on swing'],
    ['孩子们在荡秋千', 'on swing'],
    ['three kids on a slide', 'on slide'],
    ['小朋友在滑滑梯', 'on slide'],
    ['children building a sandcastle on the beach', 'at sandcastle'],
    ['孩子们在海边堆沙堡', 'at sandcastle'],
    ['a boy looking through a telescope', 'at telescope'],
    ['a boy with a telescope', 'at telescope'],
    ['一家人在看电视', 'at television'],
    ['a woman playing the cello', 'at cello'],
    ['女孩在拉大提琴', 'at cello'],
    ['奶奶在织毛衣', 'holds knitting'],
    ['an old woman knitting', 'holds knitting'],
    ['奶奶和孙子在包饺子', 'at dumplingTable'],
    ['一家人包粽子', 'at zongziTable'],
    ['孩子们放鞭炮', 'holds firecrackers'],
    ['a boy blowing out the candles on his birthday cake', 'at cakeTable'],
    ['小女孩在过生日', 'at cakeTable'],
    ['老奶奶提着篮子', 'holds basket'],
    ['a dog with a bone', 'holds bone'],
    ['a girl eating ice cream', 'holds iceCream'],
  ])('%s', (prompt, tie) => {
    expect(new Set(ties(prompt))).toEqual(new Set([tie]));
    expect(undrawnIn(prompt)).toEqual([]);
    expect(drawn(prompt).length).toBeGreaterThan(0);
  });

  it('several things are held at once', () => {
    expect(ties('a girl with a balloon and an ice cream')).toEqual(['holds balloon', 'holds iceCream']);
  });

  it('nobody throws snow without any, or knits in a field', () => {
    expect(read('children having a snowball fight').weather).toBe('snow');
    expect(read('奶奶在织毛衣').setting).toBe('room');
    expect(read('an old woman knitting in the garden').setting).toBe('garden');
  });

  it('three turn a long rope and jump over it, one has their own', () => {
    const [three] = drawn('三个孩子在跳绳');
    const [one] = drawn('一个孩子在跳绳');
    const wide = (actor: typeof one) => (actor && actor.figure !== 'tree' ? actor.figure.half : 0);
    expect(wide(three)).toBeGreaterThan(wide(one) * 1.5);
  });
});

describe('what is in something else', () => {
  it.each([
    ['a vase of red flowers on a table', ['vase']],
    ['花瓶里的花', ['vase']],
    ['a basket of apples', ['basket']],
    ['一篮子苹果', ['basket']],
    ['a birthday party with five candles on a cake', ['person', 'person', 'person', 'cakeTable']],
  ])('%s: is not beside it', (prompt, figures) => {
    const cast = read(prompt).cast.map(({ figure }) => figure);
    expect(cast.filter((figure) => figure !== 'cake')).toEqual(figures);
  });

  it('a vase has flowers of their color, a basket what it is full of', () => {
    expect(read('a vase of red flowers').cast[0]?.colour).toBeDefined();
    expect(read('a basket of apples').cast[0]?.filled).toBe('apple');
  });

  it('a birthday cake has its candles', () => {
    expect(read('a boy blowing out six candles on a cake').cast).toMatchObject([
      { figure: 'child' },
      { figure: 'cakeTable', candles: 6 },
    ]);
  });
});

describe('a group with one thing', () => {
  const holders = (prompt: string): number => {
    const { cast, relations = [] } = read(prompt);
    return cast.filter((one) => relations.some((tie) => tie.how === 'holds' && bears(tie, one))).length;
  };

  it.each([
    ['孩子们在踢足球', 1],
    ['孩子们在放风筝', 1],
    ['three children playing football', 1],
    ['children flying kites', 3],
    ['two boys reading books', 2],
  ])('%s: %i of them', (prompt, count) => {
    expect(holders(prompt)).toBe(count);
  });

  it('who has no kite looks on', () => {
    const poses = read('孩子们在放风筝').cast.flatMap(({ person, bearing }) =>
      person ? [bearing?.pose] : [],
    );
    expect(poses).toEqual([undefined, 'raise', 'raise']);
  });
});

describe('a violinist', () => {
  it('has a hand at the bow', () => {
    const look = { pose: 'hold', behind: false, umbrella: false } as const;
    const person = read('a girl playing the violin').cast[0]?.person;
    if (!person) throw new Error('nobody plays');
    expect(actor(person, { ...look, arms: 'bow' }).parts).not.toEqual(
      actor(person, { ...look, holds: true }).parts,
    );
    expect(actor(person, { ...look, arms: 'bow' }).hand).toEqual(
      actor(person, { ...look, holds: true }).hand,
    );
  });
});

it.each([
  ['A teenager skateboards in the park', 1],
  ['two skateboards in the park', 2],
])('who skateboards has one board: %s', (prompt, boards) => {
  const plan = understandNaming(prompt, undefined, [], 1);
  expect(plan.cast.find(({ figure }) => figure === 'skateboard')?.count).toBe(boards);
  expect(plan.relations?.some(({ how, to }) => how === 'on' && to === 'skateboard') ?? false).toBe(
    boards === 1,
  );
});
