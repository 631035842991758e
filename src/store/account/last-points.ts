import { proxy, ref } from 'valtio';
import type { UserPoints } from '../../api/points.ts';
import { readPageStore } from '../pages-db.ts';
import { onLoginChange } from './on-sign-out.ts';
import { POINTS_CACHE_KEY } from './points.ts';
import { knownUser, session } from './session-state.ts';

/** The points answer of an earlier visit of this account; null until it was looked up, or if none is stored. */
export const lastPoints = proxy({ payload: null as UserPoints | null });

/** Looks up the stored answer, for a visit on which the studio does not answer. */
export async function loadCachedPoints(): Promise<void> {
  const { token } = session;
  const user = await knownUser();
  const cached = user
    ? ((await readPageStore('answers', user, POINTS_CACHE_KEY)) as UserPoints | undefined)
    : undefined;
  // the login has changed since the lookup
  if (cached && session.token === token) lastPoints.payload = ref(cached);
}

onLoginChange(() => {
  lastPoints.payload = null;
});
