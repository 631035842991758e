import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payOut } from '../../../server/user-center/distribution.ts';
import { login, register, SMS_PURPOSE } from '../../../src/api/account.ts';
import { readPoints } from '../../../src/api/points.ts';
import { listDistribution, readInviteLink } from '../../../src/api/user-center.ts';
import { callBack, newsOf, orderPackage, orderPlan, PLAN } from '../billing/payments.ts';
import { askCode, type Member, newMember, newPhone, openStudio, PASSWORD, type Studio } from '../harness.ts';

let studio: Studio;
let inviter: Member;
let friend: Member;
beforeAll(async () => {
  studio = await openStudio({ DISTRIBUTION_PERCENT: '15' }, { working: false });
  inviter = await newMember(studio);
  friend = await joinBy(inviter);
});
afterAll(() => studio.close());

async function joinBy({ token }: Member): Promise<Member> {
  const { invited_url } = await studio.send(token, readInviteLink, {});
  const phone = newPhone();
  const code = await askCode(studio, phone, SMS_PURPOSE.register);
  const invited_code = invited_url.split('invited_code=')[1] ?? '';
  await studio.send(null, register, { user_login: phone, user_pass: PASSWORD, code, invited_code });
  const answer = await studio.send(null, login, { user_login: phone, user_pass: PASSWORD });
  return { phone, token: answer.token, userId: answer.user_id ?? 0 };
}

const buy = async (member: Member, times = 1) => {
  const { order_no } = await orderPackage(studio, member);
  for (let sent = 0; sent < times; sent++) await callBack(studio, newsOf(order_no));
};
const listOf = ({ token }: Member) => studio.send(token, listDistribution, { page: 1 });

describe('distribution', () => {
  it('[USER-15] credits the inviter’s share of each paid order once, with totals that match the rows', async () => {
    await buy(friend, 3);
    const { order_no } = await orderPlan(studio, friend);
    await callBack(studio, newsOf(order_no, { amount: PLAN.amount }));
    // neither a declined order nor an unpaid one
    const declined = await orderPackage(studio, friend, 2);
    await callBack(studio, newsOf(declined.order_no, { result: 'declined' }));
    await orderPackage(studio, friend, 3);
    const list = await listOf(inviter);
    expect(list.lists.map(({ awards }) => awards)).toEqual([4.5, 1.5]);
    expect(list.lists[0]?.star_tel).toMatch(/^138\*{4}\d{4}$/);
    const { total_order_amount, distribute_amount, balance, total } = list;
    expect({ total_order_amount, distribute_amount, balance, total }).toEqual({
      total_order_amount: 40,
      distribute_amount: 6,
      balance: 6,
      total: 2,
    });
  });

  it('is reduced by payouts, never below zero', async () => {
    expect(await payOut(studio.db, inviter.userId, 1.25)).toBe(4.75);
    for (const wrong of [0, -1, 0.001, Number.NaN, 4.76])
      await expect(payOut(studio.db, inviter.userId, wrong)).rejects.toThrow(RangeError);
    expect(await listOf(inviter)).toMatchObject({ distribute_amount: 6, balance: 4.75 });
    const paid = await Promise.allSettled(
      Array.from({ length: 5 }, () => payOut(studio.db, inviter.userId, 4)),
    );
    expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await listOf(inviter)).balance).toBe(0.75);
  });

  it("earns nothing from one's own orders, from strangers, or for the invited", async () => {
    const stranger = await newMember(studio);
    await buy(inviter);
    await buy(stranger);
    for (const member of [friend, stranger])
      expect(await listOf(member)).toMatchObject({ lists: [], total: 0, distribute_amount: 0, balance: 0 });
    expect((await listOf(inviter)).total).toBe(2);
  });

  it('[USER-04] is offered where the studio gives a share, and kept for whoever has earned one', async () => {
    const shown = async (member: Member) => (await studio.send(member.token, readPoints, {})).show_tab;
    expect(await shown(friend)).toBe(1);
    Object.assign(studio.deps.config, { distributionPercent: 0 });
    try {
      expect(await shown(friend)).toBe(0);
      expect(await shown(inviter)).toBe(1);
      await buy(friend);
      expect((await listOf(inviter)).total).toBe(2);
    } finally {
      Object.assign(studio.deps.config, { distributionPercent: 15 });
    }
  });
});
