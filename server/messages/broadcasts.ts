/** Messages to all members or to one. The date of a message and whether it was read depend on the member. */
import type { CallOutput } from '../../src/api/call.ts';
import { BROADCASTS_PAGE, type listBroadcasts as listBroadcastsCall } from '../../src/api/messages.ts';
import { first, type Queries } from '../db/database.ts';
import type { Language } from '../rpc/messages.ts';
import { Refusal } from '../rpc/refusal.ts';

/** A message, as one member sees it. */
export interface BroadcastRow {
  id: number;
  title: string;
  /** Sanitized HTML; its pictures are `/media/<key>.<ext>`. */
  content: string;
  came_at: Date;
  read: boolean;
}

/**
 * SQL: the messages of member $1. Messages from before they joined count as read, so that new members do not start with many
 * unread ones. The welcome message is dated to the day they joined.
 */
const THEIRS = `SELECT b.*, r.user_id IS NOT NULL OR (b.created_at < u.created_at AND NOT b.greets) AS read,
    CASE WHEN b.greets THEN greatest(b.created_at, u.created_at) ELSE b.created_at END AS came_at
  FROM broadcasts b CROSS JOIN users u
  LEFT JOIN broadcast_reads r ON r.broadcast_id = b.id AND r.user_id = u.id
  WHERE u.id = $1 AND (b.member_id IS NULL OR b.member_id = u.id)`;

/** One page, newest first, in the member's language if available (MSG-01). */
export async function listBroadcasts(
  db: Queries,
  userId: number,
  { page, before }: CallOutput<typeof listBroadcastsCall>,
  language: Language,
): Promise<{ rows: BroadcastRow[]; more: boolean }> {
  const { rows } = await db.query<BroadcastRow>(
    `WITH theirs AS (${THEIRS})
     SELECT id, came_at, read, CASE WHEN $2 THEN coalesce(title_zh, title) ELSE title END AS title,
       CASE WHEN $2 THEN coalesce(content_zh, content) ELSE content END AS content
     FROM theirs
     WHERE $3::bigint IS NULL OR (came_at, id) < (SELECT came_at, id FROM theirs WHERE id = $3)
     ORDER BY came_at DESC, id DESC LIMIT ${BROADCASTS_PAGE + 1} OFFSET $4`,
    [userId, language === 'zh', before ?? null, before === undefined ? (page - 1) * BROADCASTS_PAGE : 0],
  );
  return { rows: rows.slice(0, BROADCASTS_PAGE), more: rows.length > BROADCASTS_PAGE };
}

/** The number of unread messages (MSG-07). */
export async function countUnreadBroadcasts(db: Queries, userId: number): Promise<number> {
  const row = await first(
    db.query<{ count: number }>(`SELECT count(*)::int AS count FROM (${THEIRS}) AS theirs WHERE NOT read`, [
      userId,
    ]),
  );
  return row?.count ?? 0;
}

/** Marks all of a member's unread messages as read that are not newer than `newest`. Idempotent. */
export async function markAllBroadcasts(db: Queries, userId: number, newest: number): Promise<void> {
  await db.query(
    `INSERT INTO broadcast_reads (broadcast_id, user_id)
     SELECT id, $1 FROM (${THEIRS}) AS theirs WHERE NOT read AND id <= $2 ON CONFLICT DO NOTHING`,
    [userId, newest],
  );
}

/** Marks a message as read. Idempotent (MSG-05). @throws Refusal if there is no such message */
export async function markBroadcast(db: Queries, userId: number, id: number): Promise<void> {
  const { count } = await db.query(
    `WITH found AS (SELECT id FROM broadcasts WHERE id = $2 AND (member_id IS NULL OR member_id = $1)),
       marked AS (INSERT INTO broadcast_reads (broadcast_id, user_id) SELECT id, $1 FROM found ON CONFLICT DO NOTHING)
     SELECT id FROM found`,
    [userId, id],
  );
  if (count === 0) throw new Refusal(404, 'messageGone');
}
