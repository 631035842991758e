/** The state machine of a request: one step per attempt of its job. Can be killed after any statement. */
import type { Deps } from '../../deps.ts';
import { UnrecoverableError } from '../../tasks/unrecoverable-error.ts';
import type { Media, Medium } from '../media.ts';
import type { Handle, Model, Remote, RemoteState } from '../model.ts';
import { hasTurn, takeTurn } from './admit.ts';
import { quiet, RequestGone, RequestNotSent, ServiceBusy, ServiceLocked, ServiceUnclear } from './faults.ts';
import { Parked } from './parked.ts';
import { pauseModel, pauseOf } from './pauses.ts';
import {
  endRequest,
  findRequest,
  markMade,
  type Part,
  type RequestRow,
  saveHandle,
  waitWith,
} from './requests.ts';
import { sendAgain, sendWhenFree } from './send-again.ts';
import { sendRequest } from './send-request.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'queue' | 'report' | 'sends'>;

export interface Making<M extends Medium> {
  part: Part;
  model: Model<M>;
  remote: Remote<M>;
  request: () => Promise<Media[M]['request']>;
  options: Media[M]['options'];
}

/** Seconds until a job checks again: the setting for retries. */
const turnOf = ({ config }: Needs): number => Math.max(0.05, config.retrySeconds);
const LONGEST_INTERVAL = 15;
const FIRST_MINUTE = 60;
/** Seconds after the expected end at which a request is abandoned. */
const FORGOTTEN_AFTER = 24 * 60 * 60;
const LOOKUPS_AFTER = 30 * 60;
/** Maximum attempts to fetch a result, with growing pauses. */
const FETCHES = 6;

/**
 * Takes the next step of a request, and returns its result when there is one.
 * @throws Parked to try again later; UnrecoverableError if it has failed, with the message for the member
 */
export async function makeRemote<M extends Medium>(
  deps: Needs,
  making: Making<M>,
  known: RequestRow,
): Promise<Media[M]['result']> {
  if (known.wait > 0 && isOpen(known)) throw new Parked(known.wait);
  switch (known.state) {
    case 'planned':
      return begin(deps, making, known);
    case 'intended':
      return recover(deps, making, known);
    case 'submitted':
      await checkNow(deps, making, known);
      return collect(deps, making, known);
    case 'done':
      return collect(deps, making, known);
    default:
      throw new UnrecoverableError(
        `${making.model.id}: ${known.failure || known.state}`,
        known.failure || 'modelFailed',
      );
  }
}

const isOpen = ({ state }: RequestRow): boolean =>
  ['planned', 'intended', 'submitted', 'done'].includes(state);

async function begin<M extends Medium>(
  deps: Needs,
  making: Making<M>,
  known: RequestRow,
): Promise<Media[M]['result']> {
  const { part, model, remote, request, options } = making;
  const { db } = deps;
  const paused = await pauseOf(db, model.id);
  if (paused !== undefined)
    await endRequest(db, part, { state: 'failed', failure: 'modelLocked', reason: paused, free: true });
  else if (!(await hasTurn(db, part, remote))) throw new Parked(turnOf(deps));
  else {
    const asked = await request();
    const intent = await remote
      .prepare(asked, { key: keyOf(part), signal: options.signal })
      .catch((error: unknown) => notPrepared(deps, making, known, error));
    if (intent) {
      if (!(await takeTurn(db, part, remote, intent.sent))) throw new Parked(turnOf(deps));
      await sendRequest(deps, making, intent);
    }
  }
  return next(deps, making);
}

/** Only uploads were sent, which may be repeated: nothing has been started. @returns null if it is tried again, or given up */
async function notPrepared<M extends Medium>(
  deps: Needs,
  { part, model, options }: Making<M>,
  { tries }: RequestRow,
  error: unknown,
): Promise<null> {
  if (options.signal.aborted) throw error;
  if (error instanceof ServiceBusy) await sendWhenFree(deps, part, error);
  else if (error instanceof ServiceUnclear || error instanceof RequestNotSent) {
    deps.report(`preparing for ${model.id}`, quiet(error));
    await sendAgain(deps, part, { tries, reason: reasonOf(error) });
  } else {
    // uploads need the key too
    if (error instanceof ServiceLocked) await pauseModel(deps.db, model.id, error.message);
    throw error;
  }
  return null;
}

/** Continues with the row's current state. */
async function next<M extends Medium>(deps: Needs, making: Making<M>): Promise<Media[M]['result']> {
  const known = await findRequest(deps.db, making.part);
  if (!known) throw new UnrecoverableError('The request is gone.');
  if (known.state === 'planned' || known.state === 'intended')
    throw new Parked(Math.max(known.wait, turnOf(deps)));
  // if the result came with the answer, no check is needed
  return makeRemote(deps, making, known);
}

