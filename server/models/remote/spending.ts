/** Daily cost limits for services, by the operator's own figures. Reserved with the charge, and checked before it. */
import { first, type Queries } from '../../db/database.ts';
import { Refusal } from '../../rpc/refusal.ts';
import type { AnyModel, Model, UseCosts } from '../model.ts';

/** Days are UTC days. */
export const TODAY = "created_at >= date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'";

/** Serializes the starts of one service's requests, so that their count stays correct until the commit. */
export const lockService = async (client: Queries, service: string): Promise<void> => {
  await client.query("SELECT pg_advisory_xact_lock(hashtext('model service ' || $1))", [service]);
};

/**
 * Serializes all planning under limits, so that the sums stay correct until the commit. One lock, since a member's limit is over all
 * services, and a batch that took a lock for each could wait for another batch that waits for it.
 */
const lockSpending = async (client: Queries): Promise<void> => {
  await client.query("SELECT pg_advisory_xact_lock(hashtext('model spending'))");
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
 * Refuses requests that would together exceed a daily limit, or whose row is paused. Call it in the transaction that plans them, after
 * the lock of the member's balance if that is taken too: in the other order, two submits could wait for each other.
 * @param models one for each request
 * @throws Refusal
 */
export async function requireMeans(
  client: Queries,
  userId: number | null,
  models: readonly (AnyModel | Model)[],
): Promise<void> {
  const uses = models.flatMap(({ id, name, maker }) => {
    const costs = maker.runs === 'remote' ? maker : maker.costs;
    return costs ? [{ id, name, ...limitsOf(costs) }] : [];
  });
  for (const { id, name } of uses) {
    const paused = await client.query('SELECT 1 FROM model_pauses WHERE model_id = $1 AND until > now()', [
      id,
    ]);
    if (paused.count > 0) throw new Refusal(503, 'modelPaused', { fill: { model: name } });
  }
  if (!uses.some(isLimited)) return;
  await lockSpending(client);
  for (const [index, use] of uses.entries()) {
    if (!isLimited(use)) continue;
    const { id, service, usdPerDay } = use;
    const spent = await spentToday(client, id, service, userId);
    const planned = (which: (other: typeof use) => boolean) =>
      uses.slice(0, index + 1).reduce((sum, other) => sum + (which(other) ? other.usd : 0), 0);
    const over = (which: keyof Spent, more: number) =>
      usdPerDay[which] !== null && (spent?.[which] ?? 0) + more > usdPerDay[which] + 1e-9;
    if (
      over(
        'row',
        planned((other) => other.id === id),
      ) ||
      over(
        'service',
        planned((other) => other.service === service),
      )
    )
      throw new Refusal(503, 'modelSpent', { fill: { model: use.name } });
    if (
      userId !== null &&
      over(
        'member',
        planned(() => true),
      )
    )
      throw new Refusal(503, 'memberSpent');
  }
}

const limitsOf = ({ service, usd, usdPerDay }: UseCosts): UseCosts => ({ service, usd, usdPerDay });

const isLimited = ({ usd, usdPerDay }: UseCosts): boolean =>
  usd > 0 && Object.values(usdPerDay).some((most) => most !== null);
