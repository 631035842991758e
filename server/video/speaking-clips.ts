/** Clips with speech: lip-syncs, and clips made from them. */
import type { Speech } from '../../generators/films/film.ts';
import { SPEAKING_TOOLS } from '../../src/api/video-modes.ts';
import type { Queries } from '../db/database.ts';

const TOOLS = SPEAKING_TOOLS.map((tool) => `'${tool}'`).join(', ');

/** SQL: whether the clip `c` contains speech; null without a clip. A changed clip keeps the tool in its options. */
export const SPEAKS = `(c.tool_name IN (${TOOLS}) OR coalesce(c.options->>'tool_name' IN (${TOOLS}), false))`;

/** SQL: the key of the speech audio in the clip `c`, or null. */
export const VOICE = `coalesce(c.plan->>'voice', c.plan->>'sound')`;

/** Length and timing marks of a member's speech audio, by key. */
export async function findVoices(
  db: Queries,
  userId: number,
  keys: readonly string[],
): Promise<Map<string, Pick<Speech, 'seconds' | 'marks'>>> {
  if (keys.length === 0) return new Map();
  const { rows } = await db.query<{ key: string; seconds: number; marks: Speech['marks'] | null }>(
    `SELECT key, max(seconds) AS seconds, (array_agg(marks) FILTER (WHERE marks IS NOT NULL))[1] AS marks FROM (
       SELECT split_part(file, '.', 1) AS key, seconds, NULL::jsonb AS marks FROM sounds WHERE user_id = $1
       UNION ALL SELECT split_part(file, '.', 1), seconds, marks FROM speeches WHERE user_id = $1
     ) AS heard WHERE key = ANY($2::text[]) GROUP BY key`,
    [userId, keys],
  );
  return new Map(rows.map(({ key, seconds, marks }) => [key, { seconds, ...(marks ? { marks } : {}) }]));
}
