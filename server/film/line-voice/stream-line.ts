import type { SpeechOptions, SpeechRequest } from '../../../generators/speech/speech.ts';
import { speechCost } from '../../../src/api/voices.ts';
import type { Deps } from '../../deps.ts';
import { COSTS } from '../../ledger/costs.ts';
import { holdEarly, refundEarly } from '../../ledger/early-holds.ts';
import { settle } from '../../ledger/ledger.ts';
import { partsOf, storageName } from '../../media/media.ts';
import { orRefuse } from '../../models/readiness.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { listLines } from '../script/lines.ts';
import { OneAtATime } from '../speech/one-at-a-time.ts';
import { findSpeech, type SpeechRow, speechHash, storeSpeech } from '../speech/speech.ts';
import { lineSpeeches } from './line-speech.ts';
import type { Ticket } from './voice-ticket.ts';

/** Prevents making the same speech of a member twice in parallel. */
const speeches = new OneAtATime();

/** Signals and output of one stream. */
interface Streaming {
  /** Aborts when the listener has left. */
  left: AbortSignal;
  /** Aborts at the time limit. */
  limit: AbortSignal;
  /** Receives the audio as MP3 chunks, one speaker after the other. @param order position of the speaker's passage in the line */
  onSound: (piece: Uint8Array, order: number) => void;
}

/**
 * Speaks a line, sentence by sentence. Once the listener has received audio, the speech is completed and charged even if they leave.
 * @throws Refusal, e.g. 2001; the reason of an aborted signal
 */
export async function streamLine(
  deps: Deps,
  { userId, projectId, lineId }: Ticket,
  { left, limit, onSound }: Streaming,
): Promise<void> {
  const { db, storage, models } = deps;
  const lines = await listLines(db, projectId);
  const line = lines.find(({ id }) => id === lineId);
  if (!line) throw new Refusal(404, 'lineGone');
  const [requests = []] = await lineSpeeches(db, projectId, models.find('speech').traits.voices, [line]);
  for (const request of requests) {
    left.throwIfAborted();
    const listening = untilHeard(left);
    const options = {
      signal: AbortSignal.any([listening.signal, limit]),
      onSound: (piece: Uint8Array) => {
        listening.hear();
        onSound(piece, line.position);
      },
    };
    const { file } = await orRefuse(paid(deps, userId, request, options));
    if (listening.heard()) continue;
    // existing speech, or a service without streaming: send the whole file
    onSound(await storage.read(storageName(partsOf(file))), line.position);
  }
}

/** A signal that follows another until the first audio was sent. */
function untilHeard(left: AbortSignal): { signal: AbortSignal; hear(): void; heard(): boolean } {
  const going = new AbortController();
  let heard = false;
  const leave = () => going.abort(left.reason);
  left.addEventListener('abort', leave);
  return {
    signal: going.signal,
    hear: () => {
      heard = true;
      left.removeEventListener('abort', leave);
    },
    heard: () => heard,
  };
}

/** Speech stored for the member: made and charged now, or free because it exists already (F-02). */
function paid(
  deps: Deps,
  userId: number,
  request: SpeechRequest,
  options: SpeechOptions,
): Promise<SpeechRow> {
  const { db, models } = deps;
  const hash = speechHash(models.find('speech').name, request);
  return speeches.run(`${userId} ${hash}`, async () => {
    const known = await findSpeech(db, userId, hash);
    if (known) return known;
    const hold = await holdEarly(db, { userId, points: speechCost(COSTS, request.text), tool: 'speech' });
    try {
      return await storeSpeech(deps, userId, request, options, async (client) => {
        if (!(await settle(client, hold))) throw new Error('The points of the speech were given back.');
      });
    } finally {
      // does nothing if it was settled
      await refundEarly(db, hold);
    }
  });
}
