/** The sight by which a city is known, where a picture shows the city itself. */
import type { FigureName, ScenePlan } from './plan.ts';

const SIGHTS: readonly (readonly [city: RegExp, sight: FigureName])[] = [
  [/\bparis\b|巴黎/u, 'eiffelTower'],
  [/\blondon\b|伦敦/u, 'bigBen'],
  [/\bsydney\b|悉尼/u, 'operaHouse'],
  [/\brome\b|罗马/u, 'colosseum'],
  [/\bnew york\b|纽约/u, 'libertyStatue'],
  [/\bshanghai\b|上海/u, 'pearlTower'],
];

/** @param text lower case */
export function showSight(plan: ScenePlan, text: string): void {
  if (plan.setting !== 'city' || plan.interior) return;
  const sight = SIGHTS.find(([city]) => city.test(text))?.[1];
  if (sight && !plan.cast.some(({ figure }) => figure === sight)) plan.cast.push({ figure: sight, count: 1 });
}
