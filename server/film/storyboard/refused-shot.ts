/** Which shot of a batch was refused. */
import { first, type Queries } from '../../db/database.ts';
import { type Language, messageText } from '../../rpc/messages.ts';
import { Refusal } from '../../rpc/refusal.ts';

/**
 * A refusal that also says which shot it is about, since one refuses the whole batch. Others stay as they are: what the models lack is
 * true for each shot, and one that is gone has no number.
 * @returns what is to be thrown instead of `error`
 */
export async function refusalOfShot(
  db: Queries,
  error: unknown,
  { userId, shotId, language }: { userId: number; shotId: number; language: Language },
): Promise<unknown> {
  if (!(error instanceof Refusal) || error.code !== 400) return error;
  const row = await first(
    db.query<{ number: number }>(
      `SELECT (SELECT count(*)::int FROM shots o
               WHERE o.project_id = s.project_id AND (o.position, o.id) <= (s.position, s.id)) AS number
       FROM shots s JOIN projects p ON p.id = s.project_id WHERE s.id = $1 AND p.user_id = $2`,
      [shotId, userId],
    ),
  );
  if (!row) return error;
  const why = messageText(error.key, language, error.fill);
  return new Refusal(error.code, 'shotOfBatch', { fill: { number: row.number, why } });
}
