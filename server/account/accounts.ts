import { type Database, first, type Queries } from '../db/database.ts';
import { gain } from '../ledger/ledger.ts';
import { Refusal } from '../rpc/refusal.ts';
import { newKey } from '../secrets.ts';
import { rewardInvitation } from '../user-center/invitations.ts';
import { hadAccount } from './closed-marks.ts';
import { forgetKnownDevices } from './known-devices.ts';
import { hashPassword, passwordFits } from './passwords.ts';
import { maskPhone } from './phones.ts';
import { endAllSessions, type SignedIn } from './sessions.ts';
import { dropLinks } from './sign-in-links.ts';
import { wrongCode } from './sms-codes.ts';

const INVITE_CODE_LENGTH = 10;

interface NewAccount {
  phone: string;
  password: string;
  invitedCode: string | undefined;
  welcomePoints: number;
  /** Maximum number of invited friends that bring rewards within 24 hours. */
  inviteRewardsPerDay: number;
  /** The phone's {@link marksOfPhone}. */
  marks: readonly string[];
}

/**
 * Opens an account with welcome points and invitation rewards. A phone whose account was closed gets neither again. Unknown
 * invitation codes are ignored, and those of closed accounts.
 * @throws Refusal if the phone already has an account
 */
export async function openAccount(
  db: Database,
  { phone, password, invitedCode, welcomePoints, inviteRewardsPerDay, marks }: NewAccount,
): Promise<number> {
  const passwordHash = await hashPassword(password);
  return db.transaction(async (client) => {
    const userId = await addUser(client, { phone, passwordHash, invitedCode });
    if (userId === null) throw new Refusal(400, 'phoneTaken');
    if (await hadAccount(client, marks)) return userId;
    await gain(client, { userId, points: welcomePoints, kind: 'welcome', description: 'pointsWelcome' });
    await rewardInvitation(client, userId, inviteRewardsPerDay);
    return userId;
  });
}

/** Adds a user without points. @param phone null for members who sign in through a provider @returns null if the phone is taken */
export async function addUser(
  client: Queries,
  {
    phone,
    passwordHash,
    name = '',
    invitedCode,
  }: { phone: string | null; passwordHash: string | null; name?: string; invitedCode?: string | undefined },
): Promise<number | null> {
  const row = await first(
    client.query<{ id: number }>(
      `INSERT INTO users (phone, password_hash, name, invite_code, invited_by)
       VALUES ($1, $2, $3, $4, (SELECT id FROM users WHERE invite_code = $5 AND closed_at IS NULL))
       ON CONFLICT (phone) DO NOTHING RETURNING id`,
      [phone, passwordHash, name, newKey().slice(0, INVITE_CODE_LENGTH), invitedCode ?? ''],
    ),
  );
  return row?.id ?? null;
}

/** Checks phone and password. @throws Refusal, the same for an unknown phone and a wrong password */
export async function checkLogin(db: Queries, phone: string, password: string): Promise<SignedIn> {
  const row = await first(
    db.query<{ id: number; password_hash: string | null }>(
      'SELECT id, password_hash FROM users WHERE phone = $1',
      [phone],
    ),
  );
  const fits = await passwordFits(row?.password_hash ?? null, password);
  if (!row || !fits) throw new Refusal(400, 'wrongLogin');
  return { userId: row.id, passwordHash: row.password_hash };
}

/**
 * Sets a new password for a phone, and deletes all its sessions, sign-in links and known devices.
 * @returns the member's id
 * @throws Refusal for a phone without an account, the same as for a wrong code
 */
export async function replacePassword(db: Database, phone: string, password: string): Promise<number> {
  const passwordHash = await hashPassword(password);
  return db.transaction(async (client) => {
    const row = await first(
      client.query<{ id: number }>('UPDATE users SET password_hash = $2 WHERE phone = $1 RETURNING id', [
        phone,
        passwordHash,
      ]),
    );
    if (!row) throw wrongCode();
    await endAllSessions(client, row.id);
    await dropLinks(client, row.id);
    await forgetKnownDevices(client, row.id);
    return row.id;
  });
}

/** The member's own fields of the points answer. */
export async function readMember(db: Queries, userId: number) {
  const row = await first(
    db.query<{ phone: string | null; name: string; avatar: string; points: number }>(
      'SELECT phone, name, avatar, points FROM users WHERE id = $1',
      [userId],
    ),
  );
  if (!row) throw new Error(`User ${userId} has a session but no row.`);
  return row;
}

/** A member's name as shown to others: the display name, or the masked phone. Every member has one of them. */
export const starTel = ({ name, phone }: { name: string; phone: string | null }): string =>
  name || maskPhone(phone ?? '');
