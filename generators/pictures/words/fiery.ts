import { PEOPLE } from './beings.ts';
import type { FigureName, ScenePlan } from './plan.ts';

const FIRE =
  /\b(?:breath(?:e|es|ing)|spit(?:s|ting)?|blow(?:s|ing)?|spew(?:s|ing)?) (?:out )?(?:fire|flames)\b|\bfire[- ]?breathing\b|喷火|吐火|喷着火|喷出火/u;
const FIGHT =
  /\b(?:fights?|fighting|battles?|battling|slays?|slaying|versus|vs)\b|\bfaces? (?:a|the)\b|\bfacing (?:a|the)\b|斗|屠|大战|决战|对战|搏斗/u;

/** Who has a weapon of their own, or is bound to something else. */
const isBusy = ({ relations = [] }: ScenePlan, figure: FigureName): boolean =>
  relations.some(({ who, how, to }) => who === figure && (how !== 'holds' || to !== 'sword'));

/** Lets a dragon breathe fire that does so in the words, or that somebody fights: those have a sword, and the fire is for them. */
export function breatheFire(plan: ScenePlan, text: string): void {
  const dragon = plan.cast.find(({ figure }) => figure === 'dragon');
  if (!dragon) return;
  const hero = plan.cast.find(({ figure }) => PEOPLE.has(figure) && !isBusy(plan, figure));
  const fights = hero !== undefined && FIGHT.test(text);
  if (!fights && !FIRE.test(text)) return;
  dragon.fiery = true;
  // those at whom it is breathed stand on something
  if (plan.cast.length > 1) plan.setting ??= 'mountain';
  if (!hero) return;
  const armed = plan.relations?.some(({ to }) => to === 'sword') ?? false;
  dragon.figure = 'fieryDragon';
  if (fights && !armed && !plan.cast.some(({ figure }) => figure === 'sword'))
    plan.cast.push({ figure: 'sword', count: 1 });
  plan.relations = [
    ...(plan.relations ?? []),
    { who: hero.figure, how: 'at', to: 'fieryDragon' },
    ...(fights && !armed ? [{ who: hero.figure, how: 'holds' as const, to: 'sword' as const }] : []),
  ];
}
