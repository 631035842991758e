/** Where a picture is whose words name no place. */
import type { Random } from './random.ts';
import { HIDES_SKY } from './scene-sets.ts';
import { WALKERS } from './words/beings.ts';
import { homes, SITED } from './words/homes.ts';
import { BUILDINGS } from './words/outside.ts';
import { type Cast, ROOFED, type ScenePlan, type Setting } from './words/plan.ts';
import { HULLS } from './words/sea-monsters.ts';
import { ON_BACKS } from './words/worn.ts';

const wilds: readonly Setting[] = [
  'mountain',
  'sea',
  'river',
  'forest',
  'meadow',
  'desert',
  'sky',
  'garden',
  'waterfall',
  'abstract',
  'abstract',
  'space',
];

/** Whether people of a story are shown as full figures: if the prompt says so, or its pose needs it. */
function isWhole({ shown }: ScenePlan): boolean {
  if (!shown) return false;
  const { distance, pose, behind } = shown;
  return behind || distance === 'full' || distance === 'far' || (!distance && pose !== 'stand');
}

/** Whether several houses are named: a village, a town, a row of them. */
export const isVillage = ({ cast }: Pick<ScenePlan, 'cast'>): boolean =>
  cast.some(({ figure, count }) => figure === 'house' && count > 1);

/** Whether something is shown that is in no room, wherever the other shots of its scene are. */
export const isOutside = (plan: Pick<ScenePlan, 'cast'>): boolean =>
  isVillage(plan) || plan.cast.some(({ figure }) => figure === 'blaze' || figure === 'doorway');

/** @param film whether it is a shot of a film: a place that its words do not tell is no landscape by chance */
export function defaultSetting(
  plan: ScenePlan,
  cast: readonly Cast[],
  random: Random,
  film: boolean,
): Setting {
  const people = cast.filter(({ figure }) => figure === 'person' || figure === 'child');
  const unknown = film && isNowhere(plan) && people.length === cast.length;
  if (unknown) return 'plain';
  if (
    !isWhole(plan) &&
    people.length > 0 &&
    people.length === cast.length &&
    (plan.closeUp || !plan.wears?.some(({ what }) => ON_BACKS.has(what))) &&
    (plan.closeUp || people.reduce((n, { count }) => n + count, 0) <= 3)
  )
    return 'portrait';
  const village = isVillage(plan);
  const earthbound = plan.cast.some(({ figure }) => WALKERS.has(figure));
  // no tree grows in a room, whoever could live there
  const grows = plan.cast.some(({ figure }) => figure === 'tree');
  // no house floats in space, whatever is built beside it
  const built = plan.cast.some(({ figure }) => BUILDINGS.has(figure));
  // no ship is under water, whatever lives there
  const afloat = plan.cast.some(({ figure }) => HULLS.has(figure));
  const byWeight = [...cast].sort((a, b) => Number(SITED.has(b.figure)) - Number(SITED.has(a.figure)));
  for (const { figure, asleep, giant } of byWeight) {
    // nobody sleeps on the wing, and who walks has no ground there
    const home = homes[figure]?.filter(
      (place) =>
        !((asleep || earthbound) && place === 'sky') &&
        !(giant && place === 'table') &&
        !(built && place === 'space') &&
        !(grows && ROOFED.has(place)) &&
        // beside who walks a turtle is on land
        !(earthbound && figure === 'turtle') &&
        !(afloat && place === 'underwater') &&
        !(plan.sky.length > 0 && HIDES_SKY.has(place)),
    );
    // who is among houses is where they stand; but bread is baked in a room, and the village is outside
    if (home?.length && !(village && home.some((place) => !ROOFED.has(place)))) return random.pick(home);
  }
  if (village) return random.pick(['meadow', 'meadow', 'mountain'] as const);
  if (cast.length > 0)
    return people.length > 0 ? random.pick(['meadow', 'river', 'mountain'] as const) : 'meadow';
  if (plan.onRoof || plan.onBalcony) return 'city';
  if (plan.weather === 'storm') return random.pick(['sea', 'mountain'] as const);
  if (plan.sky.includes('aurora')) return random.pick(['river', 'mountain'] as const);
  if (plan.sky.includes('fireworks')) return 'city';
  if (plan.season === 'spring') return random.pick(['garden', 'river', 'meadow'] as const);
  if (plan.season === 'autumn') return random.pick(['forest', 'river'] as const);
  return random.pick(wilds);
}

/** Whether nothing in the words says that a picture is out of doors. */
const isNowhere = ({
  weather,
  season,
  sky,
  onRoof,
  onBalcony,
  grove,
  ground,
  crop,
  site,
}: ScenePlan): boolean =>
  weather === null &&
  season === null &&
  sky.length === 0 &&
  !onRoof &&
  !onBalcony &&
  !(grove || ground || crop || site);
