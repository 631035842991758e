/** Progress texts of tasks at external services. */
import type { Language } from '../rpc/messages.ts';
import { messageText } from '../rpc/messages.ts';

/** A task's open request, for lists; null for a task of the built-in engine. */
export interface ShownRequest {
  state: 'planned' | 'intended' | 'submitted' | 'done';
  /** Position in the service's queue: requests before this one. */
  place: number | null;
  /** Whether it takes longer than usual. */
  late: boolean;
}

/** SQL: the request that an open task waits for. */
const REQUEST = `CASE WHEN t.status IN ('waiting', 'running') THEN
  (SELECT json_build_object('state', r.state, 'place', r.place,
    'late', coalesce(r.submitted_at + r.timeout * interval '1 second' < now(), false))
  FROM model_requests r WHERE r.task_id = t.id AND r.state IN ('planned', 'intended', 'submitted', 'done')
  ORDER BY r.state IN ('planned', 'done'), r.created_at, r.part LIMIT 1) END`;

/** SQL: the same as a column, for queries over tasks `t`. */
export const OPEN_REQUEST = `${REQUEST} AS request`;

/** A task's state for members: a parked job is waiting in our queue while the service works on it. */
export const shownStatus = <Status extends string>({
  status,
  request,
}: {
  status: Status;
  request?: ShownRequest | null;
}): Status | 'running' =>
  status === 'waiting' && request && request.state !== 'planned' ? 'running' : status;

/** SQL: {@link shownStatus}, for queries over tasks `t`. */
export const SHOWN_STATUS = `CASE WHEN t.status = 'waiting' AND (${REQUEST})->>'state' <> 'planned' THEN 'running' ELSE t.status END`;

/** The progress text; empty for a task without a service, or that has ended. */
export function progressText(
  request: ShownRequest | null | undefined,
  model: string,
  language: Language,
): string {
  if (!request) return '';
  const { state, place, late } = request;
  if (late) return messageText('progressLate', language, { model });
  if (state === 'planned') return messageText('progressTurn', language, { model });
  if (state === 'intended') return messageText('progressSending', language, { model });
  if (place !== null && place > 0) return messageText('progressQueue', language, { model, before: place });
  return messageText('progressMaking', language, { model });
}
