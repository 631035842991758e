import type { TaskItem } from '../../src/api/task-list.ts';
import { VIDEO_KEPT_DAYS } from '../../src/api/video-modes.ts';
import { DAY, instant } from '../clock.ts';
import { mediaAddress } from '../media/media-address.ts';
import { isMessageKey, type Language, say } from '../rpc/messages.ts';
import type { TaskRow } from './task-list.ts';

interface Telling {
  secret: string;
  language: Language;
}

/** Under an id that can begin again, the engine follows the latest task alone; and only while there is something to follow. */
const trackedAs = ({ id, track_id, latest, project_id }: TaskRow): string => {
  if (track_id === id) return id;
  return latest && project_id !== null ? track_id : '';
};

/** A task as the task centre shows it. */
export function tellTask(row: TaskRow, telling: Telling): TaskItem {
  const film = filmOf(row, telling);
  return {
    task_id: row.id,
    kind: row.kind,
    track_id: trackedAs(row),
    state: row.status,
    tool: row.tool,
    model: row.model,
    prompt: row.prompt,
    image: row.image && mediaAddress(telling.secret, row.image),
    created_at: instant(row.created_at),
    ended_at: row.ended_at && instant(row.ended_at),
    expected_seconds: row.expected_seconds,
    points_charged: row.points,
    points_refunded: row.refunded,
    fail_msg: isMessageKey(row.failure) ? say(row.failure, telling.language) : '',
    provider: row.provider,
    again: row.again ? 1 : 0,
    ...(row.project_id === null ? {} : { script_id: row.project_id }),
    ...(film ? { film } : {}),
  };
}

/** What an export has made; once it has expired its files are no longer told (NOTICE-10). */
function filmOf(
  { works_id, video, subtitles, seconds, ended_at }: TaskRow,
  { secret }: Telling,
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
