/** Redeem codes: each credits points to the first member who enters it. */
import { randomInt } from 'node:crypto';
import { DAY, inSeconds } from '../clock.ts';
import { type Database, first, type Queries } from '../db/database.ts';
import { gain } from '../ledger/ledger.ts';
import { Refusal } from '../rpc/refusal.ts';
import { hashOf } from '../secrets.ts';

/** Crockford's base 32: without I, L, O and U, which can be misread. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 16 characters of 5 bits: 80 bits, too many to guess. */
const LENGTH = 16;
const GROUP = 4;

const newCode = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** The displayed format: `7KQ2-9XWD-M4TB-0ZRA`. */
const inGroups = (code: string): string => code.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? code;

/** Normalizes a typed code: upper case, no spaces and dashes, misread letters replaced. */
export const normaliseCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

/**
 * Creates redeem codes.
 * @param expiresInDays default: never
 * @param note their purpose, stored with them
 * @returns the codes, which cannot be read again: only their hashes are stored
 * @throws RangeError for a number that is not a positive integer
 */
export async function makeRedeemCodes(
  db: Queries,
  {
    points,
    count,
    expiresInDays,
    note = '',
  }: { points: number; count: number; expiresInDays?: number; note?: string },
): Promise<string[]> {
  for (const number of [points, count, expiresInDays ?? 1])
    if (!Number.isSafeInteger(number) || number < 1)
      throw new RangeError('Points, count and days must be whole numbers above 0.');
  const codes = Array.from({ length: count }, newCode);
  await db.query(
    `INSERT INTO redeem_codes (code_hash, points, note, expires_at)
     SELECT hash, $2::integer, $3::text, $4::timestamptz FROM unnest($1::text[]) AS hash`,
    [codes.map(hashOf), points, note, expiresInDays === undefined ? null : inSeconds(expiresInDays * DAY)],
  );
  return codes.map(inGroups);
}

/**
 * Redeems a code and credits its points, in one transaction.
 * @returns the points
 * @throws Refusal if there is no such code, it was used, or it has expired
 */
export async function redeemCode(db: Database, userId: number, typed: string): Promise<number> {
  const hash = hashOf(normaliseCode(typed));
  return db.transaction(async (client) => {
    const row = await first(
      client.query<{ points: number }>(
        `UPDATE redeem_codes SET used_by = $2, used_at = now()
         WHERE code_hash = $1 AND used_at IS NULL AND (expires_at IS NULL OR expires_at > now())
         RETURNING points`,
        [hash, userId],
      ),
    );
    if (!row) throw await whyNot(client, hash, userId);
    await gain(client, {
      userId,
      points: row.points,
      kind: 'redeem',
      description: 'pointsRedeem',
      ref: hash,
    });
    return row.points;
  });
}

async function whyNot(client: Queries, hash: string, userId: number): Promise<Refusal> {
  const row = await first(
    client.query<{ used_by: number | null }>('SELECT used_by FROM redeem_codes WHERE code_hash = $1', [hash]),
  );
  if (!row) return new Refusal(400, 'redeemUnknown');
  if (row.used_by === null) return new Refusal(400, 'redeemExpired');
  return new Refusal(400, row.used_by === userId ? 'redeemUsedByYou' : 'redeemUsed');
}
