import type { Queries } from '../db/database.ts';
import { first } from '../db/database.ts';

/** Whether a member confirmed that they may use the faces that they upload. */
export async function hasConsented(db: Queries, userId: number): Promise<boolean> {
  const row = await first(
    db.query<{ given: boolean }>('SELECT face_consent_at IS NOT NULL AS given FROM users WHERE id = $1', [
      userId,
    ]),
  );
  return row?.given ?? false;
}

/** Records the confirmation; the first one stays. */
export async function giveConsent(db: Queries, userId: number): Promise<void> {
  await db.query('UPDATE users SET face_consent_at = coalesce(face_consent_at, now()) WHERE id = $1', [
    userId,
  ]);
}
