import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { quadruped } from '../../../generators/pictures/figures/beasts/quadruped.ts';
import { BEASTS, type BeastName } from '../../../generators/pictures/figures/beasts/rows.ts';
import { FROM_SADDLE, pedalsAt } from '../../../generators/pictures/figures/moves/pedalling.ts';
import { SEATS } from '../../../generators/pictures/figures/seats.ts';
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
    expect(both?.stir).toBe('pedal');
    expect(both?.figure.tall).toBeGreaterThan(alone.tall * 1.3);
    // the far crank is a stroke at the saddle's place
    const { x, y } = SEATS.bicycle ?? { x: 0, y: 0 };
    expect(both?.figure.parts).toContainEqual(
      expect.objectContaining({
        d: expect.stringContaining('M10 42L3.5 32'),
        at: expect.objectContaining({ x, y, scale: 1 }),
      }),
    );
  });

  it('people have a foot on each pedal and a hand at the bar, a penguin has neither', () => {
    for (const prompt of ['a man riding a bicycle', '一个男孩骑自行车']) {
      const [both] = drawn(prompt);
      expect(both?.stir, prompt).toBe('pedal');
      expect(both?.figure.parts, prompt).toContainEqual(
        expect.objectContaining({ d: expect.stringContaining('M10 42L16.5 52') }),
      );
    }
    for (const { d } of drawn('a penguin riding a bicycle')[0]?.figure.parts ?? [])
      expect(d).not.toContain('M10 42L3.5 32');
  });

  it('the pedals turn about the axle, opposite each other', () => {
    const [ax, ay] = FROM_SADDLE.axle;
    for (const phase of [0, 0.2, 0.45, 0.7]) {
      const [[nx, ny], [fx, fy]] = pedalsAt(phase);
      expect(Math.hypot(nx - ax, ny - ay)).toBeCloseTo(Math.hypot(6.5, 10));
      expect([nx + fx, ny + fy]).toEqual([expect.closeTo(2 * ax), expect.closeTo(2 * ay)]);
    }
    expect(pedalsAt(0.5)[0]).toEqual([expect.closeTo(3.5), expect.closeTo(32)]);
  });

  it('who pedals leaves the bicycle without the crank that it has alone', () => {
    const crank = expect.objectContaining({ d: expect.stringContaining('M-4 -24L2 -14') });
    expect(bicycle(createRandom(1)).parts).toContainEqual(crank);
    expect(drawn('a man riding a bicycle')[0]?.figure.parts).not.toContainEqual(crank);
    expect(drawn('a penguin riding a bicycle')[0]?.figure.parts).toContainEqual(crank);
  });
});
