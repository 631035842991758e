/** Flights between the earth and other worlds. */
import { HUMANS } from './beings.ts';
import { isThing, type Named, onceEach } from './named.ts';
import type { FigureName, Relation, ScenePlan, Setting } from './plan.ts';

const FLIES =
  '(?:fl(?:y|ies|ew|ying)|travel(?:s|ling|led|ing|ed)?|return(?:s|ing|ed)?|sail(?:s|ing|ed)?|rush(?:es|ing|ed)?|soar(?:s|ing|ed)?|head(?:s|ing|ed)?|sets? (?:off|out|course)|on (?:the|his|her|its|their) way)';
const TO_EARTH = new RegExp(
  `\\b${FLIES} (?:[a-z]+ ){0,3}?(?:to|for|towards?) (?:the |planet )?earth\\b|(?:飞|返|回|驶|奔|启程)[^，。！？；]{0,4}地球`,
  'u',
);
const AWAY = new RegExp(
  `\\b${FLIES} (?:[a-z]+ ){0,3}?(?:through|into|across|out into) (?:outer )?space\\b|\\b${FLIES} (?:[a-z]+ ){0,2}?(?:to|towards?) (?:the (?:moon|stars|sun)|mars|venus|jupiter|saturn|another planet)\\b|飞(?:往|向)了?(?:月球|月亮|火星|太空|星星|宇宙|星空|另一个星球)`,
  'u',
);
/** Where the flight is only thought of. */
const NOT_YET =
  /\b(?:wants?|dreams?|hopes?|wishes|would|how|could|can|will|must|longs?|plans?|asks?)\b[^.,;!?]{0,40}$|(?:想|梦|希望|要|能|会|怎么)[^，。！？；]{0,8}$/u;
/** Settings that the flight has left. */
const LEFT: ReadonlySet<Setting | null> = new Set<Setting | null>([null, 'moon', 'mars', 'sky', 'space']);
/** What flies by itself in space, and what one is aboard of. */
const CRAFT: ReadonlySet<FigureName> = new Set<FigureName>([
  ...(['rocket', 'ufo', 'dragon', 'fieryDragon', 'balloon', 'airship', 'plane', 'bird', 'sleigh'] as const),
]);

const happens = (flight: RegExp, text: string): boolean => {
  const found = flight.exec(text);
  return found !== null && !NOT_YET.test(text.slice(0, found.index));
};

/**
 * Has a flight to another world in space, the earth ahead if it goes there, and people aboard a rocket unless they have something else.
 * @param text lower case @param beings people of a story, whose names are no words
 */
export function flyInSpace(plan: ScenePlan, text: string, beings: readonly Named[]): void {
  const toEarth = happens(TO_EARTH, text);
  if (!toEarth && !happens(AWAY, text)) return;
  if (!LEFT.has(plan.setting)) return;
  plan.setting = 'space';
  if (toEarth) plan.earthAhead = true;
  if (plan.cast.some(({ figure }) => CRAFT.has(figure)) || plan.inside || plan.relations?.length) return;
  const named = onceEach(beings)
    .filter(isThing)
    .map(({ figure, name }) => ({ figure, ...(name && { by: name }) }));
  const others = plan.cast.map(({ figure, trait }) => ({ figure, ...(trait && { trait }) }));
  const who = [...named, ...others].filter(({ figure }) => HUMANS.has(figure)).slice(0, 1);
  if (who.length === 0) return;
  plan.cast.push({ figure: 'rocket', count: 1 });
  plan.relations = who.map(
    ({ figure, ...which }): Relation => ({ who: figure, ...which, how: 'on', to: 'rocket' }),
  );
}
