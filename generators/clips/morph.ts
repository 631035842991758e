import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import type { Context } from '../pictures/brush/stage.ts';

/** A motion field: the displacement of each vertex of a mesh over the picture, as a share of its width and height. */
export interface Flow {
  columns: number;
  rows: number;
  x: Float32Array;
  y: Float32Array;
}

/** Cells of the mesh, and the size in pixels at which the pictures are compared. */
const [COLUMNS, ROWS] = [20, 12];
const [WIDE, TALL] = [80, 48];
/** Block matching: the search range and half the side of a block, in pixels of the small picture. */
const [REACH, PATCH] = [9, 4];
/** Smoothing passes, and the number of parts a cell is divided into for drawing. */
const [SMOOTHED, FINER] = [5, 3];
/** Cost of each pixel of displacement, so that plain areas do not move. */
const DISTANCE = 0.9;

/**
 * Estimates the motion from one picture to another by block matching: for each vertex the most similar block nearby,
 * then smoothed.
 */
export function flowBetween(from: Canvas, to: Canvas): Flow {
  const [a, b] = [greys(from), greys(to)];
  const [columns, rows] = [COLUMNS + 1, ROWS + 1];
  const x = new Float32Array(columns * rows);
  const y = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      // the border does not move, or empty space would show
      if (row === 0 || column === 0 || row === ROWS || column === COLUMNS) continue;
      const [px, py] = [Math.round((column * WIDE) / COLUMNS), Math.round((row * TALL) / ROWS)];
      let [least, dx, dy] = [Number.POSITIVE_INFINITY, 0, 0];
      for (let v = -REACH; v <= REACH; v++)
        for (let h = -REACH; h <= REACH; h++) {
          const cost = unlike(a, b, px, py, h, v) + DISTANCE * Math.hypot(h, v);
          if (cost < least) [least, dx, dy] = [cost, h, v];
        }
      x[row * columns + column] = dx / WIDE;
      y[row * columns + column] = dy / TALL;
    }
  return {
    columns: COLUMNS * FINER + 1,
    rows: ROWS * FINER + 1,
    x: finer(smoothed(x, columns, rows), columns),
    y: finer(smoothed(y, columns, rows), columns),
  };
}

function greys(canvas: Canvas): Float32Array {
  const small = createCanvas(WIDE, TALL);
  const ctx = small.getContext('2d');
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(canvas, 0, 0, WIDE, TALL);
  const data = small.data();
  return Float32Array.from(
    { length: WIDE * TALL },
    (_, i) => (data[i * 4] ?? 0) * 0.3 + (data[i * 4 + 1] ?? 0) * 0.59 + (data[i * 4 + 2] ?? 0) * 0.11,
  );
}

/** Mean absolute difference between a block of `a` and the block of `b` displaced by `h`, `v`. */
function unlike(a: Float32Array, b: Float32Array, px: number, py: number, h: number, v: number): number {
  let [sum, count] = [0, 0];
  for (let dy = -PATCH; dy <= PATCH; dy += 2)
    for (let dx = -PATCH; dx <= PATCH; dx += 2) {
      const [ax, ay] = [px + dx, py + dy];
      const [bx, by] = [ax + h, ay + v];
      if (Math.min(ax, ay, bx, by) < 0 || Math.max(ax, bx) >= WIDE || Math.max(ay, by) >= TALL) continue;
      sum += Math.abs((a[ay * WIDE + ax] ?? 0) - (b[by * WIDE + bx] ?? 0));
      count++;
    }
  return count > 8 ? sum / count : Number.POSITIVE_INFINITY;
}

function smoothed(values: Float32Array, columns: number, rows: number): Float32Array {
  let from = values;
  for (let turn = 0; turn < SMOOTHED; turn++) {
    const to = new Float32Array(from.length);
    for (let row = 1; row < rows - 1; row++)
      for (let column = 1; column < columns - 1; column++) {
        let sum = 0;
        for (const [down, right] of [
          [0, 0],
          [0, 0],
          [-1, 0],
          [1, 0],
          [0, -1],
          [0, 1],
        ] as const)
          sum += from[(row + down) * columns + column + right] ?? 0;
        to[row * columns + column] = sum / 6;
      }
    from = to;
  }
  return from;
}

/** Upsamples a field, bilinearly. */
function finer(field: Float32Array, columns: number): Float32Array {
  const wide = COLUMNS * FINER + 1;
  const at = (column: number, row: number) =>
    field[Math.min(ROWS, row) * columns + Math.min(COLUMNS, column)] ?? 0;
  return Float32Array.from({ length: wide * (ROWS * FINER + 1) }, (_, i) => {
    const [px, py] = [(i % wide) / FINER, Math.floor(i / wide) / FINER];
    const [column, row] = [Math.floor(px), Math.floor(py)];
    const [fx, fy] = [px - column, py - row];
    const top = at(column, row) * (1 - fx) + at(column + 1, row) * fx;
    return top * (1 - fy) + (at(column, row + 1) * (1 - fx) + at(column + 1, row + 1) * fx) * fy;
  });
}

/** Draws a picture warped by a share (0..1) of a flow. */
export function drawBent(ctx: Context, picture: Canvas, { columns, rows, x, y }: Flow, share: number): void {
  const { width, height } = picture;
  const [wide, tall] = [width / (columns - 1), height / (rows - 1)];
  const moved = (field: Float32Array, ...knots: readonly number[]) =>
    (knots.reduce((sum, knot) => sum + (field[knot] ?? 0), 0) / knots.length) * share;
  for (let row = 0; row < rows - 1; row++)
    for (let column = 0; column < columns - 1; column++) {
      const [a, c] = [row * columns + column, (row + 1) * columns + column];
      const [b, d] = [a + 1, c + 1];
      // neighboring cells share their edges, so that no gaps open
      const left = column * wide + moved(x, a, c) * width;
      const right = (column + 1) * wide + moved(x, b, d) * width;
      const top = row * tall + moved(y, a, b) * height;
      const bottom = (row + 1) * tall + moved(y, c, d) * height;
      ctx.drawImage(
        picture,
        column * wide,
        row * tall,
        wide,
        tall,
        left,
        top,
        right - left + 1,
        bottom - top + 1,
      );
    }
}
