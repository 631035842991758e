import { DAY, inSeconds, instant } from '../clock.ts';
import { first, type Queries } from '../db/database.ts';
import { Refusal } from '../rpc/refusal.ts';
import { hashOf, newToken } from '../secrets.ts';
import { describeDevice, shownDevice } from './devices.ts';

const LIFETIME = 90 * DAY;
const MAX_SESSIONS = 50;
const FRESH = '15 minutes';

export interface Session {
  id: number;
  userId: number;
}

/** Whose session begins. */
export interface SignedIn {
  userId: number;
  /** The stored hash of the password that was checked; null if none was. */
  passwordHash: string | null;
}

/**
 * Starts a session. Whatever ends all of a member's sessions changes or locks the member's row first, and this statement waits for it: a
 * sign-in that began before a new password, a block or a deletion leaves no session behind.
 * @returns the token, which is not stored and cannot be read back
 * @throws Refusal if the operator has blocked the member, the account is closed, or its password was changed after the check
 */
export async function startSession(
  db: Queries,
  { userId, passwordHash }: SignedIn,
  userAgent: string,
): Promise<string> {
  const token = newToken();
  const { count } = await db.query(
    `WITH member AS (
       SELECT id FROM users WHERE id = $1 AND closed_at IS NULL AND blocked_at IS NULL
         AND ($5::text IS NULL OR password_hash = $5) FOR SHARE
     )
     INSERT INTO sessions (user_id, token_hash, device, expires_at) SELECT id, $2, $3, $4 FROM member`,
    [userId, hashOf(token), describeDevice(userAgent), inSeconds(LIFETIME), passwordHash],
  );
  if (count === 0) throw await whyNot(db, userId);
  // delete the member's expired sessions; above the limit, end the oldest
  await db.query(
    `DELETE FROM sessions WHERE user_id = $1 AND (expires_at < now() OR id NOT IN
       (SELECT id FROM sessions WHERE user_id = $1 ORDER BY id DESC LIMIT ${MAX_SESSIONS}))`,
    [userId],
  );
  return token;
}

async function whyNot(db: Queries, userId: number): Promise<Refusal> {
  const member = await first(
    db.query<{ blocked: boolean; closed: boolean }>(
      'SELECT blocked_at IS NOT NULL AS blocked, closed_at IS NOT NULL AS closed FROM users WHERE id = $1',
      [userId],
    ),
  );
  if (!member || member.closed) return new Refusal(400, 'accountClosed');
  return new Refusal(400, member.blocked ? 'accountBlocked' : 'wrongLogin');
}

/** The session of a token; null if it is unknown, revoked or expired. */
export async function findSession(db: Queries, token: string): Promise<Session | null> {
  const row = await first(
    db.query<{ id: number; user_id: number; stale: boolean }>(
      `SELECT id, user_id, last_seen < now() - interval '5 minutes' AS stale
       FROM sessions WHERE token_hash = $1 AND expires_at > now()`,
      [hashOf(token)],
    ),
  );
  if (!row) return null;
  if (row.stale)
    await db.query('UPDATE sessions SET last_seen = now(), expires_at = $2 WHERE id = $1', [
      row.id,
      inSeconds(LIFETIME),
    ]);
  return { id: row.id, userId: row.user_id };
}

/** Ends the caller's session. Idempotent. */
export async function endSession(db: Queries, { id, userId }: Session): Promise<void> {
  await db.query('DELETE FROM sessions WHERE id = $1 AND user_id = $2', [id, userId]);
}

/** Ends another of the member's sessions. */
export async function revokeSession(db: Queries, userId: number, id: number): Promise<void> {
  const { count } = await db.query('DELETE FROM sessions WHERE id = $1 AND user_id = $2', [id, userId]);
  if (count === 0) throw new Refusal(404, 'sessionGone');
}

/** Ends all of the member's sessions except the caller's. @returns how many */
export async function endOtherSessions(db: Queries, { id, userId }: Session): Promise<number> {
  const { count } = await db.query('DELETE FROM sessions WHERE user_id = $1 AND id <> $2', [userId, id]);
  return count;
}

/** Whether the session is recent enough to replace a password check. */
export async function isFresh(db: Queries, { id }: Session): Promise<boolean> {
  const { rows } = await db.query(
    `SELECT 1 FROM sessions WHERE id = $1 AND created_at > now() - interval '${FRESH}'`,
    [id],
  );
  return rows.length > 0;
}

/** Ends all sessions, e.g. after a password reset. @returns how many */
export async function endAllSessions(db: Queries, userId: number): Promise<number> {
  return (await db.query('DELETE FROM sessions WHERE user_id = $1', [userId])).count;
}

/** A member's active sessions, the most recently used first. */
export async function listSessions(db: Queries, { id: current, userId }: Session) {
  const { rows } = await db.query<{ id: number; device: string; created_at: Date; last_seen: Date }>(
    `SELECT id, device, created_at, last_seen FROM sessions
     WHERE user_id = $1 AND expires_at > now() ORDER BY last_seen DESC, id DESC`,
    [userId],
  );
  return rows.map(({ id, device, created_at, last_seen }) => ({
    id,
    device: shownDevice(device),
    created_at: instant(created_at),
    last_seen: instant(last_seen),
    current: id === current,
  }));
}
