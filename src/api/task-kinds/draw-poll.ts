import { getDrawTasks } from '../draw.ts';
import { type PollResult, poll } from '../task-kind.ts';

/** The task id in the answer to a drawing submit; empty if the pictures are in the answer (DRAW-24). */
export const drawId = (answer: { task_id?: string | undefined; images?: string[] | undefined }) => [
  answer.images?.length ? null : answer.task_id,
];

/** Polls the pictures of the drawing page and the film workflow. */
export const pollDraws = poll(getDrawTasks, {
  input: (ids) => ({ taskId: ids }),
  results: (answer) =>
    answer.map(({ task_id, state, ...result }): PollResult => ({ id: task_id, state, result })),
});

/** State numbers differ between kinds: 1 means done for a picture and pending for a clip. */
export const DRAW_STATES = { done: [1], failed: [4], expired: [] };
