import type { Call } from '../../src/api/call.ts';
import type { Deps } from '../deps.ts';
import { holdEarly, refundEarly } from '../ledger/early-holds.ts';
import { settle } from '../ledger/ledger.ts';
import type { Context } from '../rpc/context.ts';
import { submitPaid } from './submit-paid.ts';

/**
 * Makes something while the member waits. The points are held before, settled in the transaction that stores the answer, and
 * refunded on failure. Runs once per idempotency key, like every paid submit.
 * @param tool its name in the points log
 * @throws Refusal 2001 before anything is made, if there are too few points; errors of `make`
 */
export async function makePaid<Answer>(
  deps: Deps,
  context: Context,
  call: Call,
  input: unknown,
  { points, tool, make }: { points: number; tool: string; make: (userId: number) => Promise<Answer> },
): Promise<Answer> {
  let held: string | null = null;
  let settled = false;
  try {
    return await submitPaid(deps, context, call, input, async (userId) => {
      const hold = await holdEarly(deps.db, { userId, points, tool });
      held = hold;
      const made = await make(userId);
      return async ({ client }) => {
        settled = await settle(client, hold);
        if (!settled) throw new Error('The points were given back.');
        return made;
      };
    });
  } catch (error) {
    settled = false;
    throw error;
  } finally {
    if (!settled) await refundEarly(deps.db, held);
  }
}
