import { css, rgb } from '../light/colour.ts';
import { cutOut, onlyMoving } from './moves.ts';
import type { Stage } from './stage.ts';
import { onLayer } from './stage.ts';

/** Seconds from one lightning to the next. */
const EVERY = 2.4;

/** How bright lightning is, 0..1; the first strikes at time 0. */
function brightAt(time: number): number {
  const since = time % EVERY;
  const bright = since < 0.5 ? Math.exp(-since / 0.16) * (0.55 + 0.45 * Math.cos(since * 50)) : 0;
  return bright < 0.02 ? 0 : bright;
}

/** Lightning in the sky, behind all that stands before it: in a picture one, in a clip one after the other. */
export function strike(stage: Stage): void {
  const { width, horizon } = stage;
  if (!stage.reel) {
    bolt(stage);
    return;
  }
  const struck = cutOut(stage, { x: 0, y: 0, width, height: horizon }, bolt);
  onlyMoving(stage, (ctx, time) => {
    ctx.globalAlpha = brightAt(time);
    if (ctx.globalAlpha === 0) return;
    ctx.globalCompositeOperation = 'lighter';
    if (Math.floor(time / EVERY) % 2 === 1) {
      ctx.translate(width, 0);
      ctx.scale(-1, 1);
    }
    ctx.drawImage(struck, 0, 0);
  });
}

/** In clips, the flash of {@link strike} on everything. */
export function flash(stage: Stage): void {
  const { width, height } = stage;
  onlyMoving(stage, (ctx, time) => {
    // the first frame is the picture
    if (time === 0 || brightAt(time) === 0) return;
    ctx.globalCompositeOperation = 'lighter';
    ctx.globalAlpha = brightAt(time) * 0.16;
    ctx.fillStyle = '#dfe4ff';
    ctx.fillRect(0, 0, width, height);
  });
}

function bolt(stage: Stage): void {
  const { width, horizon, u } = stage;
  const random = stage.random.fork('lightning');
  const points: [number, number][] = [];
  let x = random.range(0.15, 0.85) * width;
  for (let y = 0; y < horizon; y += u * random.range(2, 6)) {
    points.push([x, y]);
    x += random.range(-5, 5) * u;
  }
  for (const [blur, thick, alpha] of [
    [u * 2.4, 2.4, 0.8],
    [0, 0.5, 1],
  ] as const) {
    onLayer(stage, { blur, blend: 'lighter' }, (ctx) => {
      ctx.strokeStyle = css(rgb('#dfe4ff'), alpha);
      ctx.lineWidth = u * thick;
      ctx.lineJoin = 'miter';
      ctx.beginPath();
      for (const [px, py] of points) ctx.lineTo(px, py);
      for (const [px, py] of points.filter((_, i) => i % 4 === 2)) {
        ctx.moveTo(px, py);
        ctx.lineTo(px + random.range(-9, 9) * u, py + random.range(4, 10) * u);
      }
      ctx.stroke();
    });
  }
}
