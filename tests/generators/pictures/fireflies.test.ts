import { expect, it } from 'vitest';
import { drawFireflies } from '../../../generators/pictures/brush/fireflies.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';

const sceneOf = (prompt: string) =>
  castScene(understand(prompt), 'animation', { push: 0, odd: 0, chaos: 0 }, 1, createRandom(1), []);

it.each(['fireflies in a garden', '萤火虫在花园里飞', 'a girl catches a firefly'])(
  '%s: they shine at night, and are no figure of their own',
  (prompt) => {
    const { sky, time, cast } = sceneOf(prompt);
    expect([sky, time]).toEqual([['fireflies'], 'night']);
    expect(cast.every(({ figure }) => figure === 'child')).toBe(true);
  },
);

it('the words for the time of day go before theirs', () => {
  expect(sceneOf('fireflies over a rice field at dusk').time).toBe('dusk');
});

it.each(['realistic', 'animation'] as const)('their lights are drawn in the style %s', (style) => {
  const scene = castScene(
    understand('fireflies in a meadow'),
    style,
    { push: 0, odd: 0, chaos: 0 },
    1,
    createRandom(1),
    [],
  );
  const stage = createStage(scene, 320, 180, createRandom(1));
  const before = Uint8Array.from(stage.canvas.data());
  drawFireflies(stage);
  const brighter = stage.canvas.data().filter((value, i) => value > (before[i] ?? 0)).length;
  expect(brighter).toBeGreaterThan(100);
});
