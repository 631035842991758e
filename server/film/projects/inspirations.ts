/** Story ideas, shown four at a time. */
import type { TEXT_TYPES } from '../../../src/api/projects.ts';
import { first, type Queries } from '../../db/database.ts';
import type { Language } from '../../rpc/messages.ts';
import { macOf } from '../../secrets.ts';
import { ADVERTS_EN } from './inspirations/adverts-en.ts';
import { ADVERTS_ZH } from './inspirations/adverts-zh.ts';
import { STORIES_EN } from './inspirations/stories-en.ts';
import { STORIES_ZH } from './inspirations/stories-zh.ts';

type TextType = (typeof TEXT_TYPES)[number];

/** All ideas by script type and language. */
export const INSPIRATIONS: Readonly<Record<TextType, Readonly<Record<Language, readonly string[]>>>> = {
  story: { en: STORIES_EN, zh: STORIES_ZH },
  adv: { en: ADVERTS_EN, zh: ADVERTS_ZH },
};

const BATCH = 4;

/**
 * A member's next four ideas. Each member cycles through an order of their own, shuffled by their id: consecutive batches do not
 * repeat an idea, and all ideas appear before the first one repeats (PROJ-24).
 */
export async function nextInspirations(
  db: Queries,
  userId: number,
  type: TextType,
  language: Language,
): Promise<string[]> {
  const ideas = shuffled(INSPIRATIONS[type][language], `${userId}`);
  const begin = ((await nextTurn(db, `inspiration:${type}:${userId}`)) * BATCH) % ideas.length;
  return Array.from({ length: BATCH }, (_, index) => ideas[(begin + index) % ideas.length] ?? '');
}

/** Uses a counter of the rate limits, whose rows expire: after a day the cycle starts again. */
async function nextTurn(db: Queries, key: string): Promise<number> {
  const row = await first(
    db.query<{ count: number }>(
      `INSERT INTO rate_windows AS w (key, count, ends_at) VALUES ($1, 1, now() + interval '1 day')
       ON CONFLICT (key) DO UPDATE SET count = w.count + 1, ends_at = excluded.ends_at RETURNING count`,
      [key],
    ),
  );
  return (row?.count ?? 1) - 1;
}

const shuffled = (ideas: readonly string[], of: string): string[] =>
  ideas
    .map((idea) => ({ idea, place: macOf(of, idea) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ idea }) => idea);
