import { setTimeout as sleep } from 'node:timers/promises';
import { first } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { UnrecoverableError } from '../tasks/unrecoverable-error.ts';
import type { Media, Medium } from './media.ts';
import { type Handle, type Model, type Remote, type RemoteState, RequestNotSent } from './model.ts';
import { dropRequest, findRequest, recordIntent, saveHandle } from './requests.ts';

/** The task a request belongs to, and which of its requests it is. */
export interface Part {
  taskId: string;
  part: string;
}

/**
 * Makes something for a task. A request to a service is recorded before it is sent: the attempt after a killed one keeps checking
 * it and never sends it twice.
 * @throws UnrecoverableError if the service fails it, or if it is unknown whether the service has started; otherwise as the model
 */
export async function makeFor<M extends Medium>(
  { db, report }: Pick<Deps, 'db' | 'report'>,
  { taskId, part }: Part,
  model: Model<M>,
  request: Media[M]['request'],
  options: Media[M]['options'],
): Promise<Media[M]['result']> {
  const { maker } = model;
  if (maker.runs === 'direct') return maker.make(request, options);
  const remote = maker;
  const { signal } = options;
  const known = await findRequest(db, taskId, part);
  // the answer was lost with the process: sending the request again might pay twice
  if (known?.handle === null)
    throw new UnrecoverableError(`The request ${taskId}/${part} to ${known.model_id} has no answer.`);
  const handle = known?.handle ?? (await begin());
  try {
    await untilDone(remote, handle, options, report);
    return await remote.collect(handle, options);
  } catch (error) {
    if (signal.aborted && (await isCancelled()))
      await remote.cancel(handle).catch((failed: unknown) => report('cancelling at a service', failed));
    throw error;
  }

  async function begin(): Promise<Handle> {
    await recordIntent(db, taskId, part, model.id);
    const answered = await remote
      .start(request, `${taskId}-${part}`, signal)
      .catch(async (error: unknown) => {
        if (error instanceof RequestNotSent) await dropRequest(db, taskId, part);
        throw error;
      });
    await saveHandle(db, taskId, part, answered);
    return answered;
  }

  /** A shutdown or a takeover also aborts an attempt, but the request goes on then. */
  async function isCancelled(): Promise<boolean> {
    const row = await first(db.query<{ status: string }>('SELECT status FROM tasks WHERE id = $1', [taskId]));
    return row?.status === 'cancelled';
  }
}

/** Consecutive failed checks before the attempt fails; the next attempt keeps checking. */
const PATIENCE = 20;

/** Checks until it is done. A failed check is repeated, because the service goes on meanwhile. */
async function untilDone<M extends Medium>(
  remote: Remote<M>,
  handle: Handle,
  options: Media[M]['options'],
  report: Deps['report'],
): Promise<void> {
  const { signal } = options;
  for (let failed = 0; ; ) {
    signal.throwIfAborted();
    const now: RemoteState = await remote.check(handle, signal).catch((error: unknown) => {
      failed += 1;
      if (signal.aborted || failed >= PATIENCE) throw error;
      report('checking at a service', error);
      return { state: 'working' };
    });
    if (now.state === 'done') return;
    if (now.state !== 'working') throw new UnrecoverableError('The service has not made it.', now.messageKey);
    if (now.share !== undefined && 'onProgress' in options) options.onProgress?.(now.share);
    await sleep(remote.interval, undefined, { signal });
  }
}

/**
 * Makes something while somebody waits: speech, or a text. There is no task to continue it, so only models that return the result
 * directly are allowed (models.ts enforces that).
 */
export function makeNow<M extends Medium>(
  { id, maker }: Model<M>,
  request: Media[M]['request'],
  options: Media[M]['options'],
): Promise<Media[M]['result']> {
  if (maker.runs === 'remote') throw new Error(`The model ${id} makes elsewhere.`);
  return maker.make(request, options);
}
