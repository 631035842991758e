import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { closeAccount } from '../../../server/account/close-account.ts';
import { eraseClosed } from '../../../server/account/erase-closed.ts';
import { grantDue } from '../../../server/billing/memberships.ts';
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

it('a month of a plan that begins while its account is being closed waits for that, and is not credited', async () => {
  const { order_no } = await orderPlan(studio, member);
  expect(await callBack(studio, newsOf(order_no, { amount: PLAN.amount }))).toEqual([200, 'applied']);
  await studio.db.query(
    "UPDATE memberships SET months = 2, starts_at = now() - interval '40 days' WHERE order_no = $1",
    [order_no],
  );
  let crediting: Promise<void> | undefined;
  // once the member is locked. On PGlite the second transaction begins only after the first; on Postgres each locked what the other
  // waited for
  await closeAccount(studio.deps, member.userId, async () => {
    crediting = studio.db.transaction((client) => grantDue(client, order_no));
    crediting.catch(() => undefined);
    await sleep(300);
  });
  await crediting;
  const { rows } = await studio.db.query(
    "SELECT ref FROM points_log WHERE user_id = $1 AND kind = 'purchase'",
    [member.userId],
  );
  expect(rows).toEqual([{ ref: `${order_no}:1` }]);
});
