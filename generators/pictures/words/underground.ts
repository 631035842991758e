/** The underground: a tunnel is before the windows of its trains, and its stations have no sky. */
import { ROOFED, type ScenePlan, type Setting } from './plan.ts';
import type { Site } from './surroundings.ts';

const NAMED =
  /\b(?:subway|metro|underground (?:train|station|carriage)|tube (?:train|station|carriage|platform)|the (?:london )?tube(?! of))\b|地铁/u;
/** Somebody or something is in one, whoever it is: 地铁里空荡荡的, "a subway car". */
const WITHIN =
  /\b(?:in|inside|on|aboard) (?:a|an|the|his|her|their) (?:[a-z]+ )?(?:subway|metro|tube)\b(?! (?:station|platform|entrance|map|of|tracks?))|\b(?:subway|metro|tube|underground) (?:car|carriage|wagon)s?\b|地铁(?:车厢)?(?:里|内|上(?![空海方])|中(?![国心间]))|地铁车厢/u;

/** Where one comes up into a street: "out of the subway station", 地铁口. */
const EXIT =
  /\b(?:subway|metro|tube|underground)(?: station)? (?:exit|entrance|stairs|steps)\b|\b(?:out of|leav(?:es?|ing)|outside|exit(?:s|ing)?|in front of|emerg(?:es?|ing) from) (?:a|an|the|his|her|their) (?:subway|metro|tube|underground)(?: station)?\b(?! (?:car|train|carriage))|(?:exit|entrance) (?:of|to) (?:a|the) (?:subway|metro|tube|underground)|地铁(?:站)?(?:[出入]|出入)?口|(?:走|跑|冲|钻)?出(?:了)?地铁站?(?!车厢)|地铁站外/u;

/** Puts the picture into a train or a station of the underground, if the words name one. @param text lower case */
export function goUnderground(plan: ScenePlan, text: string): void {
  if (!NAMED.test(text)) return;
  const isOpen =
    plan.setting === null ||
    plan.setting === 'platform' ||
    plan.setting === 'street' ||
    plan.setting === 'city';
  if (isOpen && EXIT.test(text)) {
    plan.setting = 'street';
    plan.site = 'metroExit';
    plan.cast = plan.cast.filter(({ figure }) => figure !== 'train');
    return;
  }
  if (plan.setting === 'platform') {
    plan.site = 'metro';
    return;
  }
  if (plan.setting === null && WITHIN.test(text)) plan.setting = 'cabin';
  if (plan.setting === 'cabin' && (plan.inside === undefined || plan.inside === 'train')) {
    plan.inside = 'subway';
    plan.cast = plan.cast.filter(({ figure }) => figure !== 'train' && figure !== 'car');
    return;
  }
  // a train of it is at a platform, unless it is on a bridge
  const isFree =
    plan.cast.some(({ figure }) => figure === 'train') && !plan.relations?.some(({ who }) => who === 'train');
  if (plan.setting !== null || !isFree) return;
  plan.setting = 'platform';
  plan.site = 'metro';
}

interface Placed {
  setting: Setting | null;
  site?: Site;
}

/** Whether a place is a station of the underground. */
export const isMetro = ({ setting, site }: Placed): boolean => setting === 'platform' && site === 'metro';

/** Whether there is no sky over a place: no weather, and the light of lamps. */
export const isRoofed = (place: Placed): boolean =>
  (place.setting !== null && ROOFED.has(place.setting)) || isMetro(place);
