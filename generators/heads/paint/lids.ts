import { createCanvas } from '@napi-rs/canvas';
import type { Pixels } from '../../clips/pixels.ts';
import { css, type Rgb } from '../../pictures/light/colour.ts';
import { cut, erased } from './erase.ts';
import { type Box, type Geometry, inAxes, type PixelOval, radiusIn } from './geometry.ts';
import { inkOf } from './ink.ts';
import { type Spot, spotAt } from './skin.ts';

/** Searched area relative to the eye's oval. A shape that extends beyond it is hair or glasses. */
const REACH = 1.4;
const STRICT = [1, 1.7, 2.6] as const;
/** Least share of the oval that an eye fills. */
const FILLED = 0.12;
/** Lid position when open, where closed lids meet, and the curve of the lid, in half heights of the eye. */
const LID = { top: -1.15, meet: 0.42, sag: 0.3 } as const;

/** From this value of `down` on an eye is closed. */
const SHUT = 0.9;

/** Paints an eye with its lid partly or fully closed. */
export interface LidPainter {
  box: Box;
  /** @param down 0 (open) .. 1 (closed) @returns RGBA of the box, 4 bytes a pixel */
  paint(down: number): Uint8Array;
}

/** Lid painters for both eyes; none if hair or glasses cover one of them, since those would be erased with the eye. */
export function lidsOf(pixels: Pixels, geometry: Geometry): LidPainter[] {
  const lids = geometry.eyes.map((eye) => lidOf(pixels, eye, geometry));
  return lids.every((lid) => lid !== null) ? lids : [];
}

function lidOf(pixels: Pixels, eye: PixelOval, geometry: Geometry): LidPainter | null {
  const round = { ...eye, tall: Math.max(eye.tall, eye.wide * 0.4) };
  // shadows around eyes differ from skin, too, but less than the eye: try higher thresholds
  const found = STRICT.map((strict) =>
    onlyInside(spotAt(pixels, round, geometry, REACH, strict), round, geometry),
  ).find((spot) => spot !== null);
  if (!found) return null;
  const { box } = found;
  const clean = cut(erased(pixels, found, Math.max(1.2, geometry.apart * 0.01)), box);
  const before = cut(pixels, box);
  const ink = inkOf(pixels, found);
  const canvas = createCanvas(box.width, box.height);
  const ctx = canvas.getContext('2d');
  const { right, down: below } = geometry;
  return {
    box,
    paint(down) {
      ctx.drawImage(before, 0, 0);
      if (down > 0) {
        const edge = (LID.top + (LID.meet - LID.top) * down) * round.tall;
        const sag = LID.sag * round.tall * (2 * down - 1);
        const wide = round.wide * 1.3;
        ctx.save();
        ctx.transform(right[0], right[1], below[0], below[1], eye.x - box.x, eye.y - box.y);
        ctx.save();
        ctx.beginPath();
        ctx.moveTo(-wide, -round.tall * 2);
        // a closed lid also covers the eye's lower line
        const end = down > SHUT ? round.tall * 2 : edge;
        ctx.lineTo(-wide, end);
        ctx.quadraticCurveTo(0, end + 2 * sag, wide, end);
        ctx.lineTo(wide, -round.tall * 2);
        ctx.closePath();
        ctx.clip();
        ctx.setTransform(1, 0, 0, 1, 0, 0);
        ctx.drawImage(clean, 0, 0);
        ctx.restore();

        lash(ctx, {
          half: round.wide * 0.86,
          edge,
          sag: sag * 0.86 ** 2,
          thick: round.tall * 0.2,
          color: ink,
        });
        ctx.restore();
      }
      return new Uint8Array(canvas.data());
    },
  };
}

function lash(
  ctx: ReturnType<ReturnType<typeof createCanvas>['getContext']>,
  { half, edge, sag, thick, color }: { half: number; edge: number; sag: number; thick: number; color: Rgb },
): void {
  ctx.beginPath();
  ctx.moveTo(-half, edge);
  ctx.quadraticCurveTo(0, edge + 2 * sag, half, edge);
  ctx.lineCap = 'round';
  ctx.lineWidth = Math.max(1, thick);
  ctx.strokeStyle = css(color);
  ctx.stroke();
}

/** Keeps the connected parts that lie within the searched area; null if too little is left, or the eye's own part leaves it. */
function onlyInside(spot: Spot, eye: PixelOval, axes: Pick<Geometry, 'right' | 'down'>): Spot | null {
  const { box, mask } = spot;
  const kept = new Uint8Array(mask.length);
  const seen = new Uint8Array(mask.length);
  let [area, whole] = [0, 0];
  for (let start = 0; start < mask.length; start++) {
    const [x, y] = [box.x + (start % box.width), box.y + Math.floor(start / box.width)];
    if (radiusIn(eye, axes, x, y) < 1) whole++;
    if (!mask[start] || seen[start]) continue;
    const part = [start];
    let leaves = false;
    seen[start] = 1;
    for (const at of part) {
      const [px, py] = [at % box.width, Math.floor(at / box.width)];
      if (radiusIn(eye, axes, box.x + px, box.y + py) > REACH * 0.96) leaves = true;
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const next = at + dx + dy * box.width;
        if (px + dx < 0 || px + dx >= box.width || !mask[next] || seen[next]) continue;
        seen[next] = 1;
        part.push(next);
      }
    }
    const touches = part.some((at) => {
      const [u, v] = inAxes(eye, axes, box.x + (at % box.width), box.y + Math.floor(at / box.width));
      return Math.abs(u) < eye.wide * 0.6 && Math.abs(v) < eye.tall * 0.6;
    });
    if (leaves && touches) return null;
    if (leaves) continue;
    area += part.length;
    for (const at of part) kept[at] = 1;
  }
  return area > whole * FILLED ? { ...spot, mask: kept } : null;
}
