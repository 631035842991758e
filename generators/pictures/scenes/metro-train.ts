import type { Stage } from '../brush/stage.ts';
import { css, type Rgb, rgb, shade } from '../light/colour.ts';
import { indoor } from './room-light.ts';
import { box } from './yard-pieces.ts';

/** Width of a door with the windows beside it, in hundredths of the short side. */
const BAY = 40;

/** A modern train along a platform, from one side of the picture: doors, windows, and its slanting front. @param way 1: the front is on the right */
export function metroTrain(stage: Stage, edge: number, colour: Rgb, way: 1 | -1): void {
  const { ctx, u, width } = stage;
  const [top, foot] = [edge - u * 45, edge - u * 4];
  ctx.save();
  if (way < 0) {
    ctx.translate(width, 0);
    ctx.scale(-1, 1);
  }
  const front = width * 0.72;
  const steel = indoor(stage, rgb('#d5dbe1'));
  box(stage, css(indoor(stage, rgb('#23272e'))), -u, foot - u * 2, front - u * 5, u * 6);
  ctx.fillStyle = css(steel);
  ctx.beginPath();
  ctx.moveTo(-u, top);
  ctx.lineTo(front - u * 16, top);
  ctx.bezierCurveTo(front - u * 6, top, front - u * 3, top + u * 12, front, foot - u * 12);
  ctx.lineTo(front - u * 1.4, foot);
  ctx.lineTo(-u, foot);
  ctx.fill();
  ctx.save();
  ctx.clip();
  box(stage, css(shade(steel, -0.18)), -u, top, front + u, u * 2.4);
  box(stage, css(indoor(stage, colour)), -u, foot - u * 10.4, front + u, u * 3.2);
  box(stage, css(indoor(stage, shade(colour, 0.3))), -u, foot - u * 6.6, front + u, u * 0.9);
  box(stage, css(shade(steel, -0.25)), -u, foot - u * 2.4, front + u, u * 3);
  ctx.restore();
  // the driver's window
  ctx.fillStyle = css(indoor(stage, rgb('#1f2a36')));
  ctx.beginPath();
  ctx.moveTo(front - u * 14, top + u * 6);
  ctx.lineTo(front - u * 8.6, top + u * 6);
  ctx.lineTo(front - u * 2.4, top + u * 22);
  ctx.lineTo(front - u * 14, top + u * 22);
  ctx.fill();
  ctx.fillStyle = '#fff6d8';
  ctx.shadowColor = 'rgba(255,240,190,0.95)';
  ctx.shadowBlur = u * 3;
  ctx.beginPath();
  ctx.ellipse(front - u * 2.6, foot - u * 13.4, u * 1.5, u * 1.1, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.shadowBlur = 0;
  for (let x = front - u * 18 - u * BAY; x > -u * BAY; x -= u * BAY) bay(stage, x, top, foot, steel);
  ctx.restore();
}

/** A pair of doors between two windows, lit from within. */
function bay(stage: Stage, x: number, top: number, foot: number, steel: Rgb): void {
  const { ctx, u } = stage;
  const lit = rgb('#f4f0dc');
  const glass = (left: number, wide: number, high: number): void => {
    ctx.fillStyle = css(rgb('#2b333d'));
    ctx.beginPath();
    ctx.roundRect(left - u * 0.7, top + u * 6.3, wide + u * 1.4, high + u * 1.4, u * 1.4);
    ctx.fill();
    ctx.fillStyle = css(lit);
    ctx.beginPath();
    ctx.roundRect(left, top + u * 7, wide, high, u);
    ctx.fill();
    ctx.fillStyle = css(shade(lit, -0.22));
    ctx.fillRect(left, top + u * 7 + high * 0.72, wide, high * 0.26);
  };
  glass(x + u * 20, u * 16, u * 15);
  box(stage, css(shade(steel, -0.4)), x, top + u * 3.4, u * 16, foot - top - u * 5);
  for (const at of [0.7, 8.3]) {
    box(stage, css(shade(steel, 0.24)), x + u * at, top + u * 4.2, u * 7, foot - top - u * 6.4);
    glass(x + u * (at + 1.7), u * 3.6, u * 19);
  }
}
