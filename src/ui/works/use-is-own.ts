import { useSnapshot } from 'valtio';
import type { Work } from '../../api/works.ts';
import { session } from '../../store/account/session-state.ts';

/** Whether a work is of the member who is signed in. */
export function useIsOwn({ home_id }: Pick<Work, 'home_id'>): boolean {
  const { token, userId } = useSnapshot(session);
  return token !== null && home_id === userId;
}
