/** Daily cost limits for services, by the operator's own figures. Reserved with the charge, and checked before it. */
import { first, type Queries } from '../../db/database.ts';
import { Refusal } from '../../rpc/refusal.ts';
import type { AnyModel, Model } from '../model.ts';

/** Days are UTC days. */
export const TODAY = "created_at >= date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'";

/** Serializes requests of one service, so that the sums stay correct until the commit. */
export const lockService = async (client: Queries, service: string): Promise<void> => {
  await client.query("SELECT pg_advisory_xact_lock(hashtext('model service ' || $1))", [service]);
};

interface Spent {
  row: number;
  service: number;
  member: number;
}

const spentToday = (
  client: Queries,
  model: string,
  service: string,
  userId: number | null,
): Promise<Spent | undefined> =>
  first(
    client.query<Spent>(
      `SELECT coalesce(sum(usd) FILTER (WHERE model_id = $1), 0)::float8 AS row,
         coalesce(sum(usd) FILTER (WHERE service = $2), 0)::float8 AS service,
         coalesce(sum(usd) FILTER (WHERE user_id = $3), 0)::float8 AS member
       FROM model_requests WHERE ${TODAY}`,
      [model, service, userId],
    ),
  );

/**
 * Refuses a request that would exceed a daily limit, or whose row is paused. Call it in the transaction that plans the request, before
 * points are taken.
 * @throws Refusal
 */
export async function requireMeans(
  client: Queries,
  userId: number | null,
  { id, name, maker }: AnyModel | Model,
): Promise<void> {
  const costs = maker.runs === 'remote' ? maker : maker.costs;
  if (!costs) return;
  const fill = { model: name };
  const paused = await client.query('SELECT 1 FROM model_pauses WHERE model_id = $1 AND until > now()', [id]);
  if (paused.count > 0) throw new Refusal(503, 'modelPaused', { fill });
  const { usd, usdPerDay, service } = costs;
  if (usd === 0 || Object.values(usdPerDay).every((most) => most === null)) return;
  await lockService(client, service);
  const spent = await spentToday(client, id, service, userId);
  const over = (which: keyof Spent) =>
    usdPerDay[which] !== null && (spent?.[which] ?? 0) + usd > usdPerDay[which] + 1e-9;
  if (over('row') || over('service')) throw new Refusal(503, 'modelSpent', { fill });
  if (over('member')) throw new Refusal(503, 'memberSpent');
}
