import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { Reel } from '../../../generators/pictures/brush/reel.ts';
import type { Figure } from '../../../generators/pictures/brush/shapes.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { CYCLES, cyclesAt, gone } from '../../../generators/pictures/brush/stirring.ts';
import { actor } from '../../../generators/pictures/figures/actor.ts';
import { LIMBS } from '../../../generators/pictures/figures/limbs.ts';
import { stirOf } from '../../../generators/pictures/figures/stirs.ts';
import { striding } from '../../../generators/pictures/figures/striding.ts';
import { wanderer } from '../../../generators/pictures/figures/wanderer.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { sideBySide } from '../../../generators/pictures/side-by-side.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);
/** Those of a prompt, as a clip shows them whose words are the same or none. */
function called(prompt: string, walks = false) {
  const plan = { ...read(prompt), walks };
  const scene = castScene(plan, 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  const stage = createStage(scene, 200, 150, createRandom(2));
  return callUp({ ...stage, reel: new Reel(stage, 5) }, false);
}
const shapes = ({ parts }: Figure) => parts.map(({ d, at }) => [d, at]);
const place = { walks: false, floating: false, grounded: false };
const PHASES = Array.from({ length: 24 }, (_, nth) => nth / 24);

describe('people on their way', () => {
  it.each(['a mother pushing a stroller in the park', '妈妈推着婴儿车在公园散步'])(
    '%s: she walks behind it, and both get ahead',
    (prompt) => {
      const [both] = called(prompt, true).filter(({ cast }) => cast.figure === 'stroller');
      expect(both?.stir).toBe('stroll');
      const steps = new Set(both?.stride?.map((one) => JSON.stringify(shapes(one))));
      expect(steps.size).toBeGreaterThan(8);
    },
  );

  it.each(['two girls skipping rope', '两个女孩在跳绳'])('%s: jump', (prompt) => {
    const [both] = called(prompt).filter(({ cast }) => cast.figure === 'skippingRope');
    expect(both?.stir).toBe('jump');
    expect(new Set(both?.stride?.map((one) => JSON.stringify(shapes(one)))).size).toBeGreaterThan(8);
  });

  it.each(['two astronauts walking on mars', '宇航员在月球上行走'])(
    '%s: they go in long leaps, with one leg ahead',
    (prompt) => {
      for (const { stir, stride = [], figure } of called(prompt, true)) {
        expect(stir).toBe('bound');
        if (figure === 'tree') throw new Error('nobody');
        expect(stride[0] && shapes(stride[0])).toEqual(shapes(figure));
        expect(new Set(stride.map((one) => JSON.stringify(shapes(one)))).size).toBeGreaterThan(8);
      }
      expect(stirOf('astronaut', { ...place, floating: true, walks: true })).toBe('hover');
    },
  );

  it.each(['walk', 'run'] as const)('begin their stride where the picture shows them: %s', (pose) => {
    const look = read('a man walks').cast[0]?.person;
    if (!look) throw new Error('nobody is drawn');
    const bearing = { pose, behind: false, umbrella: false } as const;
    expect(shapes(actor(look, { ...bearing, stride: 0 }))).toEqual(shapes(actor(look, bearing)));
  });

  it('swing their arms against their legs', () => {
    for (const phase of PHASES) {
      const { front, back, near, far } = striding('walk', phase);
      const [rightHand = 0, leftHand = 0, rightFoot = 0, leftFoot = 0] = [front, back, near, far].map(
        (limb) => limb.at(-1)?.[0],
      );
      // while the feet are clearly apart
      if (Math.abs(rightFoot - leftFoot) < 12) continue;
      const [rightStill, leftStill] = [striding('walk', 0.25).front, striding('walk', 0.25).back].map(
        (limb) => limb.at(-1)?.[0] ?? 0,
      );
      expect(Math.sign(rightHand - (rightStill ?? 0)), `${phase}`).toBe(Math.sign(leftFoot - rightFoot));
      expect(Math.sign(leftHand - (leftStill ?? 0)), `${phase}`).toBe(Math.sign(rightFoot - leftFoot));
    }
  });

  it('who runs lifts the feet higher than who walks, and is in the air with both', () => {
    const lowest = (pose: 'walk' | 'run', phase: number) =>
      Math.max(...[striding(pose, phase).far, striding(pose, phase).near].map((leg) => leg.at(-1)?.[1] ?? 0));
    const highest = (pose: 'walk' | 'run') =>
      Math.min(...PHASES.map((phase) => striding(pose, phase).near.at(-1)?.[1] ?? 0));
    expect(highest('run')).toBeLessThan(highest('walk') - 8);
    expect(lowest('run', 0)).toBeLessThan(lowest('run', 0.25) - 3);
  });

  it('keep what their hands are at', () => {
    for (const phase of [0, 0.3, 0.6]) expect(striding('raise', phase).front).toEqual(LIMBS.raise.front);
  });

  it('get as far with a stride as their feet are set, where there is room', () => {
    const stance = { x: 50, size: 60, half: 18, way: 1, width: 300, u: 1.4, seconds: 5 } as const;
    const stride = gone('stroll', 3, stance) - gone('stroll', 3 - 1 / (CYCLES.stroll ?? 0), stance);
    const feet = PHASES.map((phase) => striding('walk', phase).far.at(-1)?.[0] ?? 0);
    const step = ((Math.max(...feet) - Math.min(...feet)) * 2 * stance.size) / 100;
    expect(stride / step).toBeGreaterThan(0.85);
    expect(stride / step).toBeLessThan(1.15);
  });

  it('make as many steps as their way is long, so that no foot slides', () => {
    for (const stir of ['stroll', 'dash'] as const)
      for (const width of [300, 150, 120]) {
        const stance = { x: 50, size: 60, half: 18, way: 1, width, u: 1.4, seconds: 5 } as const;
        const stride = (time: number) => gone(stir, time, stance) / cyclesAt(stir, time, stance);
        for (const time of [0.3, 1.1, 3, 5]) expect(stride(time)).toBeCloseTo(stride(2));
      }
  });

  it('who has little room does not creep, but stops at its end with the legs beside each other', () => {
    const stance = { x: 50, size: 60, half: 18, way: 1, width: 120, u: 1.4, seconds: 5 } as const;
    const free =
      gone('stroll', 2, { ...stance, width: 400 }) - gone('stroll', 1.5, { ...stance, width: 400 });
    const pace = (from: number) => (gone('stroll', from + 0.5, stance) - gone('stroll', from, stance)) / free;
    expect(pace(0.9)).toBeGreaterThan(0.6);
    expect(pace(4.4)).toBeCloseTo(0);
    expect((cyclesAt('stroll', 5, stance) * 2) % 1).toBeCloseTo(0.5);
    expect(stance.x + gone('stroll', 5, stance) + stance.half).toBeLessThan(120);
  });

  it('who has hardly any room steps at a pace of people, not in slow motion', () => {
    const stance = { x: 80, size: 60, half: 18, way: 1, width: 100, u: 1.4, seconds: 5 } as const;
    for (const stir of ['stroll', 'dash'] as const)
      expect(cyclesAt(stir, 4, stance) - cyclesAt(stir, 3, stance)).toBeGreaterThan(
        0.6 * (CYCLES[stir] ?? 0),
      );
  });

  it('stay off the edge, which a camera that comes closer no longer shows', () => {
    const stance = { x: 150, size: 60, half: 18, way: 1, width: 240, u: 1.4, seconds: 5 } as const;
    for (const stir of ['stroll', 'dash'] as const)
      expect(stance.x + gone(stir, 5, stance) + stance.half).toBeLessThan(240 * 0.96);
  });

  it.each([
    ['a girl chases a butterfly', 'dash'],
    ['two boys play in a meadow', 'dash'],
    ['an old man goes to the market', 'stroll'],
    ['孩子们在操场上奔跑', 'dash'],
  ])('%s: %s', (prompt, stir) => {
    const people = called(prompt).filter(({ cast }) => cast.person);
    expect(people.length).toBeGreaterThan(0);
    for (const one of people) expect([one.stir, (one.stride?.length ?? 0) > 8]).toEqual([stir, true]);
  });

  it('those who go one way stay beside each other, whatever their size', () => {
    const scene = castScene(
      read('a family walks'),
      'animation',
      { push: 0, odd: 0, chaos: 0 },
      1,
      createRandom(1),
      [],
    );
    const stage = createStage(scene, 400, 200, createRandom(2));
    const figure = { parts: [], half: 30, tall: 100 };
    const one = (x: number, size: number, flip: boolean) => ({
      figure,
      placing: { x, y: 180, size, flip, stir: 'stroll' as const },
    });
    const standing = [one(60, 120, false), one(100, 70, false), one(300, 120, true)];
    const paces = sideBySide({ ...stage, reel: new Reel(stage, 5) }, standing).map(
      ({ placing }) => placing.pace,
    );
    expect(paces[0]).toBeGreaterThan(0);
    expect(paces[1]).toBe(paces[0]);
    expect(paces[2]).not.toBe(paces[0]);
    // nothing is ahead in a picture
    expect(sideBySide(stage, standing)).toEqual(standing);
  });

  it('who sits stays there while somebody else walks', () => {
    const people = called('an old man sits on the grass and a girl walks past', true);
    expect(people.map(({ cast, stir }) => [cast.figure, stir])).toEqual([
      ['person', 'breathe'],
      ['child', 'stroll'],
    ]);
    expect(stirOf('person', { ...place, walks: true, seated: true, plays: true })).toBe('play');
  });

  it('who leads an animal goes with it, both on moving legs', () => {
    const [both] = called('a woman walks her dog in the park', true);
    expect(both?.stir).toBe('stroll');
    const [first, later] = [both?.stride?.[0], both?.stride?.[6]];
    if (!first || !later) throw new Error('no strides');
    const changed = shapes(first).map((shape, i) => String(shape) !== String(shapes(later)[i]));
    // the woman's limbs come first, those of the dog after them
    expect(changed.slice(0, 8)).toContain(true);
    expect(changed.slice(shapes(first).length / 2)).toContain(true);
    expect(new Set(both?.stride?.map(({ tall }) => tall)).size).toBe(1);
  });

  it('a wanderer has the same bag and scarf in each phase as in the picture', () => {
    for (let seed = 1; seed < 20; seed++) {
      const drawn = (stride?: number) => wanderer(createRandom(seed), undefined, 'man', false, stride).parts;
      const fills = (stride?: number) => new Set(drawn(stride).map(({ fill }) => String(fill)));
      expect(fills(0.4), `seed ${seed}`).toEqual(fills());
    }
  });
});
