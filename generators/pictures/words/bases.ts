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

/** Where somebody lives there: nobody could in a house. */
const HOME =
  /\b(?:homes?|houses?|cottages?|villages?|towns?|huts?|cabins?|villas?|farmhouses?)\b|(?:在|回|的|到|新|老|我)家(?![人乡族庭])|家[里中园]|[房小木]屋|房子|村[庄子里]|小镇/u;
/** What grows there only under a dome. */
const GROWS = /\b(?:garden|greenhouse|meadow|farm)s?\b|花园|温室|菜园|菜地|花圃|农场|草地/u;
const THERE = { mars: /\bon mars\b|火星/u, moon: /\bon the moon\b|月球/u } as const;
/** Where somebody is who does something at a thing that stands in a room. */
const IN_A_ROOM: ReadonlySet<FigureName> = new Set<FigureName>([
  ...(['dinner', 'servedTable', 'feast', 'roundFeast', 'chess', 'piano', 'stove', 'computer'] as const),
  ...(['writingDesk', 'television', 'cakeTable', 'dumplingTable', 'bed', 'sofa', 'easel'] as const),
]);

/**
 * Shows a base from outside, or a room of it where somebody is in it without a spacesuit. Who is at home there lives in a base on that
 * ground, and under its domes is what grows. @param text lower case
 */
export function goToBase(plan: ScenePlan, text: string): void {
  if (!NAMED.test(text)) {
    settleThere(plan, text);
    return;
  }
  if (plan.setting !== 'mars' && plan.setting !== 'moon') return;
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

/** A base in the place of a house or a garden on the moon or on Mars. */
function settleThere(plan: ScenePlan, text: string): void {
  const garden = plan.setting === 'garden' || plan.setting === 'meadow';
  const there = garden ? (['mars', 'moon'] as const).find((place) => THERE[place].test(text)) : undefined;
  if (there) plan.setting = there;
  if (plan.setting !== 'mars' && plan.setting !== 'moon') return;
  if (!there && !HOME.test(text) && !GROWS.test(text)) return;
  plan.cast = plan.cast.filter(({ figure }) => figure !== 'house');
  delete plan.crop;
  const busy = plan.relations?.some(({ how, to }) => (how === 'at' || how === 'on') && IN_A_ROOM.has(to));
  if (busy) {
    plan.setting = 'room';
    plan.interior ??= 'control';
  } else {
    plan.site = 'base';
    delete plan.interior;
  }
}
