import type { SpeechRequest } from '../../../generators/speech/speech.ts';
import { speechCost } from '../../../src/api/voices.ts';
import type { Deps } from '../../deps.ts';
import { COSTS } from '../../ledger/costs.ts';
import { holdEarly, refundEarly } from '../../ledger/early-holds.ts';
import { settle } from '../../ledger/ledger.ts';
import { storageName } from '../../media/media.ts';
import { orRefuse } from '../../models/readiness.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { listLines } from '../script/lines.ts';
import { OneAtATime } from '../speech/one-at-a-time.ts';
import { findSpeech, type SpeechRow, speechHash, storeSpeech } from '../speech/speech.ts';
import { lineSpeeches } from './line-speech.ts';
import type { Ticket } from './voice-ticket.ts';

/** The same words of the same member are made once. */
const speeches = new OneAtATime();

/**
 * Speaks a line, one speaker after the other.
 * @yields each speaker's sound as MP3
 * @throws Refusal, e.g. 2001; what was heard until then is kept and paid for
 */
export async function* streamLine(
  deps: Deps,
  { userId, projectId, lineId }: Ticket,
  signal: AbortSignal,
): AsyncGenerator<{ sound: Uint8Array; order: number }> {
  const { db, storage, models } = deps;
  const lines = await listLines(db, projectId);
  const line = lines.find(({ id }) => id === lineId);
  if (!line) throw new Refusal(404, 'lineGone');
  const [requests = []] = await lineSpeeches(db, projectId, models.find('speech').traits.voices, [line]);
  for (const request of requests) {
    signal.throwIfAborted();
    const { file } = await orRefuse(paid(deps, userId, request, signal));
    const [key = '', ext = ''] = file.split('.');
    yield { sound: await storage.read(storageName({ key, ext })), order: line.position };
  }
}

/** A speech that is kept for its member: made and paid for now, or free because it was before (F-02). */
function paid(deps: Deps, userId: number, request: SpeechRequest, signal: AbortSignal): Promise<SpeechRow> {
  const { db, models } = deps;
  const hash = speechHash(models.find('speech').name, request);
  return speeches.run(`${userId} ${hash}`, async () => {
    const known = await findSpeech(db, userId, hash);
    if (known) return known;
    const hold = await holdEarly(db, { userId, points: speechCost(COSTS, request.text), tool: 'speech' });
    try {
      return await storeSpeech(deps, userId, request, signal, async (client) => {
        if (!(await settle(client, hold))) throw new Error('The points of the speech were given back.');
      });
    } finally {
      // changes nothing once it was settled
      await refundEarly(db, hold);
    }
  });
}
