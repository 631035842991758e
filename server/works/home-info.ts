import type { HomeInfo } from '../../src/api/works.ts';
import { first, type Queries } from '../db/database.ts';
import { mediaAddress } from '../media/media-address.ts';
import { Refusal } from '../rpc/refusal.ts';
import { flag } from '../rpc/route.ts';
import { PUBLISHED } from './select-works.ts';

/**
 * The owner of a profile, with counts (CENTER-01). For other viewers only published works count.
 * @param viewer 0 for a visitor @throws Refusal if there is no such member
 */
export async function readHome(
  db: Queries,
  secret: string,
  { owner, viewer }: { owner: number; viewer: number },
): Promise<HomeInfo> {
  const isSelf = owner === viewer;
  const row = await first(
    db.query<{ name: string; avatar: string; about: string; works: number }>(
      `SELECT name, avatar, about, (SELECT count(*)::int FROM works w
         WHERE w.user_id = u.id AND ${isSelf ? 'w.deleted_at IS NULL' : PUBLISHED}) AS works
       FROM users u WHERE id = $1 AND closed_at IS NULL`,
      [owner],
    ),
  );
  if (!row) throw new Refusal(404, 'pageGone');
  return {
    avatar: row.avatar ? mediaAddress(secret, row.avatar) : '',
    user_nickname: row.name,
    works_count: row.works,
    is_self: flag(isSelf),
    about: row.about,
    home_id: owner,
  };
}
