import { type PushMessage, TEST_KIND } from '../../src/api/push.ts';
import type { Deps } from '../deps.ts';
import { type JobData, PUSHES } from '../tasks/queue.ts';
import { allowsLoopback } from './addresses.ts';
import { endOfTask } from './notices.ts';
import { type Device, deviceById, devicesToNotify, dropDevice } from './push-devices.ts';
import { sendPush } from './send.ts';

/** After this many failures a push is dropped; the next page shows the notice. */
export const MOST_TRIES = 5;
/** In multiples of the pause between a task's attempts. */
const FIRST_PAUSE = 5;
const LONGEST_WAIT_SECONDS = 60 * 60;

const TEST: PushMessage = { kind: TEST_KIND, final: 'done', tag: TEST_KIND };

/** Runs push jobs: one per ended task, which becomes one per device. */
export const pushWork =
  (deps: Deps, shutdown: AbortSignal) =>
  async (data: JobData): Promise<void> => {
    if (data.push) await pushToDevice(deps, data, data.push, shutdown);
    else await queueForDevices(deps, data.taskId);
  };

async function queueForDevices({ db, queue }: Deps, taskId: string): Promise<void> {
  const ended = await endOfTask(db, taskId);
  if (!ended) return;
  const devices = await devicesToNotify(db, ended);
  await db.transaction(async (client) => {
    for (const { id } of devices)
      await queue.send(client, PUSHES, { taskId, push: { device: id, tried: 0 } });
  });
  queue.wake(PUSHES);
}

async function pushToDevice(
  deps: Deps,
  { taskId }: JobData,
  push: NonNullable<JobData['push']>,
  shutdown: AbortSignal,
): Promise<void> {
  const { config, db, queue, pushKeys, report } = deps;
  const found = await toTell(deps, taskId, push.device);
  if (!pushKeys || !found) return;
  const loopback = allowsLoopback(config);
  const outcome = await sendPush(pushKeys, found.device, found.message, { loopback, signal: shutdown });
  if (outcome.type === 'gone') await dropDevice(db, push.device);
  if (outcome.type === 'refused') report('push', new Error(`refused by the push service: ${outcome.why}`));
  if (outcome.type !== 'later') return;
  const tried = push.tried + 1;
  if (tried >= MOST_TRIES) return report('push', new Error(`given up: ${outcome.why}`));
  const pause = outcome.after ?? FIRST_PAUSE * config.retrySeconds * 2 ** push.tried;
  const wait = Math.min(pause, LONGEST_WAIT_SECONDS);
  await queue.send(db, PUSHES, { taskId, push: { ...push, tried } }, { delaySeconds: wait });
  if (wait === 0) queue.wake(PUSHES);
}

/** The device and the notice; null if the device is gone or has acknowledged the notice meanwhile. */
async function toTell(
  { db }: Deps,
  taskId: string,
  deviceId: number,
): Promise<{ device: Device; message: PushMessage } | null> {
  if (taskId === TEST_KIND) {
    const device = await deviceById(db, deviceId);
    return device ? { device, message: TEST } : null;
  }
  const ended = await endOfTask(db, taskId);
  const device = ended && (await devicesToNotify(db, ended)).find(({ id }) => id === deviceId);
  return device ? { device, message: ended.message } : null;
}
