import type { EngineDb } from '../db.ts';
import { dropPushed } from './pushed.ts';

const DAY = 86_400_000;
/** How long, and how many, ended tasks are kept for the task center. */
const RETENTION_DAYS = 30;
const MAX_ENDED_ROWS = 500;
/** Milliseconds between two prunings, and where the time of the last one stands. */
const PRUNE_EVERY = DAY / 4;
const PRUNED_AT = 'prunedAt';

/** Deletes an account's data: tasks, outbox, intents, what pushes announced, and the log that contains them. */
export const wipeUser = (db: EngineDb, user: number): Promise<void> =>
  db.write(async (tx) => {
    const [tasks, outbox, intents] = await Promise.all([
      tx.objectStore('tasks').index('user').getAllKeys(user),
      tx.objectStore('outbox').index('user').getAllKeys(user),
      tx.objectStore('intents').index('user').getAllKeys(user),
    ]);
    await Promise.all([
      ...tasks.map((key) => tx.objectStore('tasks').delete(key)),
      ...outbox.map((key) => tx.objectStore('outbox').delete(key)),
      ...intents.map((key) => tx.objectStore('intents').delete(key)),
      // the names of lanes may contain ids
      tx.objectStore('lanes').clear(),
      tx.objectStore('log').clear(),
    ]);
    await dropPushed(tx, user);
  }, 'strict');

/**
 * Deletes old ended tasks, those that no server has known for as long, and the lanes of either, so that the database does not grow forever and its first reading stays quick. Does nothing if it was
 * called a short while ago.
 */
export const prune = (db: EngineDb, now: number): Promise<void> =>
  db.write(async (tx) => {
    const last = ((await tx.objectStore('meta').get(PRUNED_AT)) as number | undefined) ?? 0;
    if (Math.abs(now - last) < PRUNE_EVERY) return;
    await tx.objectStore('meta').put(now, PRUNED_AT);
    const rows = await tx.objectStore('tasks').getAll();
    const ended = rows
      .filter(({ final }) => final !== null)
      .sort((a, b) => (b.endedAt ?? 0) - (a.endedAt ?? 0));
    const isOld = (at: number | null) => now - (at ?? 0) > RETENTION_DAYS * DAY;
    const old = ended.filter(({ endedAt }, index) => index >= MAX_ENDED_ROWS || isOld(endedAt));
    // each start asks about these once more
    const lost = rows.filter(
      ({ final, unknown, createdAt }) => final === null && unknown && isOld(createdAt),
    );
    await Promise.all([...old, ...lost].map(({ key }) => tx.objectStore('tasks').delete(key)));
    const used = new Set(
      rows.filter((row) => !old.includes(row) && !lost.includes(row)).map(({ lane }) => lane),
    );
    // films and storyboards have a lane each; a lane that was just polled still keeps its interval
    const idle = (await tx.objectStore('lanes').getAll()).filter(
      ({ lane, claimedAt, blockedUntil }) =>
        !used.has(lane) && Math.abs(now - claimedAt) > DAY && Math.abs(now - blockedUntil) > DAY,
    );
    await Promise.all(idle.map(({ lane }) => tx.objectStore('lanes').delete(lane)));
    // a notice is as old as its task: its own time is that of a claim, and of none once that was released
    const left = new Set(await tx.objectStore('tasks').getAllKeys());
    const gone = (await tx.objectStore('outbox').getAll()).filter(({ key }) => !left.has(key));
    await Promise.all(gone.map(({ id }) => tx.objectStore('outbox').delete(id)));
  });
