/** Limits the concurrent requests at a service; the others wait in order. */
import type { Database, Queries } from '../../db/database.ts';
import { first } from '../../db/database.ts';
import { type Part, recordIntent } from './requests.ts';
import { lockService } from './spending.ts';

interface Service {
  service: string;
  concurrency: number;
}

/** Number of waiting requests before this one minus the free slots; negative if it may start. */
async function placeOf(
  client: Queries,
  { taskId, part }: Part,
  { service, concurrency }: Service,
): Promise<number> {
  const row = await first(
    client.query<{ busy: number; before: number }>(
      `SELECT count(*) FILTER (WHERE r.state IN ('intended', 'submitted'))::int AS busy,
         count(*) FILTER (WHERE r.state = 'planned' AND coalesce(r.next_check, now()) <= now() AND t.status IN ('waiting', 'running')
           AND (r.created_at, r.task_id, r.part) < (o.created_at, o.task_id, o.part))::int AS before
       FROM model_requests r LEFT JOIN tasks t ON t.id = r.task_id,
         (SELECT created_at, task_id, part FROM model_requests WHERE task_id = $1 AND part = $2) o
       WHERE r.service = $3 AND r.part <> 'awaited' AND r.state IN ('planned', 'intended', 'submitted')`,
      [taskId, part, service],
    ),
  );
  return (row?.before ?? 0) + (row?.busy ?? 0) - concurrency;
}

/** Whether a request may be prepared now. */
export const hasTurn = async (db: Queries, part: Part, service: Service): Promise<boolean> =>
  (await placeOf(db, part, service)) < 0;

/** Marks a request as being sent, if the service has a free slot. */
export const takeTurn = (
  db: Database,
  part: Part,
  service: Service,
  sent: Record<string, unknown>,
): Promise<boolean> =>
  db.transaction(async (client) => {
    await lockService(client, service.service);
    return (await placeOf(client, part, service)) < 0 && recordIntent(client, part, sent);
  });
