import { costOf, type UserPoints } from '../../api/points.ts';
import { pointsWords } from './cost-words.ts';

/** What an expansion costs now; null when the studio does not say. */
export const expansionCost = (payload: UserPoints | null): number | null =>
  payload && costOf(payload.completions_setting);

/** The same in words; empty when the studio does not say. */
export function expansionCostWords(payload: UserPoints | null): string {
  const cost = expansionCost(payload);
  return cost === null ? '' : pointsWords(cost);
}
