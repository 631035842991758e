/** Invitations: each rewards both members once. */
import { INVITE_REWARD } from '../../src/api/user-center.ts';
import { first, type Queries } from '../db/database.ts';
import { gain } from '../ledger/ledger.ts';
import { cut, limitOf, type Pages } from '../rpc/pages.ts';

/**
 * Rewards the invitation of a new account, if there was one. Call it in the registration's transaction (USER-11).
 * @param mostADay maximum number of friends per 24 hours that bring points to the inviter; friends always get theirs
 */
export async function rewardInvitation(client: Queries, friendId: number, mostADay: number): Promise<void> {
  const inviterId = await inviterOf(client, friendId);
  if (inviterId === null) return;
  // lock the inviter: concurrent registrations could exceed the daily limit. A stronger lock would deadlock, since both
  // transactions already have foreign keys to the inviter's row
  await client.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [inviterId]);
  const points = (await rewardedToday(client, inviterId)) < mostADay ? INVITE_REWARD.inviter : 0;
  const { count } = await client.query(
    `INSERT INTO invitations (friend_id, inviter_points, friend_points) VALUES ($1, $2, $3)
     ON CONFLICT (friend_id) DO NOTHING`,
    [friendId, points, INVITE_REWARD.friend],
  );
  if (count === 0) return;
  await gain(client, {
    userId: friendId,
    points: INVITE_REWARD.friend,
    kind: 'reward',
    description: 'pointsInvited',
    ref: `friend:${friendId}`,
  });
  await gain(client, {
    userId: inviterId,
    points,
    kind: 'reward',
    description: 'pointsInviting',
    ref: `inviter:${friendId}`,
  });
}

async function inviterOf(client: Queries, friendId: number): Promise<number | null> {
  const row = await first(
    client.query<{ invited_by: number | null }>('SELECT invited_by FROM users WHERE id = $1', [friendId]),
  );
  return row?.invited_by ?? null;
}

async function rewardedToday(client: Queries, inviterId: number): Promise<number> {
  const row = await first(
    client.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM invitations i JOIN users f ON f.id = i.friend_id
       WHERE f.invited_by = $1 AND i.inviter_points > 0 AND f.created_at > now() - interval '1 day'`,
      [inviterId],
    ),
  );
  return row?.count ?? 0;
}

/** The code in a member's invitation link. */
export async function inviteCodeOf(db: Queries, userId: number): Promise<string> {
  const row = await first(
    db.query<{ invite_code: string }>('SELECT invite_code FROM users WHERE id = $1', [userId]),
  );
  if (!row) throw new Error(`User ${userId} has a session but no row.`);
  return row.invite_code;
}

interface FriendRow {
  /** The invitation's id. */
  id: number;
  phone: string | null;
  name: string;
  created_at: Date;
  /** Points for the inviter. */
  points: number;
}

/** One page of the members invited by a member, newest first. */
export async function readFriends(
  db: Queries,
  userId: number,
  pages: Pages,
): Promise<{ rows: FriendRow[]; more: boolean }> {
  const { rows } = await db.query<FriendRow>(
    `SELECT i.id, f.phone, f.name, f.created_at, i.inviter_points AS points
     FROM invitations i JOIN users f ON f.id = i.friend_id
     WHERE f.invited_by = $1 AND ($2::bigint IS NULL OR i.id < $2) ORDER BY i.id DESC LIMIT $3 OFFSET $4`,
    [userId, pages.before ?? null, ...limitOf(pages)],
  );
  return cut(rows, pages);
}

/** Number of invited members, and the points earned from them. */
export async function countFriends(db: Queries, userId: number): Promise<{ total: number; points: number }> {
  const row = await first(
    db.query<{ total: number; points: number }>(
      `SELECT count(*)::integer AS total, coalesce(sum(i.inviter_points), 0)::integer AS points
       FROM invitations i JOIN users f ON f.id = i.friend_id WHERE f.invited_by = $1`,
      [userId],
    ),
  );
  return row ?? { total: 0, points: 0 };
}
