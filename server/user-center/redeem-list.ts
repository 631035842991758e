/** Redeem codes for the operator. The codes themselves cannot be read: what one command made is told apart by time and note. */
import { instant } from '../clock.ts';
import { first, type Queries } from '../db/database.ts';

export interface RedeemBatch {
  /** When its codes were made. */
  made: string;
  points: number;
  note: string;
  /** Null: never. */
  expires: string | null;
  unused: number;
  used: number;
  /** Neither used nor usable any more. */
  expired: number;
  /** By whom, oldest first. */
  uses: { member: number; at: string }[];
}

export type RedeemCounts = Pick<RedeemBatch, 'unused' | 'used' | 'expired'>;

const COUNTS = `count(*) FILTER (WHERE used_at IS NULL AND (expires_at IS NULL OR expires_at > now()))::int AS unused,
  count(used_at)::int AS used,
  count(*) FILTER (WHERE used_at IS NULL AND expires_at <= now())::int AS expired`;

/** Counts all codes. */
export async function countRedeemCodes(db: Queries): Promise<RedeemCounts> {
  const row = await first(db.query<RedeemCounts>(`SELECT ${COUNTS} FROM redeem_codes`));
  return row ?? { unused: 0, used: 0, expired: 0 };
}

interface Row extends Omit<RedeemBatch, 'made' | 'expires' | 'uses'> {
  made: Date;
  expires: Date | null;
  uses: { member: number; at: string }[];
}

/** What was made, newest first: one entry for the codes of one command. @param note only those made for this */
export async function listRedeemCodes(
  db: Queries,
  { count, note }: { count: number; note: string | undefined },
): Promise<RedeemBatch[]> {
  const { rows } = await db.query<Row>(
    `SELECT created_at AS made, points, note, expires_at AS expires, ${COUNTS},
       coalesce(jsonb_agg(jsonb_build_object('member', used_by, 'at', used_at) ORDER BY used_at, code_hash)
         FILTER (WHERE used_at IS NOT NULL), '[]') AS uses
     FROM redeem_codes WHERE $2::text IS NULL OR note = $2
     GROUP BY created_at, points, note, expires_at ORDER BY created_at DESC, expires_at, points, note LIMIT $1`,
    [count, note ?? null],
  );
  return rows.map(({ made, expires, uses, ...batch }) => ({
    made: instant(made),
    ...batch,
    expires: expires === null ? null : instant(expires),
    uses: uses.map(({ member, at }) => ({ member, at: instant(at) })),
  }));
}
