/** Vehicles that words in a room tell of, and that are outside: somebody got out of the car, or watches trains from the window. */
import type { FigureName, ScenePlan } from './plan.ts';
import { ON_ROADS } from './vehicles.ts';

const VEHICLES: ReadonlySet<FigureName> = new Set<FigureName>([
  ...ON_ROADS,
  ...(['train', 'plane', 'ship', 'boat', 'bicycle'] as const),
]);
const LEFT =
  /\b(?:got|gets?|getting|steps?|stepped|stepping|climbs?|climbed|jumps?|jumped) (?:out of|off|down from) (?:the|a|his|her|their) |\b(?:parks?|parked|stops?|stopped|left|leaves) (?:the|a|his|her|their) (?:[a-z]+ )?(?:car|bus|truck|bike|bicycle|boat|train|taxi|scooter|motorbike|tractor)\b|停[下好了]?(?:了)?[^，。]{0,3}车|下了?[^，。]{0,2}[车船](?![间站])|骑车[来到去]|[打坐开]车[来到去回]/u;
/** Who watches from a window sees what is outside; a toy car by the window is in the room. */
const AT_WINDOW =
  /^(?!.*(?:\btoys?\b|玩具)).*(?:\b(?:watch|look|see|saw|gaz|star)[a-z]* .*\bwindow|\bwindow.*\b(?:watch|look|see|saw|gaz|star)|窗.*[看望瞧]|[看望瞧].*窗)/su;

/** Leaves outside what has no place in a room. @param text lower case */
export function leaveOutside(plan: ScenePlan, text: string): void {
  if (plan.setting !== 'room' || (!LEFT.test(text) && !AT_WINDOW.test(text))) return;
  const bound = new Set(plan.relations?.flatMap(({ who, to }) => [who, to]));
  const isOutside = (figure: FigureName): boolean => VEHICLES.has(figure) && !bound.has(figure);
  if (plan.cast.every(({ figure }) => isOutside(figure))) return;
  plan.cast = plan.cast.filter(({ figure }) => !isOutside(figure));
}
