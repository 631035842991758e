import type { EngineDb, OutboxRow } from '../db.ts';
import { type Change, type Notice, noticeIdOf, type TaskRow } from '../protocol.ts';
import { authIn } from './auth.ts';
import { type Delta, record } from './journal.ts';

/** A claim this old was made by a context that died before it showed anything. */
export const STALE_CLAIM = 5_000;

export interface Claimed extends Notice {
  /** It may have been shown before its claimer died: show it again without a sound, under the same tag. */
  again: boolean;
}

/**
 * Claims what waits to be announced, for this context alone.
 * @param by `page`: shown in the app; `sw`: shown as a system notification
 * @param wanted which kinds may be announced this way; the others wait for a page
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
    const free = rows.filter(
      (row) =>
        row.st === 'new' ||
        (isClaim(row) && Math.abs(now - row.at) > STALE_CLAIM) ||
        // the system has said it, and a page still has to show the thing itself
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
      await tx.objectStore('outbox').put({ ...row, st: by, at: now });
      claimed.push({ id: row.id, task, again: row.st !== 'new' });
    }
    return claimed;
  });

const isClaim = ({ st }: OutboxRow): boolean => st === 'page' || st === 'sw';

/** Keeps a page's claim alive while its notice stays on the screen. */
export const renewClaims = (db: EngineDb, ids: readonly string[], now: number): Promise<void> =>
  db.write(async (tx) => {
    for (const id of ids) {
      const row = await tx.objectStore('outbox').get(id);
      if (row?.st === 'page') await tx.objectStore('outbox').put({ ...row, at: now });
    }
  });

/** The page that claimed these is leaving: the next one need not wait until the claims are stale. */
export const releaseClaims = (db: EngineDb, ids: readonly string[]): Promise<void> =>
  db.write(async (tx) => {
    for (const id of ids) {
      const row = await tx.objectStore('outbox').get(id);
      if (row?.st === 'page') await tx.objectStore('outbox').put({ ...row, at: 0 });
    }
  });

/** Whether somebody else has claimed something that falls free if they die. */
export const isClaimedElsewhere = (db: EngineDb, mine: ReadonlySet<string>): Promise<boolean> =>
  db.read(async (tx) => {
    const { user } = await authIn(tx);
    const rows = await tx.objectStore('outbox').index('user').getAll(user);
    return rows.some((row) => isClaim(row) && !mine.has(row.id));
  });

/** It has been shown, by the system or in passing by a page; it stays new until the person has looked. */
export const markShown = (db: EngineDb, id: string, now: number): Promise<void> =>
  db.write(async (tx) => {
    const row = await tx.objectStore('outbox').get(id);
    if (row) await tx.objectStore('outbox').put({ ...row, st: 'shown', at: now });
  }, 'strict');

/**
 * The person has seen it: it is never offered again, and its task is new no more. The row goes, since an ended task never ends
 * twice.
 */
export const markSeen = (db: EngineDb, id: string): Promise<Delta> =>
  db.write(async (tx) => {
    await tx.objectStore('outbox').delete(id);
    const task = await tx.objectStore('tasks').get(id.slice(0, id.lastIndexOf(':')));
    if (!task?.unseen || id !== noticeIdOf(task)) return record(tx, []);
    const looked: TaskRow = { ...task, unseen: false, rev: task.rev + 1 };
    await tx.objectStore('tasks').put(looked);
    return record(tx, [{ type: 'task', task: looked } satisfies Change]);
  }, 'strict');

/**
 * What this device knows of an end: `waiting` to be announced or about to be, `shown` by the system, `seen` by the person, or
 * `unknown`, as nothing here has heard of it.
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
