import type { SpeechRequest } from '../../../generators/speech/speech.ts';
import { CODE } from '../../../src/api/errors.ts';
import { generateAudio, speechCost } from '../../../src/api/voices.ts';
import { first, type Queries } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { COSTS } from '../../ledger/costs.ts';
import type { Context } from '../../rpc/context.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { submitPaid } from '../../tasks/submit-paid.ts';
import {
  findSpeech,
  type MadeSpeech,
  makeSpeech,
  requireSpeech,
  type SpeechRow,
  speechHash,
} from './speech.ts';

/**
 * Speaks a text for a member who waits for it (contract: generate-audio). The points are taken with the result, so that a crash
 * in between costs nothing.
 * @throws Refusal 2001 when there are too few points, before anything is made
 */
export async function speakFor(
  deps: Deps,
  context: Context,
  input: unknown,
  request: SpeechRequest,
  signal: AbortSignal,
): Promise<SpeechRow & { points: number }> {
  const { db, models } = deps;
  const hash = speechHash(models.find('speech').name, request);
  const points = speechCost(COSTS, request.text);
  let made: MadeSpeech | null = null;
  let kept = false;
  try {
    return await submitPaid(deps, context, generateAudio, input, async (userId) => {
      const known = await findSpeech(db, userId, hash);
      if (known) return async () => ({ ...known, points: 0 });
      await requirePoints(db, userId, points);
      const spoken = await makeSpeech(deps, userId, request, signal);
      made = spoken;
      return async ({ client, spend }) => {
        kept = await spoken.record(client);
        if (!kept) return { ...(await requireSpeech(client, userId, hash)), points: 0 };
        await spend(points, 'speech');
        return { ...spoken.row, points };
      };
    });
  } catch (error) {
    kept = false;
    throw error;
  } finally {
    if (!kept) await discard(made);
  }
}

const discard = async (made: MadeSpeech | null): Promise<void> => made?.discard();

/** @throws Refusal 2001 when the member has fewer points */
async function requirePoints(db: Queries, userId: number, points: number): Promise<void> {
  const row = await first(db.query<{ points: number }>('SELECT points FROM users WHERE id = $1', [userId]));
  if ((row?.points ?? 0) < points) throw new Refusal(CODE.shortOfPoints, 'shortOfPoints');
}
