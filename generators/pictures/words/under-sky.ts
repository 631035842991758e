/** Who looks at the sky, or lives under it, stands on the ground: the sky is the place of what flies. */
import { WALKERS } from './beings.ts';
import type { Match } from './match.ts';
import { isThing, type Named } from './named.ts';
import { BUILDINGS } from './outside.ts';
import type { Cast, ScenePlan } from './plan.ts';
import type { Sense } from './senses.ts';
import type { Outfit } from './wear.ts';

/** Words of the sky that say nothing of where somebody is; "above the clouds" and 云端 do. */
const SEEN = /^(?:sky|clouds|天空|云层|高空)$/u;
/** What is said right after what is in it: "a horse in the sky". */
const IN_IT =
  /^[\s,，]*(?:(?:flying|floating|high|far|up|out|is|are)\s)*(?:in|into|through|across|among)\sthe\s(?:[a-z]+\s)?(?:sky|clouds)\b|^(?:飞|飘|浮|站|漂)?在(?:[^，。]{0,3})(?:天空|云层|高空)/u;
/** 天空中的马. */
const OF_SKY = /(?:天空|云层|高空)[中里上]的[^，。]{0,3}$/u;
/** What somebody who holds it may hang from in the sky; with a cup of tea they stand on the ground. */
const LIFTS = /balloon|umbrella|parasol|parachute|glider|kite|broom|bird|dragon/iu;
const WINGED: ReadonlySet<Outfit> = new Set<Outfit>(['angel', 'superhero']);

const isOnGround = ({ figure, aloft, outfit }: Cast): boolean =>
  !aloft && !(outfit && WINGED.has(outfit)) && (WALKERS.has(figure) || BUILDINGS.has(figure));

/**
 * Takes back the sky as the place of a plan that has only seen it.
 * @param text lower case @param named the things of the text
 */
export function standUnderSky(
  plan: ScenePlan,
  text: string,
  matches: readonly Match<Sense[]>[],
  named: readonly Named[],
): void {
  if (plan.setting !== 'sky' || !plan.cast.some(isOnGround)) return;
  const words = matches.filter(({ means }) =>
    means.some((sense) => sense.of === 'setting' && sense.is === 'sky'),
  );
  if (words.length === 0 || words.some(({ word }) => !SEEN.test(word))) return;
  const carried = new Set(
    plan.relations
      ?.filter(({ how, to }) => how === 'on' || how === 'up' || LIFTS.test(to))
      .map(({ who }) => who),
  );
  const ground = new Set(
    plan.cast.filter((one) => isOnGround(one) && !carried.has(one.figure)).map(({ figure }) => figure),
  );
  if (ground.size === 0) return;
  const inIt = named.some(
    (one) =>
      isThing(one) &&
      ground.has(one.figure) &&
      (IN_IT.test(text.slice(one.end)) || OF_SKY.test(text.slice(0, one.start))),
  );
  if (inIt) return;
  // houses bring their own ground, which all shots of a town share
  plan.setting = plan.cast.some(({ figure }) => BUILDINGS.has(figure)) ? null : 'meadow';
}
