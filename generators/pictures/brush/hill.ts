import { css, shade } from '../light/colour.ts';
import { grassColour } from './season-colours.ts';
import type { Stage } from './stage.ts';
import { tone } from './stage.ts';

/** How high a hill is that something stands on, and half its width, in hundredths of the short side. */
export const [HILL_HIGH, HILL_HALF] = [17, 76] as const;

/** A hill behind the foreground, for what stands on it. @param x of its top @param foot y of the ground around it, in pixels */
export function drawHill(stage: Stage, x: number, foot: number, depth: number): void {
  const { ctx, u, light } = stage;
  const [top, half, base] = [foot - u * HILL_HIGH, u * HILL_HALF, foot + u * 9];
  const grass = tone(stage, shade(grassColour(stage), -0.06), depth);
  const away = light.x < x ? 1 : -1;
  const fill = ctx.createLinearGradient(x - away * half * 0.6, top, x + away * half * 0.6, base);
  fill.addColorStop(0, css(shade(grass, 0.16)));
  fill.addColorStop(0.6, css(grass));
  fill.addColorStop(1, css(shade(grass, -0.2)));
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.moveTo(x - half, base);
  ctx.bezierCurveTo(x - half * 0.62, base - u * 3, x - half * 0.5, top, x - u * 14, top);
  ctx.lineTo(x + u * 14, top);
  ctx.bezierCurveTo(x + half * 0.5, top, x + half * 0.62, base - u * 3, x + half, base);
  ctx.quadraticCurveTo(x, base + u * 4, x - half, base);
  ctx.fill();
  // a way up to it
  ctx.strokeStyle = css(tone(stage, [205, 182, 140], depth), 0.85);
  ctx.lineWidth = u * 1.6;
  ctx.beginPath();
  ctx.moveTo(x + away * u * 26, base - u);
  ctx.bezierCurveTo(x - away * u * 30, base - u * 7, x + away * u * 26, top + u * 9, x, top + u * 1);
  ctx.stroke();
}
