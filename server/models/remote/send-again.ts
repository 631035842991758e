import type { Deps } from '../../deps.ts';
import type { ServiceBusy } from './faults.ts';
import { endRequest, type Part, takeBack, takeBackBusy } from './requests.ts';

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
  else await takeBack(db, part, config.retrySeconds * 2 ** tries);
}

/** Takes a request back whose service is busy: it is sent again when that says so. One that is busy for a day is given up, as above. */
export async function sendWhenFree(
  { db }: Pick<Deps, 'db'>,
  part: Part,
  { seconds, message: reason }: ServiceBusy,
): Promise<void> {
  if (!(await takeBackBusy(db, part, seconds)))
    await endRequest(db, part, { state: 'failed', failure: 'modelBusy', reason, free: true });
}
