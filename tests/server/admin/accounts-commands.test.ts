import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../../server/admin/run-command.ts';
import type { Terminal } from '../../../server/admin/run-line.ts';
import { exchangeLink, login } from '../../../src/api/account.ts';
import { listBroadcasts } from '../../../src/api/messages.ts';
import { listPointsLog, readPoints } from '../../../src/api/points.ts';
import { redeem } from '../../../src/api/user-center.ts';
import { balanceOf, newMember, openStudio, PASSWORD, refusalOf, type Studio } from '../harness.ts';
import { typeLine } from './operator-line.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({}, { working: false });
});
afterAll(() => studio.close());

const type = (line: string | readonly string[], more: Partial<Terminal> = {}) => typeLine(studio, line, more);
/** The row of the last command, except `log`. */
const lastEntry = async () => (await type('log --count 1 --json')).data.rows[0];

it('redeem creates codes that work once each and are not logged', async () => {
  const { token, userId } = await newMember(studio);
  const { data } = await type([
    'redeem',
    '--points',
    '30',
    '--count',
    '3',
    '--note',
    'fair',
    '--yes',
    '--json',
  ]);
  expect(new Set(data.codes).size).toBe(3);
  await studio.send(token, redeem, { code: data.codes[0] });
  expect(await balanceOf(studio, userId)).toBe(230);
  const entry = await lastEntry();
  expect(entry).toMatchObject({
    command: 'redeem',
    outcome: 'done',
    detail: { points: 30, count: 3, note: 'fair' },
  });
  for (const code of data.codes) expect(JSON.stringify(entry)).not.toContain(code);
});

it('redeem list shows what was made, and by whom it was used', async () => {
  const { token, userId } = await newMember(studio);
  const make = async (more: string) => (await type(`redeem --points 40 ${more} --yes --json`)).data.codes;
  const [code] = await make('--count 3 --days 2 --note autumn');
  await make('--note other');
  await studio.send(token, redeem, { code });
  const { counts, made } = (await type('redeem list --note autumn --json')).data;
  const use = { member: userId, at: expect.stringMatching(/^20.*Z$/) };
  expect(made).toMatchObject([{ points: 40, note: 'autumn', unused: 2, used: 1, expired: 0, uses: [use] }]);
  expect(counts.used).toBeGreaterThanOrEqual(1);
  await studio.db.query(
    "UPDATE redeem_codes SET expires_at = now() - interval '1 day' WHERE note = 'autumn'",
  );
  // the database's clock counts milliseconds, and both may have been made in one
  await studio.db.query(
    "UPDATE redeem_codes SET created_at = created_at + interval '1 second' WHERE note = 'other'",
  );
  const { out, code: exit } = await type('redeem list --count 2');
  expect(exit).toBe(0);
  const [all, newest, older, used] = out.split('\n');
  expect(all).toMatch(/^All codes: \d+ unused, \d+ used, 2 expired\.$/);
  expect(newest).toMatch(/40 points {2}1 unused, 0 used, 0 expired {2}no expiry {2}other$/);
  expect(older).toMatch(/40 points {2}0 unused, 1 used, 2 expired {2}until 20.*Z {2}autumn$/);
  expect(used).toMatch(new RegExp(`^ {2}20.*Z {2}used by member ${userId}$`));
  expect(out).not.toContain(code);
  expect((await type('redeem list --note autunm')).out).toMatch(
    /^All codes: .*\nNone was made with this note\.$/,
  );
});

it.each([
  ['redeem --count 3 --yes', '--points: is missing'],
  ['redeem list --points 3', 'A list takes --count and --note alone.'],
  ['redeem list --count 600', '--count: must be at most 500 for a list'],
  ['redeem burn --points 3', 'action: must be make or list'],
])('%s is a wrong command line', async (line, why) => {
  const { code, err } = await type(line);
  expect(code).toBe(2);
  expect(err).toContain(why);
});

it('broadcast reaches all members, from a file, and in Chinese for those who read it', async () => {
  const { token } = await newMember(studio);
  const files: Record<string, string> = {
    'en.html': '<p>Closed</p><script>x</script>',
    'zh.html': '<p>休息</p>',
  };
  const line = 'broadcast --title Sunday --file en.html --title-zh 周日 --file-zh zh.html --yes --json';
  const said = await type(line, { read: async (file: string) => files[file] ?? '' });
  expect(said.data).toMatchObject({ title: 'Sunday' });
  const read = async (language: 'en' | 'zh') =>
    (await studio.send(token, listBroadcasts, { page: 1, page_size: 10 }, { language })).lists[0];
  expect(await read('en')).toMatchObject({ title: 'Sunday', content: '<p>Closed</p>' });
  expect(await read('zh')).toMatchObject({ title: '周日', content: '<p>休息</p>' });
  const empty = await type(['broadcast', '--title', 'x', '--text', '<script>1</script>', '--yes']);
  expect(empty.code).toBe(1);
});

