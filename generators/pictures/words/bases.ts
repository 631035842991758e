/** A base on the moon or on Mars: seen from outside, or a room of it. */
import { ANIMATE } from './beings.ts';
import type { FigureName, ScenePlan } from './plan.ts';
import type { Interior } from './surroundings.ts';
import { GROWS, HOME, type World, worldIn } from './worlds.ts';

const NAMED =
  /\b(?:mars|martian|moon|lunar) (?:base|colony|station|outpost)s?\b|\bbases? on (?:mars|the moon)\b|(?:火星|月球)(?:上的|表面的)?(?:基地|殖民地|站)/u;
/** It is one, whatever its world. */
const BASE = /\b(?:base(?! of)|colony|outpost)\b|基地|殖民地/u;
/** Somebody is in it. */
const IN_BASE =
  /\b(?:in|inside|into|enters?) (?:an?|the|his|her|their) (?:[a-z]+ ){0,2}(?:base|colony|outpost)\b|(?:基地|殖民地)[里内中]/u;
/** Somebody is in one. */
const AT_HOME = /\bat home\b|\bhome[,.]|[在回到]家|家[里中](?![人乡族庭])/u;
/** It is seen from outside. */
const OUTSIDE =
  /\b(?:the whole|a view) of the |\boutside\b|\b(?:surface|rover)s?\b|\b(?:behind|beyond|in front of|near|around|above|towards?|leaves?|reach(?:es)?|sees?) (?:a|the|his|her|their) (?:[a-z]+ )?(?:mars|martian|moon|lunar)\b|的全貌|的景象|(?:基地|殖民地|站)的?(?:外|前|旁)|外面|舱外|表面|远处|走向|飞向|降落|火星车|月球车/u;

/** Who goes out there. */
const GOES_OUT: ReadonlySet<FigureName> = new Set<FigureName>(['astronaut', 'robot', 'alien']);

/** In a room of it. */
const ROOM =
  /\b(?:(?:bed|living |dining |class|bath)?rooms?|kitchens?|indoors)\b|房间|卧室|客厅|厨房|书房|教室|屋里|室内/u;
/** Where somebody is who does something at a thing that stands in a room. */
export const IN_A_ROOM: ReadonlySet<FigureName> = new Set<FigureName>([
  ...(['dinner', 'servedTable', 'feast', 'roundFeast', 'chess', 'piano', 'stove', 'computer'] as const),
  ...(['writingDesk', 'television', 'cakeTable', 'dumplingTable', 'bed', 'sofa', 'easel'] as const),
]);

/**
 * Shows a base from outside, or a room of it where somebody is in it without a spacesuit. Who is at home there lives in a base on that
 * ground, and under its domes is what grows. @param text lower case
 */
export function goToBase(plan: ScenePlan, text: string): void {
  const home = AT_HOME.test(text);
  if (home || HOME.test(text) || GROWS.test(text) || BASE.test(text)) plan.settled = home ? 'home' : 'town';
  if (!NAMED.test(text)) {
    settleThere(plan, text);
    return;
  }
  if (plan.setting !== 'mars' && plan.setting !== 'moon') {
    livesThere(plan, text);
    return;
  }
  const outside = OUTSIDE.test(text);
  const within = plan.cast.some(({ figure }) => ANIMATE.has(figure) && !GOES_OUT.has(figure));
  if (!outside && (within || plan.interior)) goIn(plan, plan.setting, 'control');
  else stayOut(plan);
}

/** A base in the place of a house, a garden or a room on the moon or on Mars. */
function settleThere(plan: ScenePlan, text: string): void {
  const garden = plan.setting === 'garden' || plan.setting === 'meadow';
  const there = garden ? worldIn(text) : undefined;
  if (there) plan.setting = there;
  livesThere(plan, text);
  if (plan.setting !== 'mars' && plan.setting !== 'moon') return;
  if (ROOM.test(text)) {
    goIn(plan, plan.setting);
    return;
  }
  if (IN_BASE.test(text)) {
    goIn(plan, plan.setting, 'control');
    return;
  }
  if (!there && !BASE.test(text) && !HOME.test(text) && !GROWS.test(text)) return;
  plan.cast = plan.cast.filter(({ figure }) => figure !== 'house');
  delete plan.crop;
  const busy = plan.relations?.some(({ how, to }) => (how === 'at' || how === 'on') && IN_A_ROOM.has(to));
  if (busy) goIn(plan, plan.setting);
  else stayOut(plan);
}

/** A room that the words have on another world. */
function livesThere(plan: ScenePlan, text: string): void {
  const world = plan.setting === 'room' || plan.setting === 'table' ? worldIn(text) : undefined;
  if (world) plan.world = world;
}

function goIn(plan: ScenePlan, world: World, usual?: Interior): void {
  plan.setting = 'room';
  plan.world = world;
  if (usual) plan.interior ??= usual;
}

function stayOut(plan: ScenePlan): void {
  plan.site = 'base';
  delete plan.interior;
}
