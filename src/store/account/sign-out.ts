import { wipePages } from '../pages-db.ts';
import { forgetAll } from './on-sign-out.ts';
import { endSession } from './session.ts';
import { session } from './session-state.ts';

/** Signs out and deletes this account's cached answers and drafts from the device, also offline. */
export async function signOut(): Promise<void> {
  const user = session.userId;
  forgetAll();
  await Promise.all([endSession(), wipePages(user)]);
}
