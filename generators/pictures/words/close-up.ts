/** A small thing that is seen from near lies on a table, where it is large, not in the room that it belongs to. */
import { HUMANS } from './beings.ts';
import type { FigureName, ScenePlan } from './plan.ts';

const SMALL: ReadonlySet<FigureName> = new Set<FigureName>([
  'lamp',
  'deskLamp',
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

/** Shows what is no person from near if the words ask for it; a lone small thing lies on a table if they name no place. */
export function lookClosely(plan: ScenePlan): void {
  const [thing, ...others] = plan.cast;
  if (!plan.closeUp || !thing) return;
  if (others.length === 0 && SMALL.has(thing.figure)) plan.setting ??= 'table';
  // a face of somebody is a portrait; of an animal or a plant the whole is as large as it can be
  if (!plan.cast.some(({ figure }) => HUMANS.has(figure)))
    plan.shown ??= { pose: 'stand', behind: false, distance: 'face' };
}
