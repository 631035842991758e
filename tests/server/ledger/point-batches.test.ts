import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runMoney } from '../../../server/billing/money-job.ts';
import { gain, hold, refund } from '../../../server/ledger/ledger.ts';
import { listPointsLog, readPoints } from '../../../src/api/points.ts';
import { callBack, newsOf, orderPackage, orderPlan, PLAN, YEAR_PREMIUM } from '../billing/payments.ts';
import { balanceOf, type Member, newMember, openStudio, refusalOf, type Studio } from '../harness.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({}, { working: false });
});
afterAll(() => studio.close());

let tasks = 0;
const spend = async ({ userId }: Member, points: number): Promise<string> => {
  const taskId = `spent ${++tasks}`;
  await studio.db.transaction((client) => hold(client, { taskId, userId, points, tool: 'mj' }));
  return taskId;
};
const giveBack = (taskId: string, used = 0) =>
  studio.db.transaction((client) => refund(client, taskId, 'mj', used));
const batches = async ({ userId }: Member) =>
  (
    await studio.db.query<{ remaining: number }>(
      'SELECT remaining FROM point_batches WHERE user_id = $1 ORDER BY expires_at, id',
      [userId],
    )
  ).rows.map(({ remaining }) => remaining);
/** Makes the oldest batch expire. */
const age = ({ userId }: Member) =>
  studio.db.query(
    `UPDATE point_batches SET expires_at = now() - interval '1 second' WHERE id =
       (SELECT id FROM point_batches WHERE user_id = $1 AND remaining > 0 ORDER BY expires_at, id LIMIT 1)`,
    [userId],
  );
/** Welcome points and a package. */
const rich = async () => {
  const member = await newMember(studio);
  const { order_no } = await orderPackage(studio, member);
  await callBack(studio, newsOf(order_no));
  return member;
};

describe('points', () => {
  it('expire after two years, and the oldest are spent first', async () => {
    const member = await rich();
    const { rows } = await studio.db.query<{ years: number }>(
      "SELECT extract(year FROM age(expires_at + interval '1 minute', now()))::int AS years FROM point_batches WHERE user_id = $1",
      [member.userId],
    );
    expect(rows).toEqual([{ years: 2 }, { years: 2 }]);
    expect(await batches(member)).toEqual([200, 100]);
    await spend(member, 150);
    expect(await batches(member)).toEqual([50, 100]);
    const over = await spend(member, 60);
    expect(await batches(member)).toEqual([0, 90]);
    await giveBack(over);
    expect(await batches(member)).toEqual([50, 100]);
    expect(await balanceOf(studio, member.userId)).toBe(150);
  });

  it('partly refunded, are taken from the newest batches first', async () => {
    const member = await rich();
    const task = await spend(member, 250);
    expect(await giveBack(task, 230)).toBe(20);
    expect(await batches(member)).toEqual([0, 70]);
    expect(await giveBack(task)).toBe(0);
    expect(await balanceOf(studio, member.userId)).toBe(70);
  });

  it('that expire get one row in the log, and cannot be spent before it is written', async () => {
    const member = await rich();
    await age(member);
    expect((await refusalOf(spend(member, 101))).code).toBe(2001);
    expect(await balanceOf(studio, member.userId)).toBe(300);
    await Promise.all([runMoney(studio.deps), runMoney(studio.deps)]);
    expect(await balanceOf(studio, member.userId)).toBe(100);
    const { lists } = await studio.send(member.token, listPointsLog, { page: 1 });
    expect(lists.map(({ points }) => points)).toEqual([-200, 100, 200]);
    expect(lists[0]?.description).toBe('Points expired after 2 years');
    await age(member);
    await studio.db.transaction((client) =>
      gain(client, { userId: member.userId, points: 30, kind: 'reward', description: 'x' }),
    );
    await spend(member, 30);
    expect(await balanceOf(studio, member.userId)).toBe(0);
  });

  it('are listed as all changes, as gains or as what was spent, page by page', async () => {
    const member = await rich();
    await spend(member, 120);
    const of = async (ask: { change?: 'gained' | 'spent'; before?: number }) =>
      (await studio.send(member.token, listPointsLog, { page: 1, ...ask })).lists.map(({ points }) => points);
    expect(await of({})).toEqual([-120, 100, 200]);
    expect(await of({ change: 'gained' })).toEqual([100, 200]);
    expect(await of({ change: 'spent' })).toEqual([-120]);
    const [newest] = (await studio.send(member.token, listPointsLog, { page: 1, change: 'gained' })).lists;
    expect(await of({ change: 'gained', before: newest?.id ?? 0 })).toEqual([200]);
  });

  it('refunded after their expiry stay usable for some days', async () => {
    const member = await rich();
    const task = await spend(member, 120);
    await age(member);
    await runMoney(studio.deps);
    expect(await balanceOf(studio, member.userId)).toBe(100);
    await giveBack(task);
    await runMoney(studio.deps);
    expect(await balanceOf(studio, member.userId)).toBe(220);
    await spend(member, 220);
    expect(await balanceOf(studio, member.userId)).toBe(0);
  });

  it('that ran out beside them stay gone when some come back', async () => {
    const member = await rich();
    const task = await spend(member, 20);
    await age(member);
    expect(await giveBack(task)).toBe(20);
    // 180 points of the first batch had expired before that was recorded
    expect(await balanceOf(studio, member.userId)).toBe(120);
    expect((await batches(member)).toSorted()).toEqual([100, 20]);
  });
});

