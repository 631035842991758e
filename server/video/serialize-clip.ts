import type { CallAnswer } from '../../src/api/call.ts';
import { hdProblem } from '../../src/api/draw-hd.ts';
import type { listShotVideos } from '../../src/api/storyboard.ts';
import type { VideoTaskState } from '../../src/api/video.ts';
import { CLIP_TOOLS, VIDEO_KEPT_DAYS } from '../../src/api/video-modes.ts';
import { DAY } from '../clock.ts';
import type { Queries } from '../db/database.ts';
import { mediaAddress } from '../media/media-address.ts';
import { filesOf } from '../media/own-files.ts';
import { type Language, messageText } from '../rpc/messages.ts';
import { flag } from '../rpc/route.ts';
import { taskExtras } from '../tasks/task-extras.ts';
import { shownStatus } from '../tasks/task-progress.ts';
import { keysIn, shownOptions } from './clip-options.ts';
import type { ClipRow } from './clip-rows.ts';

/** Task states of the video lanes: 0 and 1 in progress, 3 done, 2 failed. */
const STATES: Record<ClipRow['status'], number> = {
  waiting: 0,
  running: 1,
  done: 3,
  failed: 2,
  cancelled: 2,
};
const EXPIRED = 5;

export interface SerializeOptions {
  db: Queries;
  secret: string;
  language: Language;
  /** Whether a model for HD upscales is available. */
  upscales: boolean;
}

/** Clips of the video page expire after ten days; those of films do not. */
export const isExpired = ({ project_id, status, created_at }: ClipRow, now = Date.now()): boolean =>
  project_id === null &&
  status === 'done' &&
  new Date(created_at).getTime() + VIDEO_KEPT_DAYS * DAY * 1000 <= now;

/** Whether an HD upscale of a clip is possible (LIMIT-06, LIMIT-07). */
const canUpscale = ({ status, width, height, upscaled }: ClipRow): boolean =>
  status === 'done' &&
  width !== null &&
  height !== null &&
  hdProblem({ width, height, upscaled: flag(upscaled) }) === null;

/** The member's clips, for lists and polls. */
export async function serializeClips(
  rows: readonly ClipRow[],
  { db, secret, language, upscales }: SerializeOptions,
): Promise<VideoTaskState[]> {
  const [any] = rows;
  const keys = rows.flatMap(({ options }) => keysIn(options));
  const files = any ? await filesOf(db, any.user_id, keys) : new Map<string, string>();
  return rows.map((row) => {
    const expired = isExpired(row);
    const { width, height } = row;
    return {
      task_id: row.task_id,
      id: row.id,
      state: expired ? EXPIRED : STATES[shownStatus(row)],
      video_url: row.video && !expired ? mediaAddress(secret, row.video) : '',
      poster: row.poster && !expired ? mediaAddress(secret, row.poster) : '',
      seconds: row.seconds,
      tool_name: row.tool_name,
      is_allowed_chaofen: flag(upscales && !expired && canUpscale(row)),
      options: JSON.stringify({
        prompt: row.prompt,
        model: row.model,
        resolution: row.resolution,
        tool_name: row.tool_name,
        ...shownOptions(row.options, files, secret),
      }),
      starred: flag(row.starred),
      ...(expired ? { message: messageText('clipExpired', language) } : {}),
      ...(width !== null && height !== null ? { width, height } : {}),
      ...taskExtras(row, language),
    };
  });
}

/** The clips of a shot. @param chosen the clip that the shot shows; 0 for none */
export async function serializeShotClips(
  rows: readonly ClipRow[],
  chosen: number,
  options: SerializeOptions,
): Promise<CallAnswer<typeof listShotVideos>['lists']> {
  const clips = await serializeClips(rows, options);
  return clips.map((clip) => ({
    ...clip,
    is_select: clip.id === chosen ? 1 : 0,
    kling_lipsync: flag(clip.tool_name === CLIP_TOOLS.klingLipSync),
  }));
}
