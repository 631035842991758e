import { ACKS_AT_ONCE, acknowledgeNotices } from '../../api/studio.ts';
import { canPoll, readAuth } from './auth.ts';
import type { EngineDeps } from './deps.ts';
import type { Claimed } from './outbox.ts';

/** Nobody waits longer for it: a push that comes in spite of it makes no second sound. */
const PATIENCE = 5_000;

/**
 * Tells the server what this device announces by itself, so that it sends no push about it. Once for each notice: what was
 * claimed before was acknowledged then.
 */
export async function acknowledge(
  { db, clientFor, log }: Pick<EngineDeps, 'db' | 'clientFor' | 'log'>,
  claimed: readonly Claimed[],
): Promise<void> {
  const ids = claimed.filter(({ again }) => !again).map(({ id }) => id);
  if (ids.length === 0) return;
  const auth = await readAuth(db);
  if (!canPoll(auth)) return;
  const client = clientFor(auth.token);
  try {
    for (let from = 0; from < ids.length; from += ACKS_AT_ONCE)
      await client.send(
        acknowledgeNotices,
        { ids: ids.slice(from, from + ACKS_AT_ONCE) },
        { timeout: PATIENCE },
      );
  } catch (error) {
    log('notices could not be acknowledged', error);
  }
}
