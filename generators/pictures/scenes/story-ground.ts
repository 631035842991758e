import { css, mix, rgb, shade } from '../light/colour.ts';
import type { Painter } from './painter.ts';

/** Colors of the light above, of that behind the people and of the floor, by time of day: all shots of a film agree on them. */
const LIGHTS = {
  dawn: ['#eab9a6', '#fbe8d3', '#dcb795'],
  noon: ['#a9ccd8', '#f5ead4', '#dcc6a0'],
  dusk: ['#a8687c', '#f4bd86', '#a8705a'],
  blue: ['#3d5184', '#8c9cc0', '#3c4a70'],
  night: ['#161e3d', '#3d4a7a', '#1b2442'],
} as const;

/** Lowest point of the wall of light, as a share of the height. */
const EDGE = 0.7;
const GLOWS = 16;

/** Light and a floor without things: where people of a story stand if it tells no place, and nothing else would be true. */
export const storyGround: Painter = ({ ctx, random, width, height, scene }) => {
  const wished = scene.colours[0];
  const [above, behind, floor] = LIGHTS[scene.time].map((name) =>
    wished ? mix(rgb(name), wished, 0.35) : rgb(name),
  ) as [ReturnType<typeof rgb>, ReturnType<typeof rgb>, ReturnType<typeof rgb>];
  const wall = ctx.createLinearGradient(0, 0, 0, height * EDGE);
  wall.addColorStop(0, css(above));
  wall.addColorStop(1, css(behind));
  ctx.fillStyle = wall;
  ctx.fillRect(0, 0, width, height);
  // as lamps far behind that are out of focus
  for (let i = 0; i < GLOWS; i++) {
    const radius = width * random.range(0.02, 0.09);
    ctx.fillStyle = css(mix(behind, [255, 255, 255], 0.5), random.range(0.05, 0.16));
    ctx.beginPath();
    ctx.arc(width * random.range(0, 1), height * random.range(0.02, EDGE - 0.08), radius, 0, Math.PI * 2);
    ctx.fill();
  }
  const ground = ctx.createLinearGradient(0, height * (EDGE - 0.06), 0, height);
  ground.addColorStop(0, css(floor, 0));
  ground.addColorStop(0.3, css(floor, 0.9));
  ground.addColorStop(1, css(shade(floor, -0.18)));
  ctx.fillStyle = ground;
  ctx.fillRect(0, height * (EDGE - 0.06), width, height * (1.06 - EDGE));
  return { ground: height * 0.93, middle: height * 0.8, depth: 0, room: 0.7 };
};
