import { isSunk } from '../submerged.ts';
import type { Match } from './match.ts';
import type { ScenePlan, Setting } from './plan.ts';
import type { Sense } from './senses.ts';

/** The place of a picture: with fish it is the water that the words name, not the garden around it. */
export function inWater({ cast, setting }: ScenePlan, matches: readonly Match<Sense[]>[]): Setting | null {
  if (setting === null || !DRY.has(setting) || !cast.some(({ figure }) => isSunk(figure))) return setting;
  const wet = (sense: Sense): boolean => sense.of === 'setting' && sense.is === 'river';
  return matches.some(({ means }) => means.some(wet)) ? 'river' : setting;
}

/** Land on which a picture shows no water. */
const DRY: ReadonlySet<Setting> = new Set<Setting>(['garden', 'meadow', 'forest']);
