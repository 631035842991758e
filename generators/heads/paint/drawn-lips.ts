/** The mouth of a drawing, in pixels: position, curve and colors. */
import type { Pixels } from '../../clips/pixels.ts';
import type { Rgb } from '../../pictures/light/colour.ts';
import { luminance, mix } from '../../pictures/light/colour.ts';
import type { Geometry } from './geometry.ts';
import { inkOf } from './ink.ts';
import type { Spot } from './skin.ts';

export interface DrawnLips {
  /** Midpoint between the corners. */
  middle: readonly [x: number, y: number];
  right: readonly [x: number, y: number];
  down: readonly [x: number, y: number];
  /** Half the distance between the corners. */
  half: number;
  /** How far the line's middle is below its corners. */
  sag: number;
  /** Width of the line. */
  thick: number;
  /** Whether the mouth is a line, i.e. closed in the original picture. */
  shut: boolean;
  ink: Rgb;
  inside: Rgb;
  teeth: Rgb;
  tongue: Rgb;
}

/** A mouth thinner than this, relative to half its width, is a line. */
const LINE = 0.2;
/** Most radians that a mouth is rotated in its face. */
const MOST_LEAN = 0.16;
/** Half width relative to the distance between the eyes: smaller mouths are not visible, wider ones leave the face. */
const SIZES = { least: 0.25, most: 0.46 } as const;

/** Reads the mouth of a drawn face: its line, its ink, and the colors for an open one. */
export function drawnLips(pixels: Pixels, spot: Spot, { mouth, right, down, apart }: Geometry): DrawnLips {
  const columns = readColumns(spot, { mouth, right, down });
  const [from, to] = [columns[0], columns.at(-1)];
  const limits = (half: number) => Math.max(SIZES.least * apart, Math.min(SIZES.most * apart, half));
  const ink = inkOf(pixels, spot);
  const colors = colorsOf(ink, spot.skin);
  if (!from || !to || columns.length < 5) {
    const half = limits(mouth.wide);
    return {
      middle: [mouth.x, mouth.y],
      right,
      down,
      half,
      sag: half * 0.12,
      thick: half * 0.14,
      shut: false,
      ...colors,
    };
  }
  const part = Math.max(1, Math.round(columns.length * 0.12));
  const [left, end] = [meanOf(columns.slice(0, part)), meanOf(columns.slice(-part))];
  const third = Math.floor(columns.length / 3);
  const center = meanOf(columns.slice(third, columns.length - third));
  const tall = columns.reduce((sum, { count }) => sum + count, 0) / columns.length;
  const [u, v] = [(from.x + to.x) / 2, (left.y + end.y) / 2];
  const half = limits((to.x - from.x) / 2);
  // the corners of an open mouth cannot be told from its edge
  const slope = tall < LINE * half ? (end.y - left.y) / Math.max(4, end.x - left.x) : 0;
  const lean = Math.max(-MOST_LEAN, Math.min(MOST_LEAN, slope));
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  return {
    middle: [mouth.x + u * right[0] + v * down[0], mouth.y + u * right[1] + v * down[1]],
    right: [right[0] * cos + down[0] * sin, right[1] * cos + down[1] * sin],
    down: [down[0] * cos - right[0] * sin, down[1] * cos - right[1] * sin],
    half,
    sag: Math.max(-0.25 * half, Math.min(0.4 * half, center.y - v)),
    thick: Math.max(1.2, Math.min(0.17 * half, Math.max(0.09 * half, tall))),
    shut: tall < LINE * half,
    ...colors,
  };
}

interface Column {
  /** Pixels from the mouth's middle, in the head's axes. */
  x: number;
  y: number;
  count: number;
}

/** The mask's columns in the head's axes, from the left, without isolated pixels. */
function readColumns(
  { box, mask }: Spot,
  { mouth, right, down }: Pick<Geometry, 'mouth' | 'right' | 'down'>,
): Column[] {
  const found = new Map<number, { sum: number; count: number }>();
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    const [dx, dy] = [box.x + (i % box.width) - mouth.x, box.y + Math.floor(i / box.width) - mouth.y];
    const column = Math.round(dx * right[0] + dy * right[1]);
    const row = dx * down[0] + dy * down[1];
    const so = found.get(column) ?? { sum: 0, count: 0 };
    found.set(column, { sum: so.sum + row, count: so.count + 1 });
  }
  return [...found]
    .filter(([, { count }]) => count > 1)
    .map(([x, { sum, count }]) => ({ x, y: sum / count, count }))
    .sort((a, b) => a.x - b.x);
}

const meanOf = (columns: readonly Column[]): { x: number; y: number } => ({
  x: columns.reduce((sum, { x }) => sum + x, 0) / columns.length,
  y: columns.reduce((sum, { y }) => sum + y, 0) / columns.length,
});

/** Colors of a mouth, adapted to the light on the skin. */
function colorsOf(ink: Rgb, skin: Rgb): Pick<DrawnLips, 'ink' | 'inside' | 'teeth' | 'tongue'> {
  const light = Math.max(0.4, Math.min(1, luminance(skin) * 1.34 + 0.28));
  const lit = (color: Rgb): Rgb => [color[0] * light, color[1] * light, color[2] * light];
  return {
    ink,
    inside: mix(ink, lit([104, 24, 34]), 0.5),
    teeth: lit([250, 247, 240]),
    tongue: lit([222, 96, 100]),
  };
}
