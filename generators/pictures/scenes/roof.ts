import type { Stage } from '../brush/stage.ts';
import { tone } from '../brush/stage.ts';
import { css, rgb, shade } from '../light/colour.ts';

/** Draws a tiled roof at the bottom of the picture. @returns the y of its ridge */
export function drawRoof(stage: Stage): number {
  const { ctx, width, height, u, random } = stage;
  stage.reel?.at(0.8);
  const ridge = height * 0.8;
  const tile = tone(stage, random.pick([rgb('#a8503a'), rgb('#5a6478'), rgb('#8a4438')]));
  ctx.fillStyle = css(tile);
  ctx.fillRect(0, ridge, width, height - ridge);
  for (let row = 0; row < 7; row++)
    for (let x = -u * 4; x < width + u * 4; x += u * 4.4) {
      const y = ridge + u * 1.4 + row * u * 3.5;
      ctx.fillStyle = css(shade(tile, random.range(-0.24, 0.04) - row * 0.03));
      ctx.beginPath();
      ctx.ellipse(x + (row % 2) * u * 2.2, y, u * 2.1, u * 3.2, 0, 0, Math.PI);
      ctx.fill();
    }
  ctx.fillStyle = css(shade(tile, 0.16));
  ctx.beginPath();
  ctx.roundRect(-u, ridge - u * 0.6, width + u * 2, u * 2.4, u);
  ctx.fill();
  return ridge + u * 0.2;
}
