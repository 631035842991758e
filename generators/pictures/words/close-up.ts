/** A small thing that is seen from near lies on a table, where it is large, not in the room that it belongs to. */
import type { FigureName, ScenePlan } from './plan.ts';

const SMALL: ReadonlySet<FigureName> = new Set<FigureName>([
  'lamp',
  'yarn',
  'knitting',
  'box',
  'openBox',
  'woodenChest',
  'bookPile',
  'violin',
  'flute',
  'trumpet',
  'saxophone',
]);

/** Puts a lone small thing on a table if the words ask for it from near and name no place. */
export function lookClosely(plan: ScenePlan): void {
  const [thing, ...others] = plan.cast;
  if (plan.closeUp && thing && others.length === 0 && SMALL.has(thing.figure)) plan.setting ??= 'table';
}
