import { paidAnswer } from '../tasks/paid-answer.ts';
import type { PaidKind } from '../tasks/paid-kind.ts';
import { drawPriceAgain } from './draw-price.ts';
import type { Prepared } from './draw-submit.ts';
import { addDraw } from './draws.ts';
import { PICTURES, pictureWork } from './picture-job.ts';

/** Pictures of the drawing page, and of a film's shots and roles. */
export const DRAW: PaidKind<
  Prepared,
  { task_id: string; draw_id: number; starred: 0 } & ReturnType<typeof paidAnswer>
> = {
  facts: ({ tool, model, prompt, points, provider, place, by }) => ({
    kind: place ? 'shot-image' : 'draw',
    prompt,
    tool,
    model,
    points,
    provider,
    ...place,
    requests: [{ part: PICTURES, model: by }],
  }),
  record: async (client, task, { points: _, provider: __, by: ___, ...draw }) => {
    const drawId = await addDraw(client, { ...draw, taskId: task.id, userId: task.userId });
    return { task_id: task.id, draw_id: drawId, starred: 0, ...paidAnswer(task) };
  },
  job: { queue: 'pictures', atOnce: ({ pictureWorkers }) => pictureWorkers, work: pictureWork },
  priceAgain: drawPriceAgain,
};
