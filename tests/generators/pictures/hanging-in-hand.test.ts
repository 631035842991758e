/** What hangs from a hand hangs at the side, where it is seen from behind too. */
import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { actor } from '../../../generators/pictures/figures/actor.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
const figureOf = (prompt: string) => {
  const scene = castScene(read(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  const [one] = callUp(createStage(scene, 320, 240, createRandom(2)), false);
  if (!one || one.figure === 'tree') throw new Error('Nobody is there.');
  return one.figure;
};

describe('a lantern in the hand', () => {
  it.each(['提着灯笼的女孩的背影', 'a girl with a lantern, seen from behind', 'a boy carries a lantern'])(
    'is beside who carries it, before their clothes: %s',
    (prompt) => {
      const { parts } = figureOf(prompt);
      const lit = parts.findIndex(({ shines, keeps }) => shines && keeps);
      expect(lit).toBeGreaterThan(parts.length / 2);
    },
  );

  it.each(['元宵节，孩子们提着兔子灯', '女孩提着荷花灯', 'a boy with a paper lantern'])(
    'may be called after what it looks like: %s',
    (prompt) => {
      expect(read(prompt).cast.map(({ figure }) => figure)).toContain('lantern');
      expect(read(prompt).cast.map(({ figure }) => figure)).not.toContain('rabbit');
    },
  );
});

it('an arm with something that hangs from it is not hidden by a back', () => {
  const [person] = read('a girl in a red dress walks in the street').cast.flatMap((one) => one.person ?? []);
  if (!person) throw new Error('Nobody is there.');
  const at = { pose: 'stand', behind: true, umbrella: false, holds: true } as const;
  const [x] = actor(person, { ...at, arms: 'hang' }).hand ?? [0];
  expect(x).toBeGreaterThan(actor(person, at).hand?.[0] ?? 0);
});
