/** Plain pieces of the houses around a yard. */
import { onSnow } from '../brush/snow.ts';
import type { Stage } from '../brush/stage.ts';
import { tone } from '../brush/stage.ts';
import type { Rgb } from '../light/colour.ts';
import { css, mix, rgb } from '../light/colour.ts';

/** Whether lamps are lit behind the windows. */
const isLit = ({ scene }: Stage): boolean => scene.air.dark || scene.time === 'dusk';
/** The color of window panes. */
export const paneOf = (stage: Stage): string =>
  css(isLit(stage) ? rgb('#ffcb74') : mix(tone(stage, rgb('#6f7f88')), stage.scene.air.sky[2], 0.35));
/** What lies on top, which is white in snow. */
export const topOf = (stage: Stage, own: Rgb): Rgb =>
  stage.scene.weather === 'snow' ? tone(onSnow(stage), rgb('#eef3f8')) : tone(stage, own);

export function box({ ctx }: Stage, fill: string, x: number, y: number, w: number, h: number): void {
  ctx.fillStyle = fill;
  ctx.fillRect(x, y, w, h);
}

export function shape({ ctx }: Stage, fill: string, points: readonly (readonly [number, number])[]): void {
  ctx.fillStyle = fill;
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.fill();
}
