import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { endOfPayment } from '../../../server/push/payment-notice.ts';
import { paymentNoticeId } from '../../../src/api/payment-notice.ts';
import { acknowledgeNotices } from '../../../src/api/studio.ts';
import { callBack, newsOf, orderPackage } from '../billing/payments.ts';
import { newMember, openStudio, type Studio } from '../harness.ts';
import { PushMember } from './push-member.ts';

let studio: Studio;
let mine: PushMember;
beforeAll(async () => {
  studio = await openStudio({ PUSH_WAIT_SECONDS: '1' });
});
afterAll(() => studio.close());
beforeEach(async () => {
  mine = await PushMember.open(studio);
});
const order = async () =>
  (await orderPackage(studio, { token: mine.token, userId: mine.userId, phone: mine.phone })).order_no;
const pushes = async (order_no: string) =>
  (
    await studio.db.query<{ data: { taskId: string; push?: object } }>(
      "SELECT data FROM pgboss.job WHERE name = 'pushes' AND data ->> 'taskId' = $1",
      [`payment-${order_no}`],
    )
  ).rows.length;

it('a payment that arrives is pushed to the devices of its member, once, without amount or name', async () => {
  const phone = await mine.device('phone');
  const stranger = await newMember(studio);
  const theirs = await mine.device('theirs', { token: stranger.token });
  const order_no = await order();
  expect(await callBack(studio, newsOf(order_no))).toEqual([200, 'applied']);
  expect(await callBack(studio, newsOf(order_no))).toEqual([200, 'repeated']);
  const [pushed] = await mine.service.arrived(phone);
  expect(pushed && phone.read(pushed)).toEqual({
    kind: 'payment',
    final: 'done',
    tag: paymentNoticeId(mine.userId, order_no),
  });
  expect(mine.service.pushed.map(({ path }) => path)).toEqual([phone.path]);
  expect(theirs.path).not.toBe(phone.path);
});

it('a device on which a page has said so gets none, nor one that does not want them', async () => {
  await mine.device('laptop');
  await mine.device('quiet', { off: ['payment'] });
  const phone = await mine.device('phone');
  const order_no = await order();
  await callBack(studio, newsOf(order_no));
  await mine.as('laptop')(acknowledgeNotices, { ids: [paymentNoticeId(mine.userId, order_no)] });
  await mine.service.arrived(phone);
  expect(mine.service.pushed.map(({ path }) => path)).toEqual([phone.path]);
});

it('a payment that is declined, and one of a member without devices, queue nothing', async () => {
  const alone = await order();
  await callBack(studio, newsOf(alone));
  expect(await pushes(alone)).toBe(0);
  await mine.device('phone');
  const declined = await order();
  await callBack(studio, newsOf(declined, { result: 'declined' }));
  expect(await pushes(declined)).toBe(0);
  expect(await endOfPayment(studio.db, declined)).toBeNull();
});
