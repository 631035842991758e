/** Batches of the storyboard: all tasks are charged in one transaction, or none. */
import type { Call, CallOutput } from '../../../src/api/call.ts';
import {
  generateShotVideo,
  imagineMaterial,
  submitBatch as submitBatchCall,
} from '../../../src/api/storyboard.ts';
import type { Deps } from '../../deps.ts';
import { DRAW } from '../../draw/draw-kind.ts';
import type { Context } from '../../rpc/context.ts';
import { type Charging, submitPaid } from '../../tasks/submit-paid.ts';
import { markBatch, type TaskRequest } from '../../tasks/tasks.ts';
import { CLIP } from '../../video/clip-kind.ts';
import { prepareShotClip } from '../../video/clip-submit.ts';
import { refusalOfShot } from './refused-shot.ts';
import { prepareMaterial, saveTyped, sentAgain } from './shot-pictures.ts';

export type BatchItem = CallOutput<typeof submitBatchCall>[number];
type ItemOf<Type extends BatchItem['type']> = Extract<BatchItem, { type: Type }>;

/** Charges, records and queues one prepared task. @throws Refusal 2001 if there are too few points */
export type ChargeItem = (charging: Charging) => Promise<{ task_id: string }>;

type Prepare<Item> = (deps: Deps, context: Context, userId: number, item: Item) => Promise<ChargeItem>;

/** Several texts are saved in the order of their shots' ids, and after the charges (film/lock-shots.ts). */
const inLockOrder = (input: readonly BatchItem[]): BatchItem[] =>
  [...input].sort((a, b) => a.scene_id - b.scene_id);

/** The request that submits one task of a batch again. */
function alone({ path }: Call, { type: _, ...input }: BatchItem): TaskRequest {
  return { path, input };
}

/** Prepares one task per payload type, before anything is charged. */
const PREPARE: { [Type in BatchItem['type']]: Prepare<ItemOf<Type>> } = {
  1: async (deps, context, userId, item) => {
    const planned = await prepareMaterial(deps, context, userId, item);
    return ({ charge }) => charge(DRAW, planned, alone(imagineMaterial, sentAgain(item)));
  },
  2: async (deps, context, userId, item) => {
    const planned = await prepareShotClip(deps, context, userId, item);
    return ({ charge }) => charge(CLIP, planned, alone(generateShotVideo, item));
  },
};

const prepare = (deps: Deps, context: Context, userId: number, item: BatchItem): Promise<ChargeItem> =>
  item.type === 1 ? PREPARE[1](deps, context, userId, item) : PREPARE[2](deps, context, userId, item);

/**
 * Submits a batch once per idempotency key (BOARD-78).
 * @throws Refusal for the first invalid task, with the number of its shot, or 2001 if there are too few points for all; then nothing is charged
 */
export const submitBatch = (deps: Deps, context: Context, input: BatchItem[]) =>
  submitPaid(deps, context, submitBatchCall, input, async (userId) => {
    const items: ChargeItem[] = [];
    for (const item of input)
      try {
        items.push(await prepare(deps, context, userId, item));
      } catch (error) {
        const { language } = context;
        throw await refusalOfShot(deps.db, error, { userId, shotId: item.scene_id, language });
      }
    return async (charging) => {
      const tasks: string[] = [];
      for (const chargeItem of items) tasks.push((await chargeItem(charging)).task_id);
      for (const item of inLockOrder(input)) if (item.type === 1) await saveTyped(charging.client, item);
      await markBatch(charging.client, tasks);
      return { tasks };
    };
  });
