import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import type { Figure, Part } from '../../../generators/pictures/brush/shapes.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { lying } from '../../../generators/pictures/figures/asleep.ts';
import { headOf } from '../../../generators/pictures/figures/body/head.ts';
import { sittingInfant, wrappedInfant } from '../../../generators/pictures/figures/infant.ts';
import { lyingAwake } from '../../../generators/pictures/figures/lying.ts';
import { CUTS } from '../../../generators/pictures/people/cuts.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { personLook } from '../../../generators/pictures/people/person-look.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';

const look = {
  ...personLook({ name: 'Lin', look: { words: 'a man', seed: 5 } }, { figure: 'person' }, 1),
  cut: CUTS.short,
  beard: false,
  glasses: false,
};
const skull = { x: 0, y: 0, r: 11, throat: 9.9 };
const shapes = (parts: readonly Part[]): Set<string> => new Set(parts.map(({ d }) => d));
const eyes = ({ parts }: Figure): Part[] => parts.filter(({ shut }) => shut);

describe('people who lie', () => {
  it('have the head of those who stand: in bed awake it is the same, turned', () => {
    const standing = shapes(headOf(look, skull, { behind: false, gaze: { x: 0.14, y: 0.02 } }));
    const laid = shapes(lying(look, true).parts);
    for (const shape of standing) expect(laid).toContain(shape);
  });

  it('have eyes that close in sleep, on the ground and in bed', () => {
    expect(eyes(lyingAwake(look))).toHaveLength(2);
    expect(eyes(lying(look, true))).toHaveLength(2);
    expect(eyes(lying(look))).toHaveLength(0);
  });

  it('have no locks that would hang down their shoulders', () => {
    const long = { ...look, cut: CUTS.long, seed: 1, woman: true };
    const bob = { ...look, cut: CUTS.bob, seed: 1, woman: true };
    expect(shapes(lying(long).parts)).toEqual(shapes(lying(bob).parts));
  });
});

it('infants have the eyes of all others, which close in sleep', () => {
  const infant = { skin: look.skin, hair: look.hair, cloth: look.cloth };
  expect(eyes(sittingInfant(infant))).toHaveLength(2);
  expect(eyes(wrappedInfant(infant, false))).toHaveLength(2);
  expect(eyes(wrappedInfant(infant, true))).toHaveLength(0);
});

describe('who holds a child that is asleep', () => {
  const actorsOf = (prompt: string) => {
    const plan = understandNaming(prompt, undefined, [], 1);
    const scene = castScene(plan, 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
    return callUp(createStage(scene, 320, 240, createRandom(2)), false);
  };
  const tallOf = (prompt: string): number => {
    const [actor] = actorsOf(prompt);
    if (!actor || actor.figure === 'tree') throw new Error('Nobody is there.');
    return actor.figure.tall;
  };

  it.each(["a child asleep in grandma's arms", '小女孩靠在奶奶怀里睡着了'])('sits down: %s', (prompt) => {
    expect(actorsOf(prompt)).toHaveLength(1);
    expect(tallOf(prompt)).toBeLessThan(tallOf('a grandma holding her granddaughter in a room') - 15);
  });
});
