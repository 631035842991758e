import type { Pixels } from './pixels.ts';

/** A cell of a depth map, in pixels of the picture. */
export interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
  /** 0 far, 1 near. */
  near: number;
  /** Share of the cell that looks like leaves or water, 0..1. */
  leaves: number;
  water: number;
}

const COLUMNS = 48;

/**
 * Estimates a depth map by position and detail alone: lower, detailed and central parts are nearer. It is smoothed, so that
 * moving the cells does not tear objects apart.
 */
export function mapPicture(pixels: Pixels): Cell[] {
  const { width, height } = pixels;
  const rows = Math.max(8, Math.round((COLUMNS * height) / width));
  const facts = Array.from({ length: COLUMNS * rows }, (_, i) =>
    factsOf(pixels, {
      left: Math.floor(((i % COLUMNS) * width) / COLUMNS),
      right: Math.floor((((i % COLUMNS) + 1) * width) / COLUMNS),
      top: Math.floor((Math.floor(i / COLUMNS) * height) / rows),
      bottom: Math.floor(((Math.floor(i / COLUMNS) + 1) * height) / rows),
    }),
  );
  const most = Math.max(1, ...facts.map(({ detail }) => detail));
  const field = (value: (i: number) => number, times: number) =>
    smoothed(
      Float32Array.from({ length: facts.length }, (_, i) => value(i)),
      rows,
      times,
    );
  const near = field((i) => {
    const [x, y] = [(i % COLUMNS) / (COLUMNS - 1), Math.floor(i / COLUMNS) / (rows - 1)];
    const middle = 1 - Math.min(1, Math.hypot((x - 0.5) * 1.6, (y - 0.62) * 1.3));
    return 0.08 + 0.58 * y ** 1.3 + 0.16 * Math.sqrt((facts[i]?.detail ?? 0) / most) + 0.14 * middle;
  }, 9);
  const leaves = field((i) => facts[i]?.green ?? 0, 2);
  const water = field((i) => (Math.floor(i / COLUMNS) / rows > 0.45 ? (facts[i]?.blue ?? 0) : 0), 3);
  return facts.map(({ left, right, top, bottom }, i) => ({
    x: left,
    y: top,
    width: right - left,
    height: bottom - top,
    near: near[i] ?? 0,
    leaves: leaves[i] ?? 0,
    water: water[i] ?? 0,
  }));
}

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Detail (mean gray difference of neighbors), and the shares of pixels that are colored like leaves and like water. */
function factsOf(
  { data, width }: Pixels,
  area: Area,
): Area & { detail: number; green: number; blue: number } {
  let [count, detail, green, blue, before] = [0, 0, 0, 0, 0];
  for (let y = area.top; y < area.bottom; y += 3)
    for (let x = area.left; x < area.right; x += 3) {
      const i = (y * width + x) * 4;
      const [r, g, b] = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
      const grey = r * 0.3 + g * 0.59 + b * 0.11;
      if (x > area.left) detail += Math.abs(grey - before);
      before = grey;
      if (g > r * 1.08 && g > b * 1.15 && g > 40) green++;
      if (b > r * 1.12 && b >= g * 0.92 && b > 50) blue++;
      count++;
    }
  const share = Math.max(1, count);
  return { ...area, detail: detail / share, green: green / share, blue: blue / share };
}

function smoothed(values: Float32Array, rows: number, times: number): Float32Array {
  let from = values;
  for (let turn = 0; turn < times; turn++) {
    const to = new Float32Array(from.length);
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < COLUMNS; x++) {
        let [sum, count] = [0, 0];
        for (let dy = -1; dy <= 1; dy++)
          for (let dx = -1; dx <= 1; dx++) {
            const [nx, ny] = [x + dx, y + dy];
            if (nx < 0 || ny < 0 || nx >= COLUMNS || ny >= rows) continue;
            sum += from[ny * COLUMNS + nx] ?? 0;
            count++;
          }
        to[y * COLUMNS + x] = sum / count;
      }
    from = to;
  }
  return from;
}