/** The idempotency key of a request, by which some services can find it again. */
export const keyOf = ({ taskId, part }: Part): string => `${taskId}-${part}`;

/** After the sending process died: looks for the request, and sends it again only if the service certainly never received it. */
async function recover<M extends Medium>(
  deps: Needs,
  making: Making<M>,
  known: RequestRow,
): Promise<Media[M]['result']> {
  const { part, remote, options } = making;
  const { db, report } = deps;
  const at = known.intended_at ?? new Date();
  const asked = { key: keyOf(part), sent: known.sent ?? {}, at: new Date(at) };
  const lost = (reason: string) =>
    endRequest(db, part, { state: 'orphan', failure: 'modelSilent', reason, free: false });
  if (!remote.find) await lost('The answer to the request was lost, and the service cannot be asked for it.');
  else {
    const found = await remote.find(asked, options.signal).catch((error: unknown) => {
      if (options.signal.aborted) throw error;
      report('looking a request up', quiet(error));
      return null;
    });
    if (found === 'absent')
      await sendAgain(deps, part, { tries: known.tries, reason: 'The service never got the request.' });
    else if (found === 'unknown') await lost('The service has several requests that may be this one.');
    else if (found !== null) await saveHandle(db, part, found);
    else if (Date.now() - asked.at.getTime() > LOOKUPS_AFTER * 1000)
      await lost('The answer to the request was lost, and the service could not be asked for it.');
    else {
      await waitWith(db, part, { seconds: LONGEST_INTERVAL });
      throw new Parked(LONGEST_INTERVAL);
    }
  }
  return next(deps, making);
}

/** Returns when the request is done. */
async function checkNow<M extends Medium>(deps: Needs, making: Making<M>, known: RequestRow): Promise<void> {
  const { part, remote, options } = making;
  const { db, report } = deps;
  const later = async (seconds: number, place?: number): Promise<never> => {
    await waitWith(db, part, { seconds, place });
    throw new Parked(seconds);
  };
  const often = Math.min(LONGEST_INTERVAL, Math.max(remote.interval / 1000, known.age / 10));
  const isOver = known.age >= remote.timeout + FORGOTTEN_AFTER;
  const now: RemoteState = await remote
    .check(requireHandle(known), options.signal)
    .catch((error: unknown) => {
      if (options.signal.aborted) throw error;
      // services may list a request a moment after accepting it; one that has not answered for a day will not
      if ((error instanceof RequestGone && known.age > FIRST_MINUTE) || isOver)
        return { state: 'gone', messageKey: 'modelForgot', reason: reasonOf(error) };
      if (error instanceof ServiceBusy) return later(error.seconds);
      report('checking at a service', quiet(error));
      return later(Math.max(often, turnOf(deps)));
    });
  if (now.state === 'done') return markMade(db, part);
  if (now.state === 'working' && !isOver) return later(often, now.place);
  const [failure, reason] =
    now.state === 'working'
      ? (['modelForgot', 'It never ended.'] as const)
      : [now.messageKey, now.reason ?? ''];
  await endRequest(db, part, { state: 'failed', failure, reason, free: false });
  throw new UnrecoverableError(`${making.model.id}: ${failure}`, failure);
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function requireHandle({ handle }: RequestRow): Handle {
  if (!handle) throw new UnrecoverableError('The request has no handle.', 'modelSilent');
  return handle;
}

/** Fetches the result. On failure only the download is repeated, not the request. */
async function collect<M extends Medium>(
  deps: Needs,
  { part, model, remote, request, options }: Making<M>,
  known: RequestRow,
): Promise<Media[M]['result']> {
  const { db, report } = deps;
  try {
    return await remote.collect(requireHandle(known), await request(), options);
  } catch (error) {
    if (options.signal.aborted) throw error;
    const final = error instanceof UnrecoverableError;
    const tries = known.state === 'done' ? known.tries + 1 : 1;
    if (!final && tries < FETCHES) {
      report('fetching from a service', quiet(error));
      // a busy service counts, too, and may say to come back at once each time
      const asked = error instanceof ServiceBusy ? error.seconds : 0;
      const seconds = Math.max(asked, turnOf(deps) * 2 ** tries);
      await waitWith(db, part, { seconds, counts: true });
      throw new Parked(seconds);
    }
    const failure = final ? error.messageKey : 'resultGone';
    const reason = reasonOf(error);
    await endRequest(db, part, { state: 'failed', failure, reason, free: false });
    throw new UnrecoverableError(`${model.id}: ${failure}`, failure);
  }
}
