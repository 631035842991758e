/** Who swims, and where: nobody does on dry land. */
import { HUMANS } from './beings.ts';
import { homes } from './homes.ts';
import type { FigureName, ScenePlan, Setting } from './plan.ts';

/** Animals of the land that are seen to the back when they swim. */
export const SWIMS: ReadonlySet<FigureName> = new Set<FigureName>([
  ...(['dog', 'cat', 'bear', 'panda', 'wolf', 'fox', 'tiger', 'lion', 'lioness', 'horse', 'cow'] as const),
  ...(['elephant', 'pig', 'deer', 'rabbit', 'monkey', 'mouse', 'leopard', 'panther', 'sheep'] as const),
  ...(['bull', 'hippo', 'raccoon', 'koala', 'camel', 'zebra', 'goat', 'squirrel'] as const),
]);

/** Where somebody can swim. */
const WET: ReadonlySet<Setting> = new Set<Setting>(['sea', 'river', 'waterfall', 'pool', 'underwater']);

/** Brings whoever swims to water: that of the words, of those who live in it, or a pool; animals to a river. */
export function letSwim(plan: ScenePlan): void {
  const { acts = [], cast, setting } = plan;
  const does = ({ figure }: { figure: FigureName }): boolean =>
    (HUMANS.has(figure) || SWIMS.has(figure)) &&
    acts.some(({ who, does }) => does === 'swim' && (who === undefined || who === figure));
  const swimmers = cast.filter(does);
  if (swimmers.length === 0) return;
  joinIn(plan);
  if (setting && WET.has(setting)) return;
  const atSea = cast.some(({ figure }) =>
    homes[figure]?.some((home) => home === 'sea' || home === 'underwater'),
  );
  const people = swimmers.some(({ figure }) => HUMANS.has(figure));
  plan.setting = atSea ? 'sea' : people && (setting === null || !WILD.has(setting)) ? 'pool' : 'river';
  delete plan.interior;
}

/** Land on which there is no pool. */
const WILD: ReadonlySet<Setting> = new Set<Setting>(['forest', 'mountain', 'meadow', 'desert', 'cliff']);

/** Whoever is with somebody who swims, and does nothing of their own, is in the water too: 爸爸教儿子游泳. */
function joinIn(plan: ScenePlan): void {
  const { acts = [], cast, relations = [] } = plan;
  if (
    !cast.some(
      ({ figure }) => HUMANS.has(figure) && acts.some(({ who, does }) => does === 'swim' && who === figure),
    )
  )
    return;
  const idle = cast.filter(
    ({ figure }) =>
      HUMANS.has(figure) &&
      !acts.some(({ who }) => who === undefined || who === figure) &&
      !relations.some(({ who, to }) => who === figure || to === figure),
  );
  plan.acts = [...acts, ...idle.map(({ figure }) => ({ who: figure, does: 'swim' as const }))];
}
