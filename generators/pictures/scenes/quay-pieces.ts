/** The ground of quays and landings, and what boats are made fast to. */
import { onSnow } from '../brush/snow.ts';
import type { Stage } from '../brush/stage.ts';
import { tone } from '../brush/stage.ts';
import type { Rgb } from '../light/colour.ts';
import { css, rgb, shade } from '../light/colour.ts';
import { box, topOf } from './yard-pieces.ts';

/** A color of the ground, on which snow lies. */
const groundOf = (stage: Stage, dry: Rgb): Rgb =>
  stage.scene.weather === 'snow'
    ? tone(onSnow(stage), rgb('#e6edf5'))
    : tone(stage, stage.scene.weather === 'rain' ? shade(dry, -0.24) : dry);

/** Slabs of stone up to an edge of larger blocks. */
export function slabs(stage: Stage, edge: number): void {
  const { ctx, u, width, height, scene } = stage;
  stage.reel?.level(edge);
  const stone = groundOf(stage, rgb('#b0aaa0'));
  box(stage, css(tone(stage, rgb('#6a665f'))), 0, edge, width, u * 3);
  const fill = ctx.createLinearGradient(0, edge, 0, height);
  fill.addColorStop(0, css(shade(stone, 0.1)));
  fill.addColorStop(1, css(shade(stone, -0.14)));
  ctx.fillStyle = fill;
  ctx.fillRect(0, edge + u * 1.6, width, height - edge);
  box(stage, css(shade(stone, 0.2)), 0, edge + u * 0.4, width, u * 3);
  ctx.strokeStyle = css(shade(stone, -0.32), scene.weather === 'snow' ? 0.25 : 0.6);
  ctx.lineWidth = u * 0.32;
  ctx.beginPath();
  ctx.moveTo(0, edge + u * 3.6);
  ctx.lineTo(width, edge + u * 3.6);
  for (let x = u * 5; x < width; x += u * 15) {
    ctx.moveTo(x, edge + u * 0.6);
    ctx.lineTo(x, edge + u * 3.6);
  }
  let from = edge + u * 3.6;
  for (let row = 0, step = u * 3; from < height; row++, step *= 1.34) {
    const to = from + step;
    ctx.moveTo(0, to);
    ctx.lineTo(width, to);
    const across = (i: number, y: number): number =>
      width / 2 + (i + (row % 2) / 2) * u * (9 + ((y - edge) / (height - edge)) * 10);
    for (let i = -14; i <= 14; i++) {
      ctx.moveTo(across(i, from), from);
      ctx.lineTo(across(i, to), to);
    }
    from = to;
  }
  ctx.stroke();
}

/** Planks that run towards the water. */
export function boards(stage: Stage, edge: number): void {
  const { ctx, u, width, height, scene } = stage;
  stage.reel?.level(edge);
  const wood = groundOf(stage, rgb('#a07a52'));
  for (let x = u * 5; x < width; x += u * 21)
    box(stage, css(tone(stage, rgb('#4e3828'))), x, edge + u, u * 3, u * 5);
  const fill = ctx.createLinearGradient(0, edge, 0, height);
  fill.addColorStop(0, css(shade(wood, 0.1)));
  fill.addColorStop(1, css(shade(wood, -0.16)));
  ctx.fillStyle = fill;
  ctx.fillRect(0, edge + u * 2, width, height - edge);
  box(stage, css(tone(stage, rgb('#6a4a30'))), 0, edge + u * 0.6, width, u * 2);
  ctx.strokeStyle = css(shade(wood, -0.4), scene.weather === 'snow' ? 0.3 : 0.75);
  ctx.lineWidth = u * 0.35;
  ctx.beginPath();
  for (let i = -18; i <= 18; i++) {
    ctx.moveTo(width / 2 + (i + 0.5) * u * 6, edge + u * 2.4);
    ctx.lineTo(width / 2 + (i + 0.5) * u * 13, height);
  }
  ctx.stroke();
  ctx.fillStyle = css(shade(wood, -0.5), 0.7);
  for (let i = -18; i <= 18; i++)
    for (const at of [0.1, 0.5]) {
      const y = edge + u * 2 + (height - edge) * at;
      ctx.fillRect(width / 2 + i * u * (6 + 7 * at) - u * 0.3, y, u * 0.6, u * 0.5);
    }
}

/** A bollard of iron. */
export function bollard(stage: Stage, x: number, foot: number): void {
  const { ctx, u } = stage;
  const iron = tone(stage, rgb('#3a4048'));
  ctx.fillStyle = css(iron);
  ctx.beginPath();
  ctx.moveTo(x - u * 2.6, foot);
  ctx.lineTo(x - u * 1.5, foot - u * 3.4);
  ctx.lineTo(x + u * 1.5, foot - u * 3.4);
  ctx.lineTo(x + u * 2.6, foot);
  ctx.fill();
  ctx.beginPath();
  ctx.roundRect(x - u * 2.8, foot - u * 5.4, u * 5.6, u * 2.4, u * 1.2);
  ctx.fill();
  ctx.fillStyle = css(stage.scene.weather === 'snow' ? topOf(stage, iron) : shade(iron, 0.3));
  ctx.fillRect(x - u * 2, foot - u * 5.3, u * 4, u * 0.6);
}

/** A post of a landing, around which a rope is laid. */
export function post(stage: Stage, x: number, foot: number, tall: number): void {
  const { u } = stage;
  const wood = tone(stage, rgb('#7a5638'));
  box(stage, css(wood), x - u * 1.6, foot - tall, u * 3.2, tall + u * 2);
  box(stage, css(shade(wood, 0.22)), x - u * 1.6, foot - tall, u * 1, tall + u * 2);
  box(stage, css(topOf(stage, shade(wood, 0.14))), x - u * 2, foot - tall - u, u * 4, u * 1.4);
  for (const at of [0.22, 0.3, 0.38])
    box(stage, css(tone(stage, rgb('#cdb07c'))), x - u * 1.9, foot - tall * (1 - at), u * 3.8, u * 0.8);
}

/** A rope in rings. */
export function coil(stage: Stage, x: number, y: number): void {
  const { ctx, u } = stage;
  ctx.lineWidth = u * 0.9;
  for (const [k, r] of [5.4, 4.2, 3].entries()) {
    ctx.strokeStyle = css(tone(stage, shade(rgb('#d8bc88'), -0.07 * k)));
    ctx.beginPath();
    ctx.ellipse(x, y - k * u * 0.7, u * r, u * r * 0.34, 0, 0, Math.PI * 2);
    ctx.stroke();
  }
}
