import { css, mix, rgb, shade } from '../light/colour.ts';
import type { Painter } from './painter.ts';

/** How dark it is at each time, where a shot of a film has a time and no place. */
const DIM = { night: -0.62, blue: -0.4, dusk: -0.12, dawn: -0.04, noon: 0 } as const;

/** A plain ground in one color, lighter in its middle: for what has no place, as a logo, or a shot of a film that names none. */
export const plain: Painter = ({ ctx, random, width, height, scene }) => {
  const wished = scene.colours[0];
  const sheet = wished
    ? mix(wished, [255, 255, 255], 0.35)
    : rgb(random.pick(['#f1ece2', '#e6ecef', '#efe6e2', '#e8eee4']));
  const paper = scene.shown ? shade(sheet, DIM[scene.time]) : sheet;
  const [x, y] = [width / 2, height * 0.46];
  const light = ctx.createRadialGradient(x, y, 0, x, y, Math.hypot(width, height) * 0.62);
  light.addColorStop(0, css(mix(paper, [255, 255, 255], scene.shown ? 0.24 : 0.4)));
  light.addColorStop(1, css(shade(paper, -0.1)));
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, width, height);
  if (scene.shown) {
    // the floor on which people of a story stand, without an edge
    const floor = ctx.createLinearGradient(0, height * 0.62, 0, height);
    floor.addColorStop(0, css(shade(paper, -0.16), 0));
    floor.addColorStop(1, css(shade(paper, -0.2), 0.9));
    ctx.fillStyle = floor;
    ctx.fillRect(0, height * 0.62, width, height * 0.38);
  }
  return { ground: height * (scene.shown ? 0.93 : 0.84), middle: height * 0.8, depth: 0, room: 0.7 };
};
