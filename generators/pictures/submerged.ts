import type { Cast, FigureName } from './words/plan.ts';

/** What is in the water rather than on it. */
const SUNK: ReadonlySet<FigureName> = new Set<FigureName>([
  'fish',
  'jellyfish',
  'octopus',
  'diver',
  'tadpole',
  'seahorse',
]);

/** Whether a figure is under the surface. */
export const isSunk = (figure: FigureName): boolean => SUNK.has(figure);

/** 1 for a giant, which is at the surface beside a ship though its kind lives under it, else 0. */
export const rises = ({ figure, giant }: Pick<Cast, 'figure' | 'giant'>): number =>
  giant && isSunk(figure) ? 1 : 0;
/** How high it is there, in hundredths of the short side, and how near to the ship, as a share of the way. */
export const [RISEN, REACHES] = [56, 0.5] as const;

/**
 * The size and the foot of somebody who is all under the surface, in pixels.
 * @param size the most @param share how near to us they are, 0..1 @param many how many share the water
 */
export function submerged(
  { top, bottom }: { top: number; bottom: number },
  size: number,
  share: number,
  many: number,
): { size: number; y: number } {
  const deep = bottom - top;
  const small = Math.min(size, deep * (many > 1 ? 0.42 : 0.55));
  return { size: small, y: top + small * 1.25 + (deep - small * 1.35) * share };
}
