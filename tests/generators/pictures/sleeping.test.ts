import { describe, expect, it } from 'vitest';
import { paintPictures } from '../../../generators/pictures/engine.ts';
import { canCurl, curled, lying } from '../../../generators/pictures/figures/asleep.ts';
import { quadruped } from '../../../generators/pictures/figures/beasts/quadruped.ts';
import { penguin } from '../../../generators/pictures/figures/wild.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const paint = async (prompt: string, seed: number) => {
  const [picture] = await paintPictures(
    { prompt, width: 320, height: 240, count: 1, seed, style: 'animation' },
    { signal: new AbortController().signal },
  );
  return Buffer.from(picture?.data ?? []).toString('base64');
};

it.each(['孙子靠在奶奶怀里睡着了', "a boy falls asleep on his grandma's shoulder"])(
  'who sleeps in the arms of another is the one who sleeps: %s',
  (prompt) => {
    const { acts = [] } = read(prompt);
    expect(acts).toEqual([{ who: 'child', does: 'sleep' }]);
  },
);

describe('sleepers', () => {
  it.each([
    ['a cat sleeping on a sofa', 'cat'],
    ['一只狗在睡觉', 'dog'],
    ['a bear asleep in a tent', 'bear'],
    ['a wolf naps', 'wolf'],
  ])('%s: the animal is curled up', (prompt, figure) => {
    expect(read(prompt).cast).toContainEqual(expect.objectContaining({ figure, asleep: true }));
  });

  it.each(['a girl sleeping in a meadow', '老人在树下睡着了', 'an old man dozes'])(
    '%s: people lie',
    (prompt) => {
      const { cast, shown } = read(prompt);
      expect(shown?.pose).toBe('sleep');
      expect(cast.some(({ person }) => person)).toBe(true);
    },
  );

  it.each(['a cat in pajamas beside a sleeping bag', '睡莲和一只猫', '小女孩睡醒了', 'a cat runs'])(
    '%s: nobody sleeps',
    (prompt) => {
      const { cast, shown } = read(prompt);
      expect(cast.every(({ asleep }) => !asleep)).toBe(true);
      expect(shown?.pose).not.toBe('sleep');
    },
  );

  it('are lower than they are wide', () => {
    for (const kind of ['cat', 'dog', 'fox', 'bear', 'tiger', 'rabbit'] as const) {
      expect(canCurl(kind)).toBe(true);
      const { half, tall } = curled(kind);
      expect(tall).toBeLessThan(half);
    }
    const person = read('a girl sleeping in a meadow').cast.find((one) => one.person)?.person;
    if (!person) throw new Error('nobody');
    const { half, tall } = lying(person);
    expect(tall).toBeLessThan(half);
  });

  it('are tied to the bed they sleep in, in both languages', () => {
    for (const prompt of ['a girl sleeping in a bed', '小女孩睡在床上'])
      expect(read(prompt).relations).toMatchObject([{ who: 'child', how: 'on', to: 'bed' }]);
  });
});

describe('penguins and tigers', () => {
  it.each([
    ['a penguin on the ice', 'penguin'],
    ['三只企鹅', 'penguin'],
    ['a tiger in the jungle', 'tiger'],
    ['老虎走过草地', 'tiger'],
  ])('%s: have a figure of their own', (prompt, figure) => {
    expect(read(prompt).cast.map((one) => one.figure)).toEqual([figure]);
  });

  it('a tiger has stripes, which a wished color leaves dark; a penguin stands', () => {
    const dark = (parts: readonly { fill?: unknown }[]) =>
      parts.filter(({ fill }) => Array.isArray(fill) && fill.every((one) => Number(one) < 60)).length;
    expect(dark(quadruped('tiger', createRandom(1), { colour: [240, 240, 240] }).parts)).toBeGreaterThan(8);
    const { half, tall } = penguin(createRandom(1));
    expect(tall).toBeGreaterThan(2 * half);
  });

  it('a seed gives the same picture, another one another', async () => {
    for (const prompt of ['a penguin', 'a tiger', 'a cat sleeping', 'a girl sleeping']) {
      const first = await paint(prompt, 5);
      expect(await paint(prompt, 5)).toBe(first);
      expect(await paint(prompt, 6)).not.toBe(first);
    }
  });
});
