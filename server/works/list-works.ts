/** Lists of works: the square, a member's profile, the caller's own. */
import { CHECK_STATUS, WORKS_FILTER, type WorksOrder } from '../../src/api/works.ts';
import { first, type Queries } from '../db/database.ts';
import { likeText } from '../rpc/like-text.ts';
import { cut, limitOf, type Pages } from '../rpc/pages.ts';
import { matches, termsOf } from './search-works.ts';
import { PUBLISHED, SELECT_WORKS, watchedBy } from './select-works.ts';
import type { WorkRow } from './serialize-work.ts';

const { all, published, unpublished, review, rejected } = WORKS_FILTER;

/** SQL conditions for the filters of one's own works (CENTER-13). */
const FILTERS: Readonly<Record<number, string>> = {
  [all]: 'true',
  [published]: `w.check_status = ${CHECK_STATUS.published}`,
  [unpublished]: `w.is_show = 0 AND w.check_status = ${CHECK_STATUS.review}`,
  [review]: `w.is_show = 1 AND w.check_status = ${CHECK_STATUS.review}`,
  [rejected]: `w.check_status = ${CHECK_STATUS.rejected}`,
};

/** SQL: sort keys, descending; each matches an index. */
const ORDERS = {
  made: ['w.id'],
  newest: ['coalesce(w.published_at, w.created_at)', 'w.id'],
  seen: ['w.views', 'w.id'],
} as const satisfies Record<WorksOrder | 'made', readonly string[]>;

/** SQL condition for the rows after the one with the id `before`. */
const after = (order: keyof typeof ORDERS, before: string): string => {
  const by = ORDERS[order].join(', ');
  return `(${before}::bigint IS NULL OR (${by}) < (SELECT ${by} FROM works w WHERE w.id = ${before}))
    ORDER BY ${ORDERS[order].map((column) => `${column} DESC`).join(', ')}`;
};

interface Found {
  rows: WorkRow[];
  more: boolean;
}
interface Wanted extends Pages {
  /** Only works of this member. */
  owner?: number;
  words?: string | undefined;
  order?: WorksOrder | undefined;
}

/** Published works. @param viewer the member whose likes are marked; 0 for a visitor */
export async function publishedWorks(db: Queries, viewer: number, wanted: Wanted): Promise<Found> {
  const { owner = null, words = '', order = 'newest', before = null } = wanted;
  const terms = termsOf(words);
  const found = terms.length > 0 ? matches('$6', '$7') : '$6::text[] IS NOT NULL AND $7::text[] IS NOT NULL';
  const { rows } = await db.query<WorkRow>(
    `${SELECT_WORKS} WHERE ${PUBLISHED} AND ($2::bigint IS NULL OR w.user_id = $2) AND ${found}
     AND ${after(order, '$3')} LIMIT $4 OFFSET $5`,
    [viewer, owner, before, ...limitOf(wanted), terms, terms.map(likeText)],
  );
  return cut(rows, wanted);
}

/** The caller's own works, including unpublished ones, newest first. */
export async function ownWorks(
  db: Queries,
  userId: number,
  wanted: Pages & { type: number },
): Promise<Found> {
  const { rows } = await db.query<WorkRow>(
    `${SELECT_WORKS} WHERE w.user_id = $1 AND w.deleted_at IS NULL AND ${FILTERS[wanted.type] ?? 'true'}
     AND ${after('made', '$2')} LIMIT $3 OFFSET $4`,
    [userId, wanted.before ?? null, ...limitOf(wanted)],
  );
  return cut(rows, wanted);
}

/** A work that the viewer may see: published, or their own. @param viewer 0 for a visitor */
export const findWork = (db: Queries, viewer: number, workId: number): Promise<WorkRow | undefined> =>
  first(db.query<WorkRow>(`${SELECT_WORKS} WHERE w.id = $2 AND ${watchedBy('$1')}`, [viewer, workId]));
