/** Sends a recorded request, and records the outcome. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../../deps.ts';
import { CANCELS } from '../../tasks/queue-writes.ts';
import type { Medium } from '../media.ts';
import type { Handle, Intent, Model, Remote } from '../model.ts';
import { quiet, RequestNotSent, ServiceBusy, ServiceLocked, ServiceRefused } from './faults.ts';
import { pauseModel } from './pauses.ts';
import { endRequest, findRequest, type Part, renewSending, saveHandle } from './requests.ts';
import { sendAgain, sendWhenFree } from './send-again.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'queue' | 'report' | 'sends'>;

interface Sending<M extends Medium> {
  part: Part;
  model: Model<M>;
  remote: Remote<M>;
}

/** Milliseconds that a job waits for the answer; services that answer with the result itself take longer. */
const INLINE = 3000;
const RENEW = 5000;

/** Starts sending and waits briefly. The answer may come later. */
export async function sendRequest<M extends Medium>(
  deps: Needs,
  sending: Sending<M>,
  intent: Intent,
): Promise<void> {
  const { part } = sending;
  const patience = new AbortController();
  const sent = deps.sends.begin(`${part.taskId}-${part.part}`, (signal) =>
    sendNow(deps, sending, intent, signal),
  );
  await Promise.race([sent, sleep(INLINE, undefined, { signal: patience.signal }).catch(() => undefined)]);
  patience.abort();
}

async function sendNow<M extends Medium>(
  deps: Needs,
  sending: Sending<M>,
  intent: Intent,
  stopping: AbortSignal,
): Promise<void> {
  const { db, report } = deps;
  const { part } = sending;
  const renewing = setInterval(
    () => renewSending(db, part).catch((error: unknown) => report('sending to a service', error)),
    RENEW,
  );
  const { stopped, forget } = whenAborted(stopping);
  try {
    const handle = await Promise.race([intent.send(), stopped]).catch(async (error: unknown) => {
      // a stopping process records nothing; the next one recovers the request
      if (!stopping.aborted) await recordFailure(deps, sending, error);
      return null;
    });
    if (handle) await storeHandle(deps, sending, handle);
  } catch (error) {
    report('sending to a service', error);
  } finally {
    clearInterval(renewing);
    forget();
  }
}

/** A promise that rejects when the signal aborts, and a function that removes its listener. */
function whenAborted(signal: AbortSignal): { stopped: Promise<never>; forget: () => void } {
  let forget = () => {};
  const stopped = new Promise<never>((_, fail) => {
    const stop = () => fail(signal.reason);
    signal.addEventListener('abort', stop);
    forget = () => signal.removeEventListener('abort', stop);
  });
  return { stopped, forget };
}

/** Stores the handle before anything else. If the member has cancelled meanwhile, asks the service to cancel. */
async function storeHandle<M extends Medium>(
  { db, queue }: Needs,
  { part }: Sending<M>,
  handle: Handle,
): Promise<void> {
  await db.transaction(async (client) => {
    if ((await saveHandle(client, part, handle)) === 'cancelled')
      await queue.send(client, CANCELS, { taskId: part.taskId });
  });
}

async function recordFailure<M extends Medium>(
  { config, db, report }: Needs,
  { part, model, remote }: Sending<M>,
  error: unknown,
): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  const fail = (failure: Parameters<typeof endRequest>[2]['failure']) =>
    endRequest(db, part, { state: 'failed', failure, reason, free: true });
  if (error instanceof ServiceBusy) return sendWhenFree({ db }, part, error);
  report(`sending to ${model.id}`, quiet(error));
  if (error instanceof ServiceRefused) return fail(error.messageKey);
  if (error instanceof ServiceLocked) {
    await pauseModel(db, model.id, reason);
    return fail('modelLocked');
  }
  if (error instanceof RequestNotSent) {
    const tries = (await findRequest(db, part))?.tries ?? 0;
    return sendAgain({ config, db }, part, { tries, reason });
  }
  // the next step looks it up immediately
  if (remote.find)
    return void (await db.query(
      "UPDATE model_requests SET next_check = now() WHERE task_id = $1 AND part = $2 AND state = 'intended'",
      [part.taskId, part.part],
    ));
  await endRequest(db, part, { state: 'orphan', failure: 'modelSilent', reason, free: false });
}
