import { MINUTE } from '../clock.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { dropMediaOf } from '../media/erase-media.ts';
import { dropAnswersOf } from '../models/remote/tidy-requests.ts';
import { dropUploadsOf } from '../uploads/uploads.ts';
import { dropWorkUploadsOf } from '../uploads/work-uploads.ts';
import { DROP_LIKES } from '../works/likes.ts';
import { dropOldMarks } from './closed-marks.ts';

const EVERY_MS = 60_000;
/** Time for workers that still run a task of the account to notice and discard its result. */
const PATIENCE_SECONDS = 5 * MINUTE;
const AT_ONCE = 10;

const OF_PROJECTS = 'project_id IN (SELECT id FROM projects WHERE user_id = $1)';

/** Statements ordered by foreign keys: referring rows are deleted first. */
const ERASE: readonly string[] = [
  // keep the statistics, anonymized
  "UPDATE model_requests SET user_id = NULL, snapshot = NULL, sent = NULL, handle = NULL, reason = '' WHERE user_id = $1",
  'DELETE FROM exports WHERE user_id = $1',
  // the operator's texts may contain names; keep the entry itself
  "UPDATE operator_log SET detail = detail - 'reason' - 'key' WHERE user_id = $1",
  'DELETE FROM broadcasts WHERE member_id = $1',
  // keep the report, anonymized
  'UPDATE work_reports SET user_id = NULL WHERE user_id = $1',
  `DELETE FROM shots WHERE ${OF_PROJECTS}`,
  `DELETE FROM drama_lines WHERE ${OF_PROJECTS}`,
  `DELETE FROM roles WHERE ${OF_PROJECTS}`,
  ...DROP_LIKES,
  ...[
    ...[
      'draws',
      'clips',
      'songs',
      'music_references',
      'lip_syncs',
      'sounds',
      'work_uploads',
      'works',
      'film_deletions',
      'projects',
      'styles',
      'tasks',
      'speeches',
      'media',
      'uploads',
    ],
    ...['submits', 'holds', 'point_batches', 'points_log', 'notice_acks', 'broadcast_reads'],
    ...['push_devices', 'known_devices', 'sessions', 'sign_in_links', 'identities', 'memberships'],
  ].map((table) => `DELETE FROM ${table} WHERE user_id = $1`),
  'UPDATE users SET points = 0, erased_at = now() WHERE id = $1',
];

/** Tables that keep anonymized rows of a closed account: payments and the operator's log. */
export const KEPT_OF_CLOSED: readonly string[] = ['orders', 'distributions', 'payouts', 'operator_log'];

/**
 * Erases closed accounts: files first, then rows. Can be interrupted at any point and run again.
 * @param patience minimum seconds since an account was closed
 */
export async function eraseClosed(
  { db, storage, report }: Pick<Deps, 'db' | 'storage' | 'report'>,
  patience = PATIENCE_SECONDS,
): Promise<void> {
  for (const userId of await closedAccounts(db, patience))
    try {
      await dropMediaOf(db, storage, userId);
      await dropUploadsOf(db, storage, userId);
      await dropWorkUploadsOf(db, storage, userId);
      await dropAnswersOf({ db, storage }, userId);
      await db.transaction(async (client) => {
        for (const statement of ERASE) await client.query(statement, [userId]);
      });
    } catch (error) {
      report('erasing a closed account', error);
    }
  await dropOldMarks(db);
}

async function closedAccounts(db: Queries, patience: number): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `SELECT id FROM users WHERE closed_at <= now() - $1 * interval '1 second' AND erased_at IS NULL
     ORDER BY closed_at, id LIMIT ${AT_ONCE}`,
    [patience],
  );
  return rows.map(({ id }) => id);
}

/** Erases now and every minute. @returns a function that stops it */
export function watchClosed(deps: Pick<Deps, 'db' | 'storage' | 'report'>): () => void {
  const round = () => eraseClosed(deps).catch((error: unknown) => deps.report('closed accounts', error));
  void round();
  const watching = setInterval(round, EVERY_MS);
  return () => clearInterval(watching);
}
