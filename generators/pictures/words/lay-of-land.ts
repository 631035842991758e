/** What the words say of a place besides its name: a hill, water into which somebody throws a stone, old times, a market. */
import type { ScenePlan } from './plan.ts';
import type { Site } from './surroundings.ts';
import { tossStone } from './tossed.ts';

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
export function layLand(plan: ScenePlan, text: string): void {
  tossStone(plan, text);
  if (ON_HILL.test(text)) plan.onHill = true;
  // a swordsman finds no cranes at a landing
  if (plan.site && LANDINGS.has(plan.site) && OLD_TIMES.test(text)) plan.oldTown = true;
  if (plan.site === 'market' && AT_GATE.test(text)) plan.site = 'cityGate';
  if (plan.site === 'cityGate' && plan.setting === 'street' && MARKET.test(text)) plan.stalls = true;
}
