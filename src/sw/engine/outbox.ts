import { noticeId } from '../../api/notice-id.ts';
import type { EngineDb, OutboxRow } from '../db.ts';
import type { Notice, TaskRow } from '../protocol.ts';
import { authIn } from './auth.ts';

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

/** The system has shown it. */
export const markShown = (db: EngineDb, id: string, now: number): Promise<void> =>
  db.write(async (tx) => {
    const row = await tx.objectStore('outbox').get(id);
    if (row) await tx.objectStore('outbox').put({ ...row, st: 'shown', at: now });
  }, 'strict');

/** The person has seen it: it is never offered again. The row goes, since an ended task never ends twice. */
export const markSeen = (db: EngineDb, id: string): Promise<void> =>
  db.write((tx) => tx.objectStore('outbox').delete(id), 'strict');

/**
 * What this device knows of an end: `waiting` to be announced or about to be, `shown` by the system, `seen` by the person, or
 * `unknown`, as nothing here has heard of it.
 */
export const standing = (
  db: EngineDb,
  id: string,
  key: string,
): Promise<{ st: 'waiting' | 'shown' | 'seen' | 'unknown'; task: TaskRow | null }> =>
  db.read(async (tx) => {
    const row = await tx.objectStore('outbox').get(id);
    const task = (await tx.objectStore('tasks').get(key)) ?? null;
    if (row) return { st: row.st === 'shown' ? 'shown' : 'waiting', task };
    const ended = task?.final != null && noticeId(key, task.final) === id;
    return { st: ended ? 'seen' : 'unknown', task };
  });
