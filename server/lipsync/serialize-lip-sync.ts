import { LIP_SYNC_PLATFORM, LIP_SYNC_TOOLS, type LipSyncTask } from '../../src/api/lipsync.ts';
import { shapeOf } from '../../src/api/lipsync-limits.ts';
import { mediaAddress } from '../media/media-address.ts';
import type { Language } from '../rpc/messages.ts';
import { flag } from '../rpc/route.ts';
import { taskExtras } from '../tasks/task-extras.ts';
import type { LipSyncRow } from './lip-sync-rows.ts';

/** Task states of the lip-sync lane: 0 and 1 in progress, 2 done, 3 failed (LIP-10). */
const STATES: Record<LipSyncRow['status'], number> = {
  waiting: 0,
  running: 1,
  done: 2,
  failed: 3,
  cancelled: 3,
};

/** A member's result, for lists and polls. */
export function serializeLipSync(
  row: LipSyncRow,
  { secret, language }: { secret: string; language: Language },
): LipSyncTask {
  const made = row.status === 'done';
  const addressOf = (file: string): string => (file && made ? mediaAddress(secret, file) : '');
  return {
    task_id: row.task_id,
    id: row.id,
    status_code: STATES[row.status],
    video_url: addressOf(row.video),
    poster_url: addressOf(row.poster),
    options: JSON.stringify(optionsOf(row, secret)),
    tool_name: row.tool_name,
    seconds: row.seconds,
    ...(row.width !== null && row.height !== null ? { width: row.width, height: row.height } : {}),
    starred: flag(row.starred),
    ...taskExtras(row, language),
  };
}

/** The request, with the field names of the submit. */
function optionsOf({ tool_name, prompt, source, sound, sound_seconds, plan }: LipSyncRow, secret: string) {
  const common = {
    head_url: mediaAddress(secret, source),
    audio_url: mediaAddress(secret, sound),
    audio_duration: sound_seconds,
    audio_text: prompt,
    face: plan.face,
  };
  if (plan.kind === 'dub') return common;
  const jimeng = tool_name === LIP_SYNC_TOOLS[LIP_SYNC_PLATFORM.jimeng];
  return {
    ...common,
    aspectRatio: shapeOf(plan.width, plan.height) ?? '',
    type: jimeng ? LIP_SYNC_PLATFORM.jimeng : LIP_SYNC_PLATFORM.hedra,
  };
}
