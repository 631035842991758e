import type { Queries } from '../db/database.ts';
import { normalisePhone, withoutMarks } from './phones.ts';

/**
 * The phone of an account as it is stored, for a number in any spelling: accounts, codes and tries are found by it. It is the
 * normalized number, except where one person has two accounts, one of them opened with 86 before the number: whoever types it just so
 * still reaches that one.
 * @throws Refusal for what is no phone number
 */
export async function accountPhone(db: Queries, typed: string): Promise<string> {
  const phone = normalisePhone(typed);
  const spelt = withoutMarks(typed);
  if (spelt !== `86${phone}`) return phone;
  const { rows } = await db.query('SELECT 1 FROM users WHERE phone = $1', [spelt]);
  return rows.length > 0 ? spelt : phone;
}
