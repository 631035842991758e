import { type Database, first } from '../db/database.ts';
import { gain } from '../ledger/ledger.ts';
import { addUser } from './accounts.ts';
import { dropLinks, makeLink } from './sign-in-links.ts';

/** Not a valid phone, so nobody can request a code for it. */
const PHONE = '00000000000';
const POINTS = 1000;

/** Creates a single-use sign-in link for the demo member, whose account is created at the first start. @returns the link's token */
export async function demoSignIn(db: Database): Promise<string> {
  const userId = await db.transaction(async (client) => {
    const added = await addUser(client, { phone: PHONE, passwordHash: null, name: 'Demo' });
    if (added === null) return null;
    await gain(client, { userId: added, points: POINTS, kind: 'grant', description: 'pointsDemo' });
    return added;
  });
  const row =
    userId ?? (await first(db.query<{ id: number }>('SELECT id FROM users WHERE phone = $1', [PHONE])))?.id;
  if (row === undefined) throw new Error('The demo member is missing.');
  await dropLinks(db, row);
  return makeLink(db, row);
}
