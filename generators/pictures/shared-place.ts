/** Where the shots of one scene are whose script names no place: in one kind of place, whatever each of them shows. */
import { defaultSetting, isOutside } from './open-setting.ts';
import { understandNaming } from './people/name-people.ts';
import type { PicturePerson, Whereabouts } from './pictures.ts';
import { createRandom } from './random.ts';
import { placing } from './scene.ts';
import { homes, rooms } from './words/homes.ts';
import { type Cast, ROOFED, type ScenePlan, type Setting } from './words/plan.ts';

/** Where one shot may be, and not all of its scene. */
const OF_ONE: ReadonlySet<Setting> = new Set<Setting>([
  ...(['table', 'plain', 'portrait', 'abstract', 'cabin', 'sky'] as const),
]);

/**
 * The kind of place of a scene.
 * @param shots the words of all its shots
 * @param seed of the place
 * @returns undefined if each of them names its own
 */
export function sharedPlace(
  shots: readonly string[],
  people: readonly PicturePerson[],
  seed: number,
): Whereabouts | undefined {
  const plans = shots.map((words) => understandNaming(words, undefined, people, seed));
  if (plans.every(({ setting }) => setting !== null)) return undefined;
  const outside = plans.some((plan) => plan.setting === null && isOutside(plan));
  for (const { setting, interior } of plans)
    if (setting && !OF_ONE.has(setting) && !(outside && ROOFED.has(setting)))
      return { setting, ...(interior && { interior }) };
  const all = together(plans);
  const cast = placing(all.cast, all.relations ?? []);
  const setting = defaultSetting(all, cast, createRandom(seed).fork('setting'), true);
  const [interior] = setting === 'room' ? cast.flatMap(({ figure }) => rooms[figure] ?? []) : [];
  return { setting, ...(interior && { interior }) };
}

/** One plan of all who are in a scene, without what lies on a table in one of its shots. */
function together(plans: readonly ScenePlan[]): ScenePlan {
  const cast: Cast[] = [];
  for (const one of plans.flatMap((plan) => plan.cast))
    if (homes[one.figure]?.[0] !== 'table' && !cast.some(({ figure }) => figure === one.figure))
      cast.push(one);
  return {
    // what any of them tells of the ground and the sky
    ...Object.assign({}, plans[0], ...plans.map(said)),
    cast,
    relations: plans.flatMap(({ relations = [] }) => relations),
    sky: plans.flatMap(({ sky }) => sky),
    onRoof: plans.some(({ onRoof }) => onRoof),
    onBalcony: plans.some(({ onBalcony }) => onBalcony),
    shown: { distance: 'full', pose: 'stand', behind: false },
  };
}

/** What a plan says, without what it leaves open. */
const said = (plan: ScenePlan): Partial<ScenePlan> =>
  Object.fromEntries(Object.entries(plan).filter(([, is]) => is !== null));
