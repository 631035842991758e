import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeAccount } from '../../../server/account/close-account.ts';
import { runMoney } from '../../../server/billing/money-job.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { hold, refund, settle } from '../../../server/ledger/ledger.ts';
import { openWrites } from '../../../server/tasks/queue-writes.ts';
import { listBroadcasts } from '../../../src/api/messages.ts';
import { listPointsLog, readPoints } from '../../../src/api/points.ts';
import { listDistribution, ORDER_REFUNDED } from '../../../src/api/user-center.ts';
import { typeLine } from '../admin/operator-line.ts';
import { balanceOf, type Member, newMember, openStudio, type Studio } from '../harness.ts';
import { callBack, newsOf, orderPackage, orderPlan, PACKAGE, PLAN, YEAR_PREMIUM } from './payments.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({ DISTRIBUTION_PERCENT: '15' }, { working: false });
});
afterAll(() => studio.close());

const line = (order: string, ...more: string[]) => ['refund', order, '--reason', 'Paid by mistake', ...more];
const type = (order: string, ...more: string[]) => typeLine(studio, line(order, ...more, '--yes', '--json'));
const balance = ({ userId }: Member) => balanceOf(studio, userId);

async function bought(member: Member, plan?: typeof PLAN): Promise<string> {
  const { order_no } = plan ? await orderPlan(studio, member, plan.id) : await orderPackage(studio, member);
  await callBack(studio, newsOf(order_no, { amount: (plan ?? PACKAGE).amount }));
  return order_no;
}
let tasks = 0;
async function held({ userId }: Member, points: number): Promise<string> {
  const taskId = `order refund ${++tasks}`;
  await studio.db.transaction((client) => hold(client, { taskId, userId, points, tool: 'mj' }));
  return taskId;
}
const spend = async (member: Member, points: number) => settle(studio.db, await held(member, points));
const badge = async ({ token }: Member) => (await studio.send(token, readPoints, {})).member_arr?.member_name;
const told = async ({ token }: Member, language: 'en' | 'zh') =>
  (await studio.send(token, listBroadcasts, { page: 1, page_size: 10 }, { language })).lists[0];

