import { useSnapshot } from 'valtio';
import type { UserPoints } from '../../api/points.ts';
import { lastPoints } from '../../store/account/last-points.ts';
import { points } from '../../store/account/points.ts';

/**
 * What is known of the member: what the studio said on this visit, else what it said on an earlier one. For showing alone: prices
 * of an earlier visit may have changed.
 */
export function useKnownMember(): { member: UserPoints | null; cached: boolean } {
  const { payload } = useSnapshot(points);
  const { payload: last } = useSnapshot(lastPoints);
  return { member: payload ?? last, cached: payload === null && last !== null };
}
