/** The prompts that a member has sent before. */
import { EARLIER_PROMPTS_MOST } from '../../src/api/earlier-prompts.ts';
import type { Queries } from '../db/database.ts';

/**
 * The prompts of a page's records, newest first, each once; without those of films, and of what was deleted.
 * @param except tools whose prompts say something else than what is to be seen
 */
export async function earlierPrompts(
  db: Queries,
  table: 'draws' | 'clips',
  userId: number,
  except: readonly string[] = [],
): Promise<string[]> {
  const { rows } = await db.query<{ prompt: string }>(
    `SELECT prompt FROM ${table}
     WHERE user_id = $1 AND project_id IS NULL AND deleted_at IS NULL AND prompt <> '' AND NOT tool_name = ANY($2::text[])
     GROUP BY prompt ORDER BY max(id) DESC LIMIT $3`,
    [userId, except, EARLIER_PROMPTS_MOST],
  );
  return rows.map(({ prompt }) => prompt);
}
