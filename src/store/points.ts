import { proxy, ref } from 'valtio';
import { readPoints, type UserPoints } from '../api/points.ts';
import { keepAnswer } from './answers.ts';
import { client } from './client.ts';
import { onLeave } from './on-leave.ts';
import { confirmUser } from './session.ts';
import { session } from './session-state.ts';

/** What the member has and what each tool costs; null for a visitor and until the first answer. */
export const points = proxy({ payload: null as UserPoints | null });

/** Under this the last answer is kept, for a visit without a network. */
export const KEPT_POINTS = 'center/points';

/**
 * Reads the balance and the costs anew (POINTS-01); does nothing for a visitor.
 * @throws ApiError; code 10001 means that the token is no longer good (AUTH-29)
 */
export async function refreshPoints(): Promise<void> {
  const { token } = session;
  if (!token) {
    forgetPoints();
    return;
  }
  const payload = await client.send(readPoints, {});
  // an answer that outlived its login belongs to nobody
  if (session.token !== token) return;
  points.payload = ref(payload);
  void keepAnswer(KEPT_POINTS, payload);
  await confirmUser(payload.user_id);
}

/** Nothing of the last account stays on the screen. */
export function forgetPoints(): void {
  points.payload = null;
}

onLeave(forgetPoints);
