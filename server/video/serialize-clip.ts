import type { CallAnswer } from '../../src/api/call.ts';
import type { listShotVideos } from '../../src/api/storyboard.ts';
import type { VideoTaskState } from '../../src/api/video.ts';
import { mediaAddress } from '../media/media-address.ts';
import type { Language } from '../rpc/messages.ts';
import { taskExtras } from '../tasks/task-extras.ts';
import type { ClipRow } from './clips.ts';

/** Task states of the video lanes: 0 and 1 in progress, 3 done, 2 failed. */
const STATES: Record<ClipRow['status'], number> = {
  waiting: 0,
  running: 1,
  done: 3,
  failed: 2,
  cancelled: 2,
};

interface SerializeOptions {
  secret: string;
  language: Language;
}

/** The fields that tasks and list items share. */
export const serializeClip = (row: ClipRow, { secret, language }: SerializeOptions): VideoTaskState => ({
  task_id: row.task_id,
  id: row.id,
  state: STATES[row.status],
  video_url: row.video && mediaAddress(secret, row.video),
  poster: row.poster && mediaAddress(secret, row.poster),
  seconds: row.seconds,
  tool_name: row.tool_name,
  // HD upscale of clips is not offered yet
  is_allowed_chaofen: 0,
  options: JSON.stringify({ prompt: row.prompt, model: row.model, resolution: row.resolution }),
  ...taskExtras(row, language),
});

/** A clip in its shot's list. @param chosen the clip the shot shows; 0 for none */
export const serializeShotClip = (
  row: ClipRow,
  chosen: number,
  options: SerializeOptions,
): CallAnswer<typeof listShotVideos>['lists'][number] => ({
  ...serializeClip(row, options),
  is_select: row.id === chosen ? 1 : 0,
});
