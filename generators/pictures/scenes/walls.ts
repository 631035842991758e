import { drawRidge } from '../brush/land.ts';
import { drawSky } from '../brush/sky.ts';
import type { Stage } from '../brush/stage.ts';
import { cel, createStage } from '../brush/stage.ts';
import type { Rgb } from '../light/colour.ts';
import { css, rgb, shade } from '../light/colour.ts';
import { farHills } from './ground-cover.ts';
import { indoor } from './room-light.ts';

export const woods = ['#8a5a38', '#6f4a34', '#a8744a', '#5a4238'].map(rgb);

export function wallAndFloor(stage: Stage, wall: Rgb, wood: Rgb, floor: number): void {
  const { ctx, u, width, height, light, random } = stage;
  ctx.fillStyle = css(wall);
  ctx.fillRect(0, 0, width, floor);
  if (random.chance(0.4))
    for (let x = 0; x < width; x += u * 6) {
      ctx.fillStyle = css(shade(wall, 0.14), 0.4);
      ctx.fillRect(x, 0, u * 3, floor);
    }
  if (!cel(stage)) {
    const glow = ctx.createRadialGradient(light.x, floor * 0.4, 0, light.x, floor * 0.4, width * 0.8);
    glow.addColorStop(0, css(shade(wall, 0.22), 0.7));
    glow.addColorStop(1, css(shade(wall, -0.5), 0.75));
    ctx.fillStyle = glow;
    ctx.fillRect(0, 0, width, floor);
  }
  ctx.fillStyle = css(wood);
  ctx.fillRect(0, floor, width, height - floor);
  const vanish = width / 2;
  for (let i = -14; i <= 14; i++) {
    ctx.strokeStyle = css(shade(wood, -0.3), 0.6);
    ctx.lineWidth = u * 0.24;
    ctx.beginPath();
    ctx.moveTo(vanish + i * u * 8, floor);
    ctx.lineTo(vanish + i * u * 21, height);
    ctx.stroke();
  }
  ctx.fillStyle = css(shade(wall, 0.42));
  ctx.fillRect(0, floor - u * 2.4, width, u * 2.4);
}

/** The outside as a small picture of its own, set into a frame. */
export function windowOn(stage: Stage, x: number, y: number, w: number, h: number): void {
  const { ctx, u, random, scene } = stage;
  const inner = createStage(
    { ...scene, cast: [] },
    Math.max(8, Math.round(w)),
    Math.max(8, Math.round(h)),
    random.fork('window'),
  );
  const view: Stage = {
    ...inner,
    u: u * 0.7,
    horizon: h * 0.78,
    light: { x: w * random.range(0.25, 0.75), y: h * (0.78 - scene.air.discHeight * 0.6) },
  };
  drawSky(view);
  farHills(view, true);
  drawRidge(view, { y: h * 0.92, rise: u * 4, colour: rgb('#5a8a58'), depth: 0.3, peaks: 2 }, view.random);
  ctx.drawImage(view.canvas, x, y, w, h);
  const frame = indoor(stage, rgb('#f2ece0'));
  ctx.strokeStyle = css(frame);
  ctx.lineWidth = u * 2.2;
  ctx.strokeRect(x, y, w, h);
  ctx.lineWidth = u * 1.1;
  ctx.beginPath();
  ctx.moveTo(x + w / 2, y);
  ctx.lineTo(x + w / 2, y + h);
  ctx.moveTo(x, y + h * 0.42);
  ctx.lineTo(x + w, y + h * 0.42);
  ctx.stroke();
  ctx.fillStyle = css(shade(frame, -0.12));
  ctx.fillRect(x - u * 3, y + h + u * 0.6, w + u * 6, u * 2.4);
}
