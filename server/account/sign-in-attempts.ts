/** Sign-ins in progress at an identity provider. Each belongs to one browser and can be completed once. */

import { inSeconds, MINUTE } from '../clock.ts';
import { first, type Queries } from '../db/database.ts';
import { hashOf } from '../secrets.ts';

/** Enough for a password and a second factor at the provider. */
export const ATTEMPT_SECONDS = 10 * MINUTE;

export interface StoredAttempt {
  nonce: string;
  verifier: string;
  returnTo: string;
}

/** @param browser cookie of the browser that started it; answers from other browsers are refused (RFC 6749, 10.12) */
export async function saveAttempt(
  db: Queries,
  { state, browser, nonce, verifier, returnTo }: StoredAttempt & { state: string; browser: string },
): Promise<void> {
  await db.query(
    `INSERT INTO sign_in_attempts (state_hash, browser_hash, nonce, verifier, return_to, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [hashOf(state), hashOf(browser), nonce, verifier, returnTo, inSeconds(ATTEMPT_SECONDS)],
  );
}

/** Completes an attempt. @returns null if it is unknown, used, expired or from another browser */
export async function takeAttempt(
  db: Queries,
  state: string,
  browser: string,
): Promise<StoredAttempt | null> {
  const row = await first(
    db.query<{ nonce: string; verifier: string; return_to: string }>(
      `DELETE FROM sign_in_attempts WHERE state_hash = $1 AND browser_hash = $2 AND expires_at > now()
       RETURNING nonce, verifier, return_to`,
      [hashOf(state), hashOf(browser)],
    ),
  );
  return row ? { nonce: row.nonce, verifier: row.verifier, returnTo: row.return_to } : null;
}

/** Deletes attempts that were never completed. */
export async function dropOldAttempts(db: Queries): Promise<void> {
  await db.query('DELETE FROM sign_in_attempts WHERE expires_at < now()');
}
