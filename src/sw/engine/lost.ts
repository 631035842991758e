import { isUnanswered } from '../../api/errors.ts';
import { checkSubmit } from '../../api/studio.ts';
import type { IntentRow } from '../protocol.ts';
import { canPoll, readAuth } from './auth.ts';
import type { EngineDeps } from './deps.ts';
import type { Engine } from './engine.ts';
import { dropIntent, fulfillIntent, lostIntents } from './intents.ts';

/** A submit without an answer for so long is asked about; its own page has given up by then. */
const LOST_AFTER = 35_000;

/** Tracks what a submit's answer began, tells the pages, and polls as soon as that is due. */
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

/** Asks what became of submits whose answers were lost, e.g. with the tab: each is adopted or known to have cost nothing. */
export async function resolveLost(deps: EngineDeps, engine: Engine): Promise<void> {
  const auth = await readAuth(deps.db);
  if (!canPoll(auth)) return;
  for (const intent of await lostIntents(deps.db, LOST_AFTER, deps.clock.now())) {
    try {
      const { known, answer } = await deps.clientFor(auth.token).send(checkSubmit, { key: intent.key });
      if (known) await adopt(deps, engine, intent, answer);
      else await dropIntent(deps.db, intent.key);
    } catch (error) {
      // no answer: it stays; a server without this call never knows, and its lists bring the task back
      if (!isUnanswered(error)) await dropIntent(deps.db, intent.key);
    }
  }
}
