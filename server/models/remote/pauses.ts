import { first, type Queries } from '../../db/database.ts';

/** A key may be renewed and money be paid in: the row is tried again by itself. */
const MINUTES = 15;

/** A service has refused our key or our money: the row is not offered for a while. */
export async function pauseModel(db: Queries, modelId: string, reason: string): Promise<void> {
  await db.query(
    `INSERT INTO model_pauses (model_id, reason, until) VALUES ($1, $2, now() + ${MINUTES} * interval '1 minute')
     ON CONFLICT (model_id) DO UPDATE SET reason = $2, since = now(), until = now() + ${MINUTES} * interval '1 minute'`,
    [modelId, reason],
  );
}

/** Why a row is paused; undefined if it is not. */
export const pauseOf = async (db: Queries, modelId: string): Promise<string | undefined> =>
  (
    await first(
      db.query<{ reason: string }>('SELECT reason FROM model_pauses WHERE model_id = $1 AND until > now()', [
        modelId,
      ]),
    )
  )?.reason;

/** Offers rows again: one, or all of them when a server starts. */
export async function endPauses(db: Queries, modelId?: string): Promise<void> {
  await db.query('DELETE FROM model_pauses WHERE $1::text IS NULL OR model_id = $1', [modelId ?? null]);
}
