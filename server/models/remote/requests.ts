/** The rows of requests to services: planned with the charge, recorded before they are sent, kept after their end. */
import { first, type Queries } from '../../db/database.ts';
import type { MessageKey } from '../../rpc/messages.ts';
import type { AnyModel, Handle, Model } from '../model.ts';

/** Identifies a request: its task, and which of the task's requests it is. */
export interface Part {
  taskId: string;
  part: string;
}

export type RequestState =
  /** Charged, not sent yet. */
  | 'planned'
  /** Being sent; after a crash it is unknown whether it was. */
  | 'intended'
  | 'submitted'
  /** Finished at the service. */
  | 'done'
  | 'failed'
  | 'cancelled'
  /** Unknown whether the service has started it; it is not sent again. */
  | 'orphan'
  /** Was not needed. */
  | 'dropped';

export interface RequestRow {
  model_id: string;
  state: RequestState;
  handle: Handle | null;
  snapshot: unknown;
  sent: Record<string, unknown> | null;
  tries: number;
  failure: MessageKey | '';
  reason: string;
  intended_at: Date | null;
  /** Seconds. */
  age: number;
  /** Seconds until the next step. */
  wait: number;
}

const COLUMNS = `model_id, state, handle, snapshot, sent, tries, failure, reason, intended_at,
  coalesce(extract(epoch FROM now() - submitted_at), 0)::float8 AS age,
  greatest(0, coalesce(extract(epoch FROM next_check - now()), 0))::float8 AS wait`;
const THIS = 'task_id = $1 AND part = $2';

/** The request of a task's part, if it was planned. */
export const findRequest = (db: Queries, { taskId, part }: Part): Promise<RequestRow | undefined> =>
  first(db.query<RequestRow>(`SELECT ${COLUMNS} FROM model_requests WHERE ${THIS}`, [taskId, part]));

/** A request that a task will send. */
export interface PlannedRequest {
  part: string;
  model: AnyModel | Model;
}

/** Plans a request in the transaction of the charge. Its cost counts against the limits from then on. */
export async function planRequest(
  client: Queries,
  { taskId, part, userId }: Part & { userId: number },
  { id, maker }: AnyModel | Model,
): Promise<void> {
  if (maker.runs === 'direct') return;
  await client.query(
    `INSERT INTO model_requests (task_id, part, user_id, model_id, service, snapshot, usd, timeout)
     VALUES ($1, $2, $3, $4, $5, $6::jsonb, $7, $8)`,
    [
      taskId,
      part,
      userId,
      id,
      maker.service,
      maker.snapshot && JSON.stringify(maker.snapshot),
      maker.usd,
      maker.timeout,
    ],
  );
}

/** Seconds without renewal after which a sending process counts as dead. */
export const SENDING_LEASE = 20;

/** Records that a request is about to be sent. @returns false if it is no longer planned */
export async function recordIntent(
  client: Queries,
  { taskId, part }: Part,
  sent: Record<string, unknown>,
): Promise<boolean> {
  const { count } = await client.query(
    `UPDATE model_requests SET state = 'intended', sent = $3::jsonb, intended_at = now(),
       next_check = now() + ${SENDING_LEASE} * interval '1 second'
     WHERE ${THIS} AND state = 'planned'`,
    [taskId, part, JSON.stringify(sent)],
  );
  return count > 0;
}

/** Renews the lease of the sending process. */
export async function renewSending(db: Queries, { taskId, part }: Part): Promise<void> {
  await db.query(
    `UPDATE model_requests SET next_check = now() + ${SENDING_LEASE} * interval '1 second'
     WHERE ${THIS} AND state = 'intended'`,
    [taskId, part],
  );
}

/** Call it at the start of a single-node server: no other process can be sending. */
export async function dropSendingLeases(db: Queries): Promise<void> {
  await db.query("UPDATE model_requests SET next_check = NULL WHERE state = 'intended'");
}

/** Limits the retries of a task that crashes its process. */
const MOST_CRASHES = 20;

/**
 * Handles the crash of a process that worked on a task. It does not count as an attempt, because the service continues and is paid.
 * @returns false if the task uses no service, or has had too many crashes
 */
