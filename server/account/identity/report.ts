import { MINUTE } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { BadCredential } from './credentials.ts';

const QUIET_MS = 10 * MINUTE * 1000;
/** Time of the last report per reason. The set of reasons is small, whatever clients send. */
const reportedAt = new Map<string, number>();

/**
 * Logs why a sign-in through a provider failed, since a wrong clock or client id would otherwise lock everybody out
 * silently. A rejected credential is logged once per reason in ten minutes, because anybody can send invalid ones.
 */
export function reportSignIn(report: Deps['report'], error: unknown, now = Date.now()): void {
  if (error instanceof BadCredential) {
    const last = reportedAt.get(error.message);
    if (last !== undefined && now - last < QUIET_MS) return;
    reportedAt.set(error.message, now);
  }
  report('sign-in provider', error);
}
