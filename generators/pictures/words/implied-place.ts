/** Places that what is done implies, where the words name none: nobody knits in a field, or fishes in a room. */
import { ANIMATE } from './beings.ts';
import type { FigureName, ScenePlan, Setting } from './plan.ts';
import type { Outfit } from './wear.ts';

/** Where what somebody has, or is at, is used. */
const OF_THINGS: Partial<Record<FigureName, Setting>> = {
  knitting: 'room',
  rod: 'river',
  longbow: 'meadow',
  drawnBow: 'meadow',
  net: 'sea',
  kite: 'meadow',
  microphone: 'room',
};
/** What is done on something, and where. */
const RIDDEN: Partial<Record<FigureName, Setting>> = { skis: 'mountain' };
/** What stands indoors unless the words name snow. */
const INDOORS: ReadonlySet<FigureName> = new Set<FigureName>(['christmasTree']);

const RIDES = /\b(?:bicycles?|bikes?|cycl(?:es|ing)|motorcycles?|scooters?)\b|自行车|单车|电动车|摩托车/u;

/** Who is at home on a stage. */
const PERFORMS: ReadonlySet<Outfit> = new Set<Outfit>(['ballerina', 'magician']);

/** Where people are with what lives in the water, unless they swim. @param text lower case */
const withFish = ({ cast }: ScenePlan, text: string): Setting | null =>
  !cast.some(({ figure }) => figure === 'fish') || SWIM.test(text)
    ? null
    : cast.some(({ figure }) => figure === 'house' || figure === 'doorway')
      ? 'meadow'
      : SEA.test(text)
        ? 'sea'
        : 'river';
const SWIM = /\b(?:swim|swam|div(?:e|ing)|snorkel|underwater)|游|潜/u;
const SEA = /\b(?:sea|ocean|waves?|net)\b|海|渔|网/u;

/**
 * Gives a plan the place, and the weather, that its things imply.
 * @param text lower case @param people whether it tells of any
 */
export function implyPlace(plan: ScenePlan, text: string, people: boolean): void {
  if (people) plan.setting ??= withFish(plan, text);
  const { cast, relations = [] } = plan;
  const performs = cast.some(({ outfit }) => outfit && PERFORMS.has(outfit));
  const outdoors = plan.weather !== null || plan.sky.length > 0 || plan.onRoof;
  if (performs && plan.setting === null && relations.length === 0 && !plan.closeUp && !outdoors) {
    plan.setting = 'room';
    plan.interior ??= 'stage';
  }
  // a gymnast has no boxing ring
  if (cast.some(({ outfit }) => outfit === 'gymnast')) {
    if (!outdoors) plan.setting ??= 'room';
    if (plan.setting === 'room' && (plan.interior ?? 'arena') === 'arena') plan.interior = 'sportsHall';
  }
  if (cast.some(({ taxi }) => taxi)) plan.setting ??= 'street';
  // who cycles through a village is in no street of a city
  if (cast.some(({ figure, count }) => figure === 'house' && count > 1) && RIDES.test(text))
    plan.setting ??= 'meadow';
  for (const { figure } of cast) {
    const held = figure === 'knitting' || relations.some(({ how, to }) => how === 'holds' && to === figure);
    // a singer without a place is on a stage
    if (held && figure === 'microphone' && plan.setting === null) plan.interior ??= 'stage';
    if (held) plan.setting ??= OF_THINGS[figure] ?? null;
    plan.setting ??= RIDDEN[figure] ?? null;
    if (INDOORS.has(figure) && plan.weather === null && plan.sky.length === 0) plan.setting ??= 'room';
    // nobody skis without snow
    if (figure === 'skis') plan.weather ??= 'snow';
  }
  // sand is blown where there is some
  if (plan.weather === 'sand' && cast.every(({ figure }) => ANIMATE.has(figure))) plan.setting ??= 'desert';
  // nobody writes at a desk among the houses of a village
  const village = cast.some(({ figure, count }) => figure === 'house' && count > 1);
  if (village && relations.some(({ how, to }) => how === 'at' && to === 'writingDesk'))
    plan.setting ??= 'room';
  leaveRoom(plan);
  // a tree on which birds sit grows on something
  if (relations.some(({ who, how }) => how === 'up' && who === 'bird')) plan.setting ??= 'meadow';
  // nor has a room a tree to sit under
  if (relations.some(({ how }) => how === 'under') && relations.some(({ how }) => how === 'at'))
    plan.setting ??= 'meadow';
}

/** What nobody rides in a room. */
const OUT_OF_DOORS: Partial<Record<FigureName, Setting>> = {
  bicycle: 'street',
  motorbike: 'street',
  scooter: 'street',
  skateboard: 'street',
  horse: 'meadow',
  camel: 'desert',
};

/** A room that the words name has no tree to sit under, and nobody rides a bicycle in it: they are before the house. */
function leaveRoom(plan: ScenePlan): void {
  if (plan.setting !== 'room') return;
  const tree = plan.relations?.some(({ how, to }) => (how === 'under' || how === 'up') && to === 'tree');
  const ridden = plan.relations?.flatMap(({ how, to }) => (how === 'on' ? (OUT_OF_DOORS[to] ?? []) : []))[0];
  const place = ridden ?? (tree ? 'meadow' : undefined);
  if (!place) return;
  plan.setting = place;
  delete plan.interior;
}
