import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { UPLOAD_LIMITS } from '../../../src/api/uploads.ts';
import type { Deps } from '../../deps.ts';
import { putMedia } from '../../media/loose-files.ts';
import { findOwnMedia, type Media } from '../../media/media.ts';
import { UnreadableMedia } from '../../media/probe-stranger.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { makeTempFolder } from '../../temp-folders.ts';
import { requireUpload } from '../../uploads/uploads.ts';

const ENDINGS: Readonly<Record<string, string>> = {
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/ogg': 'ogg',
  // OGG is one container type for audio and video; files with a video track are refused later
  'application/ogg': 'ogg',
};

/** The member's own music for a film. */
export interface FilmMusic {
  key: string;
  /** Of an upload at its first use: the film's record makes it media, so that one of a refused film stays an upload. */
  fresh: Media | null;
}

/**
 * The member's own background music, by media key. Of an upload, the container is parsed without decoding (EXPORT-06).
 * @throws Refusal if it is another member's, has not arrived, or is not MP3, WAV or OGG with sound
 */
export async function takeFilmMusic(
  { db, storage, probe }: Pick<Deps, 'db' | 'storage' | 'probe'>,
  userId: number,
  key: string,
): Promise<FilmMusic> {
  const known = await findOwnMedia(db, userId, key);
  if (known) {
    if (!known.mime.startsWith('audio/')) throw new Refusal(400, 'uploadNotAudio');
    return { key, fresh: null };
  }
  const { name, bytes } = await requireUpload(db, userId, key);
  if (bytes > UPLOAD_LIMITS.filmMusic.maxBytes) throw new Refusal(413, 'uploadTooLarge', { status: 413 });
  const folder = await makeTempFolder('music');
  try {
    const file = join(folder, 'upload');
    await pipeline(await storage.stream(name), createWriteStream(file));
    const found = await probe(file).catch((error: unknown) => {
      if (error instanceof UnreadableMedia) return null;
      throw error;
    });
    const mime = found?.mime.split(';')[0] ?? '';
    const ext = ENDINGS[mime];
    if (!found?.audio || found.video || !ext || !(found.seconds > 0))
      throw new Refusal(400, 'uploadNotAudio');
    const media: Media = { key, ext, mime, bytes, width: null, height: null, upscaled: false };
    await putMedia({ db, storage }, media, await storage.stream(name));
    return { key, fresh: media };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
