/** A clip's last frame as a picture, to continue the clip from it. */

import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeLastPicture } from '../../generators/ffmpeg/last-picture.ts';
import { writeWhole } from '../../generators/ffmpeg/whole-file.ts';
import { timeoutSignal } from '../../generators/timeout-signal.ts';
import type { Deps } from '../deps.ts';
import { withLocalFile } from '../media/local-file.ts';
import { putMedia } from '../media/loose-files.ts';
import { addSentMedia, findOwnMedia, type Media, partsOf, storageName } from '../media/media.ts';
import { keyOfDerived } from '../media/media-keys.ts';
import { orRefuse } from '../models/readiness.ts';
import { Refusal } from '../rpc/refusal.ts';
import { makeTempFolder } from '../temp-folders.ts';
import { requireClip } from './clip-rows.ts';
import { isExpired } from './serialize-clip.ts';

const PATIENCE = 20_000;

/** The last frame of a member's clip. @throws Refusal if the clip is not the member's, not finished, or expired */
export async function lastFrame(deps: Deps, userId: number, id: number): Promise<Media> {
  const { db, storage, secret } = deps;
  const row = await requireClip(db, userId, id);
  if (row.video === '') throw new Refusal(400, 'clipNotDone');
  if (isExpired(row)) throw new Refusal(400, 'sourceGone');
  const key = keyOfDerived(secret, 'last-frame', row.video);
  const known = await findOwnMedia(db, userId, key);
  if (known) return known;
  const data = await orRefuse(withLocalFile(storage, storageName(partsOf(row.video)), readLast));
  const { width, height } = row;
  const media = { key, ext: 'jpg', mime: 'image/jpeg', bytes: data.length, width, height, upscaled: false };
  await putMedia({ db, storage }, media, data);
  await addSentMedia(db, userId, media);
  return media;
}

async function readLast(video: string): Promise<Uint8Array> {
  const folder = await makeTempFolder('frame');
  try {
    const file = join(folder, 'last.jpg');
    await writeWhole(file, (part) =>
      writeLastPicture(video, part, { signal: timeoutSignal(PATIENCE) }, ['-q:v', '2']),
    );
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
