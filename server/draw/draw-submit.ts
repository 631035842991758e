/** A paid drawing, from the checked input to the answer. */

import { MINUTE } from '../clock.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { drawCost } from '../ledger/costs.ts';
import type { Media } from '../media/media.ts';
import { requireKey } from '../media/media-address.ts';
import type { Context } from '../rpc/context.ts';
import { memberOf } from '../rpc/context.ts';
import { countUse } from '../rpc/limits.ts';
import { Refusal } from '../rpc/refusal.ts';
import { newKey } from '../secrets.ts';
import { QUEUES, type Queue } from '../tasks/queue.ts';
import { submitOnce } from '../tasks/submits.ts';
import { type Asked, addTask } from '../tasks/tasks.ts';
import { usePicture } from '../uploads/uploads.ts';
import type { PlannedDraw } from './draw-plan.ts';
import { addDraw, type NewDraw } from './draws.ts';

/** Everything about the drawing but whose it is. */
export type Prepared = Omit<NewDraw, 'taskId' | 'userId'> & { points: number; provider: string };

/** A planned drawing with its price. @throws Refusal for a model that is not offered */
export function priced(planned: PlannedDraw, provider: string): Prepared {
  const points = drawCost(planned.tool, planned.model);
  if (points === null) throw new Refusal(400, 'badInput', { fill: { field: 'model_name' } });
  return { ...planned, action: '', points, provider };
}

/**
 * Charges, records and queues a drawing once for each idempotency key, and lets the worker begin.
 * @param alsoSave what else belongs into the transaction of the charge
 */
export async function submitDraw(
  { db, queue, config }: Deps,
  context: Context,
  path: string,
  input: unknown,
  prepare: (userId: number) => Promise<Prepared>,
  alsoSave: (client: Queries) => Promise<void> = async () => {},
) {
  const { userId } = memberOf(context);
  await countUse(db, { name: 'submit', max: config.submitsPerMinute, seconds: MINUTE }, String(userId));
  const answer = await submitOnce(
    db,
    { userId, key: context.idempotencyKey, path, input },
    () => prepare(userId),
    async (client, prepared) => {
      await alsoSave(client);
      return chargeDraw(client, queue, userId, prepared, { path, input });
    },
  );
  queue.wake(QUEUES.pictures);
  return answer;
}

/** Takes the points of one drawing, records it and queues it, in the caller's transaction. @throws Refusal 2001 when points are short */
export async function chargeDraw(
  client: Queries,
  queue: Queue,
  userId: number,
  { points, provider, ...draw }: Prepared,
  asked: Asked,
) {
  const taskId = newKey();
  const { tool, prompt, place } = draw;
  const expected = await addTask(client, queue, {
    id: taskId,
    userId,
    kind: place ? 'shot-image' : 'draw',
    projectId: place?.projectId ?? null,
    prompt,
    asked,
    tool,
    queue: QUEUES.pictures,
    points,
    provider,
  });
  const drawId = await addDraw(client, { ...draw, taskId, userId });
  return {
    task_id: taskId,
    draw_id: drawId,
    points_charged: points,
    expected_seconds: expected,
    provider,
  };
}

/** The member's picture behind an address they sent. @throws Refusal when the address or the picture is not theirs */
export const pictureAt = (
  { db, storage }: Deps,
  { host }: Context,
  userId: number,
  address: string,
): Promise<Media> => usePicture(db, storage, userId, requireKey(address, host));
