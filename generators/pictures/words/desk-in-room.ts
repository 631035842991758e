/** A desk belongs in a room, unless the words that name it say where else it is. */
import type { ScenePlan, Setting } from './plan.ts';

const DESK =
  /\b(?:at|behind) (?:an?|the|his|her|their|my) (?:[a-z-]+ ){0,2}(?:desk|writing table)\b(?! (?:on|in|at) the (?:street|beach|garden|field|meadow|forest|park|square|roof|terrace|sand|snow|desert|sidewalk|pavement|playground))|(?:书桌|办公桌|写字台|课桌)(?:[前边旁上]|后面?)/u;
/** Out of doors, in the words of the same sentence. */
const OUTSIDE =
  /\b(?:in|on|at|by|under) (?:the|a|an) (?:[a-z]+ ){0,2}(?:street|beach|garden|field|meadow|forest|park|square|roof|rooftop|terrace|desert|sea|river|mountain|sky|snow|playground)\b|\boutdoors?\b|(?:在|到)[^，。]{0,4}(?:街上?|海边|沙滩|花园|田野|草地|森林|公园|广场|屋顶|院子|沙漠|雪地|操场)/u;
/** Where nobody has a desk. */
const OPEN: ReadonlySet<Setting> = new Set<Setting>([
  ...(['street', 'city', 'meadow', 'garden', 'mountain', 'river', 'sea', 'forest', 'sky'] as const),
]);

/** Leads into a room who sits at a desk. @param text lower case */
export function bringDeskIn(plan: ScenePlan, text: string): void {
  if (!plan.setting || !OPEN.has(plan.setting)) return;
  const told = text.split(/[.!?。！？]/u).find((sentence) => DESK.test(sentence));
  if (told === undefined || OUTSIDE.test(told)) return;
  plan.setting = 'room';
  delete plan.site;
  delete plan.oldTown;
}
