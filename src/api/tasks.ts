/** The task kinds, one row each: what begins them, how they are polled, what their state numbers mean (contract §3). */

import type { InferOutput } from 'valibot';
import {
  changeImage,
  type DrawSubmitted,
  getDrawTasks,
  imagine,
  imagineFromImage,
  upscaleImage,
} from './draw.ts';
import { poll, submit, type TaskKind, type Told } from './task-kind.ts';

const SECOND = 1000;

const drawId = (answer: InferOutput<typeof DrawSubmitted>) => [answer.images?.length ? null : answer.task_id];

/** Pictures of the drawing page and of the film workflow are polled alike. */
const pollDraws = poll(getDrawTasks, {
  input: (ids) => ({ taskId: ids }),
  told: (answer) => answer.map(({ task_id, state, ...result }): Told => ({ id: task_id, state, result })),
});

const DRAW_STATES = { done: [1], failed: [4], expired: [] } as const;

export const TASK_KINDS: readonly TaskKind[] = [
  {
    kind: 'draw',
    submits: [imagine, imagineFromImage, changeImage, upscaleImage].map((call) => submit(call, drawId)),
    lane: () => 'draw',
    poll: pollDraws,
    interval: 5 * SECOND,
    states: DRAW_STATES,
    refusal: 'retry',
    place: () => '/draw',
  },
];
