/** Who goes from door to door is at the door of one house, and others are behind it. */
import { HUMANS } from './beings.ts';
import { isThing, type Named, onceEach } from './named.ts';
import { type Relation, ROOFED, type ScenePlan } from './plan.ts';

const GOES =
  /\b(?:from )?door[ -]to[ -]door\b|\bfrom house to house\b|\b(?:at|on|to) (?:every|each) (?:front )?door\b|\bknock(?:s|ed|ing)? (?:at|on) (?:all|the|many) (?:the )?doors\b|挨家挨户|挨门逐户|一家一家|一户一户|挨个敲|家家户户[^，。]{0,3}[敲问]|逐[家户门]/u;
/** As many as have room at a door. */
const POSTS = 3;
/** As many houses as a village shows. */
const HOUSES = 5;

/**
 * Has those of a plan at one door of a row of houses who go to all of them.
 * @param text lower case @param beings people of a story, whose names are no words
 */
export function goDoorToDoor(plan: ScenePlan, text: string, beings: readonly Named[]): void {
  if (!GOES.test(text) || (plan.setting && ROOFED.has(plan.setting)) || plan.inside) return;
  const named = onceEach(beings)
    .filter(isThing)
    .map(({ figure, name }) => ({ figure, ...(name && { by: name }) }));
  const others = plan.cast.map(({ figure, trait }) => ({ figure, ...(trait && { trait }) }));
  const who = [...named, ...others].filter(({ figure }) => HUMANS.has(figure));
  plan.cast = [
    ...plan.cast.filter(({ figure }) => figure !== 'door' && figure !== 'house' && figure !== 'doorway'),
    { figure: 'doorway', count: 1 },
    { figure: 'house', count: HOUSES },
  ];
  plan.relations = [
    ...(plan.relations ?? []).filter(({ to }) => to !== 'door' && to !== 'house' && to !== 'doorway'),
    ...who
      .slice(0, POSTS)
      .map(({ figure, ...which }): Relation => ({ who: figure, ...which, how: 'at', to: 'doorway' })),
  ];
}
