import { ApiError } from '../../api/errors.ts';
import { type PollResult, partOf } from '../../api/task-kind.ts';
import type { LaneRow } from '../db.ts';
import { type Applied, applyAnswer, setAside, settleLane } from './apply.ts';
import { refuseAuth } from './auth.ts';
import { type Claim, claimLane } from './claim.ts';
import type { EngineDeps } from './deps.ts';
import { backedOff, POLL_TIMEOUT, recovered } from './lanes.ts';
import { publish } from './publish.ts';

/** With this many failed polls in a row, a refusal sets the lane's tasks aside as unknown. */
const REFUSED_LIMIT = 12;

/** Milliseconds until the next look at a lane that another context is polling. */
const TAKEN_WAIT = 1_000;

/**
 * Polls a lane once, if it is due.
 * @param signal aborts the request; an aborted poll does not count as a failure and ends no task
 * @returns when to poll again, in milliseconds since 1970; null if the lane sleeps
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
  const results = await sendPoll(deps, claim, signal).catch((error: unknown) => error);
  if (!Array.isArray(results)) return (await fail(deps, claim, results, signal))?.dueAt ?? null;
  const applied = await applyAnswer(deps, claim, results, (row) => recovered(row, deps.clock.now()));
  return announceEnds(deps, applied);
}

/** Sends the request with the claim's token. Times out after {@link POLL_TIMEOUT}. */
async function sendPoll(
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
  if (known?.kind === 'refused' && (claim.kind.refusal === 'unknown' || claim.fails + 1 >= REFUSED_LIMIT)) {
    const applied = await setAside(deps, claim, (row) => recovered(row, clock.now()));
    await announceEnds(deps, applied);
    return null;
  }
  const row = await settleLane(deps, claim, (lane) =>
    backedOff(lane, known?.retryAfter, clock.now(), random()),
  );
  // report only the first of several failures: a message every few seconds would be unusable (decisions A-26)
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

async function announceEnds(deps: EngineDeps, applied: Applied | null): Promise<number | null> {
  if (!applied) return null;
  const { delta, ended, next } = applied;
  publish(deps, delta);
  if (ended) await deps.announce();
  return next;
}
