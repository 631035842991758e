import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMANDS } from '../../../server/admin/commands.ts';
import { runCommand } from '../../../server/admin/run-command.ts';
import type { Terminal } from '../../../server/admin/run-line.ts';
import { isSigned } from '../../../server/media/media-address.ts';
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
/** The row of the last command but `log`. */
const lastEntry = async () => (await type('log --count 1 --json')).data.rows[0];

describe('the help', () => {
  it('names every command, and each says what it takes, with examples that are typed right', async () => {
    const { out, code } = await type('--help');
    expect(code).toBe(0);
    for (const { name, summary, options, examples } of COMMANDS) {
      expect(out).toContain(`${name} `);
      const help = await type([name, '--help']);
      expect(help.code).toBe(0);
      for (const words of [
        summary,
        '--json',
        '--yes',
        ...Object.keys(options).map((option) => `--${option}`),
      ])
        expect(help.out, name).toContain(words);
      for (const example of examples) {
        expect(help.out).toContain(example);
        const words = [...example.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
          ([, a, b, c]) => a ?? b ?? c ?? '',
        );
        const tried = await type([...words.filter((word) => word !== '--yes'), '--json'], {
          read: async () => '<p>News</p>',
          ask: async () => false,
        });
        expect(tried.code, `${example}: ${tried.out}`).not.toBe(2);
      }
    }
  });

  it.each([
    ['', 2, ''],
    ['fly', 2, 'There is no command "fly".\nTry --help.'],
    ['grant', 2, 'member: is missing'],
    ['grant 13800001111 --points ten --reason x', 2, '--points: must be a whole number'],
    ['grant 13800001111 --points 0 --reason x --yes', 2, '--points: must be at least 1'],
    ['grant 13800001111 --points 5', 2, '--reason: is missing'],
    [
      'grant 13800001111 --points 5 --reason x',
      2,
      'Give 5 points to 13800001111? This cannot be undone. Add --yes to confirm.',
    ],
    ['grant 13800001111 extra --points 5 --reason x', 2, '"extra" is an extra argument.'],
    ['grant 13800001111 --points -5 --reason x --yes', 2, '--points: must be at least 1'],
    ['grant 13800001111 --points 1.5 --reason x --yes', 2, '--points: must be a whole number'],
    ['grant 13800001111 --points 9999999999 --reason x --yes', 2, '--points: must be at most 1000000'],
    ['grant 13800001111 --points --reason x --yes', 2, '--points needs a value: --points N.'],
    ['grant 13800001111 --reason x --points', 2, '--points needs a value: --points N.'],
    ['grant 13800001111 --points= --reason x', 2, '--points needs a value: --points N.'],
    ['grant 13800001111 --points 5 --reason x --yes=no', 2, '--yes takes no value.'],
    ['payout 13800001111 --amount -5 --yes', 2, '--amount: must be more than 0'],
    ['payout 13800001111 --amount 5,50 --yes', 2, '--amount: must be yuan with at most two decimals'],
    ['members 13800001111 --wings', 2, 'There is no option --wings.'],
    ['members 13800001111 --toString', 2, 'There is no option --toString.'],
    ['members 13800001111 -h', 2, 'There is no option -h.'],
    ['members -5', 2, 'There is no option -5.'],
    ['--wings', 2, 'There is no option --wings.'],
    ['members nobody', 2, 'must be a phone'],
    ['members 19900009999', 1, 'There is no member 19900009999.'],
    ['review reject 1', 2, 'A rejection needs a --reason.'],
    ['broadcast --title x --yes', 2, 'Give either --text or --file.'],
    ['broadcast --title x --file none.html', 2, '--file: none.html cannot be read (ENOENT).'],
  ])('of "%s" wrongly typed ends with %d and says why', async (line, code, words) => {
    const said = await type(line);
    expect([said.code, said.err.includes(words)], said.err).toEqual([code, true]);
    if (line) expect((await type(`${line} --json`)).data.error.message).toBeTruthy();
  });

  it('does nothing that was not confirmed', async () => {
    const { userId } = await newMember(studio);
    const line = `grant id:${userId} --points 5 --reason x`;
    expect(await type(line, { ask: async () => false })).toMatchObject({ code: 3, err: 'Nothing was done.' });
    expect(await balanceOf(studio, userId)).toBe(200);
    expect((await type(line, { ask: async () => true })).code).toBe(0);
    expect(await balanceOf(studio, userId)).toBe(205);
  });
});

