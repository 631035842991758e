import { useSnapshot } from 'valtio';
import type { UserPoints } from '../../api/points.ts';
import { lastPoints } from '../../store/account/last-points.ts';
import { points } from '../../store/account/points.ts';

/**
 * What is known about the member: by an answer of this visit, else of an earlier one. For display only: prices of an earlier visit may
 * have changed.
 */
export function useKnownMember(): { member: UserPoints | null; cached: boolean } {
  const { payload } = useSnapshot(points);
  const { payload: last } = useSnapshot(lastPoints);
  return { member: payload ?? last, cached: payload === null && last !== null };
}
