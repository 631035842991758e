import { expect, it } from 'vitest';
import { drawSky } from '../../../generators/pictures/brush/sky.ts';
import { createStage, type Stage } from '../../../generators/pictures/brush/stage.ts';
import { drawWeather } from '../../../generators/pictures/brush/weather.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { castScene } from '../../../generators/pictures/scene.ts';

const WIDTH = 300;
const HEIGHT = 200;
/** Share of white: lightning, not a cloud or the rain. */
const WHITE = 250;

function stageOf(prompt: string): Stage {
  const plan = understandNaming(prompt, undefined, [], 1);
  const knobs = { push: 0, odd: 0, chaos: 0 };
  const scene = castScene(plan, 'animation', knobs, 1, createRandom(1), []);
  return createStage(scene, WIDTH, HEIGHT, createRandom(2));
}

function whiteIn({ canvas }: Stage): number {
  const pixels = canvas.data();
  let found = 0;
  for (let i = 0; i < pixels.length; i += 4)
    if (Math.min(pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0) >= WHITE) found++;
  return found;
}

it.each(['a knight in a thunderstorm at night', '雷雨夜的城堡'])(
  'lightning is in the sky, behind everybody, not in the rain before them: %s',
  (prompt) => {
    const sky = stageOf(prompt);
    drawSky(sky);
    expect(whiteIn(sky)).toBeGreaterThan(30);
    const front = stageOf(prompt);
    drawWeather(front);
    expect(whiteIn(front)).toBe(0);
  },
);

it('a rainy night has none', () => {
  const sky = stageOf('a knight on a rainy night');
  drawSky(sky);
  expect(whiteIn(sky)).toBe(0);
});
