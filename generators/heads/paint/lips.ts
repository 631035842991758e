/** How the lips of a photo open. */
import type { MouthParts } from '../mouth/shapes.ts';
import type { Geometry } from './geometry.ts';
import type { Seam } from './seam.ts';

/** Largest opening, relative to half the mouth's width and to the distance from the eyes to the mouth. */
const OPEN = { ofHalf: 0.8, ofFace: 0.34 } as const;
/** Share of the opening by which the upper lip rises. */
export const UP = 0.2;
/** The lips in one frame, in pixels along the mouth's axes. */
export interface Lips {
  /** Half the mouth's width. */
  half: number;
  /** Factor of the width at rest. */
  width: number;
  /** The lips' inner edges at a distance `u` from the middle. */
  upper(u: number): number;
  lower(u: number): number;
  open: number;
}

/** The lips of a photograph's mouth at a moment. */
export function lipsAt(
  { opening, width }: MouthParts,
  { mouth: { wide: half }, long }: Geometry,
  seam: Seam,
): Lips {
  const most = Math.min(OPEN.ofHalf * half, OPEN.ofFace * long);
  const wider = 1 + (width - 1) * 0.55 * Math.min(1, opening * 4);
  const round = Math.max(0, Math.min(1, (1 - width) / 0.35));
  const open = most * opening * (1 + 0.2 * round);
  const power = 0.68 - 0.18 * round;
  const gap = (u: number): number => {
    const share = u / (half * wider);
    return Math.abs(share) < 1 ? (1 - share * share) ** power : 0;
  };
  const [upper, lower] = [
    (u: number) => seam(u / wider) - UP * open * gap(u),
    (u: number) => seam(u / wider) + (1 - UP) * open * gap(u),
  ];
  return {
    half: half * wider,
    width: wider,
    open,
    upper: tabled(upper, half * 2),
    lower: tabled(lower, half * 2),
  };
}

/** Table entries for each pixel. */
const FINE = 4;

/** A lookup table for a curve that is evaluated at every pixel. @param reach beyond it the curve is constant */
function tabled(curve: (u: number) => number, reach: number): (u: number) => number {
  const most = Math.ceil(reach * FINE);
  const table = Float32Array.from({ length: 2 * most + 1 }, (_, i) => curve((i - most) / FINE));
  return (u) => table[Math.max(0, Math.min(2 * most, Math.round(u * FINE) + most))] ?? 0;
}
