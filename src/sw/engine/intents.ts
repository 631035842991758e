import * as v from 'valibot';
import type { TaskContext } from '../../api/task-context.ts';
import { kindOf, type TaskKind } from '../../api/task-kind.ts';
import type { EngineDb } from '../db.ts';
import type { Change, IntentRow } from '../protocol.ts';
import { authIn } from './auth.ts';
import { record } from './journal.ts';
import { addRows } from './track.ts';

/** Notes a submit before it is sent; whatever happens to the page or the answer, its key can be asked about. */
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

/** The server refused, or knows nothing of it: nothing was charged. */
export const dropIntent = (db: EngineDb, key: string): Promise<void> =>
  db.write((tx) => tx.objectStore('intents').delete(key));

/** The ids that a submit's answer holds; none for an answer that was the result itself, or for an unknown kind. */
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
 * The answer is here: its tasks take the intent's place, in one transaction. They belong to whom the store says by now: while
 * the answer was on its way the server may have said whose the login is, and what was noted before has moved to that account.
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
    const noted = await tx.objectStore('intents').get(intent.key);
    const rows = await addRows(tx, kinds, found, noted?.user ?? intent.user, now);
    await tx.objectStore('intents').delete(intent.key);
    const delta = await record(
      tx,
      rows.map((task): Change => ({ type: 'task', task })),
    );
    return { ...delta, lanes: [...new Set(rows.map(({ lane }) => lane))] };
  }, 'strict');

/** Submits of the signed-in account whose answer was lost, `age` milliseconds ago or more. */
export const lostIntents = (db: EngineDb, age: number, now: number): Promise<IntentRow[]> =>
  db.read(async (tx) => {
    const { user } = await authIn(tx);
    const rows = await tx.objectStore('intents').index('user').getAll(user);
    return rows.filter(({ createdAt }) => Math.abs(now - createdAt) >= age);
  });
