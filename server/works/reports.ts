/** Reports of works. */

import type { ReportReason } from '../../src/api/work-reports.ts';
import { CHECK_STATUS } from '../../src/api/works.ts';
import { HOUR } from '../clock.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { Context } from '../rpc/context.ts';
import { countUse } from '../rpc/limits.ts';
import { Refusal } from '../rpc/refusal.ts';
import { macOf } from '../secrets.ts';

/** Maximum reports per hour from one account or IP address. */
const LIMIT = { name: 'report', max: 20, seconds: HOUR };

/** Stores a report. One that the operator has not decided about yet stays as it is. @throws Refusal if the work is not public; HTTP 429 above the limit */
export async function addReport(
  { db, secret }: Pick<Deps, 'db' | 'secret'>,
  { session, address, deviceId }: Context,
  { workId, reason, text }: { workId: number; reason: ReportReason; text: string },
): Promise<void> {
  const who = session ? `member ${session.userId}` : `visitor ${address}`;
  await countUse(db, LIMIT, macOf(secret, who));
  const { rows } = await db.query(
    `SELECT 1 FROM works WHERE id = $1 AND is_show = 1 AND check_status = ${CHECK_STATUS.published} AND deleted_at IS NULL`,
    [workId],
  );
  if (rows.length === 0) throw new Refusal(404, 'workGone');
  const reporter = macOf(secret, `report of ${session ? who : `${who} ${deviceId}`}`);
  await db.query(
    `INSERT INTO work_reports (work_id, user_id, reporter_hash, reason, words) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (work_id, reporter_hash) WHERE closed_at IS NULL DO NOTHING`,
    [workId, session?.userId ?? null, reporter, reason, text],
  );
}

/** A work with open reports. */
export interface ReportedWork {
  id: number;
  name: string;
  /** The owner's member id. */
  member: number;
  video: string;
  /** Whether it is in the square. */
  shown: boolean;
  reports: { reason: string; words: string }[];
}

const MOST = 200;

/** Works with open reports, most reported first. */
export async function reportedWorks(db: Queries): Promise<ReportedWork[]> {
  const { rows } = await db.query<ReportedWork>(
    `SELECT w.id, w.name, w.user_id AS member, w.video, w.is_show = 1 AND w.check_status = ${CHECK_STATUS.published} AS shown,
       jsonb_agg(jsonb_build_object('reason', r.reason, 'words', r.words) ORDER BY r.id) AS reports
     FROM works w JOIN work_reports r ON r.work_id = w.id AND r.closed_at IS NULL
     WHERE w.deleted_at IS NULL GROUP BY w.id ORDER BY count(*) DESC, w.id LIMIT ${MOST}`,
  );
  return rows;
}

/** Closes the open reports of a work. @returns their number */
export async function closeReports(db: Queries, workId: number): Promise<number> {
  const { count } = await db.query(
    'UPDATE work_reports SET closed_at = now() WHERE work_id = $1 AND closed_at IS NULL',
    [workId],
  );
  return count;
}
