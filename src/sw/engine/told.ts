import type { EngineDb, WriteTx } from '../db.ts';

/** What pushes have said of ends that no answer has told yet: notice -> when. */
type Told = Record<string, number>;

const KEY = 'told';
/** A push older than this was about an earlier round of a task whose id recurs. */
const KEPT = 86_400_000;

const read = async (tx: WriteTx): Promise<Told> =>
  ((await tx.objectStore('meta').get(KEY)) as Told | undefined) ?? {};

const recent = (told: Told, now: number): Told =>
  Object.fromEntries(Object.entries(told).filter(([, at]) => Math.abs(now - at) < KEPT));

/** The system has said this end, though its task is still open here: it is not to be announced a second time. */
export const noteTold = (db: EngineDb, id: string, now: number): Promise<void> =>
  db.write(async (tx) => {
    await tx.objectStore('meta').put({ ...recent(await read(tx), now), [id]: now }, KEY);
  });

/** Which of these ends a push has said already; they are forgotten, in the transaction that writes their ends. */
export async function takeTold(tx: WriteTx, ids: readonly string[], now: number): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const told = recent(await read(tx), now);
  const found = ids.filter((id) => id in told);
  if (found.length > 0) {
    for (const id of found) delete told[id];
    await tx.objectStore('meta').put(told, KEY);
  }
  return new Set(found);
}