describe('the refund of a package', () => {
  it('takes back what is left of its points and nothing else, and tells the member', async () => {
    const member = await newMember(studio, 0);
    const order = await bought(member);
    await spend(member, 30);
    const other = await bought(member);
    const seen = await type(order, '--dry');
    expect(seen.data).toMatchObject({ points: { brought: 100, left: 70, held: 0 }, amount: 10, price: 10 });
    expect(await balance(member)).toBe(170);

    expect((await type(order)).data).toMatchObject({ member: member.userId, points: { left: 70 } });
    expect(await balance(member)).toBe(100);
    expect((await told(member, 'en'))?.content).toBe(
      '<p>We return ¥10.00 for your order: 100 points.</p><p>70 of the 100 points that it brought were left and were taken back.</p><p>Why: Paid by mistake</p>',
    );
    expect((await told(member, 'zh'))?.content).toBe(
      '<p>已为你的订单（100 积分）办理退款 ¥10.00。</p><p>该订单带来的 100 积分中，剩余的 70 积分已收回。</p><p>原因：Paid by mistake</p>',
    );
    const { lists } = await studio.send(member.token, listPointsLog, { page: 1 });
    expect(lists[0]).toMatchObject({ points: -70, description: 'Order refunded: points taken back' });
    const list = (await typeLine(studio, `orders id:${member.userId} --json`)).data.orders;
    expect(list).toMatchObject([
      { order: other, refunded: null },
      { order, yuan: 10, refunded: 10 },
    ]);
  });

  it('is done once, also when it is ordered twice at the same time', async () => {
    const member = await newMember(studio, 0);
    const order = await bought(member);
    const both = await Promise.all([type(order), type(order)]);
    expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect((await type(order)).data.error.message).toBe('This order was refunded before.');
    expect(await balance(member)).toBe(0);
    // a repeated callback brings nothing back
    expect(await callBack(studio, newsOf(order))).toEqual([200, 'repeated']);
    expect(await balance(member)).toBe(0);
  });

  it('also takes the points that an open task held, when it gives them back', async () => {
    const member = await newMember(studio, 0);
    const order = await bought(member);
    const [done, failed] = [await held(member, 20), await held(member, 50)];
    expect((await type(order)).data.points).toEqual({ brought: 100, left: 30, held: 70 });
    expect((await told(member, 'en'))?.content).toContain('hold 70 more');
    await settle(studio.db, done);
    await studio.db.transaction((client) => refund(client, failed, 'mj'));
    expect(await balance(member)).toBe(0);
    const { lists } = await studio.send(member.token, listPointsLog, { page: 1 });
    expect(lists.slice(0, 2).map(({ points }) => points)).toEqual([-50, 50]);
  });

  it('is shown before it is confirmed, and does not happen if less is left by then', async () => {
    const member = await newMember(studio, 0);
    const order = await bought(member);
    const asked: string[] = [];
    const answer = (before: () => Promise<unknown>) => ({
      ask: async (question: string) => {
        asked.push(question);
        await before();
        return true;
      },
    });
    const meanwhile = await typeLine(
      studio,
      line(order),
      answer(() => spend(member, 5)),
    );
    expect(meanwhile.out).toContain('Of 100 points that it brought, 100 are left and would be taken back.');
    expect(meanwhile).toMatchObject({ code: 1, err: 'Meanwhile 95 points are left. Look again with --dry.' });
    expect(await balance(member)).toBe(95);
    const done = await typeLine(
      studio,
      line(order),
      answer(async () => undefined),
    );
    expect(asked[1]).toBe(`Refund order ${order}? This cannot be undone.`);
    expect(done.out).toContain('95 are left and were taken back. 5 are spent or have run out, and stay so.');
    expect(done.out).toContain('It was paid in the sandbox, where no money moves: there is none to return.');
    expect(await balance(member)).toBe(0);
  });

  it('says honestly who returns the money of a real payment', async () => {
    const order = await bought(await newMember(studio, 0));
    await studio.db.query("UPDATE orders SET provider = 'alipay' WHERE order_no = $1", [order]);
    const { out } = await typeLine(studio, line(order, '--amount', '4.50', '--yes'));
    expect(out).toContain('4.50 of 10.00 yuan');
    expect(out).toContain(
      `No money is moved here: return 4.50 yuan in the console of the payment provider, payment payment of ${order}.`,
    );
  });

  it('is refused for an order that is unknown or was not paid, and for more than its price', async () => {
    const member = await newMember(studio, 0);
    const { order_no } = await orderPackage(studio, member);
    expect((await type('unknown')).data.error.message).toBe('This order does not exist.');
    expect((await type(order_no)).data.error.message).toBe('This order was not paid.');
    await callBack(studio, newsOf(order_no));
    expect((await type(order_no, '--amount', '10.01')).data.error.message).toBe(
      'The order cost only 10.00 yuan.',
    );
    expect((await typeLine(studio, ['refund', order_no, '--yes'])).err).toContain('--reason: is missing');
    expect(await balance(member)).toBe(100);
  });

  it('of a closed account is recorded, and nobody is told', async () => {
    const member = await newMember(studio, 0);
    const order = await bought(member);
    const { db } = studio.deps;
    await closeAccount({ db, queue: openWrites(), secret: studio.deps.secret }, member.userId);
    const { out } = await typeLine(studio, line(order, '--yes'));
    expect(out).toContain('The account is closed: there is nobody to tell');
    const { rows } = await studio.db.query(
      "SELECT 1 FROM broadcasts WHERE member_id = $1 AND title = 'Your order was refunded'",
      [member.userId],
    );
    expect(rows).toEqual([]);
  });

  it('finds the points of orders from before they were noted', async () => {
    const member = await newMember(studio, 0);
    const order = await bought(member);
    await studio.db.query("UPDATE point_batches SET ref = ''");
    await studio.db.query("DELETE FROM migrations WHERE name = '055-batch-refs'");
    await migrate(studio.db);
    expect((await type(order)).data.points.left).toBe(100);
  });
});

