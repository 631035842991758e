import type { Rgb } from '../light/colour.ts';
import { css, mix, shade } from '../light/colour.ts';
import type { Sprite } from './placing.ts';
import type { Context, Stage } from './stage.ts';
import { cel } from './stage.ts';
import { waterTint } from './water.ts';

/** Shows a painted figure as if it were under the surface: in the color of the water, the deeper the more, with ripples above it. */
export function sink(
  ctx: Context,
  { layer, left, up }: Sprite,
  stage: Stage,
  { size, half }: { size: number; half: number },
): void {
  const { u, scene } = stage;
  const water = waterTint(stage);
  const deeper = ctx.createLinearGradient(0, up - size, 0, up);
  deeper.addColorStop(0, css(water, 0.16));
  deeper.addColorStop(1, css(shade(water, -0.1), 0.56));
  ctx.globalCompositeOperation = 'source-atop';
  ctx.fillStyle = deeper;
  ctx.fillRect(0, 0, layer.width, layer.height);
  // what is behind it in the water shows through, at its lower edge most
  const clearer = ctx.createLinearGradient(0, up - size, 0, up);
  clearer.addColorStop(0, 'rgba(0,0,0,0)');
  clearer.addColorStop(1, 'rgba(0,0,0,0.34)');
  ctx.globalCompositeOperation = 'destination-out';
  ctx.fillStyle = clearer;
  ctx.fillRect(0, 0, layer.width, layer.height);
  ctx.globalCompositeOperation = 'source-over';
  const gleam: Rgb = mix(mix(water, scene.air.sky[3], 0.6), [255, 255, 255], 0.45);
  ctx.lineCap = 'round';
  ctx.lineWidth = Math.max(1, u * (cel(stage) ? 0.45 : 0.32));
  for (const [dy, from, to, alpha] of RIPPLES) {
    const y = up - size * dy;
    ctx.strokeStyle = css(gleam, alpha);
    ctx.beginPath();
    ctx.moveTo(left + half * from, y);
    ctx.quadraticCurveTo(left + (half * (from + to)) / 2, y - size * 0.07, left + half * to, y);
    ctx.stroke();
  }
}

/** Lines of the surface: height above the foot, from and to across, both as shares of the figure, and how clear they are. */
const RIPPLES = [
  [0.97, -0.62, 0.5, 0.85],
  [0.86, 0.3, 0.94, 0.7],
  [0.82, -0.96, -0.44, 0.7],
  [0.5, -0.3, 0.36, 0.5],
] as const;