export async function forgiveCrash(client: Queries, taskId: string): Promise<boolean> {
  const { count } = await client.query(
    `UPDATE model_requests SET crashes = crashes + 1
     WHERE task_id = $1 AND state IN ('planned', 'intended', 'submitted', 'done') AND crashes < ${MOST_CRASHES}`,
    [taskId],
  );
  return count > 0;
}

/**
 * Stores the handle of an accepted request. An answer may come so late that another process thought it lost: a request that was to be
 * sent again is not, and one that was given up is cancelled. Files that came with the answer have an owner from then on.
 * @returns its state: `cancelled` if the member has cancelled meanwhile, or nobody waits for it any more
 */
export async function saveHandle(
  client: Queries,
  { taskId, part }: Part,
  handle: Handle,
): Promise<RequestState | undefined> {
  const row = await first(
    client.query<{ state: RequestState }>(
      `WITH recorded AS (DELETE FROM loose_files WHERE name = ANY($4::text[]))
       UPDATE model_requests SET handle = $3::jsonb, submitted_at = now(), next_check = NULL, tries = 0,
         state = CASE WHEN state IN ('planned', 'intended') THEN 'submitted' WHEN state IN ('submitted', 'done') THEN state
           ELSE 'cancelled' END
       WHERE ${THIS} RETURNING state`,
      [taskId, part, JSON.stringify(handle), Array.isArray(handle.stored) ? handle.stored : []],
    ),
  );
  return row?.state;
}

/** Resets a request that the service has not started, so that it can be sent again later. Counts as a failed attempt. */
export async function takeBack(db: Queries, { taskId, part }: Part, seconds: number): Promise<void> {
  await db.query(
    `UPDATE model_requests SET state = 'planned', intended_at = NULL, tries = tries + 1,
       next_check = now() + $3 * interval '1 second' WHERE ${THIS} AND state IN ('planned', 'intended')`,
    [taskId, part, seconds],
  );
}

/** Hours; a limit of the day ends meanwhile. */
const MOST_BUSY = 24;

/** Resets a request whose service is busy. No failed attempt. @returns false if the service has been busy for a day by now */
export async function takeBackBusy(db: Queries, { taskId, part }: Part, seconds: number): Promise<boolean> {
  const row = await first(
    db.query<{ worth: boolean }>(
      `UPDATE model_requests SET state = 'planned', intended_at = NULL, busy_since = coalesce(busy_since, now()),
         next_check = now() + $3 * interval '1 second' WHERE ${THIS} AND state IN ('planned', 'intended')
       RETURNING busy_since > now() - ${MOST_BUSY} * interval '1 hour' AS worth`,
      [taskId, part, seconds],
    ),
  );
  return row?.worth ?? true;
}

/** Sets the time of the next step. @param place requests before it @param counts it as a failed attempt */
export async function waitWith(
  db: Queries,
  { taskId, part }: Part,
  { seconds, place, counts = false }: { seconds: number; place?: number | undefined; counts?: boolean },
): Promise<void> {
  await db.query(
    `UPDATE model_requests SET next_check = now() + $3 * interval '1 second', place = $4, tries = tries + $5
     WHERE ${THIS} AND state IN ('planned', 'intended', 'submitted', 'done')`,
    [taskId, part, seconds, place ?? null, counts ? 1 : 0],
  );
}

/** Marks a request as finished at the service. Fetching the result may take several attempts. */
export async function markMade(db: Queries, { taskId, part }: Part): Promise<void> {
  await db.query(
    `UPDATE model_requests SET state = 'done', place = NULL, tries = 0, next_check = NULL
     WHERE ${THIS} AND state = 'submitted'`,
    [taskId, part],
  );
}

const MOST_WORDS = 500;

/** Ends a request without a result. @param free the service has not started it, so it cost nothing */
export async function endRequest(
  db: Queries,
  { taskId, part }: Part,
  how: { state: 'failed' | 'orphan'; failure: MessageKey; reason: string; free: boolean },
): Promise<void> {
  await db.query(
    `UPDATE model_requests SET state = $3, failure = $4, reason = $5, usd = CASE WHEN $6 THEN 0 ELSE usd END,
       ended_at = now() WHERE ${THIS} AND state IN ('planned', 'intended', 'submitted', 'done')`,
    [taskId, part, how.state, how.failure, how.reason.replaceAll('\0', '').slice(0, MOST_WORDS), how.free],
  );
}