describe('the refund of a plan', () => {
  it('ends it, and the one that follows begins now', async () => {
    const member = await newMember(studio, 0);
    const [first, second, third] = [
      await bought(member, PLAN),
      await bought(member, PLAN),
      await bought(member, PLAN),
    ];
    expect(await balance(member)).toBe(PLAN.points);
    expect((await type(first)).data).toMatchObject({ plan: 'running', points: { left: PLAN.points } });
    // the month of the second
    expect(await balance(member)).toBe(PLAN.points);
    expect((await told(member, 'en'))?.content).toContain(
      'The plan has ended.</p><p>The plan that was to follow has begun: Basic.',
    );
    const { rows } = await studio.db.query<{ order_no: string; granted: number; after: boolean }>(
      `SELECT order_no, granted, starts_at = lag(ends_at) OVER (ORDER BY starts_at) AS after FROM memberships
       WHERE user_id = $1 ORDER BY starts_at`,
      [member.userId],
    );
    expect(rows).toEqual([
      { order_no: second, granted: 1, after: null },
      { order_no: third, granted: 0, after: true },
    ]);
    expect((await type(third)).data.plan).toBe('later');
    expect((await told(member, 'en'))?.content).toContain('The plan will not begin.');
    expect((await type(second)).data.plan).toBe('running');
    expect([await balance(member), await badge(member)]).toEqual([0, '']);
  });

  it('brings no month any more, and leaves a plan of another tier alone', async () => {
    const member = await newMember(studio, 0);
    const basic = await bought(member, PLAN);
    const premium = await bought(member, YEAR_PREMIUM as unknown as typeof PLAN);
    expect(await badge(member)).toBe('Premium');
    await type(premium);
    await studio.db.query(
      "UPDATE memberships SET starts_at = starts_at - interval '20 days' WHERE user_id = $1",
      [member.userId],
    );
    await runMoney(studio.deps);
    expect([await balance(member), await badge(member)]).toEqual([PLAN.points, 'Basic']);
    await type(basic);
    expect(await balance(member)).toBe(0);
  });
});

describe('the share of whoever invited the buyer', () => {
  const invited = async () => {
    const [inviter, buyer] = [await newMember(studio), await newMember(studio, 0)];
    await studio.db.query('UPDATE users SET invited_by = $2 WHERE id = $1', [buyer.userId, inviter.userId]);
    return { inviter, order: await bought(buyer) };
  };
  const share = async ({ token }: Member) => {
    const {
      lists,
      total_order_amount,
      distribute_amount,
      balance: left,
    } = await studio.send(token, listDistribution, { page: 1 });
    return [lists[0]?.awards, total_order_amount, distribute_amount, left, lists[0]?.refunded];
  };

  it('goes with the money, and its row says so', async () => {
    const { inviter, order } = await invited();
    expect(await share(inviter)).toEqual([1.5, 10, 1.5, 1.5, undefined]);
    expect((await type(order, '--amount', '2.50')).data.inviter).toEqual({
      member: inviter.userId,
      award: 0.38,
      balance: 1.12,
    });
    expect(await share(inviter)).toEqual([1.12, 7.5, 1.12, 1.12, ORDER_REFUNDED.part]);
  });

  it('that was paid out is made up by later ones', async () => {
    const { inviter, order } = await invited();
    await typeLine(studio, `payout id:${inviter.userId} --amount 1.50 --yes`);
    const { out } = await typeLine(studio, line(order, '--yes'));
    expect(out).toContain('It was paid out already: their balance is -1.50 yuan');
    expect(await share(inviter)).toEqual([0, 0, 0, -1.5, ORDER_REFUNDED.whole]);
    const payout = await typeLine(studio, `payout id:${inviter.userId} --amount 0.01 --yes`);
    expect(payout).toMatchObject({ code: 1, err: 'The balance is -1.50 yuan, less than 0.01.' });
  });
});

it('revenue says what was returned, and the log of commands who did it', async () => {
  const member = await newMember(studio, 0);
  const order = await bought(member);
  const before = (await typeLine(studio, 'revenue --json')).data;
  await type(order, '--amount', '4');
  const { data } = await typeLine(studio, 'revenue --json');
  expect(data.total).toBe(before.total);
  expect(data.orders).toBe(before.orders);
  expect(data.net).toBeCloseTo(before.net - 4);
  expect(data.days[0].refunded).toBeCloseTo(before.days[0].refunded + 4);
  const { out } = await typeLine(studio, 'revenue');
  expect(out).toContain(`${data.refunded.toFixed(2)} yuan returned for ${data.refunds} orders`);
  const log = (await typeLine(studio, `log --member id:${member.userId} --json`)).data.rows;
  expect(log[0]).toMatchObject({
    ...{ command: 'refund', outcome: 'done', member: member.userId },
    detail: { order, reason: 'Paid by mistake', amount: 4, points: 100, dry: false },
  });
});
