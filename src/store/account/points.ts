import { proxy, ref } from 'valtio';
import { readPoints, type UserPoints } from '../../api/points.ts';
import { cacheAnswer } from '../answers.ts';
import { failInBackground } from '../background-errors.ts';
import { browser } from '../browser.ts';
import { client } from '../client.ts';
import { rereader } from '../on-return.ts';
import { notClosed } from './closing.ts';
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
  returns.reading();
  const payload = await client.send(readPoints, {});
  // the login has changed since the request
  if (session.token !== token) return;
  notClosed();
  // the plan's name comes in the requested language; a change of the language reads it again
  if (browser.language === language) {
    points.payload = ref(payload);
    void cacheAnswer(token, POINTS_CACHE_KEY, payload);
  }
  await confirmUser(payload.user_id);
}

const returns = rereader(() => void refreshPoints().catch(failInBackground));

/** Reads the balance anew unless that was done a moment ago. */
export const refreshOldPoints = returns.again;

/** Follows changes of the balance that this page is not told about. @returns ends that */
export const followPoints = returns.follow;

onLoginChange(() => {
  points.payload = null;
  returns.forget();
});
