import type { Call } from '../../src/api/call.ts';
import { MINUTE } from '../clock.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { hold, settle } from '../ledger/ledger.ts';
import { type Context, memberOf } from '../rpc/context.ts';
import { countUse } from '../rpc/limits.ts';
import { newKey } from '../secrets.ts';
import type { PaidKind } from './paid-kind.ts';
import { submitOnce } from './submits.ts';
import { addTask, type TaskRequest } from './tasks.ts';

/** Everything that a submit may do in the transaction of its charge. */
export interface Charging {
  client: Queries;
  /**
   * Takes the points of one task, writes and queues it, and writes its kind's own record.
   * @param request the call that makes the same again; the submit itself when left out
   * @throws Refusal 2001 when points are short: then nothing of the submit remains
   */
  charge<Plan, Answer>(kind: PaidKind<Plan, Answer>, plan: Plan, request?: TaskRequest): Promise<Answer>;
  /** Takes points for something that is made already, and has no task. */
  spend(points: number, tool: string): Promise<void>;
}

/**
 * Does a paid thing once for each idempotency key: counts it among the member's submits, prepares it, and then in one transaction
 * reserves the key, takes the points, writes tasks and records, queues the jobs and keeps the answer. The workers are woken.
 * @param call names the submit; `input` is what was sent, as the key is bound to both
 * @param prepare all that can be done before points are taken, e.g. checking and planning; not done again for a known key.
 *   What it gives runs in the transaction and gives the answer
 * @throws Refusal 409 when the key was first sent with another input, 429 after too many submits, and whatever `prepare` throws
 */
export async function submitPaid<Answer>(
  { db, queue, config }: Deps,
  context: Context,
  { path }: Call,
  input: unknown,
  prepare: (userId: number) => Promise<(charging: Charging) => Promise<Answer>>,
): Promise<Answer> {
  const { userId } = memberOf(context);
  await countUse(db, { name: 'submit', max: config.submitsPerMinute, seconds: MINUTE }, String(userId));
  const queues = new Set<string>();
  const answer = await submitOnce(
    db,
    { userId, key: context.idempotencyKey, path, input },
    () => prepare(userId),
    (client, run) =>
      run({
        client,
        async charge(kind, plan, request = { path, input }) {
          const facts = kind.facts(plan);
          const id = newKey();
          queues.add(kind.job.queue);
          const expectedSeconds = await addTask(client, queue, {
            ...facts,
            id,
            userId,
            request,
            queue: kind.job.queue,
          });
          const { points, provider } = facts;
          return kind.record(client, { id, userId, points, expectedSeconds, provider }, plan);
        },
        async spend(points, tool) {
          const taskId = newKey();
          await hold(client, { taskId, userId, points, tool });
          await settle(client, taskId);
        },
      }),
  );
  for (const name of queues) queue.wake(name);
  return answer;
}
