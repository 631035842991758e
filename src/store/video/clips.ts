/** The video page's history. */
import { listVideos, type VideoTaskState } from '../../api/video.ts';
import { readVideoOptions } from '../../api/video-options.ts';
import { failInBackground } from '../background-errors.ts';
import { client } from '../client.ts';
import { pagedList } from '../paged-list.ts';
import { adoptTasks } from '../tasks/tasks.ts';

/** A clip with the day it is listed under, YYYY-MM-DD. */
export interface Clip extends VideoTaskState {
  date: string;
}

const ENDED: ReadonlySet<number> = new Set([2, 3, 5]);

/** Starts tracking pending clips that this device does not track yet (ENGINE-33). */
export const adoptClips = (clips: readonly Clip[]): Promise<void> =>
  adoptTasks(
    'video',
    clips
      .filter(({ state }) => !ENDED.has(state))
      .map(({ task_id, state, tool_name, options }) => ({
        id: task_id,
        state,
        context: {
          kind: 'video',
          page: '/video',
          prompt: readVideoOptions(options).prompt,
          tool: tool_name,
        },
      })),
  );

type Ask = Partial<Parameters<typeof client.send<typeof listVideos>>[1]> & { page: number };

/** Reads one page (VIDEO-17). */
export async function readClips({ tool_name = '', ...ask }: Ask) {
  const { lists, has_next, filtered } = await client.send(listVideos, { tool_name, pageSize: 10, ...ask });
  const clips = lists.flatMap(({ date, tasks }) => tasks.map((task) => ({ ...task, date })));
  void adoptClips(clips).catch(failInBackground);
  return { lists: clips, has_next, filtered: filtered === 1 };
}

/** Rows are told apart by their id, or in progress by the task's. */
export const clips = pagedList<Clip, { filtered: boolean }>('video/lists-pro', readClips);

type Listener = (clip: Clip) => void;
const listeners = new Set<Listener>();
/** Registers a listener for each clip that is added. */
export const onClipAdded = (listener: Listener): void => void listeners.add(listener);

/** Adds a new clip at the top of today's group (VIDEO-46). */
export function addClip(clip: Clip): void {
  clips.add(clip);
  for (const listener of listeners) listener(clip);
}
