import { windAt } from '../pictures/brush/moves.ts';
import { Reel } from '../pictures/brush/reel.ts';
import { createStage } from '../pictures/brush/stage.ts';
import { drawWeather } from '../pictures/brush/weather.ts';
import { createRandom } from '../pictures/random.ts';
import { castScene } from '../pictures/scene.ts';
import { understand } from '../pictures/words/understand.ts';
import { type Cell, mapPicture } from './depth.ts';
import type { MovingPicture } from './moving-picture.ts';
import { canvasOf, type Pixels } from './pixels.ts';

/**
 * Animates a picture without a recipe: parallax by an estimated depth map, swaying leaves and rippling water where the colors
 * look like them, and rain, snow or falling leaves if the words name them.
 */
export function filmPhoto(
  pixels: Pixels,
  { words, seconds, seed }: { words: string; seconds: number; seed: number },
): MovingPicture {
  const { width, height } = pixels;
  const canvas = canvasOf(pixels);
  const cells = mapPicture(pixels);
  const u = Math.min(width, height) / 100;
  const weather = weatherOver(words, width, height, { seconds, seed });
  return {
    width,
    height,
    draw(ctx, time, look) {
      for (const cell of cells) {
        ctx.setTransform(...look(cell.near));
        const { dx, dy } = stirOf(cell, time, u);
        const wide = Math.min(cell.width + 2, width - cell.x);
        const tall = Math.min(cell.height + 2, height - cell.y);
        ctx.drawImage(canvas, cell.x, cell.y, wide, tall, cell.x + dx, cell.y + dy, wide, tall);
      }
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      weather?.draw(ctx, time, look);
    },
  };
}

function stirOf({ x, y, leaves, water }: Cell, time: number, u: number): { dx: number; dy: number } {
  const begun = Math.min(1, time);
  const ripple = water * begun * u * 0.5;
  return {
    dx: leaves * u * 0.6 * windAt(x * 2 + y, time) + ripple * Math.sin(time * 2.3 + y * 0.05 + x * 0.011),
    dy: ripple * 0.5 * Math.sin(time * 2.9 + x * 0.021 - y * 0.03),
  };
}

/** Layers of rain, snow or falling leaves that the words name. */
function weatherOver(
  words: string,
  width: number,
  height: number,
  { seconds, seed }: { seconds: number; seed: number },
): Reel | undefined {
  const plan = understand(words);
  const { weather, season } = plan;
  const leaves = season === 'autumn' || season === 'spring';
  const falls = weather && weather !== 'clear' && weather !== 'cloudy';
  if (!falls && !leaves) return undefined;
  const random = createRandom(seed);
  const knobs = { push: 0.1, odd: 0, chaos: 0 };
  const scene = castScene({ ...plan, setting: 'meadow' }, 'realistic', knobs, seed, random.fork('scene'), []);
  const stage = createStage(scene, width, height, random.fork('stage'));
  const reel = new Reel(stage, seconds);
  reel.at(0.2);
  reel.level(stage.horizon);
  drawWeather({ ...stage, reel });
  return reel;
}
