import { proxy, ref } from 'valtio';
import { readPoints, type UserPoints } from '../../api/points.ts';
import { cacheAnswer } from '../answers.ts';
import { browser } from '../browser.ts';
import { client } from '../client.ts';
import { onLoginChange } from './on-sign-out.ts';
import { confirmUser } from './session.ts';
import { session } from './session-state.ts';

/** What the member has and what each tool costs; null for a visitor and until the first answer. */
export const points = proxy({ payload: null as UserPoints | null });

/** Under this the last answer is kept, for a visit without a network. */
export const POINTS_CACHE_KEY = 'center/points';

/**
 * Reads the balance and the costs anew (POINTS-01); does nothing for a visitor.
 * @throws ApiError; code 10001 means that the token is no longer good (AUTH-29)
 */
export async function refreshPoints(): Promise<void> {
  const { token } = session;
  const { language } = browser;
  if (!token) return;
  const payload = await client.send(readPoints, {});
  // an answer that outlived its login belongs to nobody
  if (session.token !== token) return;
  // the plan's name is in the language that was asked for; whoever changed it asks again
  if (browser.language === language) {
    points.payload = ref(payload);
    void cacheAnswer(token, POINTS_CACHE_KEY, payload);
  }
  await confirmUser(payload.user_id);
}

onLoginChange(() => {
  points.payload = null;
});
