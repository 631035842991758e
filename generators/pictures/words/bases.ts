/** A base on the moon or on Mars: seen from outside, or a room of it. */
import { ANIMATE } from './beings.ts';
import type { FigureName, ScenePlan } from './plan.ts';

const NAMED =
  /\b(?:mars|martian|moon|lunar) (?:base|colony|station|outpost)s?\b|\bbases? on (?:mars|the moon)\b|(?:火星|月球)(?:上的|表面的)?(?:基地|殖民地|站)/u;
/** It is seen from outside. */
const OUTSIDE =
  /\b(?:the whole|a view) of the |\boutside\b|\b(?:surface|rover)s?\b|\b(?:behind|beyond|in front of|near|around|above|towards?|leaves?|reach(?:es)?|sees?) (?:a|the|his|her|their) (?:[a-z]+ )?(?:mars|martian|moon|lunar)\b|的全貌|的景象|(?:基地|殖民地|站)的?(?:外|前|旁)|外面|舱外|表面|远处|走向|飞向|降落|火星车|月球车/u;

/** Who goes out there. */
const GOES_OUT: ReadonlySet<FigureName> = new Set<FigureName>(['astronaut', 'robot', 'alien']);

/** Shows a base from outside, or a room of it where somebody is in it without a spacesuit. @param text lower case */
export function goToBase(plan: ScenePlan, text: string): void {
  if ((plan.setting !== 'mars' && plan.setting !== 'moon') || !NAMED.test(text)) return;
  const outside = OUTSIDE.test(text);
  const within = plan.cast.some(({ figure }) => ANIMATE.has(figure) && !GOES_OUT.has(figure));
  if (!outside && (within || plan.interior)) {
    plan.setting = 'room';
    plan.interior ??= 'control';
    return;
  }
  plan.site = 'base';
  delete plan.interior;
}
