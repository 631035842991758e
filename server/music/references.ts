/** Reference audio for songs: checked, analyzed and stored. */

import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Heard } from '../../generators/songs/songs.ts';
import { timeoutSignal } from '../../generators/timeout-signal.ts';
import {
  type MusicTool,
  musicToolOf,
  REFERENCE_AUDIO,
  referenceLengthFits,
} from '../../src/api/music-tools.ts';
import { first, type Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { putMedia } from '../media/loose-files.ts';
import { addMedia, type Media } from '../media/media.ts';
import { nameFile } from '../media/named-files.ts';
import { type StrangerProbe, UnreadableMedia } from '../media/probe-stranger.ts';
import { makeNow } from '../models/make.ts';
import { orRefuse } from '../models/readiness.ts';
import type { Context } from '../rpc/context.ts';
import { Refusal } from '../rpc/refusal.ts';
import { newKey } from '../secrets.ts';
import { makeTempFolder } from '../temp-folders.ts';

const PATIENCE = 60_000;
/** File extensions by detected type: our own, and the one in the providers' rows. */
const TYPES: Readonly<Record<string, { ext: string; ending: string }>> = {
  'audio/mpeg': { ext: 'mp3', ending: '.mp3' },
  'video/mp4': { ext: 'mp4', ending: '.mp4' },
  'audio/mp4': { ext: 'm4a', ending: '.mp4' },
};

/**
 * Checks an audio file, analyzes and stores it.
 * @returns its key, for submits
 * @throws Refusal for another type by content (MUSIC-20, MUSIC-21), 10 MB or more (MUSIC-22), another length (MUSIC-23), or a file
 * that cannot be read (MUSIC-24)
 */
export async function takeReference(
  { db, storage, probe, models }: Deps,
  userId: number,
  { file, tool }: { file: Blob; tool: MusicTool },
): Promise<{ key: string; heard: Heard }> {
  if (file.size >= REFERENCE_AUDIO.maxBytes) throw new Refusal(413, 'referenceTooLarge', { status: 413 });
  const folder = await makeTempFolder('reference');
  try {
    const received = join(folder, 'upload');
    const data = new Uint8Array(await file.arrayBuffer());
    await writeFile(received, data);
    const found = await probe(received).catch((error: unknown) => {
      if (error instanceof UnreadableMedia) throw new Refusal(400, 'referenceUnreadable');
      throw error;
    });
    const { ext, mime } = requireFit(found, tool);
    const path = join(folder, `checked.${ext}`);
    await writeFile(path, data);
    const heard = await orRefuse(
      makeNow({ db }, userId, models.find('hearing'), { file: path }, { signal: timeoutSignal(PATIENCE) }),
    );
    const media: Media = {
      key: newKey(),
      ext,
      mime,
      bytes: data.length,
      width: null,
      height: null,
      upscaled: false,
    };
    await putMedia({ db, storage }, media, data);
    await db.transaction(async (client) => {
      await addMedia(client, userId, media);
      await client.query(
        'INSERT INTO music_references (key, user_id, tool_name, heard) VALUES ($1, $2, $3, $4::jsonb)',
        [media.key, userId, tool, JSON.stringify(heard)],
      );
    });
    return { key: media.key, heard };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The type of an accepted file. @throws Refusal if the provider does not accept it */
function requireFit(
  { mime: full, seconds, audio }: StrangerProbe,
  tool: MusicTool,
): { ext: string; mime: string } {
  const mime = full.split(';')[0] ?? '';
  const type = TYPES[mime];
  const endings: readonly string[] = musicToolOf(tool)?.audio ?? [];
  if (!type || !audio || !endings.includes(type.ending))
    throw new Refusal(400, endings.length > 1 ? 'referenceNotMp3OrMp4' : 'referenceNotMp3');
  if (!referenceLengthFits(seconds)) throw new Refusal(400, 'referenceLength');
  return { ext: type.ext, mime };
}

/** The analysis of a member's reference. @throws Refusal if it is unknown or another member's */
export async function requireReference(
  db: Queries,
  context: Pick<Context, 'files'>,
  userId: number,
  key: string,
): Promise<Heard> {
  const row = await first(
    db.query<{ heard: Heard; stored: boolean }>(
      `SELECT heard, EXISTS (SELECT 1 FROM media m WHERE m.key = r.key) AS stored
       FROM music_references r WHERE key = $1 AND user_id = $2`,
      [key, userId],
    ),
  );
  if (!row) throw new Refusal(400, 'notYourMedia');
  // what was heard in it outlives its file, and is all that a song needs
  if (row.stored) nameFile(context, { key });
  return row.heard;
}