describe('grant', () => {
  it('gives points with a reason that the member reads, once for a key', async () => {
    const { phone, token, userId } = await newMember(studio);
    const line = [
      'grant',
      `+86 ${phone}`,
      '--points',
      '50',
      '--reason',
      'Contest: first prize',
      '--key',
      'k1',
      '--yes',
    ];
    expect((await type(line)).out).toBe(`Gave 50 points to member ${userId}, who now has 250.`);
    const again = await Promise.all([type(line), type([...line, '--json'])]);
    expect(again[0]?.out).toContain('already used for these points');
    expect(again[1]?.data).toEqual({ id: userId, points: 50, balance: 250, repeated: true });
    expect(await balanceOf(studio, userId)).toBe(250);
    const [row] = (await studio.send(token, listPointsLog, { page: 1 })).lists;
    expect(row).toMatchObject({ points: 50, description: 'Contest: first prize' });
    const other = await type([...line.map((word) => (word === '50' ? '60' : word))]);
    expect(other).toMatchObject({ code: 1, err: 'This key was used for another grant.' });
  });

  it('sent 20 times at once with one key gives once', async () => {
    const { userId } = await newMember(studio);
    const line = `grant id:${userId} --points 7 --reason x --key many --yes --json`;
    const all = await Promise.all(Array.from({ length: 20 }, () => type(line)));
    expect(all.filter(({ data }) => !data.repeated)).toHaveLength(1);
    expect(await balanceOf(studio, userId)).toBe(207);
  });
});

