/** Spoken texts. The same words in the same voice are made, and charged, once. */

import type { SpeechMark, SpeechRequest } from '../../../generators/speech/speech.ts';
import { speechCost } from '../../../src/api/voices.ts';
import { first, type Queries } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { COSTS } from '../../ledger/costs.ts';
import { addMedia, fileName, type Media, storageName } from '../../media/media.ts';
import { makeNow } from '../../models/make.ts';
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

/** A speech that was made and put into storage, with no row yet: `record` gives it one, `discard` takes it away again. */
export interface MadeSpeech {
  /** @returns false when somebody else has just kept the same: then nothing was written */
  record(client: Queries): Promise<boolean>;
  discard(): Promise<void>;
  row: SpeechRow;
}

/** Speaks a text. Rejects as the provider does. */
export async function makeSpeech(
  { storage, models }: Pick<Deps, 'storage' | 'models'>,
  userId: number,
  request: SpeechRequest,
  signal: AbortSignal,
): Promise<MadeSpeech> {
  const speech = models.find('speech');
  const { data, ext, mime, seconds, marks } = await makeNow(speech, request, { signal });
  const key = newKey();
  const media: Media = { key, ext, mime, bytes: data.length, width: null, height: null, upscaled: false };
  await storage.put(storageName(media), data);
  return {
    row: { file: fileName(media), seconds, marks },
    discard: () => storage.delete(storageName(media)),
    async record(client) {
      const { count } = await client.query(
        `INSERT INTO speeches (user_id, hash, file, seconds, marks) VALUES ($1, $2, $3, $4, $5::jsonb)
         ON CONFLICT DO NOTHING`,
        [userId, speechHash(speech.name, request), fileName(media), seconds, JSON.stringify(marks)],
      );
      if (count > 0) await addMedia(client, userId, media);
      return count > 0;
    },
  };
}

/**
 * Speaks a text for a task and keeps it; what was spoken before is only looked up.
 * @param pay takes the points, in the transaction that keeps the result; not called when somebody else has just kept the same
 */
export async function keepSpeech(
  deps: Pick<Deps, 'db' | 'storage' | 'models'>,
  userId: number,
  request: SpeechRequest,
  signal: AbortSignal,
  pay: (client: Queries, points: number) => Promise<void>,
): Promise<SpeechRow> {
  const { db, models } = deps;
  const hash = speechHash(models.find('speech').name, request);
  const known = await findSpeech(db, userId, hash);
  if (known) return known;
  const made = await makeSpeech(deps, userId, request, signal);
  let kept = false;
  try {
    kept = await db.transaction(async (client) => {
      const recorded = await made.record(client);
      if (recorded) await pay(client, speechCost(COSTS, request.text));
      return recorded;
    });
  } finally {
    if (!kept) await made.discard();
  }
  return kept ? made.row : requireSpeech(db, userId, hash);
}

/** A speech that is known to be kept. */
export async function requireSpeech(db: Queries, userId: number, hash: string): Promise<SpeechRow> {
  const row = await findSpeech(db, userId, hash);
  if (!row) throw new Error('The speech was not kept.');
  return row;
}
