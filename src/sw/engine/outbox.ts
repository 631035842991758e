import type { EngineDb, OutboxRow } from '../db.ts';
import { type Change, type Notice, noticeIdOf, type TaskRow } from '../protocol.ts';
import { authIn } from './auth.ts';
import { watchOf } from './claim-watch.ts';
import { type Delta, record } from './journal.ts';

/** The timestamp of a released claim. */
const RELEASED = 0;

export interface Claimed extends Notice {
  /** It was claimed before, and may have been shown: it is shown again without a sound, under the same tag. */
  again: boolean;
}

/**
 * Claims all notices that can be announced, for this context alone. A claim of another context is free once this one has seen it
 * unchanged for five seconds; no two clocks are compared.
 * @param by `page`: shown in the app; `sw`: shown as a system notification
 * @param now by this context's own clock
 * @param wanted the kinds that may be announced this way; the others wait for a page
 */
export const claimNotices = (
  db: EngineDb,
  by: 'page' | 'sw',
  now: number,
  wanted: (kind: string) => boolean = () => true,
): Promise<Claimed[]> =>
  db.write(async (tx) => {
    const { user } = await authIn(tx);
    const rows = await tx.objectStore('outbox').index('user').getAll(user);
    const watch = watchOf(db);
    watch.see(rows, now);
    const isFree = (row: OutboxRow) =>
      row.at === RELEASED ||
      watch.isStale(row, now) ||
      // there is one worker at a time: this one began after the one that claimed it had been stopped
      (by === 'sw' && row.st === 'sw' && !watch.isOwn(row));
    const free = rows.filter(
      (row) =>
        row.st === 'new' ||
        (isClaim(row) && isFree(row)) ||
        // the system has shown it, and a page still has to show the result itself
        (by === 'page' && row.st === 'shown' && row.keeps === true),
    );
    const claimed: Claimed[] = [];
    for (const row of free) {
      const task = await tx.objectStore('tasks').get(row.key);
      if (!task) {
        await tx.objectStore('outbox').delete(row.id);
        continue;
      }
      if (!wanted(task.kind)) continue;
      const mine: OutboxRow = { ...row, st: by, at: now };
      await tx.objectStore('outbox').put(mine);
      watch.claimed(mine, now);
      claimed.push({ id: row.id, task, again: row.st !== 'new' });
    }
    return claimed;
  });

const isClaim = ({ st }: OutboxRow): boolean => st === 'page' || st === 'sw';

/** Renews a page's claims while its notices are on the screen. */
export const renewClaims = (db: EngineDb, ids: readonly string[], now: number): Promise<void> =>
  db.write(async (tx) => {
    for (const id of ids) {
      const row = await tx.objectStore('outbox').get(id);
      if (row?.st === 'page') await tx.objectStore('outbox').put({ ...row, at: now });
    }
  });

/** Releases the claims of a page that is closing, so that the next page does not have to wait until they are stale. */
export const releaseClaims = (db: EngineDb, ids: readonly string[]): Promise<void> =>
  db.write(async (tx) => {
    for (const id of ids) {
      const row = await tx.objectStore('outbox').get(id);
      if (row?.st === 'page') await tx.objectStore('outbox').put({ ...row, at: RELEASED });
    }
  });

/** Whether another context holds a claim, which becomes free if that context dies. */
export const isClaimedElsewhere = (db: EngineDb, mine: ReadonlySet<string>): Promise<boolean> =>
  db.read(async (tx) => {
    const { user } = await authIn(tx);
    const rows = await tx.objectStore('outbox').index('user').getAll(user);
    return rows.some((row) => isClaim(row) && !mine.has(row.id));
  });

/** Marks a notice as shown, by a notification or a toast. Its task stays new until the person has seen it. */
export const markShown = (db: EngineDb, id: string, now: number): Promise<void> =>
  db.write(async (tx) => {
    const row = await tx.objectStore('outbox').get(id);
    if (row) await tx.objectStore('outbox').put({ ...row, st: 'shown', at: now });
  }, 'strict');

/**
 * Marks a notice as seen: it is never offered again, and its task is no longer new. The row is deleted, since no task ends
 * twice.
 */
export const markSeen = (db: EngineDb, id: string): Promise<Delta> =>
  db.write(async (tx) => {
    await tx.objectStore('outbox').delete(id);
    const task = await tx.objectStore('tasks').get(id.slice(0, id.lastIndexOf(':')));
    if (!task?.unseen || id !== noticeIdOf(task)) return record(tx, []);
    const seen: TaskRow = { ...task, unseen: false, rev: task.rev + 1 };
    await tx.objectStore('tasks').put(seen);
    return record(tx, [{ type: 'task', task: seen } satisfies Change]);
  }, 'strict');

/**
 * The status of a notice on this device: `waiting` to be announced, `shown`, `seen` by the person, or `unknown` because
 * this device has not heard of the end.
 */
export const noticeStatus = (
  db: EngineDb,
  id: string,
  key: string,
): Promise<{ st: 'waiting' | 'shown' | 'seen' | 'unknown'; task: TaskRow | null }> =>
  db.read(async (tx) => {
    const row = await tx.objectStore('outbox').get(id);
    const task = (await tx.objectStore('tasks').get(key)) ?? null;
    if (row) return { st: row.st === 'shown' ? 'shown' : 'waiting', task };
    const ended = task?.final != null && noticeIdOf(task) === id;
    return { st: ended ? 'seen' : 'unknown', task };
  });