it('link signs the member in once and is not logged', async () => {
  const { userId } = await newMember(studio);
  const { data } = await type(`link id:${userId} --minutes 10 --address https://studio.example.com/ --json`);
  expect(data.link).toMatch(/^https:\/\/studio\.example\.com\/web\/#\/square\?encrypt_str=[\w-]{43}$/);
  const encrypt_str = data.link.split('=')[1];
  const { token } = await studio.send(null, exchangeLink, { encrypt_str });
  expect((await studio.send(token, readPoints, {})).user_id).toBe(userId);
  await expect(studio.send(null, exchangeLink, { encrypt_str })).rejects.toThrow('already used');
  expect(JSON.stringify(await lastEntry())).not.toContain(encrypt_str);
  expect((await type(`link id:${userId}`)).out).toMatch(
    /^http:\/\/127\.0\.0\.1:8080\/web\/#\/square\?encrypt_str=/,
  );
  const elsewhere = await type(`link id:${userId}`, {
    execute: (_config, command) =>
      runCommand(
        {
          db: studio.db,
          config: { ...studio.deps.config, behindTls: true },
          address: null,
          secret: async () => 'secret',
        },
        command,
      ),
  });
  expect(elsewhere).toMatchObject({ code: 1 });
  expect(elsewhere.err).toContain('Add --address');
});

it('link takes the address as the server prints it, and says when it only assumes one', async () => {
  const { userId } = await newMember(studio);
  const printed = await type(`link id:${userId} --address http://127.0.0.1:3000/web/`);
  expect(printed.out).toMatch(/^http:\/\/127\.0\.0\.1:3000\/web\/#\/square\?encrypt_str=/);
  expect(printed.out).not.toContain('HOST and PORT');
  const { db, deps } = studio;
  const stopped: Partial<Terminal> = {
    execute: (_config, command) =>
      runCommand({ db, config: deps.config, address: null, secret: async () => deps.secret }, command),
  };
  const assumed = 'The address is that of HOST and PORT here. If the server has others, add --address.';
  expect((await type(`link id:${userId}`, stopped)).out).toContain(assumed);
  expect((await type(`link id:${userId} --address http://127.0.0.1:3000`, stopped)).out).not.toContain(
    assumed,
  );
});

it('members shows account data, with the phone masked', async () => {
  const { phone, userId } = await newMember(studio);
  const { out } = await type(`members ${phone}`);
  for (const words of [`Member             ${userId}`, 'Points             200', 'Signed-in devices  1'])
    expect(out).toContain(words);
  expect(out).not.toContain(phone);
  expect((await type(`members ${phone} --json`)).data).toMatchObject({
    id: userId,
    plan: null,
    tasks_waiting: 0,
  });
});

it('members without a name counts and lists them, newest first, in parts', async () => {
  const [older, newer] = [await newMember(studio), await newMember(studio)];
  const { counts, members } = (await type('members --count 2 --json')).data;
  expect(members.map(({ id }: { id: number }) => id)).toEqual([newer.userId, older.userId]);
  expect(counts).toMatchObject({ joined_this_week: counts.members, seen_this_week: expect.any(Number) });
  expect(counts.members).toBeGreaterThanOrEqual(2);
  const next = (await type(`members --count 1 --before ${newer.userId} --json`)).data.members;
  expect(next.map(({ id }: { id: number }) => id)).toEqual([older.userId]);
  const { out } = await type('members');
  expect(out).toContain(`Members: ${counts.members}.`);
  expect(out).toContain('200 points');
  expect(out).not.toContain(newer.phone);
});

it('block ends the sessions, and sign-in says why; unblock reverts it', async () => {
  const { phone, token, userId } = await newMember(studio);
  const signIn = () => studio.send(null, login, { user_login: phone, user_pass: PASSWORD });
  const encrypt_str = (await type(`link ${phone} --json`)).data.link.split('=')[1];
  expect((await type(['block', phone, '--reason', 'Spam'])).out).toContain('Devices signed out: 1.');
  expect((await refusalOf(studio.send(token, listPointsLog, { page: 1 }))).status).toBe(401);
  expect((await refusalOf(signIn())).message).toContain('has been blocked');
  expect((await refusalOf(studio.send(null, exchangeLink, { encrypt_str }))).code).toBe(400);
  expect((await lastEntry()).detail).toMatchObject({ reason: 'Spam' });
  expect((await type(`members id:${userId}`)).out).toMatch(/Blocked {12}20\d\d-/);
  expect((await type('members')).out).toContain('BLOCKED');
  expect((await type(`block ${phone}`)).out).toBe(`Member ${userId} is blocked already.`);
  expect((await type(`unblock ${phone}`)).out).toBe(`Unblocked member ${userId}.`);
  expect((await signIn()).user_id).toBe(userId);
  expect((await type(`unblock ${phone}`)).out).toBe(`Member ${userId} was not blocked.`);
});

it('no command finds a member who has closed the account', async () => {
  const { phone, userId } = await newMember(studio);
  await studio.db.query('UPDATE users SET closed_at = now(), phone = NULL WHERE id = $1', [userId]);
  for (const line of [`members id:${userId}`, `members ${phone}`, `block id:${userId}`])
    expect((await type(line)).code, line).toBe(1);
  expect((await type('members')).out).not.toContain(` ${userId}  `);
});

it('no command takes the studio’s own account for a member: nobody signs in as it or deletes its samples', async () => {
  const { rows } = await studio.db.query<{ id: number }>(
    "INSERT INTO users (name, invite_code, studio) VALUES ('Inkreel', 'samples', true) RETURNING id",
  );
  const own = `id:${rows[0]?.id}`;
  for (const line of [`link ${own}`, `forget ${own} --yes`, `block ${own}`, `members ${own}`]) {
    const { code, err } = await type(line);
    expect(code, line).toBe(1);
    expect(err, line).toBe(`${own} is the studio's own account, the author of its samples.`);
  }
  const { rows: links } = await studio.db.query('SELECT 1 FROM sign_in_links WHERE user_id = $1', [
    rows[0]?.id,
  ]);
  expect(links).toEqual([]);
});
