import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseClosed } from '../../../server/account/erase-closed.ts';
import { dropOldWindows } from '../../../server/rpc/limits.ts';
import { listSessions, login } from '../../../src/api/account.ts';
import { imagine } from '../../../src/api/draw.ts';
import { readPoints } from '../../../src/api/points.ts';
import { updateProfile } from '../../../src/api/profile.ts';
import { CREATION, createProject } from '../../../src/api/projects.ts';
import { balanceOf, endOf, newMember, openStudio, PASSWORD, refusalOf, type Studio } from '../harness.ts';
import { typeLine } from './operator-line.ts';

/** A text in everything that the member writes, and in what is written about them. */
const MARK = 'Quillfeather';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

const type = (line: string | readonly string[]) => typeLine(studio, line);

async function draw(token: string, desc: string): Promise<void> {
  const input = { tool_name: 'mj', desc, options: {} } as const;
  const { task_id = '' } = await studio.send(token, imagine, input, { idempotencyKey: crypto.randomUUID() });
  await endOf(studio, task_id);
}

const filesOf = async (): Promise<string[]> =>
  (await readdir(join(studio.folder, 'media'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** The tables with a row that contains this text in any column. */
async function tablesWith(words: string): Promise<string[]> {
  const { rows } = await studio.db.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'pgboss')`,
  );
  const found: string[] = [];
  for (const { name } of rows)
    if ((await studio.db.query(`SELECT 1 FROM ${name} t WHERE strpos(t::text, $1) > 0`, [words])).rows.length)
      found.push(name);
  return found;
}

it('forget leaves no row with a word of the member, and no file', async () => {
  const bystander = await newMember(studio);
  await draw(bystander.token, 'a hill');
  const before = await filesOf();
  const { userId, phone } = await newMember(studio);
  await type(['block', phone, '--reason', `${MARK} resells`]);
  await type(['unblock', phone]);
  const { token } = await studio.send(null, login, { user_login: phone, user_pass: PASSWORD });
  await draw(token, `${MARK} on a hill`);
  await studio.send(token, updateProfile, { nickname: MARK });
  await studio.send(token, createProject, {
    generate_method: CREATION.blank,
    text_type: 'story',
    width_height: '16:9',
  });
  await studio.db.query('UPDATE projects SET name = $2, content = $2 WHERE user_id = $1', [userId, MARK]);
  await studio.db.query(
    "INSERT INTO identities (issuer, subject, user_id) VALUES ('https://id.example', $2, $1)",
    [userId, `${MARK}@example.com`],
  );
  await studio.db.query("INSERT INTO broadcasts (title, content, member_id) VALUES ($2, '', $1)", [
    userId,
    `To ${MARK}`,
  ]);
  await type(['grant', phone, '--points', '5', '--reason', `For ${MARK}`, '--yes']);
  const there = await tablesWith(MARK);
  for (const name of ['users', 'tasks', 'draws', 'projects', 'identities', 'broadcasts', 'operator_log'])
    expect(there).toContain(`public.${name}`);

  const dry = await type(`forget ${phone} --dry --json`);
  expect(dry.data).toMatchObject({
    id: userId,
    dry: true,
    belongings: { drawings: 1, projects: 1, files: 4, messages: 1, devices: 1, points: 185 },
  });
  expect((await studio.send(token, readPoints, {})).user_id).toBe(userId);
  expect((await type(`forget ${phone}`)).code, 'without a terminal it wants --yes').toBe(2);

  expect((await type(`forget ${phone} --yes`)).out).toContain(`Member ${userId} is signed out`);
  expect((await refusalOf(studio.send(token, listSessions, {}))).status).toBe(401);
  expect((await type(`forget ${phone} --yes`)).err).toBe(`There is no member ${phone}.`);
  await eraseClosed(studio.deps, 0);
  // rate limits store the phone until their window has ended
  await studio.db.query("UPDATE rate_windows SET ends_at = now() - interval '1 second'");
  await dropOldWindows(studio.db);

  for (const words of [MARK, phone]) expect(await tablesWith(words), words).toEqual([]);
  expect(await filesOf()).toEqual(before);
  expect(await balanceOf(studio, bystander.userId)).toBe(180);
  const { rows } = (await type(`log --count 2 --json`)).data;
  expect(rows).toMatchObject([
    { command: 'forget', outcome: 'refused: There is no member with this phone.' },
    { command: 'forget', outcome: 'done', detail: { dry: false }, member: userId },
  ]);
});

it('forget cancels running tasks, and their points are not refunded to anybody else', async () => {
  const { token, userId } = await newMember(studio);
  const input = { tool_name: 'mj', desc: 'a hill', options: {} } as const;
  await studio.send(token, imagine, input, { idempotencyKey: crypto.randomUUID() });
  await type(`forget id:${userId} --yes`);
  const { rows } = await studio.db.query<{ status: string }>('SELECT status FROM tasks WHERE user_id = $1', [
    userId,
  ]);
  expect(['cancelled', 'done']).toContain(rows[0]?.status);
  await eraseClosed(studio.deps, 0);
  expect((await studio.db.query('SELECT 1 FROM tasks WHERE user_id = $1', [userId])).rows).toEqual([]);
});
