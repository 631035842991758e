import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRedeemCodes, normaliseCode } from '../../../server/user-center/redeem-codes.ts';
import { listPointsLog } from '../../../src/api/points.ts';
import { redeem } from '../../../src/api/user-center.ts';
import {
  balanceOf,
  type Member,
  newMember,
  openStudio,
  refusalOf,
  type Studio,
  studioForTest,
} from '../harness.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({ LIMIT_REDEEMS: '1000', LIMIT_REDEEMS_ADDRESS: '100000' }, { working: false });
});
afterAll(() => studio.close());

const use = ({ token }: Member, code: string) => studio.send(token, redeem, { code });
const one = async (points = 50, expiresInDays?: number) => {
  const [code = ''] = await makeRedeemCodes(studio.db, {
    points,
    count: 1,
    ...(expiresInDays === undefined ? {} : { expiresInDays }),
  });
  return code;
};

describe('a redeem code', () => {
  it('is worth its points once, as a row of the log in either language', async () => {
    const member = await newMember(studio);
    const code = await one(50);
    let said = '';
    await studio.send(member.token, redeem, { code }, { onMessage: (message) => (said = message) });
    expect(said).toBe('Points added: 50');
    expect(await balanceOf(studio, member.userId)).toBe(250);
    const en = await studio.send(member.token, listPointsLog, { page: 1 });
    const zh = await studio.send(member.token, listPointsLog, { page: 1 }, { language: 'zh' });
    expect(en.lists[0]).toMatchObject({ points: 50, description: 'Code redeemed' });
    expect(zh.lists[0]).toMatchObject({ points: 50, description: '兑换码兑换' });
  });

  it('is accepted in any spelling', async () => {
    const member = await newMember(studio);
    const code = await one();
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    await use(
      member,
      `  ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `,
    );
    expect(await balanceOf(studio, member.userId)).toBe(250);
    expect(normaliseCode(' oi-L2 ')).toBe('0112');
  });

  it('used 100 times concurrently is credited once', async () => {
    const members = [await newMember(studio), await newMember(studio)];
    const code = await one(70);
    const tries = await Promise.allSettled(
      Array.from({ length: 100 }, (_, turn) => use(members[turn % 2] as Member, code)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const balances = await Promise.all(members.map(({ userId }) => balanceOf(studio, userId)));
    expect(balances.sort()).toEqual([200, 270]);
  });

  it('is refused with a message if unknown, used, used by the same member, or expired', async () => {
    const [member, other] = [await newMember(studio), await newMember(studio)];
    const code = await one();
    const over = await one(50, 1);
    await studio.db.query('UPDATE redeem_codes SET expires_at = now() WHERE expires_at IS NOT NULL');
    await use(other, code);
    const why = async (who: Member, typed: string) => (await refusalOf(use(who, typed))).message;
    expect(await why(member, 'ABCD-ABCD-ABCD-ABCD')).toBe('This code does not exist. Check it and try again');
    expect(await why(member, code)).toBe('This code has already been used');
    expect(await why(other, code)).toBe('You have already redeemed this code');
    expect(await why(member, over)).toBe('This code has expired');
    expect(await balanceOf(studio, member.userId)).toBe(200);
  });

  it('is stored as a hash, with its purpose', async () => {
    const [code = ''] = await makeRedeemCodes(studio.db, { points: 5, count: 1, note: 'spring fair' });
    const { rows } = await studio.db.query("SELECT * FROM redeem_codes WHERE note = 'spring fair'");
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(normaliseCode(code));
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('is generated in any number, all different, never without points', async () => {
    const codes = await makeRedeemCodes(studio.db, { points: 1, count: 200 });
    expect(new Set(codes).size).toBe(200);
    for (const wrong of [{ points: 0 }, { points: 1.5 }, { count: 0 }, { expiresInDays: 0 }])
      await expect(makeRedeemCodes(studio.db, { points: 1, count: 1, ...wrong })).rejects.toThrow(RangeError);
  });

  it('needs a member, and something typed', async () => {
    const { token } = await newMember(studio);
    expect(await refusalOf(studio.send(null, redeem, { code: 'x' }))).toMatchObject({ status: 401 });
    expect(await refusalOf(studio.send(token, redeem, { code: '   ' }))).toMatchObject({ code: 400 });
  });
});

describe('rate limiting', () => {
  it('blocks an account that guesses, and an address that changes accounts; a valid code resets it', async () => {
    const narrow = await studioForTest(
      { LIMIT_REDEEMS: '3', LIMIT_REDEEMS_ADDRESS: '9' },
      { working: false },
    );
    const [member, other] = [await newMember(narrow), await newMember(narrow)];
    const [code = '', spare = ''] = await makeRedeemCodes(narrow.db, { points: 5, count: 2 });
    const enter = ({ token }: Member, typed: string) => narrow.send(token, redeem, { code: typed });
    const guess = (who: Member) => refusalOf(enter(who, 'wrong'));
    await guess(member);
    await guess(member);
    await enter(member, code);
    for (let tries = 0; tries < 3; tries++) expect((await guess(member)).code).toBe(400);
    const stopped = await refusalOf(enter(member, spare));
    expect(stopped).toMatchObject({ status: 429 });
    expect(stopped.message).toMatch(/^Too many attempts\. Try again in \d+ s$/);
    expect(await balanceOf(narrow, member.userId)).toBe(205);
    // seven tries so far came from this address
    for (const status of [200, 200, 429]) expect(await guess(other)).toMatchObject({ status });
  });
});
