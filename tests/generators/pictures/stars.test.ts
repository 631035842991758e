import { expect, it } from 'vitest';
import { drawSky } from '../../../generators/pictures/brush/sky.ts';
import { createStage } from '../../../generators/pictures/brush/stage.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';

const WIDTH = 600;
const HEIGHT = 400;
/** How much brighter a star is than the sky on all sides of it, of 255. */
const BRIGHTER = 30;

/** The number of points in the sky that are brighter than all around them. */
function starsOver(prompt: string): number {
  const knobs = { push: 0, odd: 0, chaos: 0 };
  const plan = understandNaming(prompt, undefined, [], 1);
  const scene = castScene(plan, 'animation', knobs, 1, createRandom(1), []);
  const stage = createStage(scene, WIDTH, HEIGHT, createRandom(2));
  drawSky(stage);
  const pixels = stage.canvas.data();
  const green = (x: number, y: number) => pixels[(y * WIDTH + x) * 4 + 1] ?? 0;
  let found = 0;
  for (let y = 4; y < HEIGHT / 3; y++)
    for (let x = 4; x < WIDTH - 4; x++) {
      const around = [green(x - 4, y), green(x + 4, y), green(x, y - 4), green(x, y + 4)];
      if (green(x, y) > Math.max(...around) + BRIGHTER) found++;
    }
  return found;
}

it.each(['a street at night', '雪夜的小镇', 'a rainy night under the stars'])(
  'stars are over %s',
  (prompt) => {
    expect(starsOver(prompt)).toBeGreaterThan(20);
  },
);

it.each(['a street on a rainy night', '雨夜的街道'])('clouds cover the stars over %s', (prompt) => {
  // the rim of a cloud has a few such points
  expect(starsOver(prompt)).toBeLessThan(10);
});
