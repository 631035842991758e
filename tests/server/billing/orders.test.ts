import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runMoney } from '../../../server/billing/money-job.ts';
import { dropOldOrders } from '../../../server/billing/orders.ts';
import { createOrder, listPackages, PRODUCT, searchOrder } from '../../../src/api/billing.ts';
import { listBroadcasts } from '../../../src/api/messages.ts';
import { listPointsLog } from '../../../src/api/points.ts';
import { balanceOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';
import {
  callBack,
  expireOrder,
  newsOf,
  orderPackage,
  orderPlan,
  PACKAGE,
  PLAN,
  seconds,
  statusOf,
} from './payments.ts';

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio({}, { working: false });
});
afterAll(() => studio.close());

const fresh = async () => {
  member = await newMember(studio);
  return orderPackage(studio, member);
};
const balance = () => balanceOf(studio, member.userId);

describe('the prices', () => {
  it('[BILL-02] are packages or plans by the type, for visitors too, in either language', async () => {
    const packages = await studio.send(null, listPackages, { type: PRODUCT.recharge });
    expect(Object.keys(packages)).toEqual(['lists']);
    // 10 yuan are 100 credits
    for (const { points, price } of packages.lists ?? []) expect(points).toBe(price * 10);
    const en = await studio.send(null, listPackages, { type: PRODUCT.plan });
    const zh = await studio.send(null, listPackages, { type: PRODUCT.plan }, { language: 'zh' });
    const tiers = ['free', 'basic', 'standard', 'premium'];
    expect(en.monthData?.map(({ tier }) => tier)).toEqual(tiers);
    expect(en.yearData?.map(({ tier }) => tier)).toEqual(tiers);
    expect(en.yearData?.[3]).toMatchObject({ name: 'Premium', price: 1280, old_price: 1536, discount: 17 });
    expect(en.yearData?.[3]).toMatchObject({ month_price: 106.67, duration: 12, points: 1600 });
    expect(zh.monthData?.[1]?.name).toBe('基础版');
    expect(zh.monthData?.[1]?.features).toContain('会员标识');
  });
});

describe('an order', () => {
  it('[BILL-14] has a payment address, a number, its remaining seconds and its status', async () => {
    const order = await fresh();
    expect(order).toMatchObject({
      redirect_url: `http://localhost/pay/${order.order_no}?lang=en`,
      status: 0,
    });
    expect(order.expire_time).toBeGreaterThan(295);
    expect(order.expire_time).toBeLessThanOrEqual(300);
    expect(await statusOf(studio, member, order.order_no)).toBe(0);
  });

  it('is replaced by a newer one for the same product, but not for another', async () => {
    const one = await fresh();
    const other = await orderPackage(studio, member, 2);
    const two = await orderPackage(studio, member);
    expect(await statusOf(studio, member, one.order_no)).toBe(3);
    expect(await statusOf(studio, member, other.order_no)).toBe(0);
    expect(await statusOf(studio, member, two.order_no)).toBe(0);
    const many = await Promise.all(Array.from({ length: 10 }, () => orderPackage(studio, member)));
    const states = await Promise.all(many.map(({ order_no }) => statusOf(studio, member, order_no)));
    expect(states.filter((status) => status === 0)).toHaveLength(1);
  });

  it('knows whether its product is bought by another order', async () => {
    const one = await fresh();
    const look = async (order_no: string) =>
      (await studio.send(member.token, searchOrder, { order_no, order_type: PRODUCT.recharge })).elsewhere;
    await orderPackage(studio, member, 2);
    expect(await look(one.order_no)).toBeUndefined();
    const two = await orderPackage(studio, member);
    expect(await look(one.order_no)).toBe(0);
    expect(await look(two.order_no)).toBeUndefined();
    await callBack(studio, newsOf(two.order_no));
    expect(await look(one.order_no)).toBe(1);
    // whoever buys the same once more later has not paid yet
    const three = await orderPackage(studio, member);
    expect(await look(three.order_no)).toBeUndefined();
    // the first was paid before it was replaced, and its callback is late: a third payment is not asked for
    expect(await callBack(studio, newsOf(one.order_no, { paid_at: seconds() - 60 }))).toEqual([
      200,
      'applied',
    ]);
    expect(await look(three.order_no)).toBe(1);
    expect(await balance()).toBe(200 + 2 * PACKAGE.points);
  });

  it('is limited per hour', async () => {
    await fresh();
    await studio.db.query('UPDATE rate_windows SET count = 120 WHERE key = $1', [`order:${member.userId}`]);
    expect(await refusalOf(orderPackage(studio, member))).toMatchObject({ status: 429 });
  });

  it('that was not paid is deleted three months after its end', async () => {
    const old = await fresh();
    const paid = await orderPackage(studio, member, 2);
    await studio.db.query("UPDATE orders SET status = 'paid', ended_at = now() WHERE order_no = $1", [
      paid.order_no,
    ]);
    await orderPackage(studio, member);
    await studio.db.query("UPDATE orders SET ended_at = ended_at - interval '91 days' WHERE user_id = $1", [
      member.userId,
    ]);
    const left = async () =>
      (
        await studio.db.query<{ status: string }>(
          'SELECT status FROM orders WHERE user_id = $1 ORDER BY status',
          [member.userId],
        )
      ).rows.map(({ status }) => status);
    expect(await left()).toEqual(['cancelled', 'paid', 'waiting']);
    await dropOldOrders(studio.db);
    expect(await left()).toEqual(['paid', 'waiting']);
    await expect(statusOf(studio, member, old.order_no)).rejects.toMatchObject({ code: 404 });
  });

  it('is visible only to its member, and only under its own type', async () => {
    const { order_no } = await fresh();
    const stranger = await newMember(studio);
    expect(await refusalOf(statusOf(studio, stranger, order_no))).toMatchObject({ code: 404 });
    expect(await refusalOf(statusOf(studio, member, order_no, 2))).toMatchObject({ code: 404 });
    expect(await refusalOf(studio.send(null, searchOrder, { order_no, order_type: 1 }))).toMatchObject({
      status: 401,
    });
  });

  it.each([
    { product_type: 1, pay_type: 2, package_id: 1 },
    { product_type: 1, pay_type: 1, member_id: 2 },
    { product_type: 2, pay_type: 1, package_id: 1 },
    { product_type: 1, pay_type: 1, package_id: 1, price: 1 },
    { product_type: 1, pay_type: 1, package_id: 1, points: 9999 },
    { product_type: 3, pay_type: 1, package_id: 1 },
  ])('is refused as %o', async (payload) => {
    const { token } = await newMember(studio);
    const answer = await studio.app.inject({
      method: 'POST',
      url: `/api${createOrder.path}`,
      headers: { authorization: token },
      payload,
    });
    expect(answer.json<{ code: number }>().code).toBe(400);
  });

  it('is refused for products that are not sold, including the free tier', async () => {
    await fresh();
    expect(await refusalOf(orderPackage(studio, member, 99))).toMatchObject({ code: 404 });
    const free = { product_type: 2, pay_type: 1, member_id: 1 } as const;
    expect(await refusalOf(studio.send(member.token, createOrder, free))).toMatchObject({ code: 404 });
  });
});

