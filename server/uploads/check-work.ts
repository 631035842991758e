import { setTimeout } from 'node:timers/promises';
import type { VideoInfo } from '../../src/api/work-uploads.ts';
import { WORK_VIDEO } from '../../src/api/work-uploads.ts';
import type { Deps } from '../deps.ts';
import { storageName } from '../media/media.ts';
import { type StrangerProbe, UnreadableMedia } from '../media/probe-stranger.ts';
import { Refusal } from '../rpc/refusal.ts';
import { requireRoom } from '../storage/room.ts';
import { cleanUpload } from './clean-film.ts';
import { notVideo, workTooLarge } from './receive-part.ts';
import {
  arrivedParts,
  dropParts,
  dropWorkUpload,
  findWorkUpload,
  leaveCheck,
  partName,
  recordChecked,
  takeCheck,
  videoOf,
  type WorkUpload,
} from './work-uploads.ts';

const MB = 1024 * 1024;

/** Codecs in MP4 that current browsers support on every system. */
const PLAYED: { video: readonly string[]; audio: readonly string[] } = {
  video: ['avc', 'vp9', 'av1'],
  audio: ['aac', 'mp3', 'opus', 'flac'],
};

/** Milliseconds between two looks at a video that another process checks. */
const LOOK_MS = 500;

type Needs = Pick<Deps, 'db' | 'storage' | 'config' | 'probe'>;
const checking = new Map<string, Promise<VideoInfo>>();

/**
 * Joins the parts of a video, checks that it is an MP4 with supported codecs and a length, and removes all metadata. A rejected file
 * is deleted with all its parts. Idempotent.
 * @throws Refusal 409 while parts are missing; 413 or 415 if the video is not accepted
 */
export function checkWorkUpload(deps: Needs, upload: WorkUpload): Promise<VideoInfo> {
  const known = infoOf(upload);
  if (known) return Promise.resolve(known);
  const running =
    checking.get(upload.key) ?? checkAlone(deps, upload).finally(() => checking.delete(upload.key));
  checking.set(upload.key, running);
  return running;
}

const infoOf = ({ seconds, width, height }: WorkUpload): VideoInfo | null =>
  seconds === null ? null : { duration: seconds, width: width ?? 0, height: height ?? 0 };

/** Checks it, or waits for the process that does: two would join and delete the same files. */
async function checkAlone(deps: Needs, { key }: WorkUpload): Promise<VideoInfo> {
  const { db } = deps;
  for (;;) {
    const mine = await takeCheck(db, key);
    // read after that: another process may have checked it since
    const upload = await findWorkUpload(db, key);
    if (!upload) throw new Refusal(403, 'uploadExpired', { status: 403 });
    const known = infoOf(upload);
    if (known) return known;
    if (mine) return check(deps, upload).finally(() => leaveCheck(db, key));
    await setTimeout(LOOK_MS);
  }
}

async function check(deps: Needs, { key, part_bytes }: WorkUpload): Promise<VideoInfo> {
  const { db, storage, config } = deps;
  const parts = await arrivedParts(db, key);
  const whole = parts.every(
    ({ part, bytes }, index) => part === index && (bytes === part_bytes || index === parts.length - 1),
  );
  if (parts.length === 0 || !whole) throw new Refusal(409, 'uploadMissing', { status: 409 });
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  if (bytes > WORK_VIDEO.maxBytes) {
    await dropWorkUpload(db, storage, key);
    throw workTooLarge();
  }
  // temporarily the parts, the joined file and the one without metadata exist together
  await requireRoom(storage, config.minFreeMegabytes + Math.ceil((2 * bytes) / MB));
  const name = storageName(videoOf(key));
  await storage.join(
    name,
    parts.map(({ part }) => partName(key, part)),
  );
  try {
    const clean = await cleanUpload(deps, key, async (file) => requirePlayable(await deps.probe(file)));
    const { seconds, width, height } = clean.facts;
    const checked = await recordChecked(db, key, { bytes: clean.bytes, seconds, width, height });
    // it was dropped meanwhile, e.g. for later ones: the refusal below drops the file
    if (!checked) throw new Refusal(403, 'uploadExpired', { status: 403 });
    await dropParts(db, storage, key);
    return { duration: seconds, width, height };
  } catch (error) {
    const refusal = error instanceof UnreadableMedia ? unreadable(error) : error;
    if (refusal instanceof Refusal) await dropWorkUpload(db, storage, key);
    throw refusal;
  }
}

const unreadable = ({ message }: UnreadableMedia): Refusal =>
  // it began as an MP4 does, or no part of it had been taken
  new Refusal(415, message.includes('length') ? 'workNoDuration' : 'workDamaged', { status: 415 });

/** Facts about a video that browsers can play. @throws Refusal for any other file */
function requirePlayable({ mime, seconds, video, audio }: StrangerProbe) {
  if (!video) throw new Refusal(415, 'workNoPicture', { status: 415 });
  if (!mime.startsWith(WORK_VIDEO.type)) throw notVideo();
  if (!video.codec || !PLAYED.video.includes(video.codec)) throw unplayable(video.codec);
  if (audio && !(audio.codec && PLAYED.audio.includes(audio.codec))) throw unplayable(audio.codec);
  if (!(seconds > 0 && video.width > 0 && video.height > 0))
    throw new Refusal(415, 'workNoDuration', { status: 415 });
  return { seconds, width: video.width, height: video.height };
}

const unplayable = (codec: string | null): Refusal =>
  new Refusal(415, 'workCodec', { status: 415, fill: { codec: (codec ?? '?').toUpperCase() } });
