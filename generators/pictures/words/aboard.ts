/** Where somebody is aboard: inside a space station, in a cockpit, on a ship's deck, not beside it or far from it. */
import type { Inside } from './cabins.ts';
import type { FigureName, ScenePlan } from './plan.ts';

/** Before a place that somebody is in, and as scripts write it: "Space station, night", "the space station behind". */
const IN =
  '(?:\\b(?:in|inside|into|aboard|on|onto|on board|at|of|through|enters?|leaves?|boards?) (?:(?:a|an|the|his|her|their|our|its) )?(?:[a-z]+ )?|^|[,.] )';
const IN_ZH = '(?:在|进入?|走[进过]|回到|来到|登上|身后是|^|[，,。]\\s?)[^，。！？、]{0,3}';

/** How near and from where a shot is seen, as scripts say it first. */
const FRAME =
  "(?:(?:extreme )?(?:long|full|medium) ?(?:shot|close-up)|(?:extreme )?close-up|大?[远全中近]景|大?特写)(?:[,，] ?[a-z’' -]{4,20}|[,，] ?[平俯仰]视|[,，] ?(?:鸟瞰|过肩|侧面|背面))?";

const INSIDE: readonly { words: RegExp; inside: Inside; scene?: true }[] = [
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
      /\b(?:deck|bridge|corridor|cockpit) of (?:a|an|the|his|her|their) (?:[a-z]+ )?(?:space ?ship|star ?ship|spacecraft|rocket)\b|(?:飞船|太空船)的?(?:驾驶舱|驾驶室|甲板|舰桥|走廊)|\bescape pod\b|\b(?:ship|starship|spaceship)['’]s bridge\b|\bstarship bridge\b|舰桥|逃生舱/u,
  },
  // "Medium shot, Night train, night, …": scripts name where a shot is after how near it is
  ...(
    [
      ['train', '(?:train|subway|火车|高铁|列车|地铁)'],
      ['train', '驾驶室(?=.*(?:火车|列车|高铁))'],
      ['bus', '(?:bus|tram|公交车|大巴|校车)'],
      ['car', '(?:taxi|cab|car|出租车|汽车|车里)'],
      ['car', '驾驶室(?=.*车)'],
      ['plane', '(?:plane|airplane|飞机)'],
      ['submarine', 'submarine'],
      ['submarine', '潜水?艇'],
      ['rocket', 'spaceship'],
      ['rocket', '(?:小型)?飞船'],
      ['ship', '(?:ferry|船舱|渡轮)'],
    ] as const
  ).map(([inside, place]) => ({
    inside,
    scene: true as const,
    words: new RegExp(`^${FRAME}[.,。，] ?(?:[a-z]+ )?${place}(?=[,.，。])`, 'u'),
  })),
  { inside: 'cockpit', words: new RegExp(`${IN}cockpit\\b|the cockpit behind|驾驶舱`, 'u') },
  { inside: 'plane', words: /机舱/u },
];
/** What is seen from outside, or from far. */
const OUTSIDE =
  /\b(?:outside|around|toward|towards|near|above|past|orbits?|orbiting|approach(?:es|ing)?|space ?walk|floats? (?:in|through) space|surface)\b|太空行走|舱外|飞向|飞往|靠近|对接|环绕|外面|表面/u;

/** Where a space station is, whoever is aboard: "on a space station above Mars". */
const ORBITS =
  /(?<=\b(?:space|orbital) ?station )(?:high |far )?(?:above|near|around|orbiting)\b(?= (?:the )?(?:earth|mars|moon|jupiter|saturn|venus|planet))/gu;

/** A shot of the vehicle itself. */
const FROM_FAR = /\bthe whole of the |\ba view of the |的全貌|的景象|\b(?:outside|gets? out|got out)\b|下车/u;

/** A deck to stand on; of a house's deck the words tell the house. */
const DECK = new RegExp(
  `${IN}(?:ship['’]s |boat['’]s |sun |upper |lower |main |wooden |rain-swept )?deck\\b(?! ?chairs?)|the deck behind|${IN_ZH}(?:船的)?甲板|甲板(?:上|的全貌|的一角|的景象)`,
  'u',
);
const OF_HOUSE = /\b(?:house|garden|pool|backyard|cabin|cottage)\b|deck of cards|[别小木]墅?屋/u;
const VEHICLES: ReadonlySet<FigureName> = new Set<FigureName>([
  ...(['rocket', 'plane', 'train', 'bus', 'car', 'submarine', 'ship'] as const),
]);
const SHIPS: ReadonlySet<FigureName> = new Set<FigureName>(['ship', 'tallShip', 'boat']);
const SEA_OR_NONE: ReadonlySet<ScenePlan['setting']> = new Set<ScenePlan['setting']>([
  null,
  'sea',
  'sky',
  'cabin',
]);

/** Puts the picture aboard where the words say so. @param text lower case */
export function goAboard(plan: ScenePlan, text: string): void {
  const within = OUTSIDE.test(text.replace(ORBITS, ''))
    ? undefined
    : INSIDE.find(({ words, scene }) => words.test(text) && !(scene && FROM_FAR.test(text)));
  const free = plan.setting === null || plan.setting === 'space' || plan.setting === 'cabin';
  if (within && free) {
    leave(plan, VEHICLES);
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
