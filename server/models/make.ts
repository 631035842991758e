import { setTimeout as sleep } from 'node:timers/promises';
import { first } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { UnrecoverableError } from '../tasks/unrecoverable-error.ts';
import type { Media, Medium } from './media.ts';
import { type Handle, type Model, type Remote, type RemoteState, RequestNotSent } from './model.ts';
import { dropRequest, findRequest, intendRequest, noteHandle } from './requests.ts';

/** Of which task a request is, and which of its requests. */
export interface Part {
  taskId: string;
  part: string;
}

/**
 * Makes something for a task. What a service makes is noted before it is sent: an attempt that follows a killed one goes on asking
 * about it, and never sends it again.
 * @throws UnrecoverableError when the service will not make it, or when it cannot be known whether it has begun; else as the model
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
  // its answer was lost with the process: sending it again might pay twice
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
    await intendRequest(db, taskId, part, model.id);
    const answered = await remote
      .start(request, `${taskId}-${part}`, signal)
      .catch(async (error: unknown) => {
        if (error instanceof RequestNotSent) await dropRequest(db, taskId, part);
        throw error;
      });
    await noteHandle(db, taskId, part, answered);
    return answered;
  }

  /** A shutdown or a takeover also stops an attempt; then somebody goes on asking. */
  async function isCancelled(): Promise<boolean> {
    const row = await first(db.query<{ status: string }>('SELECT status FROM tasks WHERE id = $1', [taskId]));
    return row?.status === 'cancelled';
  }
}

/** Checks that fail one after another before the attempt is given up; the next attempt goes on asking. */
const PATIENCE = 20;

/** Asks until it is done. A check that fails is asked again: the service goes on meanwhile. */
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
    if (now.state !== 'working') throw new UnrecoverableError('The service has not made it.', now.says);
    if (now.share !== undefined && 'onProgress' in options) options.onProgress?.(now.share);
    await sleep(remote.interval, undefined, { signal });
  }
}

/**
 * Makes something that somebody waits for: speech, or a text. No task goes on with it, so only models that answer with the result
 * itself make it (models.ts holds them to it).
 */
export function makeNow<M extends Medium>(
  { id, maker }: Model<M>,
  request: Media[M]['request'],
  options: Media[M]['options'],
): Promise<Media[M]['result']> {
  if (maker.runs === 'remote') throw new Error(`The model ${id} makes elsewhere.`);
  return maker.make(request, options);
}
