import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { FROM_SADDLE } from '../../../generators/pictures/figures/beasts/cycling.ts';
import { quadruped } from '../../../generators/pictures/figures/beasts/quadruped.ts';
import { BEASTS, type BeastName } from '../../../generators/pictures/figures/beasts/rows.ts';
import { SEATS } from '../../../generators/pictures/figures/together.ts';
import { bicycle } from '../../../generators/pictures/figures/vehicles.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';

/** The figures of a picture. */
function drawn(prompt: string) {
  const plan = understandNaming(prompt, undefined, [], 1);
  const scene = castScene(plan, 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  return callUp(createStage(scene, 200, 150, createRandom(2)), false).flatMap((actor) =>
    actor.figure === 'tree' ? [] : [{ ...actor, figure: actor.figure }],
  );
}

/** Every point of a path, which has absolute ones only. */
const pointsOf = (d: string): [number, number][] =>
  [...d.matchAll(/(-?\d+(?:\.\d+)?)[ ,](-?\d+(?:\.\d+)?)/gu)].map(([, x, y]) => [Number(x), Number(y)]);

describe('animals on a bicycle', () => {
  it.each(Object.keys(BEASTS) as BeastName[])(
    '%s: has its paws on the pedals and at the handlebar',
    (kind) => {
      const { parts, hand = [0, 0] } = quadruped(kind, createRandom(3), undefined, { pose: 'cycle' });
      const away = ([x, y]: readonly [number, number], [tx, ty]: readonly [number, number]) =>
        Math.hypot(x - tx, y - ty);
      expect(away(hand, FROM_SADDLE.bar)).toBeLessThan(4);
      const all = parts.flatMap(({ d, at }) =>
        at && at.turn === 0
          ? pointsOf(d).map(([x, y]) => [at.x + x * at.scale, at.y + y * at.scale] as const)
          : [],
      );
      for (const pedal of FROM_SADDLE.pedals)
        expect(Math.min(...all.map((point) => away(point, pedal)))).toBeLessThan(6);
    },
  );

  it('the pedal and the grip are where the bicycle has them', () => {
    const { x, y } = SEATS.bicycle ?? { x: 0, y: 0 };
    const frame = bicycle(createRandom(1)).parts.map(({ d }) => d);
    const [[px, py]] = FROM_SADDLE.pedals;
    expect(frame).toContainEqual(expect.stringContaining('M-4 -24L2 -14'));
    expect([px + x, py + y]).toEqual([2.5, -14]);
    expect(frame).toContainEqual(expect.stringContaining('Q22 -76 32 -74'));
    expect(Math.hypot(FROM_SADDLE.bar[0] + x - 31, FROM_SADDLE.bar[1] + y + 75)).toBeLessThan(2);
  });

  it.each(['a dog riding a bicycle', '一只猫骑自行车'])('%s: is drawn so, each on its own', (prompt) => {
    const [both] = drawn(prompt);
    const alone = bicycle(createRandom(1));
    expect(both?.cast.figure).toBe('bicycle');
    expect(both?.stir).toBe('drive');
    expect(both?.figure.tall).toBeGreaterThan(alone.tall * 1.3);
    // the far crank is a stroke at the saddle's place
    const { x, y } = SEATS.bicycle ?? { x: 0, y: 0 };
    expect(both?.figure.parts).toContainEqual(
      expect.objectContaining({
        d: expect.stringContaining('M10 42L4 33'),
        at: expect.objectContaining({ x, y, scale: 1 }),
      }),
    );
  });

  it('people, and who has no paws for it, ride as before', () => {
    for (const prompt of ['a man riding a bicycle', 'a penguin riding a bicycle'])
      for (const { d } of drawn(prompt)[0]?.figure.parts ?? []) expect(d).not.toContain('M10 42L4 33');
  });
});
