/** Spoken texts. The same words in the same voice are made, and charged, once. */

import type { SpeechMark, SpeechRequest } from '../../../generators/speech/speech.ts';
import { CODE } from '../../../src/api/errors.ts';
import { speechCost } from '../../../src/api/voices.ts';
import { first, type Queries } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { COSTS } from '../../ledger/costs.ts';
import { hold, settle } from '../../ledger/ledger.ts';
import { addMedia, fileName, type Media, storageName } from '../../media/media.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { hashOf, newKey } from '../../secrets.ts';

/** One spoken text. */
export interface SpeechRow {
  /** Such as `<key>.mp3`. */
  file: string;
  seconds: number;
  marks: SpeechMark[];
}

/** What tells one speech from another. @param provider whose voice it is */
export const speechHash = (provider: string, request: SpeechRequest): string =>
  hashOf(
    JSON.stringify([
      provider,
      request.text.trim(),
      request.voice,
      request.speed,
      request.volume,
      request.pitch,
      request.emotion,
    ]),
  );

export const findSpeech = (db: Queries, userId: number, hash: string): Promise<SpeechRow | undefined> =>
  first(
    db.query<SpeechRow>('SELECT file, seconds, marks FROM speeches WHERE user_id = $1 AND hash = $2', [
      userId,
      hash,
    ]),
  );

/**
 * Speaks a text and keeps it; what was spoken before is only looked up.
 * @param pay takes the points, in the transaction that keeps the result; not called when somebody else has just kept the same
 */
export async function keepSpeech(
  { db, storage, speech }: Pick<Deps, 'db' | 'storage' | 'speech'>,
  userId: number,
  request: SpeechRequest,
  signal: AbortSignal,
  pay: (client: Queries, points: number) => Promise<void>,
): Promise<SpeechRow> {
  const hash = speechHash(speech.name, request);
  const known = await findSpeech(db, userId, hash);
  if (known) return known;
  const { data, ext, mime, seconds, marks } = await speech.speak(request, { signal });
  const media: Media = {
    key: newKey(),
    ext,
    mime,
    bytes: data.length,
    width: null,
    height: null,
    upscaled: false,
  };
  await storage.put(storageName(media), data);
  let kept = false;
  try {
    kept = await db.transaction(async (client) => {
      const { count } = await client.query(
        `INSERT INTO speeches (user_id, hash, file, seconds, marks) VALUES ($1, $2, $3, $4, $5::jsonb)
         ON CONFLICT DO NOTHING`,
        [userId, hash, fileName(media), seconds, JSON.stringify(marks)],
      );
      if (count === 0) return false;
      await addMedia(client, userId, media);
      await pay(client, speechCost(COSTS, request.text));
      return true;
    });
  } finally {
    if (!kept) await storage.delete(storageName(media));
  }
  if (kept) return { file: fileName(media), seconds, marks };
  const other = await findSpeech(db, userId, hash);
  if (!other) throw new Error('The speech was not kept.');
  return other;
}

/**
 * Speaks a text for a member who waits for it (contract: generate-audio). The points are taken with the result, so that a crash
 * in between costs nothing.
 * @throws Refusal 2001 when there are too few points, before anything is made
 */
export async function speakFor(
  deps: Deps,
  userId: number,
  request: SpeechRequest,
  signal: AbortSignal,
): Promise<SpeechRow & { points: number }> {
  const { db, speech } = deps;
  const known = await findSpeech(db, userId, speechHash(speech.name, request));
  if (known) return { ...known, points: 0 };
  const balance = await first(
    db.query<{ points: number }>('SELECT points FROM users WHERE id = $1', [userId]),
  );
  if ((balance?.points ?? 0) < speechCost(COSTS, request.text))
    throw new Refusal(CODE.shortOfPoints, 'shortOfPoints');
  let charged = 0;
  const row = await keepSpeech(deps, userId, request, signal, async (client, points) => {
    const taskId = newKey();
    await hold(client, { taskId, userId, points, tool: 'speech' });
    await settle(client, taskId);
    charged = points;
  });
  return { ...row, points: charged };
}
