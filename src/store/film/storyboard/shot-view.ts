import { IMAGE_PROGRESS, type Shot, VIDEO_PROGRESS } from '../../../api/shot.ts';
import type { TaskRow } from '../../../sw/protocol.ts';

export type Progress = 'idle' | 'queuing' | 'generating' | 'failed';

/** Looks a number up in one of the two tables; an unknown one counts as queuing (decisions A-10). */
const progressIn = (table: typeof IMAGE_PROGRESS | typeof VIDEO_PROGRESS, state: number): Progress => {
  for (const name of ['idle', 'generating', 'failed'] as const)
    if ((table[name] as readonly number[]).includes(state)) return name;
  return 'queuing';
};

export type ShotTask = Pick<TaskRow, 'kind' | 'open' | 'final' | 'context' | 'createdAt' | 'result'>;

/**
 * The state of the picture and the clip of a shot: the list's, updated with what the engine knows of single tasks (BOARD-22,
 * BOARD-23).
 */
export function shotProgress(
  shot: Pick<Shot, 'id' | 'has_generate' | 'video_generate'>,
  tasks: readonly ShotTask[],
): { picture: Progress; clip: Progress } {
  const open = (kind: string) =>
    tasks.some((task) => task.kind === kind && task.open === 1 && task.context.scene_id === shot.id);
  const listed = {
    picture: progressIn(IMAGE_PROGRESS, shot.has_generate),
    clip: progressIn(VIDEO_PROGRESS, shot.video_generate),
  };
  const running = (state: Progress): Progress => (state === 'generating' ? state : 'queuing');
  return {
    picture: open('shot-image') ? running(listed.picture) : listed.picture,
    clip: open('shot-video') ? running(listed.clip) : listed.clip,
  };
}

/** What the stage shows: the clip or picture chosen last, or nothing (SHELL-13). */
export function shownIn({ list_type, video_url, scene_img }: Shot): {
  kind: 'clip' | 'picture' | 'nothing';
  address: string;
} {
  if (list_type === 2 && video_url) return { kind: 'clip', address: video_url };
  return scene_img ? { kind: 'picture', address: scene_img } : { kind: 'nothing', address: '' };
}
