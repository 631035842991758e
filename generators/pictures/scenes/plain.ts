import { css, mix, rgb, shade } from '../light/colour.ts';
import type { Painter } from './painter.ts';
import { storyGround } from './story-ground.ts';

/** A plain ground in one color, lighter in its middle: for what has no place, as a logo. A shot of a film that names none has its own. */
export const plain: Painter = (stage) => {
  const { ctx, random, width, height, scene } = stage;
  if (scene.shown || scene.ofFilm) return storyGround(stage);
  const wished = scene.colours[0];
  const paper = wished
    ? mix(wished, [255, 255, 255], 0.35)
    : rgb(random.pick(['#f1ece2', '#e6ecef', '#efe6e2', '#e8eee4']));
  const [x, y] = [width / 2, height * 0.46];
  const light = ctx.createRadialGradient(x, y, 0, x, y, Math.hypot(width, height) * 0.62);
  light.addColorStop(0, css(mix(paper, [255, 255, 255], 0.4)));
  light.addColorStop(1, css(shade(paper, -0.1)));
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, width, height);
  return { ground: height * 0.84, middle: height * 0.8, depth: 0, room: 0.7 };
};
