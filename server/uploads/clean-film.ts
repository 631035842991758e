/** Removes metadata from a video before it is shown to others, since it may identify people. */

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fromFile, MediaToolFailed, runFfmpeg } from '../../generators/ffmpeg/ffmpeg.ts';
import { timeoutSignal } from '../../generators/timeout-signal.ts';
import type { Deps } from '../deps.ts';
import { withLocalFile } from '../media/local-file.ts';
import { storageName } from '../media/media.ts';
import { UnreadableMedia } from '../media/probe-stranger.ts';
import { dropWorkFolder, workFolder } from '../tasks/work-folder.ts';
import { announcePart, partName, videoOf } from './work-uploads.ts';

/** Timeout; copying 500 MB on a slow disk takes a minute. */
const LONGEST_SECONDS = 300;
/** First number of the parts written here; those of uploads are far below. */
const CLEAN_PARTS = 1_000_000;
const PART_BYTES = 8 * 1024 * 1024;

/**
 * Copies the video and audio streams without re-encoding and keeps the rotation. Drops everything else: location, device, names,
 * dates, chapters, and the extra tracks in which cameras store positions.
 * @throws {UnreadableMedia} for a film that cannot be copied
 */
export async function writeCleanFilm(film: string, clean: string, signal: AbortSignal): Promise<void> {
  try {
    await runFfmpeg(
      [
        ...fromFile(film),
        // `V` excludes cover pictures
        ...['-map', '0:V:0', '-map', '0:a:0?', '-c', 'copy', '-map_metadata', '-1', '-map_chapters', '-1'],
        ...['-fflags', '+bitexact', '-strict', 'experimental', '-movflags', '+faststart', clean],
      ],
      { signal, limit: LONGEST_SECONDS },
    );
  } catch (cause) {
    if (cause instanceof MediaToolFailed) throw new UnreadableMedia('The file is broken.', { cause });
    throw cause;
  }
}

/**
 * Replaces an uploaded video by its cleaned copy.
 * @param check inspects both files before they are used otherwise; throws if one is not accepted
 * @returns its result for the copy, and the copy's bytes
 */
export async function cleanUpload<Facts>(
  { db, storage, config }: Pick<Deps, 'db' | 'storage' | 'config'>,
  key: string,
  check: (file: string) => Promise<Facts>,
): Promise<{ facts: Facts; bytes: number }> {
  const name = storageName(videoOf(key));
  const scratch = `upload-${key}`;
  const folder = await workFolder(config.dataDir, scratch);
  try {
    const clean = join(folder, 'clean.mp4');
    await withLocalFile(storage, name, async (film) => {
      await check(film);
      await writeCleanFilm(film, clean, timeoutSignal(LONGEST_SECONDS * 1000));
    });
    const facts = await check(clean);
    const { size } = await stat(clean);
    // delete the original first, to free space; until the check is recorded, it can be joined again
    await storage.delete(name);
    if (storage.path(name) !== null) await storage.put(name, createReadStream(clean), size);
    else await putInParts({ db, storage }, key, clean, size);
    return { facts, bytes: size };
  } finally {
    await dropWorkFolder(config.dataDir, scratch);
  }
}

/** Uploads to a bucket need the whole file in memory, so the video is stored in parts that are joined in the bucket. */
async function putInParts(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  key: string,
  file: string,
  size: number,
): Promise<void> {
  const parts: string[] = [];
  for (let start = 0; start < size; start += PART_BYTES) {
    const part = CLEAN_PARTS + parts.length;
    const end = Math.min(start + PART_BYTES, size) - 1;
    await announcePart(db, key, part);
    await storage.put(partName(key, part), createReadStream(file, { start, end }), end - start + 1);
    parts.push(partName(key, part));
  }
  await storage.join(storageName(videoOf(key)), parts);
}
