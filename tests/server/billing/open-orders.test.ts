import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { migrate } from '../../../server/db/migrate.ts';
import { listOpenOrders } from '../../../src/api/billing.ts';
import { type Member, newMember, openStudio, type Studio } from '../harness.ts';
import { callBack, expireOrder, newsOf, orderPackage, orderPlan, PACKAGE, PLAN } from './payments.ts';

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio({}, { working: false });
});
beforeEach(async () => {
  member = await newMember(studio);
});
afterAll(() => studio.close());

const open = async ({ token }: Member = member, language: 'en' | 'zh' = 'en') =>
  (await studio.send(token, listOpenOrders, {}, { language })).lists;
const numbers = async () => (await open()).map(({ order_no }) => order_no);

it('open orders are told with their code, what they buy and the seconds left, the newest first', async () => {
  const pack = await orderPackage(studio, member);
  // the database's clock counts milliseconds, and both may be of one
  await studio.db.query(
    "UPDATE orders SET created_at = created_at - interval '1 second' WHERE order_no = $1",
    [pack.order_no],
  );
  const plan = await orderPlan(studio, member);
  const lists = await open();
  expect(lists).toEqual([
    {
      order_no: plan.order_no,
      order_type: 2,
      product_id: PLAN.id,
      redirect_url: plan.redirect_url,
      expire_time: expect.any(Number),
      price: 30,
      points: PLAN.points,
      name: 'Basic',
      duration: 1,
    },
    {
      order_no: pack.order_no,
      order_type: 1,
      product_id: PACKAGE.id,
      redirect_url: pack.redirect_url,
      expire_time: expect.any(Number),
      price: 10,
      points: PACKAGE.points,
    },
  ]);
  expect(lists[0]?.expire_time).toBeGreaterThan(290);
  const [planInChinese] = await open(member, 'zh');
  expect(planInChinese?.name).toBe('基础版');
  // the page too, which says what is paid
  expect(plan.redirect_url).toMatch(/lang=en$/);
  expect(planInChinese?.redirect_url).toBe(plan.redirect_url.replace(/en$/, 'zh'));
});

it('open orders are only those that can still be paid', async () => {
  const [paid, expired, replaced, declined] = [
    await orderPackage(studio, member, 1),
    await orderPackage(studio, member, 2),
    await orderPackage(studio, member, 3),
    await orderPackage(studio, member, 4),
  ];
  await callBack(studio, newsOf(paid.order_no));
  await expireOrder(studio, expired.order_no);
  const last = await orderPackage(studio, member, 3);
  expect(await numbers()).not.toContain(replaced.order_no);
  const { rows } = await studio.db.query<{ amount: number }>(
    'SELECT amount FROM orders WHERE order_no = $1',
    [declined.order_no],
  );
  await callBack(studio, newsOf(declined.order_no, { amount: rows[0]?.amount ?? 0, result: 'declined' }));
  expect(await numbers()).toEqual([last.order_no]);
});

it('open orders are of their member alone, and at most the last three', async () => {
  const orders = [];
  for (const id of [1, 2, 3, 4]) {
    // each of a second of its own: the database's clock counts milliseconds, and two of these may be of one
    await studio.db.query(
      "UPDATE orders SET created_at = created_at - interval '1 second' WHERE user_id = $1",
      [member.userId],
    );
    orders.push(await orderPackage(studio, member, id));
  }
  expect(await numbers()).toEqual(
    orders
      .slice(1)
      .reverse()
      .map(({ order_no }) => order_no),
  );
  expect(await open(await newMember(studio))).toEqual([]);
});

it('an order whose code never came is not open for anybody', async () => {
  const { order_no } = await orderPackage(studio, member);
  await studio.db.query('UPDATE orders SET address = NULL WHERE order_no = $1', [order_no]);
  expect(await numbers()).toEqual([]);
});

it('orders of an older installation are told and paid like others', async () => {
  const plan = await orderPlan(studio, member);
  // as it was stored before the migration
  await studio.db.query(
    `UPDATE orders SET product = (product - 'item') || jsonb_build_object('offer', product -> 'item')`,
  );
  await studio.db.query("DELETE FROM migrations WHERE name = '049-order-item'");
  await migrate(studio.db);
  expect(await open()).toMatchObject([{ order_no: plan.order_no, product_id: PLAN.id, name: 'Basic' }]);
  await callBack(studio, newsOf(plan.order_no, { amount: PLAN.amount }));
  expect(await open()).toEqual([]);
});
