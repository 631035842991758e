/** What an animal has on its back besides riders: a turtle with a house, an elephant with a castle. */
import { SEATS } from '../figures/seats.ts';
import { ANIMATE, PEOPLE } from './beings.ts';
import type { FigureName, ScenePlan } from './plan.ts';

const ON_BACK =
  /\bon (?:its|his|her|their|the|the turtle(?:'|’)s|an? [a-z]+(?:'|’)s) backs?\b|\b(?:carr(?:y|ies|ying)) [^.,;]{0,30}\bon (?:its|his|her) back\b|背(?:上|着|负着)|驮着?/u;

/** What stands on a back. */
export const LOADS: ReadonlySet<FigureName> = new Set<FigureName>([
  ...([
    'house',
    'castle',
    'church',
    'pagoda',
    'lighthouse',
    'windmill',
    'island',
    'tent',
    'pyramid',
  ] as const),
  ...([
    'treasureChest',
    'basket',
    'box',
    'gift',
    'mushroom',
    'pottedPlant',
    'pumpkin',
    'christmasTree',
  ] as const),
  ...(['cake', 'bookPile', 'book', 'television', 'piano', 'sofa', 'table', 'telescope', 'flower'] as const),
  ...(['snowman', 'ferrisWheel', 'campfire', 'watermelon', 'apple', 'fruit', 'candle', 'lantern'] as const),
]);

/** Puts a thing on the back of the animal that the words give it. @param text lower case */
export function loadBacks(plan: ScenePlan, text: string): void {
  if (!ON_BACK.test(text)) return;
  const animal = plan.cast.find(
    ({ figure }) => ANIMATE.has(figure) && !PEOPLE.has(figure) && SEATS[figure] !== undefined,
  );
  const load = plan.cast.find(({ figure }) => LOADS.has(figure));
  const taken = plan.relations?.some(({ to, who }) => to === animal?.figure && ANIMATE.has(who)) ?? false;
  if (!animal || !load || taken) return;
  load.count = 1;
  plan.relations = [
    ...(plan.relations ?? []).filter(({ who, to }) => who !== load.figure && to !== load.figure),
    { who: load.figure, how: 'on', to: animal.figure },
  ];
}
