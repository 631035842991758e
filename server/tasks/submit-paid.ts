import type { Call } from '../../src/api/call.ts';
import { MINUTE } from '../clock.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { holdNamed } from '../media/named-files.ts';
import { type Context, memberOf } from '../rpc/context.ts';
import { countUse } from '../rpc/limits.ts';
import { newKey } from '../secrets.ts';
import { requireRoom } from '../storage/room.ts';
import type { PaidKind } from './paid-kind.ts';
import { submitOnce } from './submits.ts';
import { addTask, type TaskRequest } from './tasks.ts';

/** Functions for the transaction of a submit's charge. */
export interface Charging {
  client: Queries;
  /**
   * Charges one task, queues it, and inserts its kind's record.
   * @param request the call for submitting the same again; default: this submit
   * @throws Refusal 2001 if there are too few points; the whole submit is then rolled back
   */
  charge<Plan, Answer>(kind: PaidKind<Plan, Answer>, plan: Plan, request?: TaskRequest): Promise<Answer>;
}

/**
 * Runs a paid submit once per idempotency key. Counts it against the member's limit, prepares it, and then in one
 * transaction reserves the key, keeps the files that it names, takes the points, inserts tasks and records, queues the jobs and
 * stores the answer. Then it wakes the workers.
 * @param call the submitted call; the key is bound to its path and to `input`
 * @param prepare everything before points are taken, e.g. validation and planning; skipped for a known key.
 *   Returns the function that runs in the transaction and returns the answer
 * @throws Refusal 409 if the key was used with different input, 429 after too many submits, and errors of `prepare`
 */
export async function submitPaid<Answer>(
  { db, queue, config, storage }: Deps,
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
    async () => {
      await requireRoom(storage, config.minFreeMegabytes);
      return prepare(userId);
    },
    async (client, run) => {
      await holdNamed(client, context);
      return run({
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
      });
    },
  );
  for (const name of queues) queue.wake(name);
  return answer;
}
