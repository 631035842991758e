import * as v from 'valibot';
import type { TaskContext } from '../../api/task-context.ts';
import { kindOf, type TaskKind } from '../../api/task-kind.ts';
import type { EngineDb } from '../db.ts';
import type { Change, IntentRow } from '../protocol.ts';
import { authIn } from './auth.ts';
import { record } from './journal.ts';
import { addRows } from './track.ts';

/** Records a submit before it is sent, so that its key can be looked up even if the page or the answer is lost. */
export const saveIntent = (
  db: EngineDb,
  intent: { key: string; path: string; context: TaskContext },
  now: number,
): Promise<IntentRow> =>
  db.write(async (tx) => {
    const { user } = await authIn(tx);
    const row: IntentRow = { ...intent, user, createdAt: now };
    await tx.objectStore('intents').put(row);
    return row;
  }, 'strict');

/** Deletes the intent of a submit that was not charged: the server refused it or does not know it. */
export const dropIntent = (db: EngineDb, key: string): Promise<void> =>
  db.write((tx) => tx.objectStore('intents').delete(key));

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
 * it may have moved to an account while the answer was in flight (see `identify`).
 */
export const fulfillIntent = (
  db: EngineDb,
  kinds: readonly TaskKind[],
  intent: IntentRow,
  answer: unknown,
  now: number,
) =>
  db.write(async (tx) => {
    const found = idsIn(kinds, intent, answer).map((id) => ({
      kind: intent.context.kind,
      id,
      context: intent.context,
    }));
    const stored = await tx.objectStore('intents').get(intent.key);
    const rows = await addRows(tx, kinds, found, stored?.user ?? intent.user, now);
    await tx.objectStore('intents').delete(intent.key);
    const delta = await record(
      tx,
      rows.map((task): Change => ({ type: 'task', task })),
    );
    return { ...delta, lanes: [...new Set(rows.map(({ lane }) => lane))] };
  }, 'strict');

/** Submits of the signed-in account that are at least `age` milliseconds old and still have no answer. */
export const lostIntents = (db: EngineDb, age: number, now: number): Promise<IntentRow[]> =>
  db.read(async (tx) => {
    const { user } = await authIn(tx);
    const rows = await tx.objectStore('intents').index('user').getAll(user);
    return rows.filter(({ createdAt }) => Math.abs(now - createdAt) >= age);
  });
