/** What floats in the air in a tale: a castle is on an island there. */
import type { FigureName, ScenePlan } from './plan.ts';

const HOMES: ReadonlySet<FigureName> = new Set<FigureName>([
  'castle',
  'pagoda',
  'house',
  'church',
  'windmill',
]);

const AFLOAT =
  /\b(?:floating|flying|hovering) (?:[a-z]+ ){0,2}(?:castle|palace|temple|house|church|windmill)\b|\b(?:castle|palace|temple|house|church|windmill) (?:that )?(?:is |floats |floating |hovers |hovering |flying |high |up )*(?:in the (?:sky|air|clouds)|above the clouds)\b|[空天浮]中?(?:之城|城堡|宫殿|楼阁)|(?:漂浮|飘浮|悬浮|浮)[^，。,.]{0,6}(?:城堡|宫殿|城|房子|小屋)|(?:城堡|宫殿|房子|小屋|寺庙)[^，。,.]{0,3}(?:漂浮|飘浮|悬浮|浮)/u;
const CITY = /天空之城|浮空城|空中之城/u;

/** Puts a house of a plan that floats in the words on an island in the air. @param text lower case */
export function floatHome(plan: ScenePlan, text: string): void {
  if (plan.cast.some(({ figure }) => figure === 'skyIsland')) plan.setting ??= 'sky';
  if (!AFLOAT.test(text)) return;
  if (CITY.test(text) && plan.cast.length === 0) plan.cast.push({ figure: 'castle', count: 1 });
  const home = plan.cast.find(({ figure }) => HOMES.has(figure));
  if (!home) return;
  home.count = 1;
  if (!plan.cast.some(({ figure }) => figure === 'skyIsland'))
    plan.cast.push({ figure: 'skyIsland', count: 1 });
  plan.relations = [...(plan.relations ?? []), { who: home.figure, how: 'on', to: 'skyIsland' }];
  plan.setting = 'sky';
}
