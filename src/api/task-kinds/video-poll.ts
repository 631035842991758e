import type { PollResult } from '../task-kind.ts';
import type { VideoTaskState } from '../video.ts';

export const taskId = (answer: { task_id: string }) => [answer.task_id];

/** Clips of the video page and of the film workflow have the same answer. */
export const videoResults = (answer: VideoTaskState[]): PollResult[] =>
  answer.map(({ task_id, state, ...result }) => ({ id: task_id, state, result }));

export const VIDEO_STATES = { done: [3], failed: [2], expired: [5] };
