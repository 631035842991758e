/** What is seen in and under the windows of a cabin: deep water, space, the modules of a station. */
import { drawFigure } from '../brush/figure.ts';
import { stars } from '../brush/sky-things.ts';
import type { Stage } from '../brush/stage.ts';
import { fish } from '../figures/animals.ts';
import { css, type Rgb, rgb, shade } from '../light/colour.ts';

/** The rings between the modules of a space station, and lockers with lights under its windows. */
export function modules(stage: Stage, wall: Rgb, floor: number): void {
  const { ctx, u, width } = stage;
  for (const share of [0, 1 / 3, 2 / 3, 1]) {
    ctx.fillStyle = css(shade(wall, -0.24));
    ctx.fillRect(width * share - u * 2.4, 0, u * 4.8, floor);
    ctx.fillStyle = css(shade(wall, 0.3));
    ctx.fillRect(width * share - u * 1.4, 0, u * 0.8, floor);
  }
  for (let x = u * 6; x < width - u * 8; x += u * 15) {
    ctx.fillStyle = css(shade(wall, -0.12));
    ctx.beginPath();
    ctx.roundRect(x, floor - u * 13, u * 12, u * 9, u);
    ctx.fill();
    for (const [k, hex] of ['#5ae08a', '#f0c040', '#6ab8f0'].entries()) {
      ctx.fillStyle = hex;
      ctx.beginPath();
      ctx.arc(x + u * (3 + k * 2.4), floor - u * 10.5, u * 0.6, 0, Math.PI * 2);
      ctx.fill();
    }
  }
}

/** The sea around a submarine. */
export function deepWater(stage: Stage, y: number, h: number): void {
  const { ctx, u, width, random } = stage;
  const fade = ctx.createLinearGradient(0, y, 0, y + h);
  fade.addColorStop(0, '#2f9ac0');
  fade.addColorStop(1, '#0c3a66');
  ctx.fillStyle = fade;
  ctx.fillRect(0, y, width, h);
  for (const share of [0.14, 0.47, 0.55, 0.82])
    drawFigure(stage, fish(random), {
      x: width * share,
      y: y + h * random.range(0.45, 0.75),
      size: u * 7,
      on: 'nothing',
      stir: 'swim',
    });
  ctx.strokeStyle = css(rgb('#d8f0f8'), 0.7);
  ctx.lineWidth = u * 0.3;
  for (let i = 0; i < 16; i++) {
    ctx.beginPath();
    ctx.arc(
      random.range(0, width),
      y + h * random.range(0.1, 0.9),
      u * random.range(0.4, 1.1),
      0,
      Math.PI * 2,
    );
    ctx.stroke();
  }
}

/** Stars and a planet. */
export function outerSpace(stage: Stage, x: number, y: number, w: number, h: number): void {
  const { ctx, u, random } = stage;
  ctx.fillStyle = '#060a1c';
  ctx.fillRect(x, y, w, h);
  ctx.save();
  ctx.translate(x, y);
  stars({ ...stage, width: w }, h, 2.4);
  ctx.restore();
  ctx.fillStyle = css(rgb(random.pick(['#5a8ad0', '#c8804a', '#7fae9a'])));
  ctx.beginPath();
  ctx.arc(x + w * 0.62, y + h * 1.02, u * 16, 0, Math.PI * 2);
  ctx.fill();
}
