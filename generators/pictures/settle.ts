/** Where a picture is on another world: in a base there, or on its ground. */
import { IN_A_ROOM } from './words/bases.ts';
import { BUILDINGS } from './words/outside.ts';
import type { Cast, FigureName, Relation, ScenePlan, Setting } from './words/plan.ts';
import type { World } from './words/worlds.ts';

/** Places that are that world's ground; others that words name, such as the sea, stay what they are. */
const AS_GROUND: ReadonlySet<Setting> = new Set<Setting>([
  ...(['meadow', 'garden', 'city', 'street', 'mountain', 'desert', 'cliff', 'plain'] as const),
]);
/** Places in which people live. */
const TOWN: ReadonlySet<Setting> = new Set<Setting>(['city', 'street', 'garden']);
/** Where a picture may be on any world. */
const ANYWHERE: ReadonlySet<Setting> = new Set<Setting>([
  ...(['room', 'table', 'cabin', 'space', 'sky', 'portrait', 'abstract', 'moon', 'mars', 'cave'] as const),
]);

/** What of a scene another world changes. */
export interface Settled {
  setting: Setting;
  site?: 'base';
  /** For a room. */
  world?: World;
}

/**
 * @param setting as it would be on earth
 * @returns undefined where nothing changes: what the words name, such as the sea, is no place of that world
 */
export function settle(world: World, plan: ScenePlan, setting: Setting): Settled | undefined {
  if (setting === 'room' || setting === 'table') return { setting, world };
  const named = plan.setting !== null;
  const within = (!named && plan.settled === 'home') || (plan.settled && plan.relations?.some(isInRoom));
  if (within) return { setting: 'room', world };
  if (named ? !AS_GROUND.has(setting) : ANYWHERE.has(setting) && setting !== world) return undefined;
  const lives = plan.settled || TOWN.has(setting) || plan.cast.some(isHouse);
  return { setting: world, ...(lives && { site: 'base' as const }) };
}

const isInRoom = ({ how, to }: Relation): boolean => (how === 'at' || how === 'on') && IN_A_ROOM.has(to);

const isHouse = ({ figure }: Cast): boolean => BUILDINGS.has(figure);

/** What stands on the earth alone. */
export const ofEarth = (figure: FigureName): boolean => BUILDINGS.has(figure) || figure === 'tree';
