/** A door at which somebody knocks, or that they open, belongs to a house; in a room it is in the wall of the room. */
import { HUMANS, WALKERS } from './beings.ts';
import { goDoorToDoor } from './door-to-door.ts';
import { isThing, type Named } from './named.ts';
import { BUILDINGS } from './outside.ts';
import { type FigureName, type Relation, ROOFED, type ScenePlan } from './plan.ts';

const POSTS =
  /\b(?:nail|pin|tape|post|stick|hang|tack|glue|fasten)(?:s|ed|ing|ning)? (?:(?:a|an|the|his|her|up|piece|sheet|of|small|white|list|his) )*(?:papers?|notes?|notices?|letters?|posters?|signs?|theses|proclamation)\b[^.,;]{0,14}\b(?:to|on|onto) [^.,;]{0,24}\b(?:doors?|gates?)\b|(?:钉|贴)(?:在|到|上)[^，。,.]{0,6}门|在[^，。,.]{0,6}门上?(?:钉|贴)(?!.{0,3}春联)/u;
const SHEETS: ReadonlySet<FigureName> = new Set<FigureName>(['note', 'letter', 'newspaper', 'photo']);
const FRONTS: ReadonlySet<FigureName> = new Set<FigureName>(['church', 'house', 'doorway', ...SHEETS]);

/** Who fastens a paper to a door is at the front of the house, and the paper on its door. @param text lower case */
function postNotice(plan: ScenePlan, text: string): void {
  const who = plan.cast.filter(({ figure }) => HUMANS.has(figure));
  if (!POSTS.test(text) || who.length === 0) return;
  plan.cast = [
    ...plan.cast.filter(({ figure }) => !FRONTS.has(figure)),
    { figure: 'doorway', count: 1, filled: 'note' },
  ];
  plan.relations = [
    ...(plan.relations ?? []).filter(({ to }) => !FRONTS.has(to) && to !== 'door'),
    ...who.map(
      ({ figure, trait }): Relation => ({ who: figure, ...(trait && { trait }), how: 'at', to: 'doorway' }),
    ),
  ];
  if (plan.interior === 'church') {
    plan.setting = null;
    delete plan.interior;
  }
}

/** A door is that of the house named with it. */
const OWN_DOOR =
  /\b(?:house|cottage|home|hut|cabin) with (?:a|an) (?:[a-z]+ ){1,2}door\b|门的(?:[大小]|木)?(?:房子|房屋|屋子|小屋|木屋)/u;

const AT =
  /\b(?:at|by|outside|in front of|before) (?:an?|the|his|her|their|its|my|our) (?:(?:front|house|open|closed) )?door\b|门[口前边]/u;

/** Somebody at a door of which no place is told is at that of a house, and an animal at that of its room. */
function giveHouse(plan: ScenePlan, text: string, beings: readonly Named[]): void {
  const door = plan.cast.find(({ figure }) => figure === 'door');
  const free = plan.setting === null && !plan.inside && !plan.interior && !plan.site;
  if (!door || door.count > 1 || !free || !AT.test(text)) return;
  if (plan.relations?.some(({ to }) => to === 'door')) return;
  if (plan.cast.some(({ figure }) => BUILDINGS.has(figure))) return;
  const named = beings.filter(isThing).map(({ figure, name }) => ({ figure, ...(name && { by: name }) }));
  const there = [...named, ...plan.cast.map(({ figure, trait }) => ({ figure, ...(trait && { trait }) }))];
  const bound = (who: FigureName) =>
    plan.relations?.some((tie) => tie.who === who && (tie.how === 'at' || tie.how === 'on'));
  const [who] = there.filter(({ figure }) => HUMANS.has(figure) && !bound(figure));
  if (who) {
    const { figure, ...which } = who;
    door.figure = 'doorway';
    plan.relations = [...(plan.relations ?? []), { who: figure, ...which, how: 'at', to: 'doorway' }];
  } else if (there.some(({ figure }) => WALKERS.has(figure))) plan.setting = 'room';
}

/**
 * Gives the door of a plan the house around it, or the room that it is in.
 * @param text lower case @param beings people of a story, whose names are no words
 */
export function standAtDoor(plan: ScenePlan, text: string, beings: readonly Named[] = []): void {
  postNotice(plan, text);
  goDoorToDoor(plan, text, beings);
  giveHouse(plan, text, beings);
  if (
    OWN_DOOR.test(text) &&
    !(plan.setting && ROOFED.has(plan.setting)) &&
    plan.cast.some(({ figure }) => figure === 'door')
  )
    for (const house of plan.cast)
      if (house.figure === 'house' && house.count === 1) house.figure = 'doorway';
  const front = plan.cast.find(({ figure }) => figure === 'doorway');
  if (!front) return;
  const named = plan.cast.find(({ figure }) => figure === 'door');
  if (plan.setting && ROOFED.has(plan.setting)) {
    plan.relations = (plan.relations ?? []).filter(({ to }) => to !== 'doorway');
    if (named) plan.cast = plan.cast.filter((one) => one !== front);
    else front.figure = 'door';
    return;
  }
  if (named?.colour) front.colour ??= named.colour;
  // the house and the door are the one with the front; a village has others
  plan.cast = plan.cast.filter(({ figure, count }) => figure !== 'door' && (figure !== 'house' || count > 1));
  plan.relations &&= plan.relations.filter(({ to }) => to !== 'door' && to !== 'house');
}
