import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseClosed, KEPT_OF_CLOSED } from '../../../server/account/erase-closed.ts';
import { makeLink } from '../../../server/account/sign-in-links.ts';
import {
  changePassword,
  closeAccount,
  downloadAccount,
  endOtherSessions,
  exchangeLink,
  listSessions,
  login,
  readAccount,
  register,
  SMS_PURPOSE,
} from '../../../src/api/account.ts';
import { imagine } from '../../../src/api/draw.ts';
import { listPointsLog, readPoints } from '../../../src/api/points.ts';
import { CREATION, createProject } from '../../../src/api/projects.ts';
import {
  askCode,
  balanceOf,
  endOf,
  type Member,
  newMember,
  openStudio,
  PASSWORD,
  refusalOf,
  type Studio,
} from '../harness.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

const FRESH = 'a fresh password';
const signIn = ({ phone }: Member, user_pass = PASSWORD) =>
  studio.send(null, login, { user_login: phone, user_pass });
const isOut = async (token: string) =>
  expect((await refusalOf(studio.send(token, listSessions, {}))).status).toBe(401);
const draw = async ({ token }: Member) => {
  const input = { tool_name: 'mj', desc: 'a cobalt hill', options: {} } as const;
  const { task_id = '' } = await studio.send(token, imagine, input, { idempotencyKey: crypto.randomUUID() });
  return task_id;
};

describe('the password', () => {
  const change = (token: string, more: object = {}) =>
    studio.send(token, changePassword, {
      old_password: PASSWORD,
      new_password: FRESH,
      keep_others: false,
      ...more,
    });

  it('changes with the old one, and ends the other sessions', async () => {
    const member = await newMember(studio);
    const other = await signIn(member);
    await change(member.token);
    await isOut(other.token);
    expect((await studio.send(member.token, listSessions, {})).lists).toHaveLength(1);
    expect((await refusalOf(signIn(member))).message).toBe('Wrong phone number or password');
    expect((await signIn(member, FRESH)).user_id).toBe(member.userId);
  });

  it('keeps the other sessions if requested, but no sign-in link', async () => {
    const member = await newMember(studio);
    const other = await signIn(member);
    const encrypt_str = await makeLink(studio.db, member.userId);
    await change(member.token, { keep_others: true });
    expect((await studio.send(other.token, listSessions, {})).lists).toHaveLength(2);
    expect((await refusalOf(studio.send(null, exchangeLink, { encrypt_str }))).code).toBe(400);
  });

  it('is not changed with a wrong old one, and tries are limited', async () => {
    const member = await newMember(studio);
    const guess = () => refusalOf(change(member.token, { old_password: 'a guess' }));
    expect((await guess()).message).toBe('The password is wrong');
    for (let tried = 1; tried < studio.deps.config.loginsPerQuarter; tried++) await guess();
    expect((await guess()).status).toBe(429);
    expect((await refusalOf(change(member.token))).status).toBe(429);
    expect((await signIn(member)).user_id).toBe(member.userId);
  });

  it('must have the minimum length, and the call accepts no other fields', async () => {
    const { token } = await newMember(studio);
    expect((await refusalOf(change(token, { new_password: 'short' }))).code).toBe(400);
    expect((await refusalOf(change(token, { user_id: 1 }))).code).toBe(400);
  });

  it('of an account without one cannot be changed', async () => {
    const { token, userId } = await newMember(studio);
    await studio.db.query('UPDATE users SET password_hash = NULL WHERE id = $1', [userId]);
    expect((await refusalOf(change(token))).message).toBe('This account has no password');
    expect((await studio.send(token, readAccount, {})).has_password).toBe(false);
  });
});

it('the other sessions end at once, and this one and those of other members stay', async () => {
  const [member, stranger] = [await newMember(studio), await newMember(studio)];
  const others = [await signIn(member), await signIn(member)];
  expect(await studio.send(member.token, endOtherSessions, {})).toEqual({ ended: 2 });
  for (const { token } of others) await isOut(token);
  for (const { token } of [member, stranger])
    expect((await studio.send(token, listSessions, {})).lists.map(({ current }) => current)).toEqual([true]);
});

