/** DiceBear draws no age. Whoever is old has lines at the eyes, under them and beside the mouth. */
import { type Canvas, createCanvas, type Image, Path2D } from '@napi-rs/canvas';
import { css, type Rgb, shade } from '../light/colour.ts';
import type { Look } from '../words/plan.ts';

const SIDE = 720;
/** Paths in thousandths of the picture, with the width of their strokes. Lorelei looks a little to the right, Avataaars straight ahead. */
const LINES: Readonly<Record<Look, readonly { d: string; width: number }[]>> = {
  animation: [
    { d: 'M428 528Q472 556 522 534M612 531Q662 552 704 526', width: 6 },
    { d: 'M398 452L374 440M394 470L368 470M398 488L375 500', width: 5 },
    { d: 'M528 572Q486 596 470 640M650 566Q682 588 686 622', width: 6 },
  ],
  realistic: [
    { d: 'M356 440Q396 462 436 444M564 444Q604 462 644 440', width: 5 },
    { d: 'M340 382L322 374M338 398L318 400M660 382L678 374M662 398L682 400', width: 5 },
    { d: 'M452 486Q424 506 414 546M548 486Q576 506 586 546', width: 6 },
  ],
};
/** How much darker than the skin. */
const DARKER = -0.34;

/** A face with the lines of age. */
export function aged(image: Image | Canvas, look: Look, skin: Rgb): Canvas {
  const canvas = createCanvas(SIDE, SIDE);
  const ctx = canvas.getContext('2d');
  ctx.drawImage(image, 0, 0, SIDE, SIDE);
  ctx.scale(SIDE / 1000, SIDE / 1000);
  ctx.strokeStyle = css(shade(skin, DARKER));
  ctx.lineCap = 'round';
  for (const { d, width } of LINES[look]) {
    ctx.lineWidth = width;
    ctx.stroke(new Path2D(d));
  }
  return canvas;
}
