/** What a film says about people besides its picture and sound goes before anybody else is given it. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fromFile, MediaToolFailed, runFfmpeg } from '../../generators/ffmpeg/ffmpeg.ts';
import type { Deps } from '../deps.ts';
import { withLocalFile } from '../media/local-file.ts';
import { storageName } from '../media/media.ts';
import { UnreadableMedia } from '../media/probe-stranger.ts';
import { dropWorkFolder, workFolder } from '../tasks/work-folder.ts';
import { announcePart, partName, videoOf } from './work-uploads.ts';

/** Copying 500 MB on a slow disk takes a minute. */
const LONGEST_SECONDS = 300;
/** Numbers of the parts that are written here; those that arrive are far below. */
const CLEAN_PARTS = 1_000_000;
const PART_BYTES = 8 * 1024 * 1024;

/**
 * Writes a film with its picture and sound as they are, turned as they were, and nothing else: no place, device, names or dates, no
 * chapters, and none of the further tracks in which cameras keep where they were.
 * @throws {UnreadableMedia} for a film that cannot be copied
 */
export async function writeCleanFilm(film: string, clean: string, signal: AbortSignal): Promise<void> {
  try {
    await runFfmpeg(
      [
        ...fromFile(film),
        // capital V: no cover picture
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
 * Puts the clean film in the place of the one that has arrived.
 * @param check looks into each of the two before anything else does, and throws for one that is not taken
 * @returns what it found in the clean one, and its bytes
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
      await writeCleanFilm(film, clean, AbortSignal.timeout(LONGEST_SECONDS * 1000));
    });
    const facts = await check(clean);
    const { size } = await stat(clean);
    // first, for the room of it; until the check is recorded it can be joined again
    await storage.delete(name);
    if (storage.path(name) !== null) await storage.put(name, createReadStream(clean), size);
    else await putInParts({ db, storage }, key, clean, size);
    return { facts, bytes: size };
  } finally {
    await dropWorkFolder(config.dataDir, scratch);
  }
}

/** A bucket is sent a whole file from memory: a film goes there as it came, in parts that are joined inside. */
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
