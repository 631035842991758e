import { readMember, starTel } from '../account/accounts.ts';
import { maskPhone } from '../account/phones.ts';
import { currentPlan } from '../billing/memberships.ts';
import { instant } from '../clock.ts';
import { first, type Queries } from '../db/database.ts';

/** Facts about a member for the operator. Times are ISO 8601 in UTC. */
export interface MemberFacts {
  id: number;
  name: string;
  phone: string | null;
  /** The issuers of the account's identities. */
  provider: string | null;
  points: number;
  plan: string | null;
  plan_ends: string | null;
  tasks_waiting: number;
  tasks_running: number;
  devices: number;
  last_seen: string | null;
  joined: string;
  /** When the operator blocked the member; null if not blocked. */
  blocked: string | null;
}

/** What the operator sees of one member. The middle of the phone is hidden. */
export async function describeMember(db: Queries, userId: number): Promise<MemberFacts> {
  const member = await readMember(db, userId);
  const plan = await currentPlan(db, userId);
  const row = await first(
    db.query<{
      created_at: Date;
      blocked_at: Date | null;
      provider: string | null;
      waiting: number;
      running: number;
      devices: number;
      last_seen: Date | null;
    }>(
      `SELECT created_at, blocked_at,
         (SELECT string_agg(issuer, ', ' ORDER BY issuer) FROM identities WHERE user_id = u.id) AS provider,
         (SELECT count(*)::int FROM tasks WHERE user_id = u.id AND status = 'waiting') AS waiting,
         (SELECT count(*)::int FROM tasks WHERE user_id = u.id AND status = 'running') AS running,
         (SELECT count(*)::int FROM sessions WHERE user_id = u.id AND expires_at > now()) AS devices,
         (SELECT max(last_seen) FROM sessions WHERE user_id = u.id) AS last_seen
       FROM users u WHERE id = $1`,
      [userId],
    ),
  );
  if (!row) throw new Error(`User ${userId} is gone.`);
  return {
    id: userId,
    name: starTel(member),
    phone: member.phone === null ? null : maskPhone(member.phone),
    provider: row.provider,
    points: member.points,
    plan: plan?.name.en ?? null,
    plan_ends: plan ? instant(plan.ends_at) : null,
    tasks_waiting: row.waiting,
    tasks_running: row.running,
    devices: row.devices,
    last_seen: row.last_seen ? instant(row.last_seen) : null,
    joined: instant(row.created_at),
    blocked: row.blocked_at ? instant(row.blocked_at) : null,
  };
}
