import { starTel } from '../account/accounts.ts';
import { maskPhone } from '../account/phones.ts';
import { instant } from '../clock.ts';
import { first, type Queries } from '../db/database.ts';

/** SQL: excludes closed accounts and the studio's own. */
const THERE = 'closed_at IS NULL AND NOT studio';

/** Members for the operator, newest first. @param before only those with a smaller id */
export async function listMembers(
  db: Queries,
  { count, before }: { count: number; before: number | undefined },
) {
  const { rows } = await db.query<{
    id: number;
    name: string;
    phone: string | null;
    points: number;
    blocked: boolean;
    created_at: Date;
    last_seen: Date | null;
    tasks: number;
  }>(
    `SELECT id, name, phone, points, blocked_at IS NOT NULL AS blocked, created_at,
       (SELECT max(last_seen) FROM sessions WHERE user_id = u.id) AS last_seen,
       (SELECT count(*)::int FROM tasks WHERE user_id = u.id) AS tasks
     FROM users u WHERE ${THERE} AND ($2::bigint IS NULL OR id < $2) ORDER BY id DESC LIMIT $1`,
    [count, before ?? null],
  );
  return rows.map(({ created_at, last_seen, phone, ...row }) => ({
    ...row,
    name: starTel({ name: row.name, phone }),
    phone: phone === null ? null : maskPhone(phone),
    joined: instant(created_at),
    last_seen: last_seen === null ? null : instant(last_seen),
  }));
}

/** Counts members. */
export async function countMembers(db: Queries) {
  const row = await first(
    db.query<{ members: number; joined_this_week: number; seen_this_week: number; blocked: number }>(
      `SELECT count(*)::int AS members,
         count(*) FILTER (WHERE created_at > now() - interval '7 days')::int AS joined_this_week,
         count(*) FILTER (WHERE EXISTS (SELECT 1 FROM sessions
           WHERE user_id = u.id AND last_seen > now() - interval '7 days'))::int AS seen_this_week,
         count(*) FILTER (WHERE blocked_at IS NOT NULL)::int AS blocked
       FROM users u WHERE ${THERE}`,
    ),
  );
  return row ?? { members: 0, joined_this_week: 0, seen_this_week: 0, blocked: 0 };
}
