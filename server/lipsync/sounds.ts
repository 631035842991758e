/** Audio for lip-sync: generated speech and members' uploads. It is identified by its key or by the hash of its bytes. */
import { createHash } from 'node:crypto';
import type { SpokenSound } from '../../generators/speech/speech.ts';
import { first, type Queries } from '../db/database.ts';

export interface Sound {
  /** A file such as `<key>.mp3`. */
  file: string;
  seconds: number;
  /** Phonemes with times; null if they are not known. */
  spoken: SpokenSound[] | null;
  language: 'zh' | 'en' | null;
}

/** The hash under which a sound is kept. */
export const hashOfBytes = (data: Uint8Array): string => createHash('sha256').update(data).digest('hex');

const COLUMNS = 'file, seconds, spoken, language';

/** Inserts the row of a stored file. @returns false if the member has the same audio already; then nothing is written */
export async function addSound(
  client: Queries,
  userId: number,
  hash: string,
  { file, seconds, spoken, language }: Sound,
): Promise<boolean> {
  const { count } = await client.query(
    `INSERT INTO sounds (user_id, hash, file, seconds, spoken, language) VALUES ($1, $2, $3, $4, $5::jsonb, $6)
     ON CONFLICT DO NOTHING`,
    [userId, hash, file, seconds, spoken && JSON.stringify(spoken), language],
  );
  return count > 0;
}

/** The member's audio with this hash. */
export const findSoundByHash = (db: Queries, userId: number, hash: string): Promise<Sound | undefined> =>
  first(db.query<Sound>(`SELECT ${COLUMNS} FROM sounds WHERE user_id = $1 AND hash = $2`, [userId, hash]));

/** The member's audio by media key. Speech that is older than this table is found without phonemes. */
export const findSound = (db: Queries, userId: number, key: string): Promise<Sound | undefined> =>
  first(
    db.query<Sound>(
      `SELECT ${COLUMNS} FROM sounds WHERE user_id = $1 AND file LIKE $2
       UNION ALL SELECT file, seconds, NULL, NULL FROM speeches WHERE user_id = $1 AND file LIKE $2 LIMIT 1`,
      [userId, `${key}.%`],
    ),
  );
