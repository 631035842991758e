import { getDrawTasks } from '../draw.ts';
import { type PollResult, poll } from '../task-kind.ts';

/** The id of a drawing's answer; none when the pictures came at once (DRAW-24). */
export const drawId = (answer: { task_id?: string | undefined; images?: string[] | undefined }) => [
  answer.images?.length ? null : answer.task_id,
];

/** Pictures of the drawing page and of the film workflow are polled alike. */
export const pollDraws = poll(getDrawTasks, {
  input: (ids) => ({ taskId: ids }),
  results: (answer) =>
    answer.map(({ task_id, state, ...result }): PollResult => ({ id: task_id, state, result })),
});

/** No two kinds share state numbers by accident: 1 is done for a picture and pending for a clip. */
export const DRAW_STATES = { done: [1], failed: [4], expired: [] };
