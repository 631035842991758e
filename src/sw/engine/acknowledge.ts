import { ACKS_AT_ONCE, acknowledgeNotices } from '../../api/studio.ts';
import { canPoll, readAuth } from './auth.ts';
import type { EngineDeps } from './deps.ts';
import type { Claimed } from './outbox.ts';

/** Milliseconds. A push that arrives anyway makes no second sound. */
const PATIENCE = 5_000;

/**
 * Acknowledges the notices that this device announces, so that the server sends no push about them. Each is acknowledged once:
 * a notice that was claimed before has been acknowledged already.
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
