import { describe, expect, it } from 'vitest';
import { callUp } from '../../../generators/pictures/acting.ts';
import { crossed } from '../../../generators/pictures/brush/crossing.ts';
import { Reel } from '../../../generators/pictures/brush/reel.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { bird } from '../../../generators/pictures/figures/animals.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { changed, momentOf, sceneOf } from '../motion.ts';

/** The bridge of a prompt with those on it, as a clip shows it. */
function bridge(prompt: string) {
  const plan = { ...understandNaming(prompt, undefined, [], 1), walks: true };
  const scene = castScene(plan, 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
  const stage = createStage(scene, 200, 150, createRandom(2));
  const all = callUp({ ...stage, reel: new Reel(stage, 5) }, false);
  const [own] = all.filter(({ cast }) => cast.figure === 'bridge');
  if (!own || own.figure === 'tree') throw new Error(`no bridge: ${prompt}`);
  return { ...own, figure: own.figure };
}

describe('over a bridge', () => {
  it.each([
    ['a train crossing a bridge', 0],
    ['一辆红色汽车开过大桥', 0],
    ['a couple walks across a bridge', 1],
    ['小女孩走过桥', 1],
    ['a girl on a bicycle crossing a bridge', 1],
  ])('%s: goes, and the bridge stays', (prompt, onFoot) => {
    const { stir, figure } = bridge(prompt);
    expect(stir).toBe('cross');
    const goes = figure.parts.filter(({ crosses }) => crosses);
    expect(goes.length).toBeGreaterThan(10);
    expect(figure.parts.some(({ crosses }) => !crosses)).toBe(true);
    // the railing is before them
    expect(figure.parts.at(-1)?.crosses).toBeUndefined();
    const way = goes[0]?.crosses;
    expect(way?.reach).toBeGreaterThan(20);
    expect((way?.stride ?? 0) > 0).toBe(onFoot === 1);
  });

  it.each(['three children on a bridge', 'a bird flying over a bridge'])(
    '%s: nobody crosses it',
    (prompt) => {
      const plan = understandNaming(prompt, undefined, [], 1);
      const scene = castScene(plan, 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);
      const stage = createStage(scene, 200, 150, createRandom(2));
      const all = callUp({ ...stage, reel: new Reel(stage, 5) }, false);
      expect(all.some(({ stir }) => stir === 'cross')).toBe(false);
    },
  );

  it('comes to rest where the bridge ends', () => {
    const way = { x: 0, wide: 20, reach: 40, half: 120, rise: 21 };
    expect(crossed(way, 0, 1, 2)).toBe(0);
    const places = Array.from({ length: 40 }, (_, i) => crossed(way, i / 4, 1, 2));
    for (const [i, place] of places.entries()) if (i > 0) expect(place).toBeGreaterThan(places[i - 1] ?? 0);
    expect(places.at(-1)).toBeLessThan(40);
    expect(places.at(-1)).toBeGreaterThan(36);
  });

  it('is seen', async () => {
    const scene = await sceneOf('a train crossing a bridge, static', 'animation');
    const still = await sceneOf('a bridge, static', 'animation');
    const moved = (one: typeof scene) => changed(momentOf(one, 0), momentOf(one, 3));
    expect(moved(scene)).toBeGreaterThan(moved(still) + 0.01);
  });
});

describe('birds in the air', () => {
  it('beat their wings, whose roots stay at the back', () => {
    const at = (beat?: number) => bird(createRandom(1), undefined, true, beat);
    expect(at(0)).toEqual(at());
    // how high the highest point of a part is
    const top = (beat: number, nth: number) =>
      Math.min(
        ...[...(at(beat).parts[nth]?.d ?? '').matchAll(/-?\d+\.\d+ (-\d+\.\d+)/gu)].map(([, y]) => Number(y)),
      );
    for (const wing of [0, 4]) {
      expect(top(0.25, wing)).toBeGreaterThan(top(0, wing) + 10);
      expect(top(0.5, wing)).toBeGreaterThan(top(0.25, wing));
    }
    expect(top(0.5, 2)).toBe(top(0, 2));
  });
});
