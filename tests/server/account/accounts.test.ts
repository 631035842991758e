import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLogin } from '../../../server/account/accounts.ts';
import { blockMember } from '../../../server/account/blocking.ts';
import { closeAccount } from '../../../server/account/close-account.ts';
import { demoSignIn } from '../../../server/account/demo.ts';
import { startSession } from '../../../server/account/sessions.ts';
import { makeLink } from '../../../server/account/sign-in-links.ts';
import {
  exchangeLink,
  listSessions,
  login,
  loginWithGoogle,
  logout,
  register,
  resetPassword,
  revokeSession,
  SMS_PURPOSE,
} from '../../../src/api/account.ts';
import { CODE } from '../../../src/api/errors.ts';
import { readPoints } from '../../../src/api/points.ts';
import { readSignInOptions } from '../../../src/api/studio.ts';
import {
  askCode,
  balanceOf,
  newPhone,
  openStudio,
  PASSWORD,
  refusalOf,
  registeredMember,
  type Studio,
} from '../harness.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

const signIn = (user_login: string, user_pass = PASSWORD) =>
  studio.send(null, login, { user_login, user_pass });

describe('registering', () => {
  it('opens an account with 200 welcome points as a row of the log', async () => {
    const { userId, token } = await registeredMember(studio);
    expect(await balanceOf(studio, userId)).toBe(200);
    const { total_points, user_id } = await studio.send(token, readPoints, {});
    expect({ total_points, user_id }).toEqual({ total_points: 200, user_id: userId });
  });

  it('signs in: the session is of the new member, on this device', async () => {
    const phone = newPhone();
    const code = await askCode(studio, phone, SMS_PURPOSE.register);
    const opened = await studio.send(null, register, { user_login: phone, user_pass: PASSWORD, code });
    const { user_id } = await studio.send(opened?.token ?? null, readPoints, {});
    expect(user_id).toBe(opened?.user_id);
    const { lists } = await studio.send(opened?.token ?? null, listSessions, {});
    expect(lists.map(({ current }) => current)).toEqual([true]);
  });

  it('recognizes a phone number in any format', async () => {
    const { phone, userId } = await registeredMember(studio);
    const spelt = `+86 ${phone.slice(0, 3)}-${phone.slice(3)}`;
    expect((await signIn(spelt)).user_id).toBe(userId);
  });

  it('stores the inviter, and ignores an unknown code', async () => {
    const inviter = await registeredMember(studio);
    const { rows } = await studio.db.query<{ invite_code: string }>(
      'SELECT invite_code FROM users WHERE id = $1',
      [inviter.userId],
    );
    const invite = async (invited_code: string) => {
      const phone = newPhone();
      const code = await askCode(studio, phone, SMS_PURPOSE.register);
      await studio.send(null, register, { user_login: phone, user_pass: PASSWORD, code, invited_code });
      const found = await studio.db.query<{ invited_by: number | null }>(
        'SELECT invited_by FROM users WHERE phone = $1',
        [phone],
      );
      return found.rows[0]?.invited_by;
    };
    expect(await invite(rows[0]?.invite_code ?? '')).toBe(inviter.userId);
    expect(await invite('nobody')).toBeNull();
  });

  it('rejects a phone that already has an account', async () => {
    const { phone } = await registeredMember(studio);
    const code = await askCode(studio, phone, SMS_PURPOSE.register);
    const again = studio.send(null, register, { user_login: phone, user_pass: PASSWORD, code });
    expect(await refusalOf(again)).toMatchObject({
      code: 400,
      message: 'This phone number already has an account',
    });
  });
});

