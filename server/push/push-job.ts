import { type PushMessage, TEST_KIND } from '../../src/api/push.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { type JobData, PUSHES } from '../tasks/queue-writes.ts';
import { allowsLoopback } from './addresses.ts';
import { batchThatWaited, type Ended, endOfTask } from './notices.ts';
import { endOfPayment, orderOfJob } from './payment-notice.ts';
import { type Device, deviceById, devicesToNotify, dropDevice } from './push-devices.ts';
import { type PushOutcome, sendPush } from './send.ts';
import { SlowDevices } from './slow-devices.ts';

/** Maximum attempts; after that the push is dropped, and the next page shows the notice. */
export const MOST_TRIES = 5;
/** First pause, in multiples of the pause between a task's attempts. */
const FIRST_PAUSE = 5;
const LONGEST_WAIT_SECONDS = 60 * 60;
const NO_ANSWER = 'no answer';

const TEST: PushMessage = { kind: TEST_KIND, final: 'done', tag: TEST_KIND };

/** What a push is about: the end of a task, or a payment. */
function endOf(db: Queries, name: string): Promise<Ended | null> {
  const order = orderOfJob(name);
  return order === null ? endOfTask(db, name) : endOfPayment(db, order);
}

/** Runs push jobs: one per ended task or payment, which queues one per device. */
export const pushWork = (deps: Deps, shutdown: AbortSignal) => {
  const devices = new SlowDevices();
  return async (data: JobData): Promise<void> => {
    if (data.push) await pushToDevice(deps, data, data.push, { shutdown, devices });
    else await queueForDevices(deps, data.taskId);
  };
};

/** Queues the pushes about an end, and about a batch that has waited for it. */
async function queueForDevices(deps: Deps, taskId: string): Promise<void> {
  await queueEnd(deps, taskId);
  const batch = await batchThatWaited(deps.db, taskId, deps.config.pushWaitSeconds);
  if (batch !== null) await queueEnd(deps, batch);
}

async function queueEnd({ db, queue }: Deps, taskId: string): Promise<void> {
  const ended = await endOf(db, taskId);
  if (!ended) return;
  const devices = await devicesToNotify(db, ended);
  await db.transaction(async (client) => {
    for (const { id } of devices)
      await queue.send(client, PUSHES, { taskId, push: { device: id, tried: 0 } });
  });
  queue.wake(PUSHES);
}

type Push = NonNullable<JobData['push']>;

async function pushToDevice(
  deps: Deps,
  { taskId }: JobData,
  push: Push,
  { shutdown, devices }: { shutdown: AbortSignal; devices: SlowDevices },
): Promise<void> {
  const { config, db, pushKeys, report } = deps;
  if (!pushKeys) return;
  const busy = devices.busyFor(push.device);
  if (busy > 0) return queueAgain(deps, taskId, push, busy);
  if (devices.rests(push.device)) return tryLater(deps, taskId, push, { after: null, why: NO_ANSWER });
  const outcome = await devices.send<PushOutcome | null>(
    push.device,
    async () => {
      const found = await pushFor(deps, taskId, push.device);
      if (!found) return null;
      const options = { loopback: allowsLoopback(config), signal: shutdown };
      return sendPush(pushKeys, found.device, found.message, options);
    },
    (one) => one?.type === 'slow',
  );
  if (outcome?.type === 'gone') await dropDevice(db, push.device);
  if (outcome?.type === 'refused') report('push', new Error(`refused by the push service: ${outcome.why}`));
  if (outcome?.type === 'slow') await tryLater(deps, taskId, push, { after: null, why: NO_ANSWER });
  if (outcome?.type === 'later') await tryLater(deps, taskId, push, outcome);
}

/** Queues the next attempt, unless this was the last. */
async function tryLater(
  deps: Deps,
  taskId: string,
  push: Push,
  { after, why }: { after: number | null; why: string },
): Promise<void> {
  const tried = push.tried + 1;
  if (tried >= MOST_TRIES) return deps.report('push', new Error(`given up: ${why}`));
  const pause = after ?? FIRST_PAUSE * deps.config.retrySeconds * 2 ** push.tried;
  await queueAgain(deps, taskId, { ...push, tried }, Math.min(pause, LONGEST_WAIT_SECONDS));
}

async function queueAgain({ db, queue }: Deps, taskId: string, push: Push, wait: number): Promise<void> {
  await queue.send(db, PUSHES, { taskId, push }, { delaySeconds: wait });
  if (wait === 0) queue.wake(PUSHES);
}

/** The device and the notice; null if the device is gone or has acknowledged the notice. */
async function pushFor(
  { db }: Deps,
  taskId: string,
  deviceId: number,
): Promise<{ device: Device; message: PushMessage } | null> {
  if (taskId === TEST_KIND) {
    const device = await deviceById(db, deviceId);
    return device ? { device, message: TEST } : null;
  }
  const ended = await endOf(db, taskId);
  const device = ended && (await devicesToNotify(db, ended)).find(({ id }) => id === deviceId);
  return device ? { device, message: ended.message } : null;
}
