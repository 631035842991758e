import type { TaskItem } from '../../src/api/task-list.ts';
import { VIDEO_KEPT_DAYS } from '../../src/api/video-modes.ts';
import { DAY, instant } from '../clock.ts';
import { mediaAddress } from '../media/media-address.ts';
import { isMessageKey, type Language, messageText } from '../rpc/messages.ts';
import type { TaskRow } from './task-list.ts';
import { progressText, shownStatus } from './task-progress.ts';

interface SerializeOptions {
  secret: string;
  language: Language;
}

/** The id that the engine tracks. Of tasks with a recurring id only the latest is tracked, while its project exists. */
const trackedAs = ({ id, track_id, latest, project_id }: TaskRow): string => {
  if (track_id === id) return id;
  return latest && project_id !== null ? track_id : '';
};

/** A task for the task center. */
export function serializeTask(row: TaskRow, options: SerializeOptions): TaskItem {
  const film = filmOf(row, options);
  return {
    task_id: row.id,
    kind: row.kind,
    track_id: trackedAs(row),
    state: shownStatus(row),
    tool: row.tool,
    model: row.model,
    prompt: row.prompt,
    image: row.image && mediaAddress(options.secret, row.image),
    created_at: instant(row.created_at),
    ended_at: row.ended_at && instant(row.ended_at),
    expected_seconds: row.expected_seconds,
    points_charged: row.points,
    points_refunded: row.refunded,
    fail_msg: isMessageKey(row.failure) ? messageText(row.failure, options.language) : '',
    progress_msg: progressText(row.request, row.provider, options.language),
    provider: row.provider,
    again: row.again ? 1 : 0,
    ...(row.project_id === null ? {} : { script_id: row.project_id }),
    ...(row.role_id === null ? {} : { role_id: row.role_id }),
    ...(film ? { film } : {}),
  };
}

/** The film of an export. Its URLs are left out after expiry (NOTICE-10). */
function filmOf(
  { works_id, video, subtitles, seconds, ended_at }: TaskRow,
  { secret }: SerializeOptions,
): TaskItem['film'] {
  if (works_id === null || !ended_at) return undefined;
  const until = new Date(ended_at).getTime() + VIDEO_KEPT_DAYS * DAY * 1000;
  const address = (file: string | null) => (file && Date.now() < until ? mediaAddress(secret, file) : '');
  return {
    works_id,
    video_url: address(video),
    subtitles_url: address(subtitles),
    seconds: seconds ?? 0,
    expires_at: instant(new Date(until)),
  };
}
