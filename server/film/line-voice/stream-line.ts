import type { SpeechOptions, SpeechRequest } from '../../../generators/speech/speech.ts';
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

/** How a line is streamed. */
interface Streaming {
  /** Aborts when nobody listens any more. */
  left: AbortSignal;
  /** Aborts when it has taken too long. */
  limit: AbortSignal;
  /** Takes the sound as MP3, piece by piece, one speaker after the other. @param order of the line */
  onSound: (piece: Uint8Array, order: number) => void;
}

/**
 * Speaks a line, sentence by sentence. What has begun to be heard is made to its end and paid for, also when nobody listens any more.
 * @throws Refusal, e.g. 2001; a signal's reason
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
    // spoken before, or by a service that gives it whole
    const [key = '', ext = ''] = file.split('.');
    onSound(await storage.read(storageName({ key, ext })), line.position);
  }
}

/** Follows a signal until something was heard. */
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

/** A speech that is kept for its member: made and paid for now, or free because it was before (F-02). */
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
      // changes nothing once it was settled
      await refundEarly(db, hold);
    }
  });
}
