/** Idempotency keys: the same key gets the same answer and is charged once, even if an answer is lost. */
import { type Database, first, type Queries } from '../db/database.ts';
import { Refusal } from '../rpc/refusal.ts';
import { hashOf } from '../secrets.ts';
import { withoutSignature } from './without-signature.ts';

export interface Submit {
  userId: number;
  /** Null if the client sent none; then every submit is a new one. */
  key: string | null;
  path: string;
  input: unknown;
}

const bodyHash = ({ path, input }: Submit): string =>
  hashOf(`${path} ${JSON.stringify(input, withoutSignature)}`);

async function findAnswer<Answer>(db: Queries, submit: Submit): Promise<Answer | undefined> {
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

/** Reserves the key. A concurrent transaction with the same key waits for this one. @returns false if the key is taken */
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
 * Runs a submit once per key.
 * @param prepare work before points are taken, e.g. checking references and planning; skipped for a known key
 * @param charge runs in the transaction that also stores the answer
 * @throws Refusal 409 if the key was used with a different body; errors of `prepare` and `charge`, with all writes rolled back
 */
export async function submitOnce<Prepared, Answer>(
  db: Database,
  submit: Submit,
  prepare: () => Promise<Prepared>,
  charge: (client: Queries, prepared: Prepared) => Promise<Answer>,
): Promise<Answer> {
  const known = await findAnswer<Answer>(db, submit);
  if (known !== undefined) return known;
  const prepared = await prepare();
  return db.transaction(async (client) => {
    if (!(await reserve(client, submit))) {
      const earlier = await findAnswer<Answer>(client, submit);
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

/** Stored instead of a hash. No body has it, so a revoked key refuses every submit. */
const REVOKED = 'revoked';

/**
 * The answer to the submit with this key, or null if it was not charged. Null also revokes the key: the client will say that
 * nothing was charged, and a request still in flight must not make that wrong.
 */
export async function settleKey(db: Queries, userId: number, key: string): Promise<unknown> {
  // waits for a transaction that is charging this key
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

/** Deletes keys after retries of their submits are no longer possible. */
export async function dropOldSubmits(db: Queries): Promise<void> {
  await db.query("DELETE FROM submits WHERE created_at < now() - interval '30 days'");
}
