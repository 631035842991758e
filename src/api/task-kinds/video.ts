import { poll, SECOND, submit, type TaskKindRow } from '../task-kind.ts';
import { addSoundEffect, generateVideo, getVideoTasks, upscaleVideo } from '../video.ts';
import { taskId, VIDEO_STATES, videoResults } from './video-poll.ts';

/** Clips of the video page; one lane per tool. */
export const VIDEO: TaskKindRow = {
  submits: [submit(generateVideo, taskId), submit(addSoundEffect, taskId), submit(upscaleVideo, taskId)],
  lane: ({ tool = '' }) => `video:${tool}`,
  poll: poll(getVideoTasks, {
    input: (ids, tool) => ({ task_id: ids, tool_name: tool }),
    results: videoResults,
  }),
  interval: 5 * SECOND,
  states: VIDEO_STATES,
  starts: 0,
  refusal: 'retry',
  recurs: false,
  place: () => '/video',
  keeps: false,
  actions: [],
  words: {
    en: { name: 'Videos', one: 'Video', done: 'Your clip is ready', failed: 'Your clip could not be made' },
    zh: { name: '视频', one: '视频', done: '视频做好了', failed: '视频没有做成' },
  },
  icon: 'video',
  landsIn: 'page',
  standsFor: [],
};
