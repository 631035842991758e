import { readPushKey, subscribePush, TEST_KIND, testPush, unsubscribePush } from '../../src/api/push.ts';
import type { Deps } from '../deps.ts';
import { HOUR } from '../domain/clock.ts';
import { countUse } from '../domain/limits.ts';
import { deviceOf, forgetDevice, saveDevice } from '../domain/push-devices.ts';
import { memberOf } from '../frame/context.ts';
import { on, type Route } from '../frame/route.ts';
import { QUEUES } from '../jobs/queue.ts';
import { allowsLoopback, mayPushTo } from '../push/addresses.ts';
import { Refusal } from '../refusal.ts';

const TESTS_AN_HOUR = 20;

/** Devices that want pushes, and the one push that a person can ask for. */
export function pushRoutes({ config, db, queue, pushKeys }: Deps): Route[] {
  return [
    on(readPushKey, () => ({ key: pushKeys?.publicKey ?? null })),

    on(subscribePush, async (context, { endpoint, keys, off, instead_of }) => {
      if (!pushKeys) throw new Refusal(501, 'notOffered');
      if (!mayPushTo(endpoint, allowsLoopback(config))) throw new Refusal(400, 'pushAddress');
      const { deviceId } = context;
      await db.transaction((client) =>
        saveDevice(client, memberOf(context), { ...keys, deviceId, endpoint, off, insteadOf: instead_of }),
      );
    }),

    on(unsubscribePush, (context, { endpoint }) => forgetDevice(db, memberOf(context).userId, endpoint)),

    on(testPush, async (context) => {
      const { userId } = memberOf(context);
      const device = await deviceOf(db, userId, context.deviceId);
      if (!device) throw new Refusal(404, 'pushNowhere');
      await countUse(db, { name: 'push-test', max: TESTS_AN_HOUR, seconds: HOUR }, String(userId));
      await queue.send(db, QUEUES.pushes, { taskId: TEST_KIND, push: { device: device.id, tried: 0 } });
      queue.wake(QUEUES.pushes);
    }),
  ];
}
