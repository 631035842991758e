import { accountPhone } from '../account/account-phone.ts';
import { first, type Queries } from '../db/database.ts';
import { CannotDo } from './command.ts';

interface Found {
  id: number;
  studio: boolean;
}

/**
 * Looks up a member. @param member a phone number in any format, or `id:12`
 * @throws CannotDo if there is none, or it is the studio's own account: a link would sign somebody in as it, and forgetting it would
 * take the author from the samples
 */
export async function findMember(db: Queries, member: string): Promise<number> {
  const id = /^id:(\d+)$/.exec(member)?.[1];
  const row = await first(
    id === undefined
      ? db.query<Found>('SELECT id, studio FROM users WHERE phone = $1 AND closed_at IS NULL', [
          await accountPhone(db, member),
        ])
      : db.query<Found>('SELECT id, studio FROM users WHERE id = $1 AND closed_at IS NULL', [Number(id)]),
  );
  if (!row)
    throw new CannotDo(
      `There is no member ${member}.`,
      id === undefined ? 'There is no member with this phone.' : undefined,
    );
  if (row.studio) throw new CannotDo(`${member} is the studio's own account, the author of its samples.`);
  return row.id;
}
