import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register, SMS_PURPOSE } from '../../../src/api/account.ts';
import { listPointsLog } from '../../../src/api/points.ts';
import { listInvitedUsers, readInviteLink } from '../../../src/api/user-center.ts';
import {
  askCode,
  balanceOf,
  type Member,
  newMember,
  newPhone,
  openStudio,
  PASSWORD,
  refusalOf,
  type Studio,
} from '../harness.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({ INVITE_REWARDS_PER_DAY: '11' }, { working: false });
});
afterAll(() => studio.close());

const codeOf = async ({ token }: Member): Promise<string> => {
  const { invited_url } = await studio.send(token, readInviteLink, {});
  return new URLSearchParams(new URL(invited_url).hash.split('?')[1]).get('invited_code') ?? '';
};

/** Registers somebody with an invitation. @returns their balance */
async function join(invited_code: string, phone = newPhone()): Promise<number> {
  const code = await askCode(studio, phone, SMS_PURPOSE.register);
  await studio.send(null, register, { user_login: phone, user_pass: PASSWORD, code, invited_code });
  const { rows } = await studio.db.query<{ id: number }>('SELECT id FROM users WHERE phone = $1', [phone]);
  return balanceOf(studio, rows[0]?.id ?? 0);
}
const friendsOf = ({ token }: Member, page = 1, before?: number) =>
  studio.send(token, listInvitedUsers, { page, ...(before ? { before } : {}) });

describe('the invitation link', () => {
  it('[USER-10] has the address under which the member reached the studio, with their own code', async () => {
    const [one, two] = [await newMember(studio), await newMember(studio)];
    const { invited_url, rewards_per_day } = await studio.send(one.token, readInviteLink, {});
    expect(invited_url).toMatch(/^http:\/\/localhost\/web\/#\/square\?invited_code=\w{10}$/);
    expect(rewards_per_day).toBe(11);
    expect(await codeOf(one)).toBe(await codeOf(one));
    expect(await codeOf(one)).not.toBe(await codeOf(two));
  });
});

describe('whoever joins by an invitation', () => {
  it('gets 50 points and earns 25, each a row of the log', async () => {
    const inviter = await newMember(studio);
    expect(await join(await codeOf(inviter))).toBe(250);
    expect(await balanceOf(studio, inviter.userId)).toBe(225);
    const en = await studio.send(inviter.token, listPointsLog, { page: 1 });
    const zh = await studio.send(inviter.token, listPointsLog, { page: 1 }, { language: 'zh' });
    expect(en.lists[0]).toMatchObject({ points: 25, description: 'A friend joined with your invitation' });
    expect(zh.lists[0]).toMatchObject({ description: '邀请好友奖励' });
    const { rows } = await studio.db.query(
      "SELECT description, points FROM points_log WHERE kind = 'reward' AND points = 50 ORDER BY id DESC LIMIT 1",
    );
    expect(rows).toEqual([{ description: 'pointsInvited', points: 50 }]);
  });

  it('earns nothing for an unknown code, or without one', async () => {
    expect(await join('nobody')).toBe(200);
    expect(await join('')).toBe(200);
  });

  it('cannot be oneself: a phone with an account cannot register again', async () => {
    const member = await newMember(studio);
    const again = join(await codeOf(member), member.phone);
    expect(await refusalOf(again)).toMatchObject({ message: 'This phone number already has an account' });
    expect(await balanceOf(studio, member.userId)).toBe(200);
    expect(await friendsOf(member)).toMatchObject({ lists: [], total: 0, points: 0 });
  });

  it('counts once, even if the registration is sent several times concurrently', async () => {
    const inviter = await newMember(studio);
    const invited_code = await codeOf(inviter);
    const phone = newPhone();
    const code = await askCode(studio, phone, SMS_PURPOSE.register);
    const sent = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        studio.send(null, register, { user_login: phone, user_pass: PASSWORD, code, invited_code }),
      ),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balanceOf(studio, inviter.userId)).toBe(225);
    expect((await friendsOf(inviter)).total).toBe(1);
  });
});

describe('the list of invited people', () => {
  it('[USER-09] is paged by tens with the totals, and lists nobody twice; the most of a day is kept', async () => {
    const inviter = await newMember(studio);
    const code = await codeOf(inviter);
    // all at once: more than are rewarded in a day, but every invited member gets their reward
    const balances = await Promise.all(Array.from({ length: 12 }, () => join(code)));
    expect(new Set(balances)).toEqual(new Set([250]));
    expect(await balanceOf(studio, inviter.userId)).toBe(200 + 11 * 25);
    const first = await friendsOf(inviter);
    expect(first).toMatchObject({ has_next: 1, total: 12, points: 11 * 25 });
    expect(first.lists).toHaveLength(10);
    expect(first.lists[0]).toMatchObject({ star_tel: expect.stringMatching(/^138\*{4}\d{4}$/), points: 0 });
    expect(first.lists[1]?.points).toBe(25);
    await studio.db.query(
      "UPDATE users SET created_at = created_at - interval '25 hours' WHERE invited_by = $1",
      [inviter.userId],
    );
    await join(code);
    expect(await balanceOf(studio, inviter.userId)).toBe(200 + 12 * 25);
    const second = await friendsOf(inviter, 2, first.lists.at(-1)?.id);
    expect(second).toMatchObject({ has_next: 0, total: 13 });
    expect(second.lists).toHaveLength(2);
    const ids = [...first.lists, ...second.lists].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a = 0, b = 0) => b - a));
    expect((await friendsOf(inviter, 2)).lists).toHaveLength(3);
  });

  it("is one's own, whatever row is named", async () => {
    const inviter = await newMember(studio);
    await join(await codeOf(inviter));
    const stranger = await newMember(studio);
    expect(await friendsOf(stranger, 1, 1_000_000)).toMatchObject({ lists: [], total: 0, points: 0 });
    expect(await refusalOf(studio.send(null, listInvitedUsers, { page: 1 }))).toMatchObject({ status: 401 });
  });
});
