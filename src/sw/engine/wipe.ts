import type { EngineDb } from '../db.ts';

const DAY = 86_400_000;
/** Ended tasks are kept this long for the task centre, and at most so many. */
const RETENTION_DAYS = 30;
const MAX_ENDED_ROWS = 2_000;

/** Deletes all that an account left here: tasks, outbox, intents, and the log that quotes them. */
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
      // lanes may carry an id in their name
      tx.objectStore('lanes').clear(),
      tx.objectStore('log').clear(),
    ]);
  }, 'strict');

/** Lets go of what ended long ago, so that the store does not grow for ever. */
export const prune = (db: EngineDb, now: number): Promise<void> =>
  db.write(async (tx) => {
    const rows = await tx.objectStore('tasks').getAll();
    const ended = rows
      .filter(({ final }) => final !== null)
      .sort((a, b) => (b.endedAt ?? 0) - (a.endedAt ?? 0));
    const old = ended.filter(
      ({ endedAt }, index) => index >= MAX_ENDED_ROWS || now - (endedAt ?? 0) > RETENTION_DAYS * DAY,
    );
    await Promise.all(old.map(({ key }) => tx.objectStore('tasks').delete(key)));
    const shown = (await tx.objectStore('outbox').getAll()).filter(
      ({ at }) => now - at > RETENTION_DAYS * DAY,
    );
    await Promise.all(shown.map(({ id }) => tx.objectStore('outbox').delete(id)));
  });
