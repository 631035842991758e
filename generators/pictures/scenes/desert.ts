import { drawRidge } from '../brush/land.ts';
import { drawSky } from '../brush/sky.ts';
import type { Stage } from '../brush/stage.ts';
import { cel, tone } from '../brush/stage.ts';
import type { Rgb } from '../light/colour.ts';
import { css, mix, rgb, shade } from '../light/colour.ts';
import type { Painter } from './painter.ts';

/** Dunes with a sharp crest between light and shade. */
export const desert: Painter = (stage) => {
  const { random, u, horizon, height, width } = stage;
  drawSky(stage);
  if (random.chance(0.6))
    drawRidge(
      stage,
      { y: horizon - u * 3, rise: u * 12, colour: rgb('#b0704a'), depth: 0.7, peaks: 2, sharp: 0.6 },
      random.fork('mesa'),
    );
  const sand = rgb('#e3b268');
  const rows = 5;
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1);
    const line = drawRidge(
      stage,
      {
        y: horizon + (height - horizon) * t * 0.78,
        rise: u * (4 + t * 9),
        colour: mix(sand, rgb('#c98a4a'), t * 0.5),
        depth: 0.6 * (1 - t),
        peaks: 1.2 - t * 0.4,
      },
      random.fork(`dune${i}`),
    );
    duneShade(stage, line, sand, 0.6 * (1 - t), u * (8 + t * 20));
  }
  for (let i = 0; i < random.int(1, 4); i++)
    cactus(
      stage,
      random.range(0.05, 0.95) * width,
      height * random.range(0.8, 0.92),
      u * random.range(9, 20),
    );
  return { ground: height * 0.9, middle: horizon + u * 9, depth: 0.3, room: 0.36 };
};

function duneShade(stage: Stage, line: (x: number) => number, sand: Rgb, depth: number, reach: number): void {
  const { ctx, width, light } = stage;
  ctx.fillStyle = css(shade(tone(stage, sand, depth), -0.34), cel(stage) ? 0.6 : 0.4);
  const away = light.x < width / 2 ? 1 : -1;
  for (let x = 0; x < width; x += 3) {
    const slope = (line(x + 6) - line(x - 6)) * away;
    if (slope > 0) ctx.fillRect(x, line(x), 3.4, reach * Math.min(1, slope / 5));
  }
}

function cactus(stage: Stage, x: number, y: number, tall: number): void {
  const { ctx } = stage;
  ctx.strokeStyle = css(tone(stage, rgb('#4a7a48'), 0.12));
  ctx.lineCap = 'round';
  ctx.lineWidth = tall * 0.16;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.lineTo(x, y - tall);
  ctx.moveTo(x, y - tall * 0.4);
  ctx.quadraticCurveTo(x + tall * 0.32, y - tall * 0.4, x + tall * 0.3, y - tall * 0.75);
  ctx.moveTo(x, y - tall * 0.3);
  ctx.quadraticCurveTo(x - tall * 0.3, y - tall * 0.3, x - tall * 0.28, y - tall * 0.6);
  ctx.stroke();
}
