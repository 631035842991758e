import type { Deps } from '../../deps.ts';
import { endRequest, type Part, takeBack } from './requests.ts';

/** How often a request is sent to a service that does not get it. */
const MOST_TRIES = 6;

/**
 * Takes a request back that the service has certainly not started: it is sent again, later each time. A service that never gets it
 * is given up, since the member's points are held meanwhile.
 * @param tries how often it was taken back before
 * @param reason for the operator
 */
export async function sendAgain(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  part: Part,
  { tries, reason }: { tries: number; reason: string },
): Promise<void> {
  if (tries + 1 >= MOST_TRIES)
    await endRequest(db, part, { state: 'failed', failure: 'modelFailed', reason, free: true });
  else await takeBack(db, part, { seconds: config.retrySeconds * 2 ** tries, counts: true });
}
