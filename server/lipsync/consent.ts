import { first, type Queries } from '../db/database.ts';
import { fileName, type Media } from '../media/media.ts';
import { Refusal } from '../rpc/refusal.ts';

/** Whether a member has confirmed the right to use the faces in their uploads. */
export async function hasConsented(db: Queries, userId: number): Promise<boolean> {
  const row = await first(
    db.query<{ given: boolean }>('SELECT face_consent_at IS NOT NULL AS given FROM users WHERE id = $1', [
      userId,
    ]),
  );
  return row?.given ?? false;
}

/** Records the confirmation, with the time of the first one. */
export async function giveConsent(db: Queries, userId: number): Promise<void> {
  await db.query('UPDATE users SET face_consent_at = coalesce(face_consent_at, now()) WHERE id = $1', [
    userId,
  ]);
}

/** Whether the studio made a file for the member, by a task or as an example. Such a face needs no further confirmation. */
async function isMadeHere(db: Queries, userId: number, media: Media): Promise<boolean> {
  const row = await first(
    db.query<{ own: boolean }>(
      `SELECT EXISTS (SELECT FROM draws WHERE user_id = $1 AND images @> jsonb_build_array($2::text))
         OR EXISTS (SELECT FROM clips WHERE user_id = $1 AND video = $2)
         OR EXISTS (SELECT FROM lip_syncs WHERE user_id = $1 AND video = $2)
         OR EXISTS (SELECT FROM media WHERE user_id = $1 AND key = $3 AND example IS NOT NULL) AS own`,
      [userId, fileName(media), media.key],
    ),
  );
  return row?.own ?? false;
}

/**
 * Requires the member's confirmation for the face in an upload: given with this request, and then stored with its time, or before.
 * @throws Refusal if it was never given (decisions L-07)
 */
export async function requireConsent(
  db: Queries,
  userId: number,
  media: Media,
  given: 1 | undefined,
): Promise<void> {
  if (given) await giveConsent(db, userId);
  else if (!(await hasConsented(db, userId)) && !(await isMadeHere(db, userId, media)))
    throw new Refusal(400, 'faceNotConfirmed');
}
