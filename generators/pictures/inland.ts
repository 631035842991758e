import type { Places } from './scenes/painter.ts';

/** Where a landmark is on land that ends: away from who is at the edge. */
export function inland(
  usual: number,
  width: number,
  { from, to, drop }: NonNullable<Places['land']>,
  crowd: boolean,
): number {
  const share = (crowd ? 0.1 : 0.3) + (usual / width) * 0.4;
  return width * (from + (to - from) * (drop === 'left' ? 1 - share : share));
}
