import { describe, expect, it } from 'vitest';
import type { Figure } from '../../../generators/pictures/brush/shapes.ts';
import { isHat, wearing } from '../../../generators/pictures/figures/accessories.ts';
import { catalogue } from '../../../generators/pictures/figures/catalogue.ts';
import { wanderer } from '../../../generators/pictures/figures/wanderer.ts';
import { rgb } from '../../../generators/pictures/light/colour.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { ANIMATE } from '../../../generators/pictures/words/beings.ts';
import type { Cast, FigureName } from '../../../generators/pictures/words/plan.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { canBeClad, canWear, isLeftOff } from '../../../generators/pictures/words/worn.ts';

const [RED, BLUE, YELLOW] = ['#d8343a', '#3a74d8', '#f3c73b'].map(rgb);

/** Who wears what in a picture of a prompt: figures in the order of the words. */
const wornIn = (prompt: string, people: Parameters<typeof understandNaming>[2] = []) =>
  understandNaming(prompt, undefined, people, 1).cast.map(({ figure, worn }) => [
    figure,
    worn?.map(({ what }) => what),
  ]);

describe('what somebody wears', () => {
  it.each([
    ['a cat wearing a hat', 'cat', { what: 'felt' }],
    ['a fox with a blue scarf', 'fox', { what: 'scarf', colour: BLUE }],
    ['一只戴着红围巾的狐狸', 'fox', { what: 'scarf', colour: RED }],
    ['戴着红色圣诞帽的兔子', 'rabbit', { what: 'santa', colour: RED }],
    ['a dog in a yellow raincoat', 'dog', { what: 'coat', colour: YELLOW }],
    ['a bear in a wizard’s hat', 'bear', { what: 'pointed' }],
    ["a bear in a wizard's hat", 'bear', { what: 'pointed' }],
    ['a panda, bow tie, forest', 'panda', { what: 'bowTie' }],
  ] as const)('%s', (prompt, figure, worn) => {
    const { cast, colours } = understandNaming(prompt, undefined, [], 1);
    expect(cast).toMatchObject([{ figure, worn: [worn] }]);
    // the color of a scarf is neither that of the animal nor of the picture
    expect(cast[0]?.colour).toBeUndefined();
    expect(colours).toEqual([]);
  });

  it('is on the one of whom it is said, and on all of a group', () => {
    expect(wornIn('a cat in a hat and a dog with a tie')).toEqual([
      ['cat', ['felt']],
      ['dog', ['tie']],
    ]);
    expect(wornIn('a cat and a dog in sunglasses')).toEqual([
      ['cat', ['sunglasses']],
      ['dog', ['sunglasses']],
    ]);
    expect(wornIn('a fox with a crown, a scarf and a red coat')).toEqual([
      ['fox', ['crown', 'scarf', 'coat']],
    ]);
    expect(wornIn('戴着帽子和围巾的熊')).toEqual([['bear', ['felt', 'scarf']]]);
  });

  it('tells a man from a woman', () => {
    const { cast } = understand('a man in a top hat with a woman in a beret');
    const plan = understandNaming('a man in a top hat and a woman with a red scarf', undefined, [], 1);
    expect(cast).toHaveLength(2);
    expect(plan.cast.map(({ trait, worn }) => [trait, worn?.map(({ what }) => what)])).toEqual([
      ['man', ['topHat']],
      ['woman', ['scarf']],
    ]);
  });

  it.each([
    'a cat and two glasses of water',
    'a cat under a hat',
    'a cat without a hat',
    'a coat on a chair, a dog beside it',
    'a fox holding a crown',
  ])('is nothing that somebody only is near: %s', (prompt) => {
    expect(wornIn(prompt).flatMap(([, worn]) => worn ?? [])).toEqual([]);
  });

  it('is left out if the negative prompt says so', () => {
    const { wears } = understand('a cat in a hat', 'hat');
    expect(wears).toEqual([]);
  });

  it('shows a stranger in full figure, since a portrait has no hat', () => {
    const plan = understandNaming('a girl in a straw hat', undefined, [], 1);
    expect(plan.shown).toMatchObject({ distance: 'full' });
    expect(plan.cast).toMatchObject([{ person: {}, worn: [{ what: 'straw' }] }]);
  });

  it('stays with the people of a story, and is changed by the words of a picture', () => {
    const lin = { name: 'Lin', look: { words: 'a young woman with a red scarf' } };
    expect(wornIn('Lin walks along the river', [lin])).toEqual([['person', ['scarf']]]);
    expect(wornIn('Lin in a top hat walks along the river', [lin])).toEqual([
      ['person', ['topHat', 'scarf']],
    ]);
  });

  it('as many as the words say, whatever they wear', () => {
    expect(understand('五个戴着帽子的人').cast).toMatchObject([{ figure: 'person', count: 5 }]);
  });
});

/** A figure of the catalogue, in a meadow at noon. */
function drawn(figure: FigureName, cast: Partial<Cast> = {}): Figure {
  const plan = { ...understand('a meadow at noon'), cast: [{ figure, count: 1, ...cast }] };
  const random = createRandom(7);
  const scene = castScene(plan, 'animation', { push: 0, odd: 0, chaos: 0 }, 7, random, []);
  if (figure === 'tree') throw new Error('a tree wears nothing');
  return catalogue[figure].make({ figure, count: 1, ...cast }, scene, random);
}

/** The colors of somebody in a crowd. */
const passerBy = (seed: number, worn = {}) =>
  wanderer(createRandom(seed), undefined, 'man', false, undefined, undefined, worn).parts.map(({ fill }) =>
    fill?.join(),
  );

