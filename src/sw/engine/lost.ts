import type { CallAnswer } from '../../api/call.ts';
import { ApiError, isNotOffered, isWorthRepeating } from '../../api/errors.ts';
import { checkSubmit } from '../../api/studio.ts';
import type { AuthRow } from '../db.ts';
import type { IntentRow } from '../protocol.ts';
import { canPoll, readAuth, refuseAuth } from './auth.ts';
import type { EngineDeps } from './deps.ts';
import type { Engine } from './engine.ts';
import { claimLost, dropIntent, fulfillIntent, nextLost } from './intents.ts';
import { publish } from './publish.ts';

/** A wait checks the clock at least this often, because it may be set back. */
const LONGEST_SLEEP = 15_000;

/** The name of the lock that is held while a submit is being sent: nobody asks about it until it is free. */
export const submitLock = (key: string): string => `inkreel-submit-${key}`;

/** Tracks the tasks of a submit's answer, publishes them to pages, and polls them as soon as they are due. */
export async function adopt(
  deps: EngineDeps,
  engine: Engine,
  intent: IntentRow,
  answer: unknown,
): Promise<void> {
  const { lanes, ...delta } = await fulfillIntent(deps.db, deps.kinds, intent, answer, deps.clock.now());
  publish(deps, delta);
  for (const lane of lanes) await engine.poke(lane);
}

/**
 * Looks up submits whose answers were lost, e.g. with a closed tab. Each is adopted, or was not charged. Runs beside the polls and
 * never before them.
 * @param ms how long to wait for submits that are too young to be asked about, or were asked about a moment ago
 */
export async function resolveLost(deps: EngineDeps, engine: Engine, ms = 0): Promise<void> {
  const { clock, db } = deps;
  const until = clock.now() + ms;
  for (;;) {
    const auth = await readAuth(db);
    if (!canPoll(auth)) return;
    const due = await claimLost(db, clock.now());
    await Promise.all(
      due.map((intent) => unlessBeingSent(deps, intent, () => lookUp(deps, engine, intent, auth))),
    );
    const next = await nextLost(db, clock.now());
    if (next === null || next > until) return;
    await clock.sleep(Math.min(LONGEST_SLEEP, Math.max(0, next - clock.now())));
  }
}

/** An upload may take minutes: asking about its key meanwhile would revoke it. */
async function unlessBeingSent(
  { lock }: EngineDeps,
  { key }: IntentRow,
  work: () => Promise<void>,
): Promise<void> {
  if (lock) await lock(submitLock(key), work);
  else await work();
}

async function lookUp(
  deps: EngineDeps,
  engine: Engine,
  intent: IntentRow,
  { token, epoch }: AuthRow & { token: string },
): Promise<void> {
  const { db, post } = deps;
  let found: CallAnswer<typeof checkSubmit>;
  try {
    found = await deps.clientFor(token).send(checkSubmit, { key: intent.key });
  } catch (error) {
    // it waits for the next sign-in of the same member
    if (error instanceof ApiError && error.kind === 'unauthorized') {
      if (await refuseAuth(db, epoch)) post({ type: 'auth-required', epoch });
      return;
    }
    // without an answer the intent stays. A server without this call cannot tell; its lists bring the task back
    if (!isWorthRepeating(error) || isNotOffered(error)) publish(deps, await dropIntent(db, intent.key));
    return;
  }
  try {
    if (found.known) await adopt(deps, engine, intent, found.answer);
    else publish(deps, await dropIntent(db, intent.key));
  } catch (error) {
    // a full disk: the intent is asked about again
    deps.log('an answer could not be tracked', error);
  }
}
