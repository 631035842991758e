import { timeoutSignal } from '../../generators/timeout-signal.ts';
import type { Call } from '../../src/api/call.ts';

/** Aborts what is made while the member waits, when the time of its call is up; the app waits a little longer. */
export function timeLimit({ path, longest }: Call): AbortSignal {
  if (longest === undefined) throw new Error(`${path} answers at once.`);
  return timeoutSignal(longest);
}