it('the account call has what its page shows, with the phone masked', async () => {
  const { token, phone } = await newMember(studio);
  const account = await studio.send(token, readAccount, {});
  expect(account.phone).toBe(`${phone.slice(0, 3)}****${phone.slice(-4)}`);
  expect(account.has_password).toBe(true);
});

it('the download has all data of the member, none of others, and no secrets', async () => {
  const [member, stranger] = [await newMember(studio), await newMember(studio)];
  await endOf(studio, await draw(member));
  const strange = await draw(stranger);
  const answer = await studio.app.inject({
    method: 'POST',
    url: `/api${downloadAccount.path}`,
    headers: { authorization: member.token },
    payload: {},
  });
  expect(answer.headers['content-disposition']).toContain('inkreel-account.json');
  const data = answer.json();
  expect(data.account).toMatchObject([{ id: member.userId, phone: member.phone, points: 180 }]);
  expect(data.drawings).toMatchObject([{ prompt: 'a cobalt hill' }]);
  // in words, as the user center has them
  const { lists } = await studio.send(member.token, listPointsLog, { page: 1, pageSize: 10 });
  const reasons = lists.map(({ description }) => description).reverse();
  expect(data.points_log.map(({ description }: { description: string }) => description)).toEqual(reasons);
  expect(data.media).toHaveLength(4);
  const picture = await studio.app.inject(data.media[0].address.replace(/^https?:\/\/[^/]+/, ''));
  expect(picture.statusCode).toBe(200);
  expect(data.devices).toHaveLength(1);
  for (const other of [stranger.phone, strange]) expect(answer.body).not.toContain(other);
  expect(answer.body).not.toContain(member.token);
  expect(answer.body).not.toMatch(/password|token|hash|argon2|p256dh|secret/i);
});

