/** Scores how much an area looks like a face: two dark eyes, a mouth below, even skin between, left-right symmetry. */
import type { Sums } from './sums.ts';

/** A candidate in pixels: midpoint of the eyes, their distance, and the mouth's distance below them relative to `apart`. */
export interface Guess {
  x: number;
  y: number;
  apart: number;
  long: number;
}

/** Typical values of `long`, of drawings and of people. */
export const LONGS = [0.84, 1, 1.2] as const;

const ramp = (value: number, from: number, to: number): number =>
  Math.max(0, Math.min(1, (value - from) / (to - from)));

type Color = readonly [number, number, number];

/** Score of a candidate, 0 (no face) .. 1. */
export function faceScore(sums: Sums, { x, y, apart: d, long }: Guess): number {
  const { mean, rough } = sums;
  const down = long * d;
  const lightAt = (dx: number, dy: number, wide: number, tall: number) =>
    mean(3, x + dx * d, y + dy, wide * d, tall * d);
  const colorAt = (dx: number, dy: number, wide: number, tall: number): Color => [
    mean(0, x + dx * d, y + dy, wide * d, tall * d),
    mean(1, x + dx * d, y + dy, wide * d, tall * d),
    mean(2, x + dx * d, y + dy, wide * d, tall * d),
  ];
  const [left, right] = [lightAt(-0.5, 0, 0.42, 0.2), lightAt(0.5, 0, 0.42, 0.2)];
  const cheeks = [lightAt(-0.5, down * 0.55, 0.34, 0.3), lightAt(0.5, down * 0.55, 0.34, 0.3)] as const;
  const bridge = lightAt(0, 0, 0.26, 0.24);
  const skin = (cheeks[0] + cheeks[1] + bridge) / 3;
  if (skin < 28) return 0;
  // relative to the skin's luminance, so that dark faces score alike
  const dark = (value: number, beside: number) => (beside - value) / skin;
  const eyes = Math.min(dark(left, Math.min(cheeks[0], bridge)), dark(right, Math.min(cheeks[1], bridge)));
  if (eyes < 0.04) return 0;
  const mouth = lightAt(0, down, 0.56, 0.15);
  const around = Math.min(lightAt(0, down - 0.26 * d, 0.4, 0.12), lightAt(0, down + 0.3 * d, 0.44, 0.14));
  const lips = dark(mouth, around);
  if (lips < 0.012) return 0;
  const parts = [
    colorAt(-0.5, down * 0.55, 0.34, 0.3),
    colorAt(0.5, down * 0.55, 0.34, 0.3),
    colorAt(0, 0, 0.22, 0.24),
    colorAt(0, down + 0.32 * d, 0.4, 0.16),
  ] as const;
  const base = parts[0];
  const apart = Math.max(
    ...parts.slice(1).map((part) => Math.max(...part.map((value, i) => Math.abs(value - (base[i] ?? 0))))),
  );
  const even = 1 - ramp(apart / skin, 0.18, 0.6);
  const smooth =
    1 -
    ramp(
      (rough(x - 0.5 * d, y + down * 0.55, 0.34 * d, 0.26 * d) +
        rough(x + 0.5 * d, y + down * 0.55, 0.34 * d, 0.26 * d)) /
        (2 * skin),
      0.05,
      0.22,
    );
  // skin on both sides of the mouth
  const beside = Math.min(lightAt(-0.62, down, 0.16, 0.2), lightAt(0.62, down, 0.16, 0.2));
  const narrow = ramp(dark(mouth, beside), -0.02, 0.08);
  // a mouth is wide; nostrils are dark, too, but close together
  const sides =
    Math.min(lightAt(-0.21, down, 0.13, 0.15), lightAt(0.21, down, 0.13, 0.15)) * 0.5 +
    Math.max(lightAt(-0.21, down, 0.13, 0.15), lightAt(0.21, down, 0.13, 0.15)) * 0.5;
  const wide = ramp(dark(sides, around), 0, 0.09);
  // above an eye is skin or a thin brow; otherwise it may be hair over the forehead
  const above = Math.min(
    dark(left, lightAt(-0.5, -0.26 * d, 0.36, 0.12)),
    dark(right, lightAt(0.5, -0.26 * d, 0.36, 0.12)),
  );
  const open = ramp(above, -0.08, 0.12);
  const same = 1 - ramp(Math.abs(left - right) / skin, 0.08, 0.4);
  return (
    ramp(eyes, 0.04, 0.3) ** 0.7 *
    (0.35 + 0.65 * ramp(lips, 0.012, 0.1)) *
    (0.3 + 0.7 * narrow) *
    (0.4 + 0.6 * wide) *
    (0.4 + 0.6 * open) *
    even ** 0.8 *
    (0.4 + 0.6 * smooth) *
    (0.5 + 0.5 * same) *
    skinLike(base)
  );
}

/** 1 for skin colors, 0.35 for others, which are not excluded: drawings may have blue faces, sunsets red ones. */
function skinLike([r, g, b]: Color): number {
  const sum = r + g + b + 1;
  const [red, green] = [r / sum, g / sum];
  const warm =
    ramp(red, 0.33, 0.38) *
    (1 - ramp(red, 0.54, 0.62)) *
    ramp(green, 0.22, 0.27) *
    (1 - ramp(green, 0.36, 0.4));
  return 0.35 + 0.65 * warm;
}
