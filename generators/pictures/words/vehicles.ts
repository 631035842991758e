import type { FigureName } from './plan.ts';

/** What somebody drives on a road. */
export const ON_ROADS: readonly FigureName[] = [
  'car',
  'convertible',
  'bus',
  'truck',
  'fireTruck',
  'tractor',
  'rover',
  'motorbike',
  'scooter',
];
