/** Uploaded audio for lip-sync: checked by content, re-encoded without metadata, and stored. */

import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromFile, runFfmpeg } from '../../generators/ffmpeg/ffmpeg.ts';
import { timeoutSignal } from '../../generators/timeout-signal.ts';
import { CODE } from '../../src/api/errors.ts';
import { LIP_SYNC_LIMITS, soundLengthFits } from '../../src/api/lipsync-limits.ts';
import type { Deps } from '../deps.ts';
import { putMedia } from '../media/loose-files.ts';
import { addSentMedia, fileName, type Media, partsOf, storageName } from '../media/media.ts';
import { type StrangerProbe, UnreadableMedia } from '../media/probe-stranger.ts';
import { noteSent } from '../media/sweep-sent.ts';
import { orRefuse } from '../models/readiness.ts';
import { Refusal } from '../rpc/refusal.ts';
import { newKey } from '../secrets.ts';
import { makeTempFolder } from '../temp-folders.ts';
import { requireAudible } from './audible.ts';
import { addSound, findSoundByHash, hashOfBytes, type Sound } from './sounds.ts';

const MB = 1024 * 1024;
const PATIENCE = 60_000;

/** File extensions by content type. */
const TYPES: Readonly<Record<string, string>> = {
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/mp4': 'm4a',
  'video/mp4': 'm4a',
  'audio/flac': 'flac',
  'audio/aac': 'aac',
  'audio/ogg': 'ogg',
  'application/ogg': 'ogg',
};

/** Checks audio and stores it as MP3, once per content. @throws Refusal for another type, silence, more than 10 MB or 20 s (LIP-17 to LIP-19) */
export async function takeSound(
  { db, storage, probe }: Pick<Deps, 'db' | 'storage' | 'probe'>,
  userId: number,
  data: Uint8Array,
): Promise<Sound> {
  if (data.length > LIP_SYNC_LIMITS.audio.maxBytes)
    throw new Refusal(CODE.soundTooLarge, 'soundTooLarge', {
      status: 413,
      fill: { max: LIP_SYNC_LIMITS.audio.maxBytes / MB },
    });
  const folder = await makeTempFolder('sound');
  try {
    const received = join(folder, 'upload');
    await writeFile(received, data);
    const found = await probe(received).catch((error: unknown) => {
      if (error instanceof UnreadableMedia) throw new Refusal(CODE.soundUnreadable, 'soundUnreadable');
      throw error;
    });
    const path = join(folder, `checked.${requireFit(found)}`);
    await writeFile(path, data);
    await requireAudible(path);
    const encoded = await orRefuse(encode(path));
    return await storeSound({ db, storage }, userId, encoded, secondsIn(found));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Samples of silence before the sound, by content type, in files that count them as their own: in MP3 528 and 1 of the decoder and 576 of
 * the encoder. At 16 kHz they are 0.07 s, and with what fills up the last frame more than the tenth that is not paid.
 */
const SILENT_SAMPLES: Readonly<Record<string, number>> = { 'audio/mpeg': 1105, 'audio/aac': 1024 };

/** The length of the sound itself. */
function secondsIn({ mime, seconds, audio }: StrangerProbe): number {
  const silent = SILENT_SAMPLES[typeOf(mime)] ?? 0;
  return audio && audio.sampleRate > 0 ? Math.max(0, seconds - silent / audio.sampleRate) : seconds;
}

const typeOf = (mime: string): string => mime.split(';')[0] ?? '';

/** The extension of an accepted file. @throws Refusal for any other */
function requireFit({ mime, seconds, audio, video }: StrangerProbe): string {
  const ext = TYPES[typeOf(mime)];
  if (!ext || !audio || video) throw new Refusal(CODE.soundType, 'soundType');
  if (!soundLengthFits(seconds))
    throw new Refusal(CODE.soundTooLong, 'soundTooLong', { fill: { max: LIP_SYNC_LIMITS.audio.maxSeconds } });
  return ext;
}

async function encode(path: string): Promise<Uint8Array> {
  const args = ['-map', '0:a:0', '-map_metadata', '-1', '-c:a', 'libmp3lame', '-b:a', '160k', '-bitexact'];
  const { stdout } = await runFfmpeg([...fromFile(path), ...args, '-f', 'mp3', 'pipe:1'], {
    signal: timeoutSignal(PATIENCE),
  });
  return new Uint8Array(stdout);
}

async function storeSound(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  userId: number,
  data: Uint8Array,
  seconds: number,
): Promise<Sound> {
  const hash = hashOfBytes(data);
  const known = await findSoundByHash(db, userId, hash);
  // what the clean-up has just taken is stored anew
  if (known && (await noteSent(db, partsOf(known.file).key))) return known;
  const [key, ext, mime] = [newKey(), 'mp3', 'audio/mpeg'];
  const media: Media = { key, ext, mime, bytes: data.length, width: null, height: null, upscaled: false };
  await putMedia({ db, storage }, media, data);
  const sound: Sound = { file: fileName(media), seconds, spoken: null, language: null };
  const added = await db.transaction(async (client) => {
    const isNew = await addSound(client, userId, hash, sound);
    if (isNew) await addSentMedia(client, userId, media);
    return isNew;
  });
  if (added) return sound;
  await storage.delete(storageName(media));
  return (await findSoundByHash(db, userId, hash)) ?? sound;
}
