/** Accounts of people who sign in through an identity provider. */
import { type Database, first, type Queries } from '../db/database.ts';
import { gain } from '../ledger/ledger.ts';
import { addUser } from './accounts.ts';
import { hadAccount, markOfPerson } from './closed-marks.ts';
import type { Person } from './identity/credentials.ts';

/**
 * Finds or creates the account of a person. A new account has no phone, and gets welcome points unless the person closed one
 * before. Accounts are matched only by issuer and subject, so an equal name or e-mail gives no access to another account.
 * @returns the member's id
 */
export async function memberOfPerson(
  db: Database,
  { issuer, subject, name }: Person,
  { welcomePoints, secret }: { welcomePoints: number; secret: string },
): Promise<number> {
  const known = await findIdentity(db, issuer, subject);
  if (known !== null) return known;
  return db.transaction(async (client) => {
    // of two concurrent first sign-ins, the second waits here and then finds the first one's account
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${issuer} ${subject}`]);
    const meanwhile = await findIdentity(client, issuer, subject);
    if (meanwhile !== null) return meanwhile;
    const userId = await addUser(client, { phone: null, passwordHash: null, name });
    if (userId === null) throw new Error('The account was not written.');
    // without a phone the account needs a name
    if (!name) await client.query("UPDATE users SET name = '#' || id WHERE id = $1", [userId]);
    await client.query('INSERT INTO identities (issuer, subject, user_id) VALUES ($1, $2, $3)', [
      issuer,
      subject,
      userId,
    ]);
    if (!(await hadAccount(client, [markOfPerson(secret, { issuer, subject })])))
      await gain(client, { userId, points: welcomePoints, kind: 'welcome', description: 'pointsWelcome' });
    return userId;
  });
}

async function findIdentity(db: Queries, issuer: string, subject: string): Promise<number | null> {
  const row = await first(
    db.query<{ user_id: number }>('SELECT user_id FROM identities WHERE issuer = $1 AND subject = $2', [
      issuer,
      subject,
    ]),
  );
  return row?.user_id ?? null;
}
