import { wipePages } from '../pages-db.ts';
import { forgetAll } from './on-leave.ts';
import { signOut } from './session.ts';
import { session } from './session-state.ts';

/** Signs out, and takes this account's cached answers and drafts off the device, also offline. */
export async function leave(): Promise<void> {
  const user = session.userId;
  forgetAll();
  await Promise.all([signOut(), wipePages(user)]);
}
