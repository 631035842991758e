import { BUILT_IN_ENGINE } from '../../../generators/name.ts';
import type { SpeechRequest } from '../../../generators/speech/speech.ts';
import { generateAudio, speechCost } from '../../../src/api/voices.ts';
import type { Deps } from '../../deps.ts';
import { COSTS } from '../../ledger/costs.ts';
import { holdEarly, refundEarly } from '../../ledger/early-holds.ts';
import { settle } from '../../ledger/ledger.ts';
import { type Context, memberOf } from '../../rpc/context.ts';
import { submitPaid } from '../../tasks/submit-paid.ts';
import { OneAtATime } from './one-at-a-time.ts';
import {
  findSpeech,
  type MadeSpeech,
  makeSpeech,
  requireSpeech,
  type SpeechRow,
  speechHash,
} from './speech.ts';

const speeches = new OneAtATime();

/**
 * The name of the queue that a request waits in. Equal requests of a member share one, so that the second finds the speech of the first.
 * The built-in engine speaks one text at a time, so each member has one queue there, and others wait for at most one of its texts.
 */
const lineOf = (provider: string, userId: number, hash: string): string =>
  provider === BUILT_IN_ENGINE ? `${userId}` : `${userId} ${hash}`;

/**
 * Speaks a text while the member waits (contract: generate-audio). The points are held before, settled in the transaction that
 * stores the result, and refunded on failure.
 * @throws Refusal 2001 before anything is made, if there are too few points
 */
export function speakFor(
  deps: Deps,
  context: Context,
  input: unknown,
  request: SpeechRequest,
  signal: AbortSignal,
): Promise<SpeechRow & { points: number }> {
  const { name } = deps.models.find('speech');
  const hash = speechHash(name, request);
  return speeches.run(lineOf(name, memberOf(context).userId, hash), () =>
    speakOnce(deps, context, input, { request, hash }, signal),
  );
}

async function speakOnce(
  deps: Deps,
  context: Context,
  input: unknown,
  { request, hash }: { request: SpeechRequest; hash: string },
  signal: AbortSignal,
): Promise<SpeechRow & { points: number }> {
  const { db } = deps;
  const points = speechCost(COSTS, request.text);
  let held: string | null = null;
  let made: MadeSpeech | null = null;
  let stored = false;
  try {
    return await submitPaid(deps, context, generateAudio, input, async (userId) => {
      const known = await findSpeech(db, userId, hash);
      if (known) return async () => ({ ...known, points: 0 });
      const hold = await holdEarly(db, { userId, points, tool: 'speech' });
      held = hold;
      const spoken = await makeSpeech(deps, userId, request, { signal });
      made = spoken;
      return async ({ client }) => {
        stored = await spoken.record(client);
        if (!stored) return { ...(await requireSpeech(client, userId, hash)), points: 0 };
        if (!(await settle(client, hold))) throw new Error('The points of the speech were given back.');
        return { ...spoken.row, points };
      };
    });
  } catch (error) {
    stored = false;
    throw error;
  } finally {
    if (!stored) {
      await refundEarly(db, held);
      await discard(made);
    }
  }
}

const discard = async (made: MadeSpeech | null): Promise<void> => made?.discard();