describe('a plan', () => {
  const back = ({ userId }: Member, months: number) =>
    studio.db.query(
      `UPDATE memberships SET starts_at = starts_at - make_interval(months => $2),
         ends_at = ends_at - make_interval(months => $2) WHERE user_id = $1`,
      [userId, months],
    );
  const subscribe = async (member: Member, plan: { id: number; amount: number }) => {
    const { order_no } = await orderPlan(studio, member, plan.id);
    expect(await callBack(studio, newsOf(order_no, { amount: plan.amount }))).toEqual([200, 'applied']);
  };
  const badge = async ({ token }: Member, language: 'en' | 'zh' = 'en') =>
    (await studio.send(token, readPoints, {}, { language })).member_arr;

  it('gives its first points and its badge at once', async () => {
    const member = await newMember(studio);
    expect(await badge(member)).toEqual({ buy_member: 0, member_name: '', expire_time: '' });
    await subscribe(member, PLAN);
    expect(await balanceOf(studio, member.userId)).toBe(200 + PLAN.points);
    expect(await badge(member, 'zh')).toMatchObject({ buy_member: 1, member_name: '基础版' });
    await back(member, 1);
    await runMoney(studio.deps);
    expect(await badge(member)).toMatchObject({ buy_member: 0 });
    expect(await balanceOf(studio, member.userId)).toBe(200 + PLAN.points);
  });

  it('by the year credits each month once, also months in which the server was down', async () => {
    const member = await newMember(studio);
    await subscribe(member, YEAR_PREMIUM);
    const pointsAfter = async (months: number) => {
      await back(member, months);
      await Promise.all([runMoney(studio.deps), runMoney(studio.deps)]);
      await runMoney(studio.deps);
      return balanceOf(studio, member.userId);
    };
    expect(await pointsAfter(0)).toBe(200 + YEAR_PREMIUM.points);
    expect(await pointsAfter(1)).toBe(200 + 2 * YEAR_PREMIUM.points);
    expect(await pointsAfter(4)).toBe(200 + 6 * YEAR_PREMIUM.points);
    expect(await pointsAfter(20)).toBe(200 + 12 * YEAR_PREMIUM.points);
  });

  it('goes on from a running one of its tier: its points come when that one ends', async () => {
    const member = await newMember(studio);
    await subscribe(member, PLAN);
    const one = new Date((await badge(member))?.expire_time ?? 0).getTime();
    await subscribe(member, PLAN);
    const two = new Date((await badge(member))?.expire_time ?? 0).getTime();
    expect(two - one).toBeGreaterThan(27 * 86_400_000);
    const pointsAfter = async (months: number) => {
      await back(member, months);
      await runMoney(studio.deps);
      return balanceOf(studio, member.userId);
    };
    expect(await pointsAfter(0)).toBe(200 + PLAN.points);
    expect(await pointsAfter(1)).toBe(200 + 2 * PLAN.points);
    expect(await badge(member)).toMatchObject({ buy_member: 1, member_name: 'Basic' });
    expect(await pointsAfter(1)).toBe(200 + 2 * PLAN.points);
    expect(await badge(member)).toMatchObject({ buy_member: 0 });
  });

  it('of another tier runs beside it from the payment on, and the best tier is shown', async () => {
    const member = await newMember(studio);
    await subscribe(member, PLAN);
    await subscribe(member, YEAR_PREMIUM);
    expect(await balanceOf(studio, member.userId)).toBe(200 + PLAN.points + YEAR_PREMIUM.points);
    expect(await badge(member)).toMatchObject({ member_name: 'Premium' });
  });
});
