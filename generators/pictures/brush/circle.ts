import type { Stage } from './stage.ts';

/** Fills a circle with the current fill style; in pixels. */
export function circle(stage: Stage, x: number, y: number, radius: number): void {
  stage.ctx.beginPath();
  stage.ctx.arc(x, y, radius, 0, Math.PI * 2);
  stage.ctx.fill();
}
