import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { Reel } from '../../../generators/pictures/brush/reel.ts';
import type { Figure } from '../../../generators/pictures/brush/shapes.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';

/** Those of a prompt, as a clip shows them. */
function called(prompt: string) {
  const plan = { ...understandNaming(prompt, undefined, [], 1), walks: false };
  const scene = castScene(plan, 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  const stage = createStage(scene, 200, 150, createRandom(2));
  return callUp({ ...stage, reel: new Reel(stage, 5) }, false);
}
const stirs = (prompt: string) => called(prompt).map(({ stir }) => stir);
const figures = (prompt: string) => called(prompt).flatMap(({ figure }) => (figure === 'tree' ? [] : figure));
const shapes = ({ parts }: Figure) => JSON.stringify(parts.map(({ d }) => d));

describe('who dances', () => {
  it.each([
    ['a man and a woman waltz in a ballroom', 'waltz'],
    ['小美和小刚在舞厅跳华尔兹', 'waltz'],
    ['a ballerina dances ballet on a stage', 'ballet'],
    ['three boys street dance', 'street'],
    ['两个男孩跳街舞', 'street'],
    ['four girls dance in a circle around a campfire', 'folk'],
    ['大妈们在广场上跳广场舞', 'folk'],
    ['a woman dances in a park', 'dance'],
  ])('does the steps that the words name: %s', (prompt, move) => {
    expect(stirs(prompt)).toContain(move);
  });

  it('begins at a step of their own', () => {
    const all = called('three boys street dance').filter(({ stir }) => stir === 'street');
    const legs = all.map(({ cast }) => cast.person?.seed);
    expect(new Set(legs).size).toBe(3);
    const [one, ...others] = all.map(({ stride }) => stride?.map(shapes) ?? []);
    for (const other of others) expect(other[0]).not.toBe(one?.[0]);
  });

  it('holds a partner, and goes ahead while the other goes back', () => {
    const [pair, ...rest] = called('a man and a woman waltz in a ballroom').filter(
      ({ stir }) => stir === 'waltz',
    );
    expect(rest).toEqual([]);
    expect(new Set(pair?.stride?.map(shapes)).size).toBeGreaterThan(8);
  });

  it('is in couples, and alone where one is left', () => {
    const [all] = figures('three women dance together').map(({ half }) => half);
    const [two] = figures('two women dance together').map(({ half }) => half);
    expect(all).toBeGreaterThan((two ?? 0) * 1.4);
  });

  it('does not sit at the fire around which they dance', () => {
    const plan = understand('four girls dance in a circle around a campfire', '');
    expect(plan.relations ?? []).not.toContainEqual(expect.objectContaining({ to: 'campfire' }));
  });
});

describe('wheels', () => {
  it.each([
    ['a mother pushes a stroller in the park', 2],
    ['a man pushes a handcart in the market', 1],
    ['妈妈在超市推着购物车', 2],
    ['a nurse pushes an old man in a wheelchair', 2],
    ['a girl in a wheelchair', 2],
    ['a boy rides a bicycle', 2],
  ])('turn in what rolls, at its own height: %s', (prompt, wheels) => {
    const hubs = new Set(
      figures(prompt)
        .flatMap(({ parts }) => parts)
        .flatMap(({ spin }) => (spin ? [spin.map(Math.round).join()] : [])),
    );
    expect(hubs.size).toBe(wheels);
    for (const hub of hubs) expect(Number(hub.split(',')[1])).toBeLessThan(-2);
  });

  it('are pushed while the other stays in the wheelchair', () => {
    const [pushed] = called('a nurse pushes an old man in a wheelchair').filter(
      ({ stir }) => stir === 'stroll',
    );
    const parts = pushed?.stride?.map((one) => one.parts.length) ?? [];
    const whole = pushed && pushed.figure !== 'tree' ? pushed.figure.parts.length : 0;
    expect(parts.length).toBeGreaterThan(4);
    expect(Math.min(...parts)).toBeGreaterThan(whole * 0.9);
  });

  it('are pushed by one, with the other in the wheelchair', () => {
    const { relations } = understand('a nurse pushes an old man in a wheelchair', '');
    expect(relations).toContainEqual({ who: 'person', trait: 'oldMan', how: 'on', to: 'wheelchair' });
    expect(relations).toContainEqual({ who: 'person', trait: 'woman', how: 'at', to: 'wheelchair' });
  });
});
