import type { EngineDb, WriteTx } from '../db.ts';

/** What pushes have said of ends that no answer has pushed yet: notice -> when. */
type Pushed = Record<string, number>;

const KEY = 'pushed';
/** A push older than this was about an earlier round of a task whose id recurs. */
const RETENTION_MS = 86_400_000;

const read = async (tx: WriteTx): Promise<Pushed> =>
  ((await tx.objectStore('meta').get(KEY)) as Pushed | undefined) ?? {};

const recent = (pushed: Pushed, now: number): Pushed =>
  Object.fromEntries(Object.entries(pushed).filter(([, at]) => Math.abs(now - at) < RETENTION_MS));

/** The system has said this end, though its task is still open here: it is not to be announced a second time. */
export const recordPushed = (db: EngineDb, id: string, now: number): Promise<void> =>
  db.write(async (tx) => {
    await tx.objectStore('meta').put({ ...recent(await read(tx), now), [id]: now }, KEY);
  });

/** Which of these ends a push has said already; they are forgotten, in the transaction that writes their ends. */
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
