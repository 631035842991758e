/** Lanterns that hang in a row: a string of red lanterns, 挂红灯笼, 花灯. */
import type { ScenePlan } from './plan.ts';

const HUNG =
  /\b(?:strings?|rows?) of (?:[a-z]+ )?lanterns?\b|\bhang(?:s|ing)?\b|\bhung\b|串|排|挂|红灯笼|花灯|灯会/u;
const FLIES = /\b(?:sky|flying|floating|paper sky) lanterns?\b|\blamps?\b|孔明灯|天灯|放飞|飞|飘|河灯/u;

/** Makes one string of lanterns that hang together, unless somebody holds them or they fly. */
export function hangLanterns(plan: ScenePlan, text: string): void {
  const lantern = plan.cast.find(({ figure }) => figure === 'lantern');
  if (!lantern || FLIES.test(text) || plan.relations?.some(({ to }) => to === 'lantern')) return;
  if (lantern.count < 3 && !HUNG.test(text)) return;
  lantern.figure = 'lanternString';
  lantern.count = 1;
}