describe('a figure with clothes', () => {
  const wearers = [...ANIMATE].filter(canWear);

  it.each(wearers)('a %s has a head that things stay on', (figure) => {
    const bare = drawn(figure);
    const hatted = wearing(bare, [{ what: 'topHat' }]);
    const { at } = bare.head ?? { at: { x: 0, y: 0, scale: 0 } };
    // the head is within the figure, and the hat above it
    expect(Math.abs(at.x)).toBeLessThan(bare.half);
    expect(-at.y).toBeLessThan(bare.tall);
    expect(-at.y + at.scale).toBeGreaterThan(bare.tall * 0.4);
    expect(hatted.parts.length).toBeGreaterThan(bare.parts.length);
    expect(hatted.tall).toBeGreaterThanOrEqual(-at.y + at.scale * 2);
  });

  it.each([...ANIMATE].filter((figure) => !canWear(figure)))('a %s has none', (figure) => {
    const bare = drawn(figure);
    expect(wearing(bare, [{ what: 'topHat' }])).toBe(bare);
  });

  it.each(['fox', 'cat', 'panda', 'rabbit', 'monkey', 'kangaroo', 'penguin', 'duck'] as const)(
    'a %s in a coat has its color, and no marks of its own on it',
    (figure) => {
      const bare = drawn(figure);
      const { parts } = wearing(bare, [{ what: 'coat', colour: BLUE ?? [0, 0, 255] }]);
      expect(parts.filter(({ trunk }) => trunk === 'mark')).toEqual([]);
      const trunk = parts.find((part) => part.trunk === 'coat');
      expect(trunk?.fill?.[2]).toBeGreaterThan(trunk?.fill?.[0] ?? 255);
      expect(bare.parts.find((part) => part.trunk === 'coat')?.fill).not.toEqual(trunk?.fill);
    },
  );

  it.each(wearers.filter((figure) => figure !== 'person' && figure !== 'child'))(
    'a %s is drawn in clothes, or the words for them are named',
    (figure) => {
      const bare = drawn(figure);
      const clad = wearing(bare, [{ what: 'coat', colour: BLUE ?? [0, 0, 255] }]);
      expect(clad.parts.some(({ trunk }) => trunk === 'coat')).toBe(canBeClad(figure));
      expect(isLeftOff({ who: figure, what: 'coat' }, false)).toBe(!canBeClad(figure));
      expect(isLeftOff({ who: figure, what: 'felt' }, false)).toBe(false);
    },
  );

  it('wears one thing at a place: the first that the words name', () => {
    const bare = drawn('cat', {});
    const one = wearing(bare, [{ what: 'crown' }]);
    expect(wearing(bare, [{ what: 'crown' }, { what: 'beret' }]).parts).toHaveLength(one.parts.length);
    expect(isHat('crown')).toBe(true);
    expect(isHat('scarf')).toBe(false);
  });

  it('a panda has bamboo only if it does nothing else', () => {
    const eats = drawn('panda').parts.length;
    expect(drawn('panda', { bearing: { holds: true } }).parts.length).toBeLessThan(eats);
  });

  it('a passer-by with a hat and a scarf of the words has no second one by chance', () => {
    const RED_SCARF = '226,84,62';
    const chance = Array.from({ length: 12 }, (_, seed) => passerBy(seed));
    expect(chance.some((fills) => fills.includes(RED_SCARF))).toBe(true);
    const dressed = Array.from({ length: 12 }, (_, seed) => passerBy(seed, { hat: true, scarf: true }));
    expect(dressed.some((fills) => fills.includes(RED_SCARF))).toBe(false);
  });

  it('a cat sits up, its paws free, if it holds something', () => {
    const { cast } = understandNaming('a cat reading a book', undefined, [], 1);
    expect(cast).toMatchObject([{ figure: 'cat', pose: 'sit' }, { figure: 'book' }]);
    const [rests, holds] = [drawn('cat'), drawn('cat', { bearing: { holds: true } })];
    expect(rests.hand).toBeUndefined();
    expect(holds.hand?.[0]).toBeGreaterThan(0);
    expect(wornIn('a cat sits on a sofa')).toEqual([
      ['cat', undefined],
      ['sofa', undefined],
    ]);
  });

  it('is the same animal in each phase of its way', () => {
    const [here, there] = [0, 0.5].map((stride) => drawn('fox', { stride, gait: 'run' }));
    expect(here?.head?.at.scale).toBe(there?.head?.at.scale);
    const hop = [0, 0.5].map((stride) => drawn('rabbit', { stride, gait: 'hop' }).head?.at.y ?? 0);
    // its head, and what is on it, rises with it
    expect(hop[0]).toBeLessThan((hop[1] ?? 0) - 10);
  });
});

describe('clothes of a cut of their own', () => {
  const garb = (prompt: string) => {
    const { cast, shown } = understandNaming(prompt, undefined, [], 1);
    return [cast[0]?.person?.garb, shown?.distance];
  };

  it.each([
    ['a girl wearing a yellow sweater', 'knit'],
    ['穿毛衣的男孩', 'knit'],
    ['a woman in a red kimono', 'robe'],
    ['穿汉服的女孩', 'robe'],
    ['a samurai', 'robe'],
    ['a girl wearing a red coat', undefined],
  ])('%s', (prompt, cut) => {
    expect(garb(prompt)[0]).toBe(cut);
    if (cut) expect(garb(prompt)[1]).toBe('full');
  });
});

describe('more people than a portrait has room for', () => {
  it.each(['five people standing in a park', 'seven friends at the beach'])('%s: look at us', (prompt) => {
    const { cast, shown } = understandNaming(prompt, undefined, [], 1);
    expect(cast.every(({ person }) => person)).toBe(true);
    expect(shown).toMatchObject({ pose: 'stand', behind: false });
  });
});
