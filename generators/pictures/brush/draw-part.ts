import { DOMMatrix, Path2D } from '@napi-rs/canvas';
import type { Rgb } from '../light/colour.ts';
import { css, mix, shade } from '../light/colour.ts';
import type { Part } from './shapes.ts';
import type { Context, Stage } from './stage.ts';
import { cel, tone } from './stage.ts';

/** Paints a part of a figure. @param scale pixels of a figure unit, for its outline */
export function drawPart(ctx: Context, stage: Stage, part: Part, depth: number, scale: number): void {
  if (!part.within) {
    paint(ctx, stage, part, depth, scale);
    return;
  }
  ctx.save();
  ctx.clip(pathOf(part.within));
  paint(ctx, stage, part, depth, scale);
  ctx.restore();
}

function paint(ctx: Context, stage: Stage, part: Part, depth: number, scale: number): void {
  const path = pathOf(part);
  ctx.globalAlpha = part.alpha ?? 1;
  if (part.fill) {
    ctx.fillStyle = css(tone(stage, part.fill, depth));
    ctx.fill(path);
  }
  const inked = cel(stage) && part.fill && part.alpha === undefined && scale > 0.6;
  if (part.stroke || inked) {
    ctx.lineJoin = 'round';
    ctx.lineCap = 'round';
    ctx.strokeStyle = css(
      part.stroke ? tone(stage, part.stroke, depth) : inkOf(stage, part.fill ?? [0, 0, 0], depth),
    );
    ctx.lineWidth = part.stroke
      ? (part.width ?? 1) * (part.at?.scale ?? 1)
      : Math.max(0.7, stage.u * 0.16) / scale;
    ctx.stroke(path);
  }
  ctx.globalAlpha = 1;
}

/** The path of a part, with its transform in the figure. */
export function pathOf({ d, at }: Pick<Part, 'd' | 'at'>): Path2D {
  const path = new Path2D(d);
  if (!at) return path;
  const { x, y, scale, turn = 0, mirror } = at;
  const [c, s] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  const across = mirror ? -1 : 1;
  const moved = new Path2D();
  moved.addPath(path, new DOMMatrix([c * across, s * across, -s, c, x, y]));
  return moved;
}

/** Outline color: a dark shade of the fill rather than black, so that it suits the light. */
function inkOf(stage: Stage, fill: Rgb, depth: number): Rgb {
  return mix(shade(tone(stage, fill, depth), -0.58), stage.scene.air.sky[0], 0.18);
}
