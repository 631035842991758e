import { describe, expect, it } from 'vitest';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { drawMudInFront, soakGround } from '../../../generators/pictures/scenes/wet-ground.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const read = (prompt: string, negative?: string) => understandNaming(prompt, negative, [], 1);
const places = { ground: 140, middle: 100, depth: 0.2, room: 0.5 };

/** An empty stage for a prompt, with its wet ground. */
function soaked(prompt: string, more: { floating?: boolean } = {}) {
  const knobs = { push: 0, odd: 0, chaos: 0 };
  const stage = createStage(
    castScene(read(prompt), 'animation', knobs, 1, createRandom(1), []),
    200,
    150,
    createRandom(2),
  );
  const next = createRandom(2);
  createStage(stage.scene, 200, 150, next);
  soakGround(stage, { ...places, ...more });
  drawMudInFront(stage, { ...places, ...more });
  const at = (x: number, y: number) => [...stage.ctx.getImageData(x, y, 1, 1).data];
  return { at, unmoved: stage.random.next() === next.next() };
}

describe('wet ground', () => {
  it.each([
    ['小猪在泥地里睡觉', 'mud', 'meadow'],
    ['a pig in the mud', 'mud', 'meadow'],
    ['a muddy path in the forest', 'mud', 'forest'],
    ['a boy jumping in a puddle', 'puddle', 'street'],
    ['公园里的水坑', 'puddle', 'meadow'],
    ['pigs in a muddy puddle', 'mud', 'meadow'],
    ['a pig in a meadow', undefined, 'meadow'],
  ] as const)('%s', (prompt, ground, setting) => {
    const plan = read(prompt);
    expect([plan.ground, plan.setting]).toEqual([ground, setting]);
    expect(undrawnIn(prompt)).toEqual([]);
  });

  it('is left out if the words say so', () => {
    expect(read('a pig on a farm, no mud').ground).toBeUndefined();
    expect(read('a pig in the mud', 'mud').ground).toBeUndefined();
  });

  it('is under those who stand there, mud brown and in front of their feet', () => {
    const { at } = soaked('a pig in the mud at noon');
    for (const [x, y] of [
      [100, 142],
      [60, 141],
      [140, 146],
    ] as const) {
      const [red = 0, , blue = 255, alpha] = at(x, y);
      expect(alpha).toBe(255);
      expect(red).toBeGreaterThan(blue * 1.3);
    }
    expect(at(100, 90)[3]).toBe(0);
  });

  it('of puddles mirrors the sky, with dry ground between them', () => {
    const { at } = soaked('a boy in a puddle at noon');
    const [red = 255, , blue = 0, alpha] = at(100, 145);
    expect(alpha).toBe(255);
    expect(blue).toBeGreaterThan(red);
    expect(at(3, 146)[3]).toBe(0);
  });

  it('is nowhere else: not in a room, where nobody stands, nor without its words', () => {
    expect(soaked('mud in a kitchen').at(100, 142)[3]).toBe(0);
    expect(soaked('mud', { floating: true }).at(100, 142)[3]).toBe(0);
    expect(soaked('a pig').at(100, 142)[3]).toBe(0);
  });

  it('takes no chance from what is drawn after it', () => {
    expect(soaked('a pig in the mud').unmoved).toBe(true);
    expect(soaked('a boy in a puddle').unmoved).toBe(true);
  });
});
