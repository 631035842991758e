import type { EngineDb } from './db.ts';
import { authIn } from './engine/auth.ts';
import { appWindows, scope } from './scope.ts';

/** The number on the app's icon: open tasks, and ended tasks that were not seen on this device. */
const countTasks = (db: EngineDb): Promise<number> =>
  db.read(async (tx) => {
    const { user } = await authIn(tx);
    const rows = await tx.objectStore('tasks').index('user').getAll(user);
    return rows.filter(({ open, unseen, quiet }) => (open === 1 && !quiet) || unseen === true).length;
  });

/** Updates the icon's number while no window is open. An open window does it by itself. */
export async function renewBadge(db: EngineDb): Promise<void> {
  const { navigator } = scope;
  if (!navigator?.setAppBadge || (await appWindows()).length > 0) return;
  const count = await countTasks(db);
  // a system without badges rejects, which is not an error
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
