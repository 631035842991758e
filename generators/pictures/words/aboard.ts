/** Where somebody is aboard: inside a space station, in a cockpit, on a ship's deck, not beside it or far from it. */
import type { Inside } from './cabins.ts';
import type { FigureName, ScenePlan } from './plan.ts';

/** Before a place that somebody is in, and as scripts write it: "Space station, night", "the space station behind". */
const IN =
  '(?:\\b(?:in|inside|into|aboard|on|onto|on board|at|of|through|enters?|leaves?|boards?) (?:(?:a|an|the|his|her|their|our|its) )?(?:[a-z]+ )?|^|, )';
const IN_ZH = '(?:在|进入?|走[进过]|回到|来到|登上|身后是|^|[，,]\\s?)[^，。！？、]{0,3}';

const INSIDE: readonly { words: RegExp; inside: Inside }[] = [
  {
    inside: 'station',
    words: new RegExp(
      `${IN}(?:space ?station|space module|orbital station)\\b|the space ?station behind|${IN_ZH}(?:空间站|太空站|太空舱|轨道站)|(?:空间站|太空站|太空舱)(?:里|内|中|的全貌|的一角|的景象)`,
      'u',
    ),
  },
  {
    inside: 'rocket',
    words:
      /\b(?:deck|bridge|corridor|cockpit) of (?:a|an|the|his|her|their) (?:[a-z]+ )?(?:space ?ship|star ?ship|spacecraft|rocket)\b|(?:飞船|太空船)的?(?:驾驶舱|驾驶室|甲板|舰桥|走廊)/u,
  },
  { inside: 'plane', words: new RegExp(`${IN}cockpit\\b|the cockpit behind|(?:驾驶舱|机舱)`, 'u') },
];
/** What is seen from outside, or from far. */
const OUTSIDE =
  /\b(?:outside|around|toward|towards|near|above|past|orbits?|orbiting|approach(?:es|ing)?|space ?walk|floats? (?:in|through) space|surface)\b|太空行走|舱外|飞向|飞往|靠近|对接|环绕|外面|表面/u;

/** A deck to stand on; of a house's deck the words tell the house. */
const DECK = new RegExp(
  `${IN}(?:ship['’]s |boat['’]s |sun |upper |lower |main |wooden |rain-swept )?deck\\b(?! ?chairs?)|the deck behind|${IN_ZH}(?:船的)?甲板|甲板(?:上|的全貌|的一角|的景象)`,
  'u',
);
const OF_HOUSE = /\b(?:house|garden|pool|backyard|cabin|cottage)\b|deck of cards|[别小木]墅?屋/u;
const SHIPS: ReadonlySet<FigureName> = new Set<FigureName>(['ship', 'tallShip', 'boat']);
const SEA_OR_NONE: ReadonlySet<ScenePlan['setting']> = new Set<ScenePlan['setting']>([
  null,
  'sea',
  'sky',
  'cabin',
]);

/** Puts the picture aboard where the words say so. @param text lower case */
export function goAboard(plan: ScenePlan, text: string): void {
  const within = OUTSIDE.test(text) ? undefined : INSIDE.find(({ words }) => words.test(text));
  const free = plan.setting === null || plan.setting === 'space' || plan.setting === 'cabin';
  if (within && free) {
    leave(plan, new Set<FigureName>(['rocket', 'plane']));
    plan.setting = 'cabin';
    plan.inside = within.inside;
    return;
  }
  if (!SEA_OR_NONE.has(plan.setting) || !DECK.test(text) || OF_HOUSE.test(text)) return;
  leave(plan, SHIPS);
  plan.setting = 'deck';
  delete plan.inside;
}

/** Takes what the picture is aboard of out of it. */
function leave(plan: ScenePlan, what: ReadonlySet<FigureName>): void {
  plan.cast = plan.cast.filter(({ figure }) => !what.has(figure));
  plan.relations = (plan.relations ?? []).filter(({ who, to }) => !what.has(who) && !what.has(to));
}
