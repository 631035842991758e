import { subscribe } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { onSignOut } from '../../account/on-sign-out.ts';
import { session } from '../../account/session-state.ts';
import { tasksOf } from '../../tasks/task-index.ts';
import { adoptTasks, tasks } from '../../tasks/tasks.ts';
import { exportMirror } from './mirror.ts';

const KIND = 'export';

/**
 * Keeps the mirror in line with the engine's store, and adopts an export that only the mirror knows (EXPORT-20). Call once. Every
 * page needs it, so it is small and sends nothing.
 */
export function followExports(): void {
  // later, an id without a row means that the film was cancelled, here or in another tab
  let starting = true;
  /** Rows of the previous login, which are replaced as a whole. */
  let stale: object | null = null;
  const follow = (): void => {
    // signed out: the flag is cleared and the id stays (EXPORT-21)
    if (!session.token) {
      exportMirror.stop();
      return;
    }
    if (!tasks.ready || tasks.user === 0 || tasks.byKey === stale) return;
    const exports = tasksOf(KIND);
    const known = exportMirror.read();
    const atStart = starting;
    starting = false;
    const [newest] = exports.filter(({ open }) => open === 1).sort((a, b) => b.createdAt - a.createdAt);
    if (newest) {
      if (newest.id !== known) exportMirror.write(newest.id);
      return;
    }
    if (!known) return;
    if (atStart && !exports.some(({ id }) => id === known)) {
      void adoptTasks(KIND, [{ id: known, context: { kind: KIND, page: '/create' } }]);
      return;
    }
    // ended, set aside as unknown, or cancelled (EXPORT-14, EXPORT-16)
    exportMirror.clear();
  };
  subscribeKey(session, 'token', () => {
    // another account must not adopt this one's film
    exportMirror.stop();
    stale = tasks.byKey;
  });
  subscribe(tasks, follow);
  follow();
}

onSignOut(exportMirror.clear);
