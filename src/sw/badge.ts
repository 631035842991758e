import type { EngineDb } from './db.ts';
import { authIn } from './engine/auth.ts';
import { appWindows, scope } from './scope.ts';

/** What the app's icon counts: tasks that run, and ended ones that nobody has looked at here. */
const countTasks = (db: EngineDb): Promise<number> =>
  db.read(async (tx) => {
    const { user } = await authIn(tx);
    const rows = await tx.objectStore('tasks').index('user').getAll(user);
    return rows.filter(({ open, unseen }) => open === 1 || unseen === true).length;
  });

/** Keeps the icon's number right while no window does: an open one counts for itself. */
export async function renewBadge(db: EngineDb): Promise<void> {
  const { navigator } = scope;
  if (!navigator?.setAppBadge || (await appWindows()).length > 0) return;
  const count = await countTasks(db);
  // a system that refuses has no badges, which is no error
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
