import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { closeAccount } from '../../../server/account/close-account.ts';
import { eraseClosed } from '../../../server/account/erase-closed.ts';
import { type Member, newMember, openStudio, type Studio } from '../harness.ts';
import { callBack, expireOrder, newsOf, orderPackage, orderPlan, PLAN, seconds } from './payments.ts';

let studio: Studio;
let member: Member;
beforeAll(async () => {
  studio = await openStudio({}, { working: false });
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = await newMember(studio);
});

const close = () => closeAccount(studio.deps, member.userId);
const rowsOf = async (table: string): Promise<number> =>
  (await studio.db.query(`SELECT 1 FROM ${table} WHERE user_id = $1`, [member.userId])).count;

it('a payment that arrives when its account is closed is returned: nobody could use what it buys', async () => {
  const points = await orderPackage(studio, member);
  const plan = await orderPlan(studio, member);
  const gone = await orderPackage(studio, member, 2);
  await expireOrder(studio, gone.order_no);
  const before = { paid_at: seconds() - 20 };
  await close();
  const news = [
    newsOf(points.order_no, before),
    newsOf(plan.order_no, { ...before, amount: PLAN.amount }),
    newsOf(gone.order_no, { ...before, amount: 3000 }),
  ];
  for (const one of news) expect(await callBack(studio, one)).toEqual([409, 'closed']);
  await eraseClosed(studio.deps, 0);
  for (const one of news) expect(await callBack(studio, one)).toEqual([409, 'closed']);
  for (const table of ['points_log', 'point_batches', 'memberships']) expect(await rowsOf(table)).toBe(0);
});

it('a payment that was credited before its account was closed stays known', async () => {
  const { order_no } = await orderPackage(studio, member);
  const news = newsOf(order_no);
  expect(await callBack(studio, news)).toEqual([200, 'applied']);
  await close();
  expect(await callBack(studio, news)).toEqual([200, 'repeated']);
});
