import type { EngineDb, WriteTx } from '../db.ts';

/** Ends that a push announced before a poll reported them: notice id -> time. */
type Pushed = Record<string, number>;

const KEY = 'pushed';
/** Ignore older pushes: they were about an earlier task under an id that recurs. */
const RETENTION_MS = 86_400_000;

const read = async (tx: WriteTx): Promise<Pushed> =>
  ((await tx.objectStore('meta').get(KEY)) as Pushed | undefined) ?? {};

const recent = (pushed: Pushed, now: number): Pushed =>
  Object.fromEntries(Object.entries(pushed).filter(([, at]) => Math.abs(now - at) < RETENTION_MS));

/** Records that a push announced this end while its task is still open here, so that it is not announced again. */
export const recordPushed = (db: EngineDb, id: string, now: number): Promise<void> =>
  db.write(async (tx) => {
    await tx.objectStore('meta').put({ ...recent(await read(tx), now), [id]: now }, KEY);
  });

/** Returns and removes those of these ends that a push has announced, in the transaction that writes the ends. */
export async function takePushed(tx: WriteTx, ids: readonly string[], now: number): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const pushed = recent(await read(tx), now);
  const found = ids.filter((id) => id in pushed);
  if (found.length > 0) {
    for (const id of found) delete pushed[id];
    await tx.objectStore('meta').put(pushed, KEY);
  }
  return new Set(found);
}

/** Forgets the pushes of an account, in the transaction that deletes its data. */
export async function dropPushed(tx: WriteTx, user: number): Promise<void> {
  const others = Object.entries(await read(tx)).filter(([id]) => !id.startsWith(`${user}|`));
  await tx.objectStore('meta').put(Object.fromEntries(others), KEY);
}
