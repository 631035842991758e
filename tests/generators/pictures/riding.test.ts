import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { Reel } from '../../../generators/pictures/brush/reel.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';

/** The figures of a clip whose words say that somebody walks. */
function filmed(prompt: string) {
  const plan = { ...understandNaming(prompt, undefined, [], 1), walks: true };
  const scene = castScene(plan, 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  const stage = createStage(scene, 200, 150, createRandom(2));
  stage.reel = new Reel(stage, 2);
  return callUp(stage, false);
}

describe('riders in clips', () => {
  it.each([
    ['a girl rides a horse', 'walk'],
    ['一个男孩骑着奔跑的狼', 'run'],
  ])('%s: stays on its back while it goes', (prompt, stir) => {
    const [both] = filmed(prompt);
    if (!both || both.figure === 'tree') throw new Error('nobody is there');
    expect(both.stir).toBe(stir);
    expect(both.stride?.length).toBeGreaterThan(8);
    for (const { parts, tall } of both.stride ?? [])
      expect([parts.length, tall]).toEqual([both.figure.parts.length, both.figure.tall]);
  });
});

describe('who is in a boat', () => {
  it('has no legs under its hull, and a rider is seen whole', () => {
    const [both] = filmed('a man on a boat');
    if (!both || both.figure === 'tree') throw new Error('nobody is there');
    const clipped = both.figure.parts.filter(({ within }) => within);
    expect(clipped.length).toBeGreaterThan(8);
    for (const { within } of clipped) {
      const foot = Math.max(
        ...[...(within?.d ?? '').matchAll(/-?[\d.]+ (-?[\d.]+)/gu)].map(([, y]) => Number(y)),
      );
      expect(foot).toBe(-4);
    }
    const [riding] = filmed('a man riding a horse');
    if (!riding || riding.figure === 'tree') throw new Error('nobody is there');
    expect(riding.figure.parts.some(({ within }) => within)).toBe(false);
  });
});
