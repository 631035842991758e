/** A batch of the storyboard: all of its tasks are charged in one transaction, or none. */
import type { Call, CallOutput } from '../../../src/api/call.ts';
import {
  generateShotVideo,
  imagineMaterial,
  submitBatch as submitBatchCall,
} from '../../../src/api/storyboard.ts';
import { MINUTE } from '../../clock.ts';
import type { Queries } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { chargeDraw } from '../../draw/draw-submit.ts';
import { type Context, memberOf } from '../../rpc/context.ts';
import { countUse } from '../../rpc/limits.ts';
import { QUEUES } from '../../tasks/queue.ts';
import { submitOnce } from '../../tasks/submits.ts';
import { type Asked, markBatch } from '../../tasks/tasks.ts';
import { prepareShotClip, queueClip } from '../../video/clip-submit.ts';
import { prepareMaterial, saveTyped } from './shot-pictures.ts';

export type BatchItem = CallOutput<typeof submitBatchCall>[number];
type ItemOf<Type extends BatchItem['type']> = Extract<BatchItem, { type: Type }>;

/** One task of a batch that is planned and priced. */
export interface ReadyTask {
  queue: string;
  /** Charges, records and queues it in the batch's transaction. @throws Refusal 2001 when points are short */
  charge(client: Queries): Promise<{ task_id: string }>;
}

type Prepare<Item> = (deps: Deps, context: Context, item: Item) => Promise<ReadyTask>;

/** What one task of a batch would be asked for by itself, if it is to be made again. */
function alone({ path }: Call, { type: _, ...input }: BatchItem): Asked {
  return { path, input };
}

/** What prepares a task of each payload type, before anything is charged. */
const PREPARE: { [Type in BatchItem['type']]: Prepare<ItemOf<Type>> } = {
  1: async (deps, context, item) => {
    const { userId } = memberOf(context);
    const prepared = await prepareMaterial(deps, context, userId, item);
    return {
      queue: QUEUES.pictures,
      charge: async (client) => {
        await saveTyped(client, item);
        return chargeDraw(client, deps.queue, userId, prepared, alone(imagineMaterial, item));
      },
    };
  },
  2: async (deps, context, item) => {
    const { userId } = memberOf(context);
    const { place, planned } = await prepareShotClip(deps, context, userId, item);
    return {
      queue: QUEUES.clips,
      charge: (client) => queueClip(deps, client, userId, place, planned, alone(generateShotVideo, item)),
    };
  },
};

const prepare = (deps: Deps, context: Context, item: BatchItem): Promise<ReadyTask> =>
  item.type === 1 ? PREPARE[1](deps, context, item) : PREPARE[2](deps, context, item);

/**
 * Submits a batch once for each idempotency key (BOARD-78).
 * @throws Refusal for the first task that cannot be made, or 2001 when the points do not suffice for all: then none is charged
 */
export async function submitBatch(deps: Deps, context: Context, input: BatchItem[]) {
  const { db, queue, config } = deps;
  const { userId } = memberOf(context);
  await countUse(db, { name: 'submit', max: config.submitsPerMinute, seconds: MINUTE }, String(userId));
  const queues = new Set<string>();
  const answer = await submitOnce(
    db,
    { userId, key: context.idempotencyKey, path: submitBatchCall.path, input },
    async () => {
      const ready: ReadyTask[] = [];
      for (const item of input) ready.push(await prepare(deps, context, item));
      return ready;
    },
    async (client, ready) => {
      const tasks: string[] = [];
      for (const { queue: name, charge } of ready) {
        queues.add(name);
        tasks.push((await charge(client)).task_id);
      }
      await markBatch(client, tasks);
      return { tasks };
    },
  );
  for (const name of queues) queue.wake(name);
  return answer;
}
