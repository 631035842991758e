import { ApiError } from '../../api/errors.ts';
import { type PollResult, partOf } from '../../api/task-kind.ts';
import type { LaneRow } from '../db.ts';
import { type Applied, applyAnswer, setAside, settleLane } from './apply.ts';
import { refuseAuth } from './auth.ts';
import { type Claim, claimLane } from './claim.ts';
import type { EngineDeps } from './deps.ts';
import { backedOff, POLL_TIMEOUT, recovered } from './lanes.ts';

/** How soon to look again at a lane that another context is polling. */
const TAKEN_WAIT = 1_000;

/**
 * One poll of one lane, if it is due.
 * @param signal aborts the request; an aborted poll is no failure and ends no task
 * @returns when to come again, in milliseconds since 1970; null when the lane sleeps
 */
export async function pollLane(deps: EngineDeps, lane: string, signal: AbortSignal): Promise<number | null> {
  if (!deps.lock) return pollOnce(deps, lane, signal);
  const next = await deps.lock(`inkreel-lane-${lane}`, async () => ({
    at: await pollOnce(deps, lane, signal),
  }));
  return next ? next.at : deps.clock.now() + TAKEN_WAIT;
}

async function pollOnce(deps: EngineDeps, lane: string, signal: AbortSignal): Promise<number | null> {
  if (signal.aborted) return null;
  const claim = await claimLane(deps, lane);
  if (!claim) return null;
  if ('dueAt' in claim) return claim.dueAt;
  const told = await ask(deps, claim, signal).catch((error: unknown) => error);
  if (!Array.isArray(told)) return (await fail(deps, claim, told, signal))?.dueAt ?? null;
  const applied = await retryWithSpace(deps, () =>
    applyAnswer(deps, claim, told, (row) => recovered(row, deps.clock.now())),
  );
  return tell(deps, applied);
}

/** Sends the request with the claim's token; gives up after {@link POLL_TIMEOUT}. */
async function ask(
  deps: EngineDeps,
  { kind, lane, auth, rows }: Claim,
  signal: AbortSignal,
): Promise<PollResult[]> {
  const ids = rows.map(({ id }) => id);
  const over = new AbortController();
  const answered = new AbortController();
  void deps.clock.sleep(POLL_TIMEOUT, answered.signal).then(() => over.abort());
  try {
    const answer = await deps.clientFor(auth.token).send(kind.poll.call, kind.poll.input(ids, partOf(lane)), {
      signal: AbortSignal.any([signal, over.signal]),
      timeout: 2 * POLL_TIMEOUT,
    });
    return kind.poll.results(answer, ids);
  } finally {
    answered.abort();
  }
}

async function fail(
  deps: EngineDeps,
  claim: Claim,
  error: unknown,
  signal: AbortSignal,
): Promise<LaneRow | null> {
  const { clock, post, log, random } = deps;
  if (signal.aborted) return settleLane(deps, claim, (row) => ({ ...row, busyUntil: 0 }));
  log(`poll of ${claim.lane} failed`, error);
  const known = error instanceof ApiError ? error : null;
  if (known?.kind === 'unauthorized') {
    await settleLane(deps, claim, (row) => ({ ...row, busyUntil: 0 }));
    if (await refuseAuth(deps.db, claim.auth.epoch)) post({ type: 'auth-required', epoch: claim.auth.epoch });
    return null;
  }
  if (known?.kind === 'refused' && claim.kind.refusal === 'unknown') {
    const applied = await setAside(deps, claim, (row) => recovered(row, clock.now()));
    await tell(deps, applied);
    return null;
  }
  const row = await settleLane(deps, claim, (lane) =>
    backedOff(lane, known?.retryAfter, clock.now(), random()),
  );
  // the first of a run of failures only: a message every few seconds is unusable (decisions A-26)
  if (row?.fails === 1) {
    const refused = known?.kind === 'refused';
    post({
      type: 'health',
      lane: claim.lane,
      fails: 1,
      message: refused ? known.message : '',
      code: known?.code ?? 0,
    });
  }
  return row;
}

async function tell(deps: EngineDeps, applied: Applied | null): Promise<number | null> {
  if (!applied) return null;
  const { delta, ended, next } = applied;
  if (delta.changes.length > 0) deps.post({ type: 'delta', ...delta });
  if (ended) await deps.announce();
  return next;
}

/** Media can be fetched again, tasks cannot: on a full disk the media go, once. */
async function retryWithSpace<T>(deps: EngineDeps, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error;
    await deps.freeSpace();
    return work();
  }
}
