/** A lost answer never charges twice: the same key gives the same answer, and one job. */
import { type Database, first, type Queries } from '../db/database.ts';
import { Refusal } from '../rpc/refusal.ts';
import { hashOf } from '../secrets.ts';
import { withoutSignature } from './without-signature.ts';

export interface Submit {
  userId: number;
  /** Null when the caller sent none: then every submit is a new one. */
  key: string | null;
  path: string;
  input: unknown;
}

const bodyHash = ({ path, input }: Submit): string =>
  hashOf(`${path} ${JSON.stringify(input, withoutSignature)}`);

async function recall<Answer>(db: Queries, submit: Submit): Promise<Answer | undefined> {
  if (submit.key === null) return undefined;
  const row = await first(
    db.query<{ body_hash: string; answer: Answer }>(
      'SELECT body_hash, answer FROM submits WHERE user_id = $1 AND key = $2',
      [submit.userId, submit.key],
    ),
  );
  if (row && row.body_hash !== bodyHash(submit)) throw new Refusal(409, 'keyReused');
  return row?.answer;
}

/** Reserves the key; a second transaction with the same key waits here for the first one. @returns false when the key is taken */
async function reserve(client: Queries, submit: Submit): Promise<boolean> {
  if (submit.key === null) return true;
  const { count } = await client.query(
    `INSERT INTO submits (user_id, key, path, body_hash, answer) VALUES ($1, $2, $3, $4, 'null')
     ON CONFLICT DO NOTHING`,
    [submit.userId, submit.key, submit.path, bodyHash(submit)],
  );
  return count > 0;
}

/**
 * Does a paid thing once for each key.
 * @param prepare the work before the points are taken: checking references, planning; not done again for a known key
 * @param charge runs in the transaction that also stores the answer
 * @throws Refusal 409 when the key was first sent with another body; whatever `prepare` and `charge` throw, which leaves no trace
 */
export async function submitOnce<Prepared, Answer>(
  db: Database,
  submit: Submit,
  prepare: () => Promise<Prepared>,
  charge: (client: Queries, prepared: Prepared) => Promise<Answer>,
): Promise<Answer> {
  const known = await recall<Answer>(db, submit);
  if (known !== undefined) return known;
  const prepared = await prepare();
  return db.transaction(async (client) => {
    if (!(await reserve(client, submit))) {
      const earlier = await recall<Answer>(client, submit);
      if (earlier !== undefined) return earlier;
    }
    const answer = await charge(client, prepared);
    await client.query('UPDATE submits SET answer = $3::jsonb WHERE user_id = $1 AND key = $2', [
      submit.userId,
      submit.key ?? '',
      JSON.stringify(answer),
    ]);
    return answer;
  });
}

/** No body hashes to this, so that a revoked key refuses whatever arrives with it. */
const REVOKED = 'revoked';

/**
 * The answer that a member's submit was given, or null when no such key was charged. From then on it never will be: the
 * caller tells the person that nothing was charged, and a request that is still on its way must not make that untrue.
 */
export async function settleKey(db: Queries, userId: number, key: string): Promise<unknown> {
  // waits for a transaction that is charging this very key
  await db.query(
    `INSERT INTO submits (user_id, key, path, body_hash, answer) VALUES ($1, $2, '', $3, 'null') ON CONFLICT DO NOTHING`,
    [userId, key, REVOKED],
  );
  const row = await first(
    db.query<{ answer: unknown }>('SELECT answer FROM submits WHERE user_id = $1 AND key = $2', [
      userId,
      key,
    ]),
  );
  return row?.answer ?? null;
}

/** Long after the last possible repetition of a submit, its key is forgotten. */
export async function dropOldSubmits(db: Queries): Promise<void> {
  await db.query("DELETE FROM submits WHERE created_at < now() - interval '30 days'");
}