describe('codes', () => {
  const tryCode = (phone: string, code: string) =>
    studio.send(null, register, { user_login: phone, user_pass: PASSWORD, code });

  it('work once', async () => {
    const phone = newPhone();
    const code = await askCode(studio, phone, SMS_PURPOSE.register);
    await tryCode(phone, code);
    expect(await refusalOf(tryCode(phone, code))).toMatchObject({
      message: 'This code is wrong or has expired',
    });
  });

  it('work only for the purpose they were sent for', async () => {
    const phone = newPhone();
    const code = await askCode(studio, phone, SMS_PURPOSE.reset);
    expect((await refusalOf(tryCode(phone, code))).code).toBe(CODE.wrongSmsCode);
  });

  it('are invalid after five wrong tries', async () => {
    const phone = newPhone();
    const code = await askCode(studio, phone, SMS_PURPOSE.register);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries++) await refusalOf(tryCode(phone, wrong));
    expect((await refusalOf(tryCode(phone, code))).message).toBe('This code is wrong or has expired');
  });

  it('expire after ten minutes', async () => {
    const phone = newPhone();
    const code = await askCode(studio, phone, SMS_PURPOSE.register);
    const { rows } = await studio.db.query<{ minutes: number }>(
      'SELECT extract(epoch FROM expires_at - now())::int / 60 AS minutes FROM sms_codes WHERE phone = $1',
      [phone],
    );
    expect(rows[0]?.minutes).toBeLessThanOrEqual(10);
    await studio.db.query("UPDATE sms_codes SET expires_at = now() - interval '1 second' WHERE phone = $1", [
      phone,
    ]);
    expect((await refusalOf(tryCode(phone, code))).code).toBe(CODE.wrongSmsCode);
  });

  it('used twice concurrently count once', async () => {
    const phone = newPhone();
    const code = await askCode(studio, phone, SMS_PURPOSE.register);
    const results = await Promise.allSettled([tryCode(phone, code), tryCode(phone, code)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('are stored as hashes, and so are tokens and passwords', async () => {
    const phone = newPhone();
    const code = await askCode(studio, phone, SMS_PURPOSE.register);
    const { token } = await registeredMember(studio);
    const tables = await Promise.all(
      ['sms_codes', 'sessions', 'users'].map((table) => studio.db.query(`SELECT * FROM ${table}`)),
    );
    const stored = JSON.stringify(tables.map(({ rows }) => rows));
    expect(stored).not.toContain(`"${code}"`);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(PASSWORD);
    expect(stored).toContain('$argon2id$');
  });
});

describe('signing in', () => {
  it('gives the same answer for a wrong password and an unknown phone', async () => {
    const { phone } = await registeredMember(studio);
    const wrong = await refusalOf(signIn(phone, 'not the password'));
    expect(await refusalOf(signIn(newPhone()))).toEqual(wrong);
    expect(wrong).toMatchObject({ code: 400, message: 'Wrong phone number or password' });
  });

  it('gives the same answer when a code is requested for a known and an unknown phone', async () => {
    const { phone } = await registeredMember(studio);
    const ask = async (mobile: string) => {
      const answer = await studio.app.inject({
        method: 'POST',
        url: '/api/base/send',
        payload: { mobile, type: SMS_PURPOSE.reset },
      });
      return answer.body.replace(/\d{6}/g, '#');
    };
    expect(await ask(phone)).toBe(await ask(newPhone()));
  });

  it('gives the same answer when a password is reset with a wrong code for a known and an unknown phone', async () => {
    const { phone } = await registeredMember(studio);
    const reset = (user_login: string) =>
      refusalOf(studio.send(null, resetPassword, { user_login, user_pass: PASSWORD, code: '000000' }));
    expect(await reset(phone)).toEqual(await reset(newPhone()));
  });

  it('[AUTH-28] with a link works once', async () => {
    const encrypt_str = await demoSignIn(studio.db);
    const { token } = await studio.send(null, exchangeLink, { encrypt_str });
    expect((await studio.send(token, readPoints, {})).total_points).toBe(1000);
    const again = await refusalOf(studio.send(null, exchangeLink, { encrypt_str }));
    expect(again.message).toBe('This sign-in link has expired or was already used');
  });

  it('with a link is no longer possible after the password was replaced', async () => {
    const { phone, userId } = await registeredMember(studio);
    const encrypt_str = await makeLink(studio.db, userId);
    const code = await askCode(studio, phone, SMS_PURPOSE.reset);
    await studio.send(null, resetPassword, { user_login: phone, user_pass: 'another password', code });
    expect(await refusalOf(studio.send(null, exchangeLink, { encrypt_str }))).toMatchObject({ code: 400 });
  });

  it('grants the demo member points once, however often the server starts', async () => {
    await demoSignIn(studio.db);
    const { token } = await studio.send(null, exchangeLink, { encrypt_str: await demoSignIn(studio.db) });
    expect((await studio.send(token, readPoints, {})).total_points).toBe(1000);
  });

  it('through Google is not ready without a client id', async () => {
    const answer = await refusalOf(studio.send(null, loginWithGoogle, { token: 'credential' }));
    expect(answer).toMatchObject({ code: 400, message: 'Sign-in is not ready yet, please try again' });
    const none = { google_client_id: null, google_nonce: null, oidc_name: null };
    expect(await studio.send(null, readSignInOptions, {})).toEqual(none);
  });
});

describe('sessions', () => {
  it('end with logout', async () => {
    const { token } = await registeredMember(studio);
    await studio.send(token, logout, {});
    expect((await refusalOf(studio.send(token, listSessions, {}))).status).toBe(401);
  });

  it('all end when the password is replaced', async () => {
    const { token, phone } = await registeredMember(studio);
    const code = await askCode(studio, phone, SMS_PURPOSE.reset);
    await studio.send(null, resetPassword, { user_login: phone, user_pass: 'another password', code });
    expect((await refusalOf(studio.send(token, listSessions, {}))).status).toBe(401);
    expect((await refusalOf(signIn(phone))).code).toBe(400);
    expect((await signIn(phone, 'another password')).token).toBeTruthy();
  });

  it('are listed, and one can be revoked', async () => {
    const { token, phone } = await registeredMember(studio);
    const other = await signIn(phone);
    const { lists } = await studio.send(token, listSessions, {});
    expect(lists.map(({ current }) => current).sort()).toEqual([false, true]);
    const id = lists.find(({ current }) => !current)?.id ?? 0;
    await studio.send(token, revokeSession, { id });
    expect((await refusalOf(studio.send(other.token, listSessions, {}))).status).toBe(401);
    expect((await studio.send(token, listSessions, {})).lists).toHaveLength(1);
  });

  it('expire', async () => {
    const { token, userId } = await registeredMember(studio);
    await studio.db.query('UPDATE sessions SET expires_at = now() WHERE user_id = $1', [userId]);
    expect((await refusalOf(studio.send(token, listSessions, {}))).status).toBe(401);
  });
});

describe('a sign-in that is overtaken between its password and its session', () => {
  it.each<[string, (phone: string, userId: number) => Promise<unknown>, string]>([
    [
      'by a new password',
      async (phone) => {
        const code = await askCode(studio, phone, SMS_PURPOSE.reset);
        await studio.send(null, resetPassword, { user_login: phone, user_pass: 'another one 1', code });
      },
      'wrongLogin',
    ],
    [
      'by the operator who blocks the member',
      (_phone, userId) => blockMember(studio.db, userId),
      'accountBlocked',
    ],
    [
      'by the deletion of the account',
      (_phone, userId) => closeAccount(studio.deps, userId),
      'accountClosed',
    ],
  ])('%s leaves no session', async (_what, overtake, key) => {
    const { phone, userId } = await registeredMember(studio);
    const checked = await checkLogin(studio.db, phone, PASSWORD);
    await overtake(phone, userId);
    await expect(startSession(studio.db, checked, 'a browser')).rejects.toMatchObject({ key });
    const { rows } = await studio.db.query('SELECT 1 FROM sessions WHERE user_id = $1', [userId]);
    expect(rows).toEqual([]);
  });
});
