/** Who is on the stairs of a picture, and not before them: "climbs the stairs", 下楼梯. */
import type { ScenePlan } from './plan.ts';

const DOWN =
  /\b(?:down|descend(?:s|ing|ed)?) (?:(?:the|a|some|these|his|her|their) )?(?:[a-z]+ ){0,2}(?:stairs?|staircase|steps|stairway)\b|(?:走下|跑下|[^上]下)[了着]?[^，。,.]{0,2}楼梯/u;
const ON =
  /\b(?:climb(?:s|ing|ed)?|up|on|ascend(?:s|ing|ed)?) (?:(?:the|a|some|these|his|her|their) )?(?:[a-z]+ ){0,2}(?:stairs?|staircase|steps|stairway)\b|[爬登上][了着]?[^，。,.下]{0,2}楼梯|楼梯上/u;

/** Puts those who are on stairs onto their treads. @param text lower case */
export function climbStairs(plan: ScenePlan, text: string): void {
  if (plan.interior !== 'stairs') return;
  if (DOWN.test(text)) plan.onStairs = 'down';
  else if (ON.test(text)) plan.onStairs = 'up';
}
