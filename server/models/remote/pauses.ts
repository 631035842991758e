import { first, type Queries } from '../../db/database.ts';

/** Minutes of a pause. The row is then tried again, since the operator may have renewed the key or paid. */
const MINUTES = 15;

/** Pauses a row whose service has rejected our key or requires payment. */
export async function pauseModel(db: Queries, modelId: string, reason: string): Promise<void> {
  await db.query(
    `INSERT INTO model_pauses (model_id, reason, until) VALUES ($1, $2, now() + ${MINUTES} * interval '1 minute')
     ON CONFLICT (model_id) DO UPDATE SET reason = $2, since = now(), until = now() + ${MINUTES} * interval '1 minute'`,
    [modelId, reason],
  );
}

/** The reason of a row's pause; undefined if it is not paused. */
export const pauseOf = async (db: Queries, modelId: string): Promise<string | undefined> =>
  (
    await first(
      db.query<{ reason: string }>('SELECT reason FROM model_pauses WHERE model_id = $1 AND until > now()', [
        modelId,
      ]),
    )
  )?.reason;

/** Ends the pause of one row, or of all when a server starts. */
export async function endPauses(db: Queries, modelId?: string): Promise<void> {
  await db.query('DELETE FROM model_pauses WHERE $1::text IS NULL OR model_id = $1', [modelId ?? null]);
}
