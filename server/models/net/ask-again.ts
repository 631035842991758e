/** Work that is asked for again within one job or request: the service answers with the result itself. */
import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceBusy } from '../remote/faults.ts';

/** Seconds that a busy service is waited for at most, since a member may be waiting too. */
const LONGEST_WAIT = 30;

interface Asking {
  /** Milliseconds before the second try, the third, and so on. */
  pauses: readonly number[];
  signal: AbortSignal;
  /** Errors after which another try may help. */
  mayHelp(error: unknown): boolean;
}

/**
 * Tries until it succeeds, after pauses as long as a busy service says.
 * @throws the signal's reason if it aborts a try; otherwise the last error, also if it aborts a pause: then nothing is under way
 */
export async function askAgain<Answer>(
  ask: () => Promise<Answer>,
  { pauses, signal, mayHelp }: Asking,
): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      signal.throwIfAborted();
      const pause = pauses[attempt];
      if (pause === undefined || !mayHelp(error)) throw error;
      const asked = error instanceof ServiceBusy ? Math.min(error.seconds, LONGEST_WAIT) * 1000 : 0;
      await sleep(Math.max(pause, asked), undefined, { signal }).catch(() => {
        throw error;
      });
    }
  }
}
