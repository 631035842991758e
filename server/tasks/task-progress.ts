/** Where a task stands at a service, in words. */
import type { Language } from '../rpc/messages.ts';
import { messageText } from '../rpc/messages.ts';

/** What lists read of a task's open request; null for a task of the built-in engine. */
export interface ShownRequest {
  state: 'planned' | 'intended' | 'submitted' | 'done';
  /** Requests before it at the service. */
  place: number | null;
  /** It takes longer than usual. */
  late: boolean;
}

/** For queries over tasks `t`: the request that an open task waits for. */
export const OPEN_REQUEST = `CASE WHEN t.status IN ('waiting', 'running') THEN
  (SELECT json_build_object('state', r.state, 'place', r.place,
    'late', coalesce(r.submitted_at + r.timeout * interval '1 second' < now(), false))
  FROM model_requests r WHERE r.task_id = t.id AND r.state IN ('planned', 'intended', 'submitted', 'done')
  ORDER BY r.state IN ('planned', 'done'), r.created_at, r.part LIMIT 1) END AS request`;

/** A task's state as people see it: a job that is parked waits in our queue, while a service works for it. */
export const shownStatus = <Status extends string>({
  status,
  request,
}: {
  status: Status;
  request?: ShownRequest | null;
}): Status | 'running' =>
  status === 'waiting' && request && request.state !== 'planned' ? 'running' : status;

/** Empty for a task that no service makes, or that has ended. */
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
