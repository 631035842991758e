import { generateShotVideo, lipSyncImage, lipSyncVideo } from '../storyboard.ts';
import { poll, SECOND, submit, type TaskKindRow } from '../task-kind.ts';
import { addSoundEffect, getVideoTasks, upscaleVideo } from '../video.ts';
import { storyboard } from './film-places.ts';
import { taskId, VIDEO_STATES, videoResults } from './video-poll.ts';

/** Clips of a film’s shots. */
export const SHOT_VIDEO: TaskKindRow = {
  submits: [
    submit(generateShotVideo, taskId),
    submit(upscaleVideo, taskId),
    submit(addSoundEffect, taskId),
    submit(lipSyncImage, taskId),
    submit(lipSyncVideo, taskId),
  ],
  lane: () => 'shot-video',
  poll: poll(getVideoTasks, { input: (ids) => ({ task_id: ids }), results: videoResults }),
  interval: 5 * SECOND,
  states: VIDEO_STATES,
  starts: 0,
  refusal: 'retry',
  recurs: false,
  place: storyboard,
  keeps: false,
  actions: [],
  words: {
    en: {
      name: 'Storyboard clips',
      one: 'Storyboard clip',
      done: 'A clip of your storyboard is ready',
      failed: 'A clip of your storyboard could not be made',
    },
    zh: { name: '分镜视频', one: '分镜视频', done: '分镜视频做好了', failed: '分镜视频没有做成' },
  },
  icon: 'clip',
  landsIn: 'project',
  standsFor: [],
};
