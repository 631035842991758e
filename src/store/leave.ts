import { clearDraws } from './draw.ts';
import { clearDrawForm } from './draw-form.ts';
import { wipePages } from './pages-db.ts';
import { forgetPoints } from './points.ts';
import { signOut } from './session.ts';
import { session } from './session-state.ts';

/** Signs out, and takes this account's cached answers and drafts off the device, also offline. */
export async function leave(): Promise<void> {
  const user = session.userId;
  forgetPoints();
  clearDraws();
  clearDrawForm();
  await Promise.all([signOut(), wipePages(user)]);
}
