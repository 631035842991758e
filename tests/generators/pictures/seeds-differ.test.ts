/** The same words with another seed are another picture of the place. */
import { describe, expect, it } from 'vitest';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { nearStalks } from '../../../generators/pictures/scenes/forest.ts';
import { viewOn } from '../../../generators/pictures/scenes/pitch.ts';
import { painters } from '../../../generators/pictures/scenes/settings.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';
import { sceneOfPlan } from './place-pixels.ts';

const seeds = Array.from({ length: 24 }, (_, seed) => createRandom(seed));

describe('with another seed', () => {
  it('bamboo near us stands at another side, or at both, and never in the middle', () => {
    const all = seeds.map(nearStalks);
    const left = all.filter((stalks) => stalks.some((share) => share < 0.5));
    const right = all.filter((stalks) => stalks.some((share) => share > 0.5));
    for (const side of [left, right]) expect(side.length).toBeLessThan(all.length);
    expect(left.length + right.length).toBeGreaterThan(all.length);
    expect(all.flat().every((share) => share < 0.25 || share > 0.75)).toBe(true);
  });

  it('a football field is seen from elsewhere, the goal at the left or at the right', () => {
    const all = seeds.map(viewOn);
    const asides = all.map(({ aside }) => aside);
    expect(Math.max(...asides) - Math.min(...asides)).toBeGreaterThan(8);
    expect(new Set(all.map(({ masts }) => masts.length)).size).toBeGreaterThan(1);
  });
});

describe('somebody near us on a roof', () => {
  /** The background of their portrait, where chance would have taken the `nth` landscape. */
  function behind(prompt: string, nth: number): string {
    const scene = { ...sceneOfPlan(understand(prompt)), time: 'noon', weather: 'clear' } as const;
    const stage = createStage({ ...scene, cast: [] }, 60, 45, createRandom(2));
    const { pick } = stage.random;
    stage.random.pick = ((all: readonly unknown[]) => {
      stage.random.pick = pick;
      return all[nth];
    }) as typeof pick;
    painters.portrait(stage);
    return Buffer.from(stage.ctx.getImageData(0, 0, 60, 45).data).toString('base64');
  }

  it.each(['portrait of a girl on a roof', '屋顶上的女孩，特写', 'portrait of a girl on a balcony'])(
    'has the city behind them, and no beach: %s',
    (prompt) => {
      const all = [0, 1, 2, 3, 4, 5].map((nth) => behind(prompt, nth));
      expect(new Set(all).size).toBe(1);
    },
  );

  it('elsewhere it may be any landscape', () => {
    const all = [0, 1, 2].map((nth) => behind('portrait of a girl', nth));
    expect(new Set(all).size).toBe(3);
  });
});
