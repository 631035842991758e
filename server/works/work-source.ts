/** The video of a new work: an upload, or one made in the studio. */

import { first, type Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { withLocalFile } from '../media/local-file.ts';
import { fileName, findOwnMedia, type Media, storageName } from '../media/media.ts';
import { requireKey } from '../media/media-address.ts';
import { nameFile } from '../media/named-files.ts';
import { UnreadableMedia } from '../media/probe-stranger.ts';
import type { Context } from '../rpc/context.ts';
import { Refusal } from '../rpc/refusal.ts';
import { checkWorkUpload } from '../uploads/check-work.ts';
import { tokenOfSource } from '../uploads/work-upload-routes.ts';
import { requireWorkUpload, videoOf } from '../uploads/work-uploads.ts';

export interface WorkSource {
  video: Media;
  seconds: number;
  /** Empty for an upload. */
  provider: string;
  projectId: number | null;
  /** True for an upload, which has no media row yet. */
  uploaded: boolean;
}

/** The video at a URL sent by a client. @throws Refusal if it is not theirs, not a video, or not completely uploaded */
export async function workSourceAt(
  deps: Deps,
  context: Context,
  userId: number,
  address: string,
): Promise<WorkSource> {
  const token = tokenOfSource(address);
  if (token !== null) return uploadedFilm(deps, userId, token);
  const video = await findOwnMedia(deps.db, userId, requireKey(address, context.host));
  if (!video) throw new Refusal(400, 'notYourMedia');
  if (video.mime !== 'video/mp4') throw new Refusal(400, 'workNotVideo');
  nameFile(context, video);
  const made = await madeOf(deps.db, userId, fileName(video));
  const seconds = made?.seconds ?? (await secondsOf(deps, video));
  return {
    video,
    seconds,
    provider: made?.provider ?? '',
    projectId: made?.project_id ?? null,
    uploaded: false,
  };
}

async function uploadedFilm(deps: Deps, userId: number, token: string): Promise<WorkSource> {
  const upload = await requireWorkUpload(deps.db, userId, token);
  const { duration, width = 0, height = 0 } = await checkWorkUpload(deps, upload);
  const { bytes } = await requireWorkUpload(deps.db, userId, token);
  return {
    video: {
      ...videoOf(upload.key),
      mime: 'video/mp4',
      bytes: bytes ?? 0,
      width,
      height,
      upscaled: false,
    },
    seconds: duration,
    provider: '',
    projectId: null,
    uploaded: true,
  };
}

interface Made {
  seconds: number;
  provider: string;
  project_id: number | null;
}

/** The film, clip or talking head that a file belongs to. */
const madeOf = (db: Queries, userId: number, file: string): Promise<Made | undefined> =>
  first(
    db.query<Made>(
      `SELECT c.seconds, t.provider, c.project_id FROM clips c JOIN tasks t ON t.id = c.task_id
       WHERE c.user_id = $1 AND c.video = $2 AND c.deleted_at IS NULL
       UNION ALL SELECT l.seconds, t.provider, NULL FROM lip_syncs l JOIN tasks t ON t.id = l.task_id
       WHERE l.user_id = $1 AND l.video = $2 AND l.deleted_at IS NULL
       UNION ALL SELECT seconds, provider, project_id FROM works WHERE user_id = $1 AND video = $2
       LIMIT 1`,
      [userId, file],
    ),
  );

async function secondsOf({ storage, probe }: Deps, video: Media): Promise<number> {
  try {
    return (await withLocalFile(storage, storageName(video), probe)).seconds;
  } catch (error) {
    throw error instanceof UnreadableMedia ? new Refusal(400, 'workNoDuration') : error;
  }
}
