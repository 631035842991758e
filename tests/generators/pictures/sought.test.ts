import { describe, expect, it } from 'vitest';
import { wearing } from '../../../generators/pictures/figures/accessories.ts';
import { catalogue } from '../../../generators/pictures/figures/catalogue.ts';
import { postAt, STATIONS } from '../../../generators/pictures/figures/stations.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { stature } from '../../../generators/pictures/stature.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';
import { sceneOfPlan } from './place-pixels.ts';

const figuresOf = (words: string) => understand(words).cast.map(({ figure }) => figure);

describe('things that were asked for by name', () => {
  it.each([
    ['a sleigh in the snow', 'sleigh'],
    ['舞狮', 'lionDance'],
    ['a lion dance in the street', 'lionDance'],
    ['a drone over the city', 'drone'],
    ['无人机', 'drone'],
    ['a statue in a park', 'statue'],
    ['兵马俑', 'clayWarriors'],
    ['terracotta warriors', 'clayWarriors'],
    ['拔河比赛', 'tugRope'],
    ['a man painting a wall', 'paintedWall'],
    ['a carved bird', 'carvedBird'],
    ['木雕鸟', 'carvedBird'],
    ['a torch', 'torch'],
    ['水桶', 'bucket'],
  ] as const)('%s: %s', (words, figure) => {
    const { cast } = understand(words);
    const one = cast.find((other) => other.figure === figure);
    expect(one).toBeDefined();
    expect(undrawnIn(words)).toEqual([]);
    if (!one) return;
    const drawn = catalogue[figure].make(one, sceneOfPlan(understand(words)), createRandom(1));
    expect(drawn.parts.length).toBeGreaterThan(2);
  });

  it.each(['a platypus', 'a sphinx', '方尖碑'])('%s has no figure', (words) => {
    expect(undrawnIn(words)).toHaveLength(1);
  });

  it('a carved bird is a thing', () => {
    expect(figuresOf('a carved bird')).toEqual(['carvedBird']);
    expect(figuresOf('a bird')).toEqual(['bird']);
  });

  it('six pull a rope, half of them each way', () => {
    const plan = understand('拔河比赛');
    expect(plan.cast).toContainEqual(expect.objectContaining({ figure: 'person', count: 6 }));
    const { tugRope } = STATIONS;
    if (!tugRope) throw new Error('no rope');
    const posts = [0, 1, 2, 3, 4, 5].map((i) => postAt(tugRope, i, 6));
    for (const { x, left } of posts) expect(left === true).toBe(x > 0);
    expect(posts.filter(({ x }) => x > 0)).toHaveLength(3);
  });
});

describe('what is worn and held', () => {
  it.each(['一个男孩戴着耳机', 'a girl wearing headphones in a park', 'a cat wearing red headphones'])(
    '%s: on the head',
    (words) => {
      const { wears, cast } = understand(words);
      expect(wears).toContainEqual(expect.objectContaining({ what: 'headphones' }));
      expect(cast.map(({ figure }) => figure)).not.toContain('headphones');
      expect(undrawnIn(words)).toEqual([]);
    },
  );

  it('headphones on a table are a thing', () => {
    expect(figuresOf('headphones on a table')).toContain('headphones');
  });

  it.each([1, 2])('headphones are over the ears of a head with %i eyes', (eyes) => {
    const head = {
      at: { x: 0, y: -80, scale: 10 },
      eyes: [
        [-0.4, 0],
        [0.4, 0],
      ].slice(0, eyes) as [number, number][],
    };
    const bare = { parts: [], half: 10, tall: 90, head };
    expect(wearing(bare, [{ what: 'headphones' }]).parts.length).toBeGreaterThan(2);
  });

  it.each(['村民们举着火把', 'two men holding torches at night', 'a man with a torch in a cave'])(
    '%s: in hand',
    (words) => {
      expect(understand(words).relations).toContainEqual(
        expect.objectContaining({ how: 'holds', to: 'torch' }),
      );
    },
  );

  it('a bucket is full of fish, which do not swim', () => {
    const { cast } = understand('a fisherman with a bucket of fish');
    expect(cast).toContainEqual(expect.objectContaining({ figure: 'bucket', filled: 'fish' }));
    expect(cast.map(({ figure }) => figure)).not.toContain('fish');
  });

  it.each(['a fisherman shows a fish he caught', 'a man catches a fish by the river', '渔夫钓到一条大鱼'])(
    '%s: it is in hand',
    (words) => {
      const { relations, cast } = understand(words);
      expect(relations).toContainEqual(expect.objectContaining({ how: 'holds', to: 'fish' }));
      expect(cast.find(({ figure }) => figure === 'fish')?.count).toBe(1);
    },
  );

  it('who is alone combs their own hair; a mother combs that of her daughter', () => {
    expect(understand('a girl combing her hair').relations).toContainEqual(
      expect.objectContaining({ how: 'holds', to: 'comb' }),
    );
    expect(understand("a mother combing her daughter's hair").relations).toContainEqual(
      expect.objectContaining({ how: 'at', to: 'comb' }),
    );
  });
});

describe('who falls', () => {
  it.each([
    'a man falls to the ground',
    '一个男人倒在地上',
    'the knight collapsed in the snow',
    '老人晕倒了',
  ])('%s: lies there', (words) => {
    expect(understand(words).shown?.pose ?? understand(words).acts?.[0]?.does).toBe('lie');
  });

  it.each(['a man drops a cup to the floor', 'a collapsed house', '一个女孩在倒茶'])(
    '%s: nobody lies',
    (words) => {
      const { shown, acts = [] } = understand(words);
      expect([shown?.pose, ...acts.map(({ does }) => does)]).not.toContain('lie');
    },
  );
});

describe('small things beside people', () => {
  const of = (figure: 'backpack' | 'apple' | 'person' | 'chair', metres: number) => ({
    cast: { figure, count: 1 },
    metres,
    stand: catalogue[figure].stand,
  });
  const beside = (figure: 'backpack' | 'apple' | 'chair') => {
    const all = [of('person', 1.75), of(figure, catalogue[figure].metres)];
    const [, thing] = all;
    return thing ? stature(thing, all) : 0;
  };

  it('have the size that they have in a hand', () => {
    expect(beside('backpack')).toBeLessThan(0.75);
    expect(beside('apple')).toBeLessThan(0.35);
    expect(beside('chair')).toBe(1);
  });

  it('are as large as ever alone', () => {
    const apple = of('apple', 1);
    expect(stature(apple, [apple])).toBe(1);
  });
});
