import { proxy, ref } from 'valtio';
import { readPoints, type UserPoints } from '../../api/points.ts';
import { cacheAnswer } from '../answers.ts';
import { failInBackground } from '../background-errors.ts';
import { browser } from '../browser.ts';
import { client } from '../client.ts';
import { onLoginChange } from './on-sign-out.ts';
import { confirmUser } from './session.ts';
import { session } from './session-state.ts';

/** What the member has and what each tool costs; null for a visitor and until the first answer. */
export const points = proxy({ payload: null as UserPoints | null });

/** The last answer is kept under this name, for a visit without a network. */
export const POINTS_CACHE_KEY = 'center/points';

/**
 * Reads the balance and the costs anew (POINTS-01); does nothing for a visitor.
 * @throws ApiError; code 10001 means that the token is no longer valid (AUTH-29)
 */
export async function refreshPoints(): Promise<void> {
  const { token } = session;
  const { language } = browser;
  if (!token) return;
  askedAt = Date.now();
  const payload = await client.send(readPoints, {});
  // the login has changed since the request
  if (session.token !== token) return;
  // the plan's name comes in the requested language; a change of the language reads it again
  if (browser.language === language) {
    points.payload = ref(payload);
    void cacheAnswer(token, POINTS_CACHE_KEY, payload);
  }
  await confirmUser(payload.user_id);
}

/** When the balance was asked for last, in milliseconds of this clock. */
let askedAt = 0;
/** Milliseconds. */
const FRESH = 5_000;

/** Reads the balance anew unless that was done a moment ago. */
export function refreshOldPoints(): void {
  if (!session.token || !browser.online || document.visibilityState !== 'visible') return;
  // absolute, in case the clock was set back
  if (Math.abs(Date.now() - askedAt) >= FRESH) refreshPoints().catch(failInBackground);
}

/**
 * Follows changes of the balance that this page is not told about: the operator grants points, or another device spends some. The
 * balance is read when the person comes back to the page. A page that is only open asks nothing.
 * @returns ends that
 */
export function followPoints(): () => void {
  const following = new AbortController();
  const { signal } = following;
  addEventListener('focus', refreshOldPoints, { signal });
  document.addEventListener('visibilitychange', refreshOldPoints, { signal });
  return () => following.abort();
}

onLoginChange(() => {
  points.payload = null;
  askedAt = 0;
});
