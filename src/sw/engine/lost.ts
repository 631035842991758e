import { isUnanswered } from '../../api/errors.ts';
import { checkSubmit } from '../../api/studio.ts';
import type { IntentRow } from '../protocol.ts';
import { canPoll, readAuth } from './auth.ts';
import type { EngineDeps } from './deps.ts';
import type { Engine } from './engine.ts';
import { dropIntent, fulfillIntent, lostIntents } from './intents.ts';

/** Look a submit up after this long without an answer. Its page has timed out by then. */
const LOST_AFTER = 35_000;

/** Tracks the tasks of a submit's answer, publishes them to pages, and polls them as soon as they are due. */
export async function adopt(
  deps: EngineDeps,
  engine: Engine,
  intent: IntentRow,
  answer: unknown,
): Promise<void> {
  const { lanes, ...delta } = await fulfillIntent(deps.db, deps.kinds, intent, answer, deps.clock.now());
  if (delta.changes.length > 0) deps.post({ type: 'delta', ...delta });
  for (const lane of lanes) await engine.poke(lane);
}

/** Looks up submits whose answers were lost, e.g. with a closed tab. Each is adopted, or was not charged. */
export async function resolveLost(deps: EngineDeps, engine: Engine): Promise<void> {
  const auth = await readAuth(deps.db);
  if (!canPoll(auth)) return;
  for (const intent of await lostIntents(deps.db, LOST_AFTER, deps.clock.now())) {
    try {
      const { known, answer } = await deps.clientFor(auth.token).send(checkSubmit, { key: intent.key });
      if (known) await adopt(deps, engine, intent, answer);
      else await dropIntent(deps.db, intent.key);
    } catch (error) {
      // without an answer the intent stays. A server without this call refuses; its lists bring the task back
      if (!isUnanswered(error)) await dropIntent(deps.db, intent.key);
    }
  }
}
