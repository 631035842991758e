/** Sounds that faces speak: speech that was made, and what members upload. A sound is found again by its address or its bytes. */
import { createHash } from 'node:crypto';
import type { SpokenSound } from '../../generators/speech/speech.ts';
import { first, type Queries } from '../db/database.ts';

export interface Sound {
  /** A file such as `<key>.mp3`. */
  file: string;
  seconds: number;
  /** Null where nobody knows what is said. */
  spoken: SpokenSound[] | null;
  language: 'zh' | 'en' | null;
}

export const hashOfBytes = (data: Uint8Array): string => createHash('sha256').update(data).digest('hex');

const COLUMNS = 'file, seconds, spoken, language';

/** Records a stored sound. @returns false if the member has the same one already; nothing is written then */
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

/** The member's sound with these bytes. */
export const findSoundByHash = (db: Queries, userId: number, hash: string): Promise<Sound | undefined> =>
  first(db.query<Sound>(`SELECT ${COLUMNS} FROM sounds WHERE user_id = $1 AND hash = $2`, [userId, hash]));

/** The member's sound by its file's key. Speech of before sounds were recorded has no times. */
export const findSound = (db: Queries, userId: number, key: string): Promise<Sound | undefined> =>
  first(
    db.query<Sound>(
      `SELECT ${COLUMNS} FROM sounds WHERE user_id = $1 AND file LIKE $2
       UNION ALL SELECT file, seconds, NULL, NULL FROM speeches WHERE user_id = $1 AND file LIKE $2 LIMIT 1`,
      [userId, `${key}.%`],
    ),
  );
