import * as v from 'valibot';
import type { TaskContext } from '../../api/task-context.ts';
import { kindOf, type TaskKind } from '../../api/task-kind.ts';
import type { EngineDb, ReadTx, WriteTx } from '../db.ts';
import type { Change, IntentRow } from '../protocol.ts';
import { authIn } from './auth.ts';
import { type Delta, record } from './journal.ts';
import { addRows } from './track.ts';

/** An answer may still come until a submit is this old: its page has timed out by then. */
const LOST_AFTER = 35_000;
const FIRST_WAIT = 10_000;
const LONGEST_WAIT = 600_000;

/**
 * Records a submit before it is sent, so that its key can be looked up even if the page or the answer is lost.
 * @param intent with the token it is sent with, if known: a submit of another login than the stored one is not recorded, because
 *   its account is not known here
 * @returns null if it was not recorded
 */
export const saveIntent = (
  db: EngineDb,
  { token, ...intent }: { key: string; path: string; context: TaskContext; token?: string | null },
  now: number,
): Promise<IntentRow | null> =>
  db.write(async (tx) => {
    const auth = await authIn(tx);
    if (token !== undefined && token !== auth.token) return null;
    const row: IntentRow = { ...intent, user: auth.user, createdAt: now };
    await tx.objectStore('intents').put(row);
    return row;
  }, 'strict');

/** Deletes an intent, within a transaction. @returns what pages are told: one may show that it has no answer */
async function removed(tx: WriteTx, key: string): Promise<Change[]> {
  const stored = await tx.objectStore('intents').getKey(key);
  if (stored === undefined) return [];
  await tx.objectStore('intents').delete(key);
  return [{ type: 'removed', key }];
}

/** Deletes the intent of a submit that was not charged: the server refused it or does not know it. */
export const dropIntent = (db: EngineDb, key: string): Promise<Delta> =>
  db.write(async (tx) => record(tx, await removed(tx, key)));

/** Puts off the question about a submit that is still being sent: asking would revoke its key. */
export const postponeLost = (db: EngineDb, key: string, until: number): Promise<void> =>
  db.write(async (tx) => {
    const row = await tx.objectStore('intents').get(key);
    if (row) await tx.objectStore('intents').put({ ...row, askAt: until });
  });

/** The task ids in a submit's answer; none if the answer is the result itself, or for an unknown kind. */
export function idsIn(
  kinds: readonly TaskKind[],
  { path, context }: Pick<IntentRow, 'path' | 'context'>,
  answer: unknown,
): string[] {
  const rule = kindOf(kinds, context.kind)?.submits.find(({ call }) => call.path === path);
  if (!rule) return [];
  const parsed = v.safeParse(rule.call.answer, answer);
  return parsed.success ? rule.ids(parsed.output, context) : [];
}

/**
 * Replaces an intent with the tasks of its answer, in one transaction. The tasks belong to the account the stored intent has now:
 * it may have moved to an account while the answer was in flight (see `identify`). An intent that is gone was wiped with its
 * account, or has been replaced already: nothing is tracked.
 */
export const fulfillIntent = (
  db: EngineDb,
  kinds: readonly TaskKind[],
  intent: Pick<IntentRow, 'key' | 'path' | 'context'>,
  answer: unknown,
  now: number,
) =>
  db.write(async (tx) => {
    const stored = await tx.objectStore('intents').get(intent.key);
    const found = stored ? idsIn(kinds, intent, answer) : [];
    const rows = await addRows(
      tx,
      kinds,
      found.map((id) => ({ kind: intent.context.kind, id, context: intent.context })),
      stored?.user ?? 0,
      now,
    );
    const delta = await record(tx, [
      ...rows.map((task): Change => ({ type: 'task', task })),
      ...(await removed(tx, intent.key)),
    ]);
    return { ...delta, lanes: [...new Set(rows.map(({ lane }) => lane))] };
  }, 'strict');

/** When the server may be asked about a submit. A time in the far future means that the clock was set back: now. */
const askTime = ({ createdAt, askAt = 0 }: IntentRow, now: number): number => {
  const at = Math.max(createdAt + LOST_AFTER, askAt);
  return at > now + LONGEST_WAIT ? now : at;
};

const intentsIn = async (tx: ReadTx | WriteTx): Promise<IntentRow[]> =>
  (tx as ReadTx)
    .objectStore('intents')
    .index('user')
    .getAll((await authIn(tx)).user);

/**
 * Submits of the signed-in account without an answer that the server may be asked about now. Each is claimed before it is asked
 * about, and waits twice as long as before, so that any number of tabs asks as often as one.
 */
export const claimLost = (db: EngineDb, now: number): Promise<IntentRow[]> =>
  db.write(async (tx) => {
    const due = (await intentsIn(tx)).filter((row) => askTime(row, now) <= now);
    const claimed = due.map((row) => {
      const asks = (row.asks ?? 0) + 1;
      return { ...row, asks, askAt: now + Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (asks - 1)) };
    });
    await Promise.all(claimed.map((row) => tx.objectStore('intents').put(row)));
    return claimed;
  });

/** When the next submit may be asked about; null if none is left. */
export const nextLost = (db: EngineDb, now: number): Promise<number | null> =>
  db.read(async (tx) => {
    const times = (await intentsIn(tx)).map((row) => askTime(row, now));
    return times.length > 0 ? Math.min(...times) : null;
  });
