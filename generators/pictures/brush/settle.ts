import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';

/** Drawing a canvas here makes it paint what it has recorded. */
const scrap = createCanvas(1, 1).getContext('2d');

/**
 * Lets a canvas forget what it was painted with. A canvas keeps its drawing as a recording, together with the pixels of every canvas
 * that was drawn into it: a lamp post cut out of a scene would hold the whole scene. After a second drawing it keeps its own pixels
 * in place of both.
 */
export function settle(canvas: Canvas): void {
  const ctx = canvas.getContext('2d');
  paint(canvas);
  ctx.save();
  ctx.globalAlpha = 0;
  ctx.fillRect(0, 0, 1, 1);
  ctx.restore();
  paint(canvas);
}

function paint(canvas: Canvas): void {
  scrap.drawImage(canvas, 0, 0);
  scrap.clearRect(0, 0, 1, 1);
}
