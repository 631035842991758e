import { normalisePhone } from '../account/phones.ts';
import { first, type Queries } from '../db/database.ts';
import { CannotDo } from './command.ts';

/** The member somebody means. @param member a phone in any spelling, or `id:12` @throws CannotDo when there is none */
export async function findMember(db: Queries, member: string): Promise<number> {
  const id = /^id:(\d+)$/.exec(member)?.[1];
  const row = await first(
    id === undefined
      ? db.query<{ id: number }>('SELECT id FROM users WHERE phone = $1', [normalisePhone(member)])
      : db.query<{ id: number }>('SELECT id FROM users WHERE id = $1', [Number(id)]),
  );
  if (!row) throw new CannotDo(`There is no member ${member}.`);
  return row.id;
}
