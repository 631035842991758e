/** Clips that speak by themselves: lip-syncs, and what was made from them. */
import type { Speech } from '../../generators/films/film.ts';
import { SPEAKING_TOOLS } from '../../src/api/video-modes.ts';
import type { Queries } from '../db/database.ts';

const TOOLS = SPEAKING_TOOLS.map((tool) => `'${tool}'`).join(', ');

/** Whether the clip `c` speaks by itself, in SQL: null without a clip. A copy of it keeps the tool in its options. */
export const SPEAKS = `(c.tool_name IN (${TOOLS}) OR coalesce(c.options->>'tool_name' IN (${TOOLS}), false))`;

/** The sound that the clip `c` speaks, in SQL: a key, or null. */
export const VOICE = `coalesce(c.plan->>'voice', c.plan->>'sound')`;

/** How long these sounds of a member are, and when each part of their words is heard, by the sound's key. */
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
