import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { partsOf, START_BYTES, typeByStart, WORK_VIDEO } from '../../src/api/work-uploads.ts';
import { DAY } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { countUse, returnUse } from '../rpc/limits.ts';
import { Refusal } from '../rpc/refusal.ts';
import { requireRoom } from '../storage/room.ts';
import { Counter } from './arriving.ts';
import { announcePart, dropWorkUpload, partName, recordPart, requireWorkUpload } from './work-uploads.ts';

const MB = 1024 * 1024;

/** The refusal of a video above the limit. */
export const workTooLarge = (): Refusal =>
  new Refusal(413, 'workTooLarge', { status: 413, fill: { max: WORK_VIDEO.maxBytes / MB } });

/** The refusal of a file that does not begin as an MP4 does. */
export const notVideo = (): Refusal => new Refusal(415, 'workNotVideo', { status: 415 });

/** A part being received. */
interface Incoming {
  token: string;
  part: number;
  body: Readable;
  /** Bytes according to its Content-Length. */
  length: number;
}

/**
 * Stores one part of a video, streamed. Sending it again replaces it; parts may come in any order. The first one must start like an
 * MP4, so that other files are refused early; nothing of them is kept.
 * @returns false if the video was checked already, and no parts are needed
 * @throws Refusal 403 for an expired upload, 413 above the limits, 415 for another type, 429 above the account's daily limit
 */
export async function receivePart(
  { db, storage, config }: Pick<Deps, 'db' | 'storage' | 'config'>,
  userId: number,
  { token, part, body, length }: Incoming,
): Promise<boolean> {
  const { key, part_bytes, bytes } = await requireWorkUpload(db, userId, token);
  if (bytes !== null) return false;
  await requireRoom(storage, config.minFreeMegabytes);
  if (part >= partsOf(WORK_VIDEO.maxBytes, part_bytes) || length > part_bytes) throw workTooLarge();
  if (!(length > 0)) throw new Refusal(411, 'badBody', { status: 411 });
  const day = { name: 'upload-mb', max: config.uploadMegabytesPerDay, seconds: DAY };
  const megabytes = Math.ceil(length / MB);
  await countUse(db, day, String(userId), megabytes);
  const counter = new Counter(length, workTooLarge);
  body.on('error', (error) => counter.destroy(error));
  const name = partName(key, part);
  await announcePart(db, key, part);
  try {
    await storage.put(name, body.pipe(counter), length);
  } catch (error) {
    // it is sent again, and counts then: a network that cuts often would use the day up
    await returnUse(db, day, String(userId), megabytes).catch(() => undefined);
    throw error;
  }
  if (part === 0) {
    const start = await buffer(await storage.stream(name, { start: 0, end: START_BYTES - 1 }));
    const type = typeByStart(start);
    if (type !== 'mp4') {
      await dropWorkUpload(db, storage, key);
      // the name of the file is not sent: it may be called an MP4
      throw type === 'other' ? notVideo() : new Refusal(415, 'workNotReadable', { status: 415 });
    }
  }
  if (await recordPart(db, key, part, counter.bytes)) return true;
  // the upload was dropped or checked meanwhile: nothing would find this part any more
  await storage.delete(name);
  await requireWorkUpload(db, userId, token);
  return false;
}
