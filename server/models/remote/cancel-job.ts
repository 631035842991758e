import { timeoutSignal } from '../../../generators/timeout-signal.ts';
import type { Queries } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { JobData } from '../../tasks/queue-writes.ts';
import { quiet } from './faults.ts';
import type { RequestRow } from './requests.ts';

const PATIENCE = 30_000;

/** The job of a cancellation: asks services to cancel a task's requests. May come too late. */
export function cancelWork({ db, models, report }: Deps): (data: JobData) => Promise<void> {
  return async ({ taskId }) => {
    const failures: Error[] = [];
    for (const row of await cancelledOf(db, taskId)) {
      const maker = models.revive(row)?.maker;
      if (maker?.runs !== 'remote' || !row.handle) continue;
      await maker.cancel(row.handle, timeoutSignal(PATIENCE)).catch((error: unknown) => {
        report('cancelling at a service', quiet(error));
        failures.push(quiet(error));
      });
    }
    // the job is repeated, which harms nothing that is cancelled already
    if (failures[0]) throw failures[0];
  };
}

const cancelledOf = async (
  db: Queries,
  taskId: string,
): Promise<Pick<RequestRow, 'model_id' | 'snapshot' | 'handle'>[]> =>
  (
    await db.query<RequestRow>(
      "SELECT model_id, snapshot, handle FROM model_requests WHERE task_id = $1 AND state = 'cancelled'",
      [taskId],
    )
  ).rows;
