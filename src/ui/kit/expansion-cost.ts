import { plural } from '@lingui/core/macro';
import { costOf, type UserPoints } from '../../api/points.ts';

/** What an expansion costs now; null when the studio does not say. */
export const expansionCost = (payload: UserPoints | null): number | null =>
  payload && costOf(payload.completions_setting);

/** A cost in words; empty for an unknown one. */
export const costWords = (cost: number | null): string =>
  cost === null ? '' : plural(cost, { one: '# point', other: '# points' });
