/** Speech. The same text with the same voice is made and charged once. */

import type { SpeechMark, SpeechOptions, SpeechRequest } from '../../../generators/speech/speech.ts';
import { speechCost, textLanguage } from '../../../src/api/voices.ts';
import { first, type Queries } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { COSTS } from '../../ledger/costs.ts';
import { addSound, hashOfBytes } from '../../lipsync/sounds.ts';
import { putMedia } from '../../media/loose-files.ts';
import { addMedia, fileName, type Media, storageName } from '../../media/media.ts';
import { makeNow } from '../../models/make.ts';
import { hashOf, newKey } from '../../secrets.ts';

/** A stored speech. */
export interface SpeechRow {
  /** A file such as `<key>.mp3`. */
  file: string;
  seconds: number;
  marks: SpeechMark[];
}

/** Identifies a speech by text and voice settings. @param provider the voice's provider */
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

/** The member's stored speech with this hash of text, voice and settings, if there is one. */
export const findSpeech = (db: Queries, userId: number, hash: string): Promise<SpeechRow | undefined> =>
  first(
    db.query<SpeechRow>('SELECT file, seconds, marks FROM speeches WHERE user_id = $1 AND hash = $2', [
      userId,
      hash,
    ]),
  );

/** New speech whose file is stored but has no row yet: `record` adds the row, `discard` deletes the file. */
export interface MadeSpeech {
  /** @returns false if another request has just stored the same speech; then nothing is written */
  record(client: Queries): Promise<boolean>;
  discard(): Promise<void>;
  row: SpeechRow;
}

/** Speaks a text. Rejects as the model does. @param options of the model */
export async function makeSpeech(
  { db, storage, models }: Pick<Deps, 'db' | 'storage' | 'models'>,
  userId: number,
  request: SpeechRequest,
  options: SpeechOptions,
): Promise<MadeSpeech> {
  const speech = models.find('speech');
  const made = await makeNow({ db }, userId, speech, request, options);
  const { data, ext, mime, marks, spoken = null } = made;
  // round as the database does, so that a resumed film finds the lengths it started with
  const seconds = Math.round(made.seconds * 1000) / 1000;
  const key = newKey();
  const media: Media = { key, ext, mime, bytes: data.length, width: null, height: null, upscaled: false };
  await putMedia({ db, storage }, media, data);
  return {
    row: { file: fileName(media), seconds, marks },
    discard: () => storage.delete(storageName(media)),
    async record(client) {
      const { count } = await client.query(
        `INSERT INTO speeches (user_id, hash, file, seconds, marks) VALUES ($1, $2, $3, $4, $5::jsonb)
         ON CONFLICT DO NOTHING`,
        [userId, speechHash(speech.name, request), fileName(media), seconds, JSON.stringify(marks)],
      );
      if (count === 0) return false;
      await addMedia(client, userId, media);
      const language = textLanguage(request.text);
      await addSound(client, userId, hashOfBytes(data), { file: fileName(media), seconds, spoken, language });
      return true;
    },
  };
}

/**
 * Speaks a text for a task and stores it, unless it exists already.
 * @param pay takes the points in the transaction that stores the result; skipped if another request has just stored the same
 */
export async function storeSpeech(
  deps: Pick<Deps, 'db' | 'storage' | 'models'>,
  userId: number,
  request: SpeechRequest,
  options: SpeechOptions,
  pay: (client: Queries, points: number) => Promise<void>,
): Promise<SpeechRow> {
  const { db, models } = deps;
  const hash = speechHash(models.find('speech').name, request);
  const known = await findSpeech(db, userId, hash);
  if (known) return known;
  const made = await makeSpeech(deps, userId, request, options);
  let stored = false;
  try {
    stored = await db.transaction(async (client) => {
      const recorded = await made.record(client);
      if (recorded) await pay(client, speechCost(COSTS, request.text));
      return recorded;
    });
  } finally {
    if (!stored) await made.discard();
  }
  return stored ? made.row : requireSpeech(db, userId, hash);
}

/** A speech that must exist. */
export async function requireSpeech(db: Queries, userId: number, hash: string): Promise<SpeechRow> {
  const row = await findSpeech(db, userId, hash);
  if (!row) throw new Error('The speech was not stored.');
  return row;
}
