import { describe, expect, it } from 'vitest';
import { spriteOf } from '../../../generators/pictures/brush/sprite.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { waterTint } from '../../../generators/pictures/brush/water.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { isSunk, submerged } from '../../../generators/pictures/submerged.ts';

const stageOf = (look: 'animation' | 'realistic', time: string) =>
  createStage(
    castScene(
      understandNaming(`three goldfish in a pond, ${time}`, undefined, [], 1),
      look,
      { push: 0, odd: 0, chaos: 0 },
      1,
      createRandom(1),
      [],
    ),
    200,
    150,
    createRandom(2),
  );

/** Red, green, blue and alpha in the middle of a red square 100 high, at a share of its height. */
function pixelAt(stage: ReturnType<typeof stageOf>, sunk: boolean, share: number): number[] {
  const figure = { parts: [{ d: 'M-50 -100H50V0H-50Z', fill: [255, 60, 20] as const }], half: 50, tall: 100 };
  const { layer, left, up } = spriteOf(stage, figure, { x: 100, y: 100, size: 100, sunk }, 'all');
  const [x, y] = [Math.round(left), Math.round(up - share * 100)];
  return [...layer.getContext('2d').getImageData(x, y, 1, 1).data];
}

describe('fish in water', () => {
  it.each([
    ['animation', 'noon'],
    ['realistic', 'noon'],
    ['animation', 'night'],
    ['realistic', 'night'],
  ] as const)('%s, %s: have its color, the deeper the more', (look, time) => {
    const stage = stageOf(look, time);
    const water = waterTint(stage);
    const off = (pixel: number[]) =>
      water.reduce((sum, part, i) => sum + Math.abs(part - (pixel[i] ?? 0)), 0);
    for (const share of [0.3, 0.7]) {
      const [dry, wet] = [pixelAt(stage, false, share), pixelAt(stage, true, share)];
      expect(off(wet)).toBeLessThan(off(dry) * 0.9);
      expect(wet[3]).toBeLessThan(255);
      expect(dry[3]).toBe(255);
    }
    expect(pixelAt(stage, true, 0.1)[3]).toBeLessThan(pixelAt(stage, true, 0.9)[3] ?? 0);
  });

  it('are all under its surface and above the near bank, however large they would be', () => {
    const water = { top: 100, bottom: 160 };
    for (const many of [1, 3])
      for (const size of [10, 60, 400])
        for (const share of [0, 0.5, 1]) {
          const spot = submerged(water, size, share, many);
          expect(spot.size).toBeLessThanOrEqual(size);
          expect(spot.y - spot.size).toBeGreaterThan(water.top);
          expect(spot.y).toBeLessThan(water.bottom);
        }
  });

  it('are there with all that swim below; boats, ducks and whales are on it', () => {
    expect((['fish', 'jellyfish', 'octopus'] as const).map(isSunk)).toEqual([true, true, true]);
    expect((['boat', 'duck', 'whale', 'lotus'] as const).map(isSunk)).toEqual([false, false, false, false]);
  });

  it.each([
    ['two koi in a garden pond', 'river'],
    ['花园的池塘里有三条金鱼', 'river'],
    ['a fish in a forest stream', 'river'],
    ['a cat in a garden by the lake', 'garden'],
    ['a fish in a garden', 'garden'],
  ] as const)('are in the water that the words name: %s', (prompt, setting) => {
    expect(understandNaming(prompt, undefined, [], 1).setting).toBe(setting);
  });
});
