/** Plans: a tier with an end date and monthly points. */
import { PLAN_TIERS } from '../../src/api/billing.ts';
import { first, type Queries } from '../db/database.ts';
import { gain } from '../ledger/ledger.ts';
import type { Language, MessageKey } from '../rpc/messages.ts';
import type { Plan } from './payments/prices.ts';

type PaidTier = Exclude<Plan['tier'], 'free'>;

const DESCRIPTIONS: Record<PaidTier, MessageKey> = {
  basic: 'pointsPlanBasic',
  standard: 'pointsPlanStandard',
  premium: 'pointsPlanPremium',
};

interface Row {
  order_no: string;
  user_id: number;
  tier: PaidTier;
  name: Record<Language, string>;
  month_points: number;
  months: number;
  granted: number;
  ends_at: Date;
}

/**
 * Starts a paid plan, and credits its first month. Beside a running plan of the same tier it starts when that ends, so its months
 * come after the other's.
 * @returns whether it starts later
 */
export async function beginMembership(
  client: Queries,
  orderNo: string,
  userId: number,
  { tier, name, points, months }: Plan,
): Promise<boolean> {
  await client.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  const row = await first(
    client.query<{ later: boolean }>(
      `INSERT INTO memberships (order_no, user_id, tier, name, month_points, months, starts_at, ends_at)
       SELECT $1::text, $2::bigint, $3::text, $4::jsonb, $5::integer, $6::integer, start, start + make_interval(months => $6)
       FROM (SELECT greatest(now(), max(ends_at)) AS start FROM memberships WHERE user_id = $2 AND tier = $3) AS after
       RETURNING starts_at > now() AS later`,
      [orderNo, userId, tier, JSON.stringify(name), points, months],
    ),
  );
  await grantDue(client, orderNo);
  return row?.later ?? false;
}

/**
 * Ends a plan: no month is credited any more. Those of the same tier that follow it move forward, and one that begins now is credited.
 * @returns the plan as it was; null if it has ended or was never there
 */
export async function endMembership(
  client: Queries,
  orderNo: string,
): Promise<{ state: PlanState; next: Row['name'] | null } | null> {
  const plan = await first(
    client.query<Pick<Row, 'user_id' | 'tier'> & { state: PlanState }>(
      `DELETE FROM memberships WHERE order_no = $1 RETURNING user_id, tier, ${STATE} AS state`,
      [orderNo],
    ),
  );
  if (!plan) return null;
  const { rows: later } = await client.query<Pick<Row, 'order_no' | 'name'>>(
    `SELECT order_no, name FROM memberships WHERE user_id = $1 AND tier = $2 AND starts_at > now()
     ORDER BY starts_at, order_no FOR UPDATE`,
    [plan.user_id, plan.tier],
  );
  let next: Row['name'] | null = null;
  for (const { order_no, name } of later) {
    const moved = await first(
      client.query<{ begins: boolean }>(
        `UPDATE memberships m SET starts_at = start, ends_at = start + make_interval(months => m.months)
         FROM (SELECT greatest(now(), max(b.ends_at)) AS start FROM memberships a LEFT JOIN memberships b
             ON b.user_id = a.user_id AND b.tier = a.tier AND b.starts_at < a.starts_at
           WHERE a.order_no = $1) AS after
         WHERE m.order_no = $1 RETURNING m.starts_at <= now() AS begins`,
        [order_no],
      ),
    );
    if (moved?.begins) next = name;
    await grantDue(client, order_no);
  }
  return { state: plan.state, next };
}

/** Whether a plan runs, begins later, or has ended. */
export type PlanState = 'running' | 'later' | 'over';

/** SQL: that of a row of memberships. */
const STATE = "CASE WHEN starts_at > now() THEN 'later' WHEN ends_at > now() THEN 'running' ELSE 'over' END";

/** The state of an order's plan; null for an order of points, or a plan of a closed account. */
export async function planStateOf(db: Queries, orderNo: string): Promise<PlanState | null> {
  const row = await first(
    db.query<{ state: PlanState }>(`SELECT ${STATE} AS state FROM memberships WHERE order_no = $1`, [
      orderNo,
    ]),
  );
  return row?.state ?? null;
}

/** Credits the months of a plan that have started and were not credited yet. Idempotent. */
export async function grantDue(client: Queries, orderNo: string): Promise<void> {
  // the member before the plan, as whoever closes an account does: each would wait for what the other has
  await client.query(
    'SELECT 1 FROM users WHERE id = (SELECT user_id FROM memberships WHERE order_no = $1) FOR NO KEY UPDATE',
    [orderNo],
  );
  const row = await first(
    client.query<Row & { due: number }>(
      `SELECT *, (SELECT count(*)::integer FROM generate_series(0, months - 1) AS month
         WHERE starts_at + make_interval(months => month) <= now()) AS due
       FROM memberships WHERE order_no = $1 FOR UPDATE`,
      [orderNo],
    ),
  );
  if (!row || row.due <= row.granted) return;
  for (let month = row.granted; month < row.due; month++)
    await gain(client, {
      userId: row.user_id,
      points: row.month_points,
      kind: 'purchase',
      description: DESCRIPTIONS[row.tier],
      ref: `${orderNo}:${month + 1}`,
    });
  await client.query('UPDATE memberships SET granted = $2 WHERE order_no = $1', [orderNo, row.due]);
}

/** Plans that have a started month without credit. */
export async function plansDue(db: Queries): Promise<string[]> {
  const { rows } = await db.query<{ order_no: string }>(
    `SELECT order_no FROM memberships
     WHERE granted < months AND starts_at + make_interval(months => granted::integer) <= now()`,
  );
  return rows.map(({ order_no }) => order_no);
}

/** A member's highest running plan; null if there is none. */
export async function currentPlan(
  db: Queries,
  userId: number,
): Promise<Pick<Row, 'tier' | 'name' | 'ends_at'> | null> {
  const { rows } = await db.query<Pick<Row, 'tier' | 'name' | 'ends_at'>>(
    'SELECT tier, name, ends_at FROM memberships WHERE user_id = $1 AND ends_at > now()',
    [userId],
  );
  const rank = ({ tier }: Pick<Row, 'tier'>) => PLAN_TIERS.indexOf(tier);
  return (
    rows.sort((a, b) => rank(b) - rank(a) || Number(new Date(b.ends_at)) - Number(new Date(a.ends_at)))[0] ??
    null
  );
}
