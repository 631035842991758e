/** Charging, recording and queueing clips. */

import { MINUTE } from '../clock.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { pictureAt } from '../draw/draw-submit.ts';
import { lookOf } from '../draw/styles.ts';
import { requireOwnShot } from '../film/storyboard/shot-owner.ts';
import { requireReady } from '../models/readiness.ts';
import type { Context } from '../rpc/context.ts';
import { memberOf } from '../rpc/context.ts';
import { countUse } from '../rpc/limits.ts';
import { newKey } from '../secrets.ts';
import { QUEUES } from '../tasks/queue.ts';
import { submitOnce } from '../tasks/submits.ts';
import { type Asked, addTask } from '../tasks/tasks.ts';
import { type ClipInput, type PlannedClip, planClip } from './clip-plan.ts';
import { addClip, type ShotPlace } from './clips.ts';

/** Seconds a clip takes here before the first one has been timed. */
const FIRST_GUESS = 6;

/** Holds the points of one clip, writes it and queues its job, in the caller's transaction. */
export async function queueClip(
  { queue, clips }: Pick<Deps, 'queue' | 'clips'>,
  client: Queries,
  userId: number,
  place: ShotPlace | null,
  planned: PlannedClip,
  asked: Asked,
) {
  const taskId = newKey();
  const expected = await addTask(client, queue, {
    id: taskId,
    userId,
    kind: place ? 'shot-video' : 'video',
    projectId: place?.projectId ?? null,
    prompt: planned.prompt,
    asked,
    tool: planned.tool,
    queue: QUEUES.clips,
    points: planned.points,
    provider: clips.name,
    guess: FIRST_GUESS,
  });
  await addClip(client, { taskId, userId, place }, planned);
  return {
    task_id: taskId,
    points_charged: planned.points,
    expected_seconds: expected,
    provider: clips.name,
  };
}

/** Plans a clip for a shot. @throws Refusal when shot or picture is not the member's, or nobody here makes such clips */
export async function prepareShotClip(
  deps: Deps,
  context: Context,
  userId: number,
  input: ClipInput & { scene_id: number; script_id: number },
): Promise<{ place: ShotPlace; planned: PlannedClip }> {
  await requireReady(deps.clips);
  const shot = await requireOwnShot(deps.db, userId, input.scene_id, input.script_id);
  const resolve = async (address: string) => (await pictureAt(deps, context, userId, address)).key;
  const framed = { ...input, ratio: input.ratio ?? shot.ratio };
  return { place: shot, planned: await planClip(framed, resolve, lookOf(shot.styleName)) };
}

/** Charges and queues a clip once for each idempotency key, and lets the worker begin. */
export async function submitClip(
  deps: Deps,
  context: Context,
  path: string,
  input: unknown,
  prepare: (userId: number) => Promise<{ place: ShotPlace | null; planned: PlannedClip }>,
) {
  const { db, queue, config } = deps;
  const { userId } = memberOf(context);
  await countUse(db, { name: 'submit', max: config.submitsPerMinute, seconds: MINUTE }, String(userId));
  const answer = await submitOnce(
    db,
    { userId, key: context.idempotencyKey, path, input },
    () => prepare(userId),
    (client, { place, planned }) => queueClip(deps, client, userId, place, planned, { path, input }),
  );
  queue.wake(QUEUES.clips);
  return answer;
}
