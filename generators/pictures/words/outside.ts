/** Buildings that words name beside a room: nobody has a village on the carpet. */
import type { Match } from './match.ts';
import type { Cast, FigureName, ScenePlan } from './plan.ts';
import type { Sense } from './senses.ts';

export const BUILDINGS: ReadonlySet<FigureName> = new Set<FigureName>([
  'house',
  'castle',
  'church',
  'lighthouse',
  'pagoda',
  'windmill',
]);

/** What stands in a room: "a model house", 玩具城堡. */
const SMALL = /(?:toy|model|doll['’]?s?|lego|miniature|paper|sand|玩具|模型|积木|迷你|沙)[ -]?$/iu;
/** Whoever is in the house is in the room, and does not see it. */
const WITHIN =
  /\b(?:in|inside|into|enters?|at) (?:(?:a|an|the|his|her|their|my|our|this) )?(?:[a-z-]+ ){0,2}$/i;
const WITHIN_ZH = /^(?:里|内|中|里面|屋里)/u;
/** What one is in, out of doors. */
const PLACES = /^(?:village|town|村|镇)/u;

/** Marks the buildings that are seen through the window, should the picture show a room, and leaves out the one that the room is in. */
export function putOutside(plan: ScenePlan, text: string, matches: readonly Match<Sense[]>[]): void {
  const bound = new Set((plan.relations ?? []).map(({ to }) => to));
  const outside: Cast[] = [];
  const left = new Set<FigureName>();
  for (const { means, word, start, end } of matches)
    for (const sense of means) {
      if (sense.of !== 'figure' || !BUILDINGS.has(sense.is.figure) || bound.has(sense.is.figure)) continue;
      const before = text.slice(0, start);
      // a toy castle is no reason to have the village on the carpet
      if (SMALL.test(before)) continue;
      left.add(sense.is.figure);
      const within = WITHIN.test(before) || WITHIN_ZH.test(text.slice(end));
      const one = plan.cast.find(({ figure }) => figure === sense.is.figure);
      if (one && !outside.includes(one) && (PLACES.test(word) || !within)) outside.push(one);
    }
  if (left.size === 0) return;
  plan.buildings = { all: left, outside };
  // "a cabin, a cat sleeps on the sofa": the cabin does not
  if (plan.setting === 'room') plan.relations = (plan.relations ?? []).filter(({ who }) => !left.has(who));
}
