import { readPushKey, subscribePush, TEST_KIND, testPush, unsubscribePush } from '../../src/api/push.ts';
import { HOUR } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { memberOf } from '../rpc/context.ts';
import { countUse } from '../rpc/limits.ts';
import { Refusal } from '../rpc/refusal.ts';
import { on, type Route } from '../rpc/route.ts';
import { PUSHES } from '../tasks/queue-writes.ts';
import { allowsLoopback, mayPushTo } from './addresses.ts';
import { deviceOf, forgetDevice, saveDevice } from './push-devices.ts';

const TESTS_AN_HOUR = 20;

/** Registering devices for pushes, and the test push. */
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
      await queue.send(db, PUSHES, { taskId: TEST_KIND, push: { device: device.id, tried: 0 } });
      queue.wake(PUSHES);
    }),
  ];
}
