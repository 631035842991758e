/** Lorelei draws grown-ups. A child has a high forehead, large eyes low in the face, full cheeks and a thin neck. */
import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import type { Corners, Features } from './features.ts';

/** Heights of a grown-up's face, and where a child has the same, from the crown down, as shares of the picture. */
const HEIGHTS: readonly (readonly [grown: number, child: number])[] = [
  [0, 0],
  [0.38, 0.43],
  [0.53, 0.62],
  [0.66, 0.72],
  [0.79, 0.805],
  [1, 1],
];
/** How much wider than a grown-up's a child's face is at a height of its own. */
const WIDTHS: readonly (readonly [height: number, factor: number])[] = [
  [0, 1],
  [0.45, 1.03],
  [0.66, 1.07],
  [0.78, 1],
  [0.86, 0.82],
  [1, 0.8],
];

function along(points: readonly (readonly [number, number])[], at: number): number {
  const next = points.findIndex(([from]) => from >= at);
  const [from, low] = points[Math.max(0, next - 1)] ?? [0, 0];
  const [to, high] = points[next] ?? [1, 1];
  return to === from ? high : low + ((at - from) / (to - from)) * (high - low);
}

const [SIDE, STRIPS] = [720, 180] as const;

/** A face of Lorelei's with the proportions of a child. */
export function childlike(image: Image | Canvas): Canvas {
  const canvas = createCanvas(SIDE, SIDE);
  const ctx = canvas.getContext('2d');
  for (let i = 0; i < STRIPS; i++) {
    const [from, to] = [i / STRIPS, (i + 1) / STRIPS];
    const [top, bottom] = [along(HEIGHTS, from), along(HEIGHTS, to)];
    const wide = SIDE * along(WIDTHS, (top + bottom) / 2);
    const size = (to - from) * image.height;
    // each strip reaches a little under the next, or light would shine between them
    ctx.drawImage(
      image,
      0,
      from * image.height,
      image.width,
      Math.min(size + 1, image.height * (1 - from)),
      (SIDE - wide) / 2,
      top * SIDE,
      wide,
      (bottom - top) * SIDE + 1,
    );
  }
  return canvas;
}

/** Where the features of a face are when it has the proportions of a child. */
export function childlikeFeatures({ mouth, eyes: [left, right] }: Features): Features {
  const across = (x: number, y: number): number => 0.5 + (x - 0.5) * along(WIDTHS, y);
  const moved = ([x, top, end, bottom]: Corners): Corners => {
    const [up, down] = [along(HEIGHTS, top), along(HEIGHTS, bottom)];
    return [across(x, up), up, across(end, down), down];
  };
  return { mouth: moved(mouth), eyes: [moved(left), moved(right)] };
}
