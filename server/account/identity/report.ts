import { MINUTE } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { BadCredential } from './credentials.ts';

const QUIET_MS = 10 * MINUTE * 1000;
/** When each reason was last reported. There are few of them, whatever people send. */
const told = new Map<string, number>();

/**
 * Tells the log why a sign-in through a provider came to nothing: without it, a clock that is wrong or a mistyped client id would
 * keep everybody out in silence. Why a credential was refused is told once in ten minutes, since anybody can send a bad one.
 */
export function reportSignIn(report: Deps['report'], error: unknown, now = Date.now()): void {
  if (error instanceof BadCredential) {
    const last = told.get(error.message);
    if (last !== undefined && now - last < QUIET_MS) return;
    told.set(error.message, now);
  }
  report('sign-in provider', error);
}
