import { MINUTE } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { BadCredential } from './credentials.ts';

const QUIET_MS = 10 * MINUTE * 1000;
/** When each reason was last reported. There are only a few reasons, whatever people send. */
const reportedAt = new Map<string, number>();

/**
 * Logs why a sign-in through a provider failed. Otherwise a wrong clock or a mistyped client id would lock everybody out
 * silently. A refused credential is logged once in ten minutes per reason, because anybody can send a bad one.
 */
export function reportSignIn(report: Deps['report'], error: unknown, now = Date.now()): void {
  if (error instanceof BadCredential) {
    const last = reportedAt.get(error.message);
    if (last !== undefined && now - last < QUIET_MS) return;
    reportedAt.set(error.message, now);
  }
  report('sign-in provider', error);
}