it('redeem makes codes that work once each, and are in no log', async () => {
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

it('broadcast reaches all members, from a file and in Chinese for who reads it', async () => {
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

it('link signs the member in, once, and is in no log', async () => {
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

it('members shows what there is to know, and no whole phone', async () => {
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

it('block ends the sessions, and the sign-in says why; unblock takes it back', async () => {
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

it('queue shows what waits, how the last tasks ended, and why some failed', async () => {
  const { userId } = await newMember(studio);
  const add = (status: string, more: string, values: string) =>
    studio.db.query(
      `INSERT INTO tasks (id, user_id, tool, queue, kind, status, ${more}) VALUES (gen_random_uuid()::text, $1, 'mj', 'q', 'draw', '${status}', ${values})`,
      [userId],
    );
  expect((await type('queue')).out).toContain('Nothing waits or runs.');
  await add('waiting', 'created_at', "now() - interval '90 seconds'");
  await add('running', 'attempt', '1');
  await add('done', 'ended_at', 'now()');
  await add('failed', 'ended_at, failure, refunded, attempt', "now(), 'taskFailed', 20, 3");
  await add('failed', 'ended_at, failure', "now() - interval '2 days', 'taskFailed'");
  const { data } = await type('queue --json');
  expect(data.open).toEqual([{ kind: 'draw', waiting: 1, running: 1, oldest_seconds: expect.any(Number) }]);
  expect(data.open[0].oldest_seconds).toBeGreaterThanOrEqual(90);
  expect(data.ended).toEqual([{ kind: 'draw', done: 1, failed: 1, cancelled: 0 }]);
  expect(data.failures).toMatchObject([
    { kind: 'draw', member: userId, reason: 'Generation failed', attempts: 3, refunded: 20 },
  ]);
  expect((await type('queue --hours 72 --json')).data.failures).toHaveLength(2);
  const { out } = await type('queue');
  for (const words of ['1 waiting, 1 running', '1 done, 1 failed', `member ${userId}  Generation failed`])
    expect(out).toContain(words);
  await studio.db.query('DELETE FROM tasks WHERE user_id = $1', [userId]);
});

it('revenue adds up what was paid, and nothing else', async () => {
  const before = (await type('revenue --json')).data;
  const { userId } = await newMember(studio);
  const add = (no: string, type: 1 | 2, fen: number, status: string, ended: string) =>
    studio.db.query(
      `INSERT INTO orders (order_no, user_id, product_type, product_id, product, amount, status, expires_at, ended_at)
       VALUES ($1, $2, $3, 1, '{}', $4, $5, now(), now() - $6::interval)`,
      [no, userId, type, fen, status, ended],
    );
  await add('r1', 1, 1050, 'paid', '1 hour');
  await add('r2', 2, 12_800, 'paid', '1 hour');
  await add('r3', 1, 5000, 'cancelled', '1 hour');
  await add('r4', 1, 100, 'paid', '40 days');
  const { data } = await type('revenue --json');
  expect(data.orders - before.orders).toBe(2);
  expect(data.total - before.total).toBeCloseTo(138.5);
  expect(data.plans - before.plans).toBeCloseTo(128);
  expect((await type('revenue --days 60 --json')).data.orders).toBe(data.orders + 1);
  expect((await type('revenue')).out).toContain(`${data.total.toFixed(2)} yuan from ${data.orders} orders`);
});

it('payout notes what was paid, never more than is left', async () => {
  const [inviter, buyer] = [await newMember(studio), await newMember(studio)];
  await studio.db.query(
    `WITH sold AS (INSERT INTO orders (order_no, user_id, product_type, product_id, product, amount, expires_at)
       VALUES ('o1', $2, 1, 1, '{}', 10000, now()) RETURNING order_no)
     INSERT INTO distributions (order_no, user_id, buyer_id, amount, award) SELECT order_no, $1, $2, 10000, 1000 FROM sold`,
    [inviter.userId, buyer.userId],
  );
  const line = `payout id:${inviter.userId} --amount 6.50 --yes`;
  expect((await type(line)).out).toContain('3.50 yuan are left');
  expect(await type(line)).toMatchObject({ code: 1, err: 'The balance is 3.50 yuan, less than 6.50.' });
  expect((await type(`payout id:${inviter.userId} --amount 1.005 --yes`)).code).toBe(2);
});

const VIDEO = 'ab'.repeat(16);
const signatureOf = (address: string): [string, string] => {
  const { searchParams } = new URL(address, 'http://x');
  return [searchParams.get('e') ?? '', searchParams.get('s') ?? ''];
};

it('review lists what waits, lets it in or keeps it out, and touches nothing its owner keeps', async () => {
  const { userId } = await newMember(studio);
  const add = async (shown: number) =>
    (
      await studio.db.query<{ id: number }>(
        `INSERT INTO works (user_id, name, video, poster, width_height, seconds, is_show)
         VALUES ($1, 'A film', '${VIDEO}.mp4', 'p', '16:9', 12, $2) RETURNING id`,
        [userId, shown],
      )
    ).rows[0]?.id ?? 0;
  const [shown, kept] = [await add(1), await add(0)];
  expect((await type('review list --json')).data.works).toMatchObject([{ id: shown, state: 'waiting' }]);
  const watch = /http:\/\/127\.0\.0\.1:8080(\/media\/\S+)/.exec((await type('review list')).out)?.[1] ?? '';
  expect(isSigned(studio.deps.secret, VIDEO, ...signatureOf(watch))).toBe(true);
  const elsewhere = await type('review list --address https://studio.example.com');
  expect(elsewhere.out).toContain(`https://studio.example.com${watch}`);
  expect((await type(['review', 'reject', String(shown), '--reason', 'Too loud'])).out).toContain('rejected');
  const stateOf = async (id: number) =>
    (
      await studio.db.query(
        'SELECT check_status, check_msg, published_at IS NOT NULL AS out FROM works WHERE id = $1',
        [id],
      )
    ).rows[0];
  expect(await stateOf(shown)).toEqual({ check_status: 2, check_msg: 'Too loud', out: false });
  await type(`review approve ${shown}`);
  expect(await stateOf(shown)).toEqual({ check_status: 1, check_msg: '', out: true });
  expect((await type('review list')).out).toBe('No works are waiting for review.');
  expect((await type('review list --all --json')).data.works).toHaveLength(1);
  expect((await type(`review approve ${kept}`)).code).toBe(1);
  expect(await stateOf(kept)).toMatchObject({ check_status: 0, out: false });
});

it('the log has a row for what was done, what was refused and what broke, with who and when', async () => {
  const { userId } = await newMember(studio);
  await type(`members id:${userId}`);
  await type('members id:999999');
  await studio.db.query('ALTER TABLE sessions RENAME TO gone');
  const broken = await type(`members id:${userId}`);
  await studio.db.query('ALTER TABLE gone RENAME TO sessions');
  expect(broken.code).toBe(1);
  const { data } = await type('log --count 2 --json');
  expect(data.rows.map(({ command, outcome }: Record<string, string>) => [command, outcome])).toEqual([
    ['members', 'failed'],
    ['members', 'refused: There is no member id:999999.'],
  ]);
  expect(data.rows[0]).toMatchObject({ operator: 'tester', at: expect.stringMatching(/Z$/) });
  const about = await type(`log --member id:${userId} --json`);
  expect(about.data.rows).toMatchObject([
    { command: 'members', member: userId, outcome: 'failed' },
    { command: 'members', member: userId, outcome: 'done' },
  ]);
  expect((await type('log')).out).toContain(`member ${userId}`);
});

it('a command and its row are done together: one that breaks before its end gave nothing, and its row says what was asked', async () => {
  const { userId } = await newMember(studio);
  await studio.db.query(
    "ALTER TABLE operator_log ADD CONSTRAINT broken CHECK (outcome <> 'done' OR command <> 'grant') NOT VALID",
  );
  const line = `grant id:${userId} --points 9 --reason x --yes`;
  const broken = await type(line);
  await studio.db.query('ALTER TABLE operator_log DROP CONSTRAINT broken');
  expect(broken.code).toBe(1);
  expect(await balanceOf(studio, userId)).toBe(200);
  expect(await lastEntry()).toMatchObject({
    command: 'grant',
    member: userId,
    outcome: 'failed',
    detail: { points: 9, reason: 'x' },
  });
});
