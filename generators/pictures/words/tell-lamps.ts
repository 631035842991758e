/** Which lamp is meant where the words say no more than that it is one. */
import { homes } from './homes.ts';
import { type Cast, type FigureName, ROOFED, type ScenePlan, type Setting } from './plan.ts';

/** Where lamps stand on posts. */
const LIT: ReadonlySet<Setting> = new Set<Setting>(['street', 'city', 'garden', 'river', 'meadow']);
const MANY = 3;

/** Lanterns of paper, whatever else the words call them. */
const OF_PAPER = /\b(?:sky|flying|floating)\b|\bfestivals?\b|\b(?:strings?|rows?) of\b/u;

/**
 * Shows each lamp as what it is where it is: one in somebody's hand as a lantern with a handle, one out of doors on a post, those of a
 * street as they stand there, and many lanterns that nobody carries as those of paper.
 * @param text lower case
 */
export function tellLamps(plan: ScenePlan, text: string): void {
  const outside = plan.setting !== null && (plan.setting === 'cave' || !ROOFED.has(plan.setting));
  const isHeld = (figure: FigureName) =>
    plan.relations?.some(({ how, to }) => how === 'holds' && to === figure);
  for (const one of plan.cast) {
    const { figure, count } = one;
    if (figure === 'lamp' && isHeld('lamp')) become(plan, 'lamp', 'handLantern');
    else if (figure === 'lamp' && outside && plan.setting)
      become(plan, 'lamp', count > 1 || LIT.has(plan.setting) ? 'streetLamp' : 'handLantern');
    else if (figure === 'handLantern' && !isHeld('handLantern') && (count >= MANY || OF_PAPER.test(text)))
      become(plan, 'handLantern', 'lantern');
  }
  // a table top shows no bed beside the lamp
  if (plan.cast.some(({ figure }) => figure === 'deskLamp') && plan.cast.some(isOfRoom))
    plan.setting ??= 'room';
  // a street has its own
  if (plan.setting === 'street')
    plan.cast = plan.cast.filter(({ figure, count }) => figure !== 'streetLamp' || count === 1);
}

/** Whether something stands in rooms. */
const isOfRoom = ({ figure }: Cast): boolean => homes[figure]?.[0] === 'room';

/** Shows one figure as another, and ties to it as well. */
function become(plan: ScenePlan, was: FigureName, is: FigureName): void {
  for (const one of plan.cast) if (one.figure === was) one.figure = is;
  plan.relations &&= plan.relations.map((tie) => ({
    ...tie,
    who: tie.who === was ? is : tie.who,
    to: tie.to === was ? is : tie.to,
  }));
}
