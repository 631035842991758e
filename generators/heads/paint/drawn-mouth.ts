import type { SKRSContext2D as Context } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import type { Pixels } from '../../clips/pixels.ts';
import { css } from '../../pictures/light/colour.ts';
import type { MouthParts } from '../mouth/shapes.ts';
import { type DrawnLips, drawnLips } from './drawn-lips.ts';
import { cut, erased } from './erase.ts';
import { type Box, boxAround, type Geometry } from './geometry.ts';
import type { MouthPainter } from './mouth-painter.ts';
import { spotAt } from './skin.ts';

/** Searched area relative to the mouth's oval, which a person may have placed roughly. */
const REACH = 1.35;
/** Largest opening: the lesser of shares of half the mouth's width and of the distance from the eyes to the mouth. */
const DROP = { ofHalf: 0.98, ofFace: 0.4 } as const;
const RISE = 0.16;
/** Mouth painter for drawings: erases the original mouth and draws one with the same line color in each frame. */
export function drawnMouth(pixels: Pixels, geometry: Geometry): MouthPainter {
  const { mouth, apart } = geometry;
  const spot = spotAt(pixels, { ...mouth, tall: Math.max(mouth.tall, mouth.wide * 0.3) }, geometry, REACH);
  const lips = drawnLips(pixels, spot, geometry);
  const clean = erased(pixels, spot, Math.max(1.5, apart * 0.012));
  const room = lips.half * 1.5;
  const place = { x: lips.middle[0], y: lips.middle[1] + lips.half * 0.35, wide: room, tall: room };
  const box = union(boxAround(place, { right: [1, 0], down: [0, 1] }, pixels), spot.box);
  const [before, skin] = [cut(pixels, box), cut(clean, box)];
  const canvas = createCanvas(box.width, box.height);
  const ctx = canvas.getContext('2d');
  const drop = Math.min(DROP.ofHalf * lips.half, DROP.ofFace * geometry.long);
  return {
    box,
    paint(parts) {
      const asBefore = lips.shut && parts.opening === 0;
      ctx.drawImage(asBefore ? before : skin, 0, 0);
      if (!asBefore) drawMouth(ctx, lips, parts, { box, drop });
      return new Uint8Array(canvas.data());
    },
  };
}

function drawMouth(
  ctx: Context,
  lips: DrawnLips,
  { opening, width, teeth, tongue }: MouthParts,
  { box, drop }: { box: Box; drop: number },
): void {
  const { middle, right, down, thick } = lips;
  ctx.save();
  ctx.transform(right[0], right[1], down[0], down[1], middle[0] - box.x, middle[1] - box.y);
  const half = lips.half * (1 + (width - 1) * Math.min(1, opening * 4));
  // a smile straightens as the jaw opens; round lips have no corners
  const round = Math.max(0, Math.min(1, (1 - width) / 0.3)) * Math.min(1, opening * 3);
  const sag = lips.sag * (1 - 0.55 * opening) * (1 - round);
  const open = drop * opening * (1 + 0.25 * round);
  const [top, bottom] = [sag - open * RISE, sag + open * (1 - RISE)];
  const bend = 0.52 + 0.4 * round + 0.12 * opening;
  const upper = (shift: number, back: boolean) => curve(ctx, half, bend, top, shift, back);
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(-half, 0);
  upper(0, false);
  curve(ctx, half, bend, bottom, 0, true);
  ctx.closePath();
  if (open > thick * 0.4) {
    ctx.fillStyle = css(lips.inside);
    ctx.fill();
    ctx.save();
    ctx.clip();
    const lift = open * (0.34 + 0.34 * tongue);
    ctx.fillStyle = css(lips.tongue);
    ctx.beginPath();
    ctx.ellipse(0, bottom + open * 0.12, half * (0.62 - 0.1 * tongue), lift, 0, 0, 2 * Math.PI);
    ctx.fill();
    const gap = Math.max(0, open - thick);
    const shown = thick / 2 + teeth * Math.min(gap * (opening < 0.3 ? 0.9 : 0.55), half * 0.45);
    if (shown > thick / 2 + 0.5) {
      ctx.fillStyle = css(lips.teeth);
      ctx.beginPath();
      ctx.moveTo(-half, -thick);
      ctx.lineTo(-half, shown * 0.5);
      curve(ctx, half, bend, top + shown, shown * 0.5, false);
      ctx.lineTo(half, -thick);
      ctx.lineTo(0, top - thick);
      ctx.closePath();
      ctx.fill();
    }
    ctx.restore();
    ctx.beginPath();
    ctx.moveTo(-half, 0);
    upper(0, false);
    curve(ctx, half, bend, bottom, 0, true);
    ctx.closePath();
  }
  ctx.strokeStyle = css(lips.ink);
  // thinner, since a slightly open mouth has two lines close together
  ctx.lineWidth = thick * (1 - 0.3 * Math.min(1, opening * 5));
  ctx.stroke();
  ctx.restore();
}

/** A Bézier curve from one corner to the other through `middle`, with both corners `shift` lower. */
function curve(ctx: Context, half: number, bend: number, middle: number, shift: number, back: boolean): void {
  const side = back ? -1 : 1;
  // the middle of a cubic Bézier is 1/4 ends + 3/4 handles
  const handle = (middle - shift * 0.25) / 0.75;
  ctx.bezierCurveTo(-side * half * bend, handle, side * half * bend, handle, side * half, shift);
}

const union = (a: Box, b: Box): Box => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
};