describe('a callback', () => {
  it('credits the package once, even if repeated 100 times concurrently and again later', async () => {
    const { order_no } = await fresh();
    const news = newsOf(order_no);
    const answers = await Promise.all(Array.from({ length: 100 }, () => callBack(studio, news)));
    expect(answers.every(([status]) => status === 200)).toBe(true);
    expect(answers.filter(([, result]) => result === 'applied')).toHaveLength(1);
    await expireOrder(studio, order_no);
    expect(await callBack(studio, news)).toEqual([200, 'repeated']);
    expect(await balance()).toBe(200 + PACKAGE.points);
    expect(await statusOf(studio, member, order_no)).toBe(1);
    const { lists } = await studio.send(member.token, listPointsLog, { page: 1 });
    expect(lists[0]).toMatchObject({ points: 100, description: 'Points purchased' });
  });

  it('tells the member once and nobody else what was paid, in either language', async () => {
    const { order_no } = await fresh();
    const other = await newMember(studio);
    const plan = await orderPlan(studio, member);
    await callBack(studio, newsOf(order_no));
    await callBack(studio, newsOf(order_no));
    await callBack(studio, newsOf(plan.order_no, { amount: PLAN.amount }));
    const again = await orderPlan(studio, member);
    await callBack(studio, newsOf(again.order_no, { amount: PLAN.amount }));
    const told = async ({ token }: Member, language: 'en' | 'zh') =>
      (await studio.send(token, listBroadcasts, { page: 1, page_size: 10 }, { language })).lists
        .filter(({ title }) => title === 'Your payment has arrived' || title === '付款已到账')
        .map(({ content }) => content);
    expect(await told(member, 'en')).toEqual([
      '<p>You paid ¥30.00 for the plan Basic, for 1 month more. It begins when the one you have ends. Each month brings 330 points.</p>',
      '<p>You paid ¥30.00 for the plan Basic, for 1 month. Each month brings 330 points.</p>',
      '<p>You paid ¥10.00 for 100 points. They are in your account.</p>',
    ]);
    expect(await told(member, 'zh')).toEqual([
      '<p>你已付款 ¥30.00，续订基础版 1 个月，当前套餐到期后开始，每月 330 积分。</p>',
      '<p>你已付款 ¥30.00，开通基础版 1 个月，每月 330 积分。</p>',
      '<p>你已付款 ¥10.00，购买的 100 积分已到账。</p>',
    ]);
    expect(await told(other, 'en')).toEqual([]);
    const many = await orderPackage(studio, other, 6);
    await callBack(studio, newsOf(many.order_no, { amount: 50_000 }));
    expect(await told(other, 'en')).toEqual([
      '<p>You paid ¥500.00 for 5,000 points. They are in your account.</p>',
    ]);
    expect(await told(other, 'zh')).toEqual(['<p>你已付款 ¥500.00，购买的 5,000 积分已到账。</p>']);
  });

  it.each([
    ['without a signature', {}, ''],
    ['with a made-up signature', {}, 'x'.repeat(43)],
    ['sent too long ago', { sent_at: seconds() - 400 }, undefined],
    ['sent from the future', { sent_at: seconds() + 400 }, undefined],
    ['with a field too many', { points: 5000 } as object, undefined],
  ])('%s is refused', async (_what, more, signature) => {
    const { order_no } = await fresh();
    expect(await callBack(studio, newsOf(order_no, more), signature)).toEqual([403, 'refused']);
    expect(await balance()).toBe(200);
  });

  it('whose fields were changed after it was signed is refused', async () => {
    const [one, two] = [await fresh(), await orderPackage(studio, member, 6)];
    const { signatureOf } = await import('../../../server/billing/payments/callback.ts');
    const signature = signatureOf('test', newsOf(one.order_no));
    for (const change of [
      { order_no: two.order_no },
      { amount: 1 },
      { payment_no: 'other' },
      { result: 'declined' as const },
      { paid_at: 1 },
      { sent_at: seconds() + 9 },
    ])
      expect(await callBack(studio, { ...newsOf(one.order_no), ...change }, signature)).toEqual([
        403,
        'refused',
      ]);
    expect(await balance()).toBe(200);
  });

  it('with another amount, of no order, or of a payment used before changes nothing', async () => {
    const { order_no } = await fresh();
    expect(await callBack(studio, newsOf(order_no, { amount: 1 }))).toEqual([409, 'amount']);
    expect(await callBack(studio, newsOf('no such order'))).toEqual([404, 'unknown']);
    expect(await balance()).toBe(200);
    expect(await callBack(studio, newsOf(order_no))).toEqual([200, 'applied']);
    expect(await callBack(studio, newsOf(order_no, { payment_no: 'second' }))).toEqual([409, 'twice']);
    const next = await orderPackage(studio, member);
    const used = newsOf(next.order_no, { payment_no: newsOf(order_no).payment_no });
    expect(await callBack(studio, used)).toEqual([409, 'twice']);
    expect(await balance()).toBe(300);
  });

  it('for a payment after the end is refused; a late one for a payment in time counts', async () => {
    const { order_no } = await fresh();
    await expireOrder(studio, order_no);
    await runMoney(studio.deps);
    expect(await statusOf(studio, member, order_no)).toBe(2);
    expect(await callBack(studio, newsOf(order_no))).toEqual([409, 'late']);
    expect(await balance()).toBe(200);
    expect(await callBack(studio, newsOf(order_no, { paid_at: seconds() - 60 }))).toEqual([200, 'applied']);
    expect(await balance()).toBe(300);
    expect(await statusOf(studio, member, order_no)).toBe(1);
  });

  it('of a payment for an order that was replaced counts only if it was paid before that', async () => {
    const { order_no } = await fresh();
    await orderPackage(studio, member);
    expect(await callBack(studio, newsOf(order_no, { paid_at: seconds() + 5 }))).toEqual([409, 'late']);
    expect(await callBack(studio, newsOf(order_no, { paid_at: seconds() - 5 }))).toEqual([200, 'applied']);
    expect(await balance()).toBe(300);
  });

  it('that arrives while its member opens another order for the same product causes no deadlock', async () => {
    const one = await fresh();
    for (let round = 0, open = one; round < 20; round++) {
      const [told, next] = await Promise.all([
        callBack(studio, newsOf(open.order_no, { paid_at: seconds() - 60 })),
        orderPackage(studio, member),
      ]);
      expect(told).toEqual([200, 'applied']);
      open = next;
    }
    expect(await balance()).toBe(200 + 20 * PACKAGE.points);
  });

  it('that says declined ends the order, but not one that is paid', async () => {
    const { order_no } = await fresh();
    expect(await callBack(studio, newsOf(order_no, { result: 'declined' }))).toEqual([200, 'applied']);
    expect(await statusOf(studio, member, order_no)).toBe(3);
    const next = await orderPackage(studio, member);
    await callBack(studio, newsOf(next.order_no));
    await callBack(studio, newsOf(next.order_no, { result: 'declined' }));
    expect(await statusOf(studio, member, next.order_no)).toBe(1);
    expect(await balance()).toBe(300);
  });
});
