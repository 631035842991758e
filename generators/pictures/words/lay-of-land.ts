/** What the words say of a place besides its name: a hill, water into which somebody throws a stone, old times, a market. */
import { HUMANS } from './beings.ts';
import type { FigureName, ScenePlan } from './plan.ts';
import type { Site } from './surroundings.ts';
import { tossStone } from './tossed.ts';
import { tossCaps } from './tossed-caps.ts';

const ON_HILL =
  /\b(?:on|atop|on top of) (?:(?:a|the|top|of|his|her|their|an?|green|small|steep|grassy|little|low|high|old|lonely|far|distant|snowy) )*hill(?:s|top)?\b|(?:小山|山丘|山坡|丘陵|土坡|小山坡)(?:顶)?上/u;

/** Who and what belongs to old China. */
const OLD_TIMES =
  /\b(?:robes?|swords(?:man|men|woman|women)|ancient|old china|dynasty|wuxia|hanfu|ink painting|emperors?|imperial)\b|古代|江湖|剑客|剑侠|侠客|大侠|女侠|侠女|书生|武侠|古装|汉服|长袍|道士|镖局|镖师|朝廷|古渡|古镇|[唐宋明清汉秦]朝|武林|将军|公子|诗人李白|李白/u;
const LANDINGS: ReadonlySet<Site> = new Set<Site>(['harbor', 'landing', 'pier']);

const MARKET = /\bmarket|\bbazaar|\bstalls?\b|集市|市集|市场|摊|赶集/u;

const AT_GATE =
  /\b(?:city|town|old|city's) (?:gates?|walls?)\b|\bgates? of the (?:city|town)\b|城门|城楼|城墙/u;

/** @param text lower case */
/** What nobody has without snow. */
const SNOWY: ReadonlySet<FigureName> = new Set<FigureName>([
  'snowman',
  'snowball',
  'sled',
  'sleigh',
  'igloo',
]);

/** Who is alone combs their own hair. */
function combOwnHair(plan: ScenePlan): void {
  const people = plan.cast.filter(({ figure }) => HUMANS.has(figure));
  if (people.length !== 1 || people[0]?.count !== 1) return;
  if (plan.relations?.some(({ how, to }) => how === 'at' && to === 'comb')) plan.setting ??= 'room';
  plan.relations &&= plan.relations.map((tie) =>
    tie.how === 'at' && tie.to === 'comb' ? { ...tie, how: 'holds' } : tie,
  );
}

const ONE_UMBRELLA =
  /\b(?:an|one|the|their|his|her|same|single) (?:[a-z]+ ){0,2}umbrella\b|(?:一|同一|这|那)把[^，。,.]{0,4}伞|共[撑打用]|合[撑打]/u;

const CATCHES =
  /\b(?:catch(?:es)?|caught|shows?|showing|lifts?|lifting|holds? up|holding up)\b[^.,;]{0,24}\bfish\b|\bfish (?:that )?(?:he|she|they)(?:'s| has| have)? (?:just )?caught\b|(?:钓到|钓上|抓到|捕到|捉到|展示|捧起|举起|拎起)[^，。,.]{0,6}鱼/u;

/** Who has caught a fish has it in hand. @param text lower case */
function showCatch(plan: ScenePlan, text: string): void {
  const fish = plan.cast.find(({ figure }) => figure === 'fish');
  const who = plan.cast.find(({ figure }) => HUMANS.has(figure));
  const isTied = plan.relations?.some(({ to, who: other }) => to === 'fish' || other === 'fish');
  if (!fish || !who || who.count > 1 || isTied || !CATCHES.test(text)) return;
  fish.count = 1;
  const rods = new Set<FigureName>(['rod']);
  plan.cast = plan.cast.filter(({ figure }) => !rods.has(figure));
  plan.relations = [
    ...(plan.relations ?? []).filter(({ to }) => !rods.has(to)),
    {
      who: who.figure,
      ...(who.trait && { trait: who.trait }),
      ...(who.person && { by: who.person.name }),
      how: 'holds',
      to: 'fish',
    },
  ];
}

function wearHeadphones(plan: ScenePlan): void {
  if (!plan.wears?.some(({ what }) => what === 'headphones')) return;
  plan.cast = plan.cast.filter(({ figure }) => figure !== 'headphones');
  plan.relations &&= plan.relations.filter(({ to }) => to !== 'headphones');
}

export function layLand(plan: ScenePlan, text: string): void {
  tossStone(plan, text);
  tossCaps(plan, text);
  wearHeadphones(plan);
  combOwnHair(plan);
  showCatch(plan, text);
  if (ONE_UMBRELLA.test(text)) plan.oneUmbrella = true;
  if (plan.cast.some(({ figure }) => SNOWY.has(figure))) plan.weather ??= 'snow';
  if (ON_HILL.test(text)) plan.onHill = true;
  // a swordsman finds no cranes at a landing
  if (plan.site && LANDINGS.has(plan.site) && OLD_TIMES.test(text)) plan.oldTown = true;
  if (plan.site === 'market' && AT_GATE.test(text)) plan.site = 'cityGate';
  if (plan.site === 'cityGate' && plan.setting === 'street' && MARKET.test(text)) plan.stalls = true;
}