describe('a closed account', () => {
  const close = (token: string, password = PASSWORD) => studio.send(token, closeAccount, { password });

  it('requires the password, or a recent sign-in if there is none', async () => {
    const { token, userId } = await newMember(studio);
    expect((await refusalOf(close(token, 'a guess'))).message).toBe('The password is wrong');
    expect((await refusalOf(close(token, ''))).message).toBe('The password is wrong');
    await studio.db.query('UPDATE users SET password_hash = NULL WHERE id = $1', [userId]);
    await studio.db.query("UPDATE sessions SET created_at = now() - interval '1 hour' WHERE user_id = $1", [
      userId,
    ]);
    expect((await refusalOf(close(token, ''))).message).toContain('sign in again');
    await studio.db.query('UPDATE sessions SET created_at = now() WHERE user_id = $1', [userId]);
    await close(token, '');
    await isOut(token);
  });

  it('loses access at once: sessions, links, tasks and published works end', async () => {
    const member = await newMember(studio);
    const other = await signIn(member);
    const encrypt_str = await makeLink(studio.db, member.userId);
    const taskId = await draw(member);
    const { rows } = await studio.db.query<{ id: number }>(
      `INSERT INTO works (user_id, name, video, poster, width_height, seconds, is_show, check_status)
       VALUES ($1, 'x', 'v.mp4', 'p.jpg', '16:9', 1, 1, 1) RETURNING id`,
      [member.userId],
    );
    await close(member.token);
    for (const { token } of [member, other]) await isOut(token);
    expect((await refusalOf(studio.send(null, exchangeLink, { encrypt_str }))).code).toBe(400);
    expect((await refusalOf(signIn(member))).message).toBe('Wrong phone number or password');
    const task = await studio.db.query<{ status: string }>('SELECT status FROM tasks WHERE id = $1', [
      taskId,
    ]);
    expect(['cancelled', 'done']).toContain(task.rows[0]?.status);
    const work = await studio.db.query<{ is_show: number }>('SELECT is_show FROM works WHERE id = $1', [
      rows[0]?.id,
    ]);
    expect(work.rows[0]?.is_show).toBe(0);
  });

  it('frees its phone, without a second welcome bonus', async () => {
    const { phone, token, userId } = await newMember(studio);
    const inviter = await newMember(studio);
    const { rows } = await studio.db.query<{ invite_code: string }>(
      'SELECT invite_code FROM users WHERE id = $1',
      [inviter.userId],
    );
    await close(token);
    const code = await askCode(studio, phone, SMS_PURPOSE.register);
    const invited_code = rows[0]?.invite_code ?? '';
    const again = await studio.send(null, register, {
      user_login: phone,
      user_pass: FRESH,
      code,
      invited_code,
    });
    expect(again?.user_id).not.toBe(userId);
    expect((await studio.send(again?.token ?? null, readPoints, {})).total_points).toBe(0);
    expect(await balanceOf(studio, inviter.userId)).toBe(200);
    expect((await studio.send(again?.token ?? null, listPointsLog, { page: 1 })).lists).toEqual([]);
  });

  it('is erased by the job: no row and no file remains except orders', async () => {
    const [member, bystander] = [await newMember(studio), await newMember(studio)];
    await Promise.all([draw(member), draw(bystander)].map(async (task) => endOf(studio, await task)));
    await studio.send(member.token, createProject, {
      generate_method: CREATION.blank,
      text_type: 'story',
      width_height: '16:9',
    });
    for (const table of ['drama_lines', 'roles', 'shots'])
      await studio.db.query(
        `INSERT INTO ${table} (project_id, position) SELECT id, 0 FROM projects WHERE user_id = $1`,
        [member.userId],
      );
    await studio.db.query(
      `INSERT INTO model_requests (task_id, part, model_id) SELECT id, 'x', 'x' FROM tasks WHERE user_id = $1`,
      [member.userId],
    );
    const files = async (userId: number) =>
      (
        await studio.db.query<{ key: string; ext: string }>('SELECT key, ext FROM media WHERE user_id = $1', [
          userId,
        ])
      ).rows.map(({ key, ext }) => `media/${key.slice(0, 2)}/${key}.${ext}`);
    const [own, kept] = [await files(member.userId), await files(bystander.userId)];
    expect([own.length, kept.length]).toEqual([4, 4]);
    await close(member.token);
    await eraseClosed(studio.deps);
    expect(await files(member.userId), 'not before its workers have noticed').toEqual(own);
    await eraseClosed(studio.deps, 0);

    for (const name of own) expect(await studio.deps.storage.size(name)).toBeNull();
    for (const name of kept) expect(await studio.deps.storage.size(name)).toBeGreaterThan(0);
    for (const table of await tablesOfMembers())
      if (!KEPT_OF_CLOSED.includes(table)) {
        const { rows } = await studio.db.query(`SELECT 1 FROM ${table} WHERE user_id = $1`, [member.userId]);
        expect(rows, table).toEqual([]);
      }
    const { rows } = await studio.db.query(
      'SELECT phone, password_hash, name, avatar, points FROM users WHERE id = $1',
      [member.userId],
    );
    expect(rows).toEqual([{ phone: null, password_hash: null, name: '', avatar: '', points: 0 }]);
    expect(await balanceOf(studio, bystander.userId)).toBe(180);
  });
});

/** Every table with rows of members: a new one has to be erased too. */
async function tablesOfMembers(): Promise<string[]> {
  const { rows } = await studio.db.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'user_id'`,
  );
  return rows.map(({ name }) => name);
}

describe('a member whom the operator has blocked', () => {
  it('is told so at sign-in', async () => {
    const member = await newMember(studio);
    await studio.db.query('UPDATE users SET blocked_at = now() WHERE id = $1', [member.userId]);
    expect((await refusalOf(signIn(member))).message).toContain('has been blocked');
    expect((await refusalOf(signIn(member, 'a guess'))).message).toBe('Wrong phone number or password');
  });
});
