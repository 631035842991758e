import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Terminal } from '../../../server/admin/run-line.ts';
import { signatureOf as readerOf } from '../../../server/media/media-address.ts';
import { balanceOf, newMember, openStudio, type Studio } from '../harness.ts';
import { typeLine } from './operator-line.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({}, { working: false });
});
afterAll(() => studio.close());

const type = (line: string | readonly string[], more: Partial<Terminal> = {}) => typeLine(studio, line, more);
/** The row of the last command, except `log`. */
const lastEntry = async () => (await type('log --count 1 --json')).data.rows[0];

it('queue shows waiting tasks, how the last ones ended, and why some failed', async () => {
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

it('revenue sums up payments and nothing else', async () => {
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
  expect((await type('revenue --days 60')).out).toMatch(/ 1\.00 yuan {2}1 order$/m);
  // more in a day than an integer of the database holds
  await add('r5', 1, 2_000_000_000, 'paid', '1 hour');
  await add('r6', 1, 2_000_000_000, 'paid', '1 hour');
  expect((await type('revenue --json')).data.total - before.total).toBeCloseTo(40_000_138.5);
});

it('payout records payments, never more than the remaining share', async () => {
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

it('review lists pending works, approves or rejects them, and changes nothing else', async () => {
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
  expect(readerOf(studio.deps.secret, VIDEO, ...signatureOf(watch))).toBe('media');
  const elsewhere = await type('review list --address https://studio.example.com');
  expect(elsewhere.out).toContain(`https://studio.example.com${watch}`);
  expect((await type(['review', 'reject', String(shown), '--reason', 'Too loud'])).out).toBe(
    '“A film” is not in the square; its owner can read why.',
  );
  const stateOf = async (id: number) =>
    (
      await studio.db.query(
        'SELECT check_status, check_msg, published_at IS NOT NULL AS out FROM works WHERE id = $1',
        [id],
      )
    ).rows[0];
  expect(await stateOf(shown)).toEqual({ check_status: 2, check_msg: 'Too loud', out: false });
  expect((await type(`review approve ${shown}`)).out).toBe('“A film” is in the square.');
  expect(await stateOf(shown)).toEqual({ check_status: 1, check_msg: '', out: true });
  expect((await type('review list')).out).toBe('No works are waiting for review.');
  expect((await type('review list --all --json')).data.works).toHaveLength(1);
  expect((await type(`review approve ${kept}`)).code).toBe(1);
  expect(await stateOf(kept)).toMatchObject({ check_status: 0, out: false });
});

it('review list tells the samples that the studio came with from what members published', async () => {
  const { userId } = await newMember(studio);
  const add = (name: string, sample: number) =>
    studio.db.query(
      `INSERT INTO works (user_id, name, video, poster, width_height, seconds, is_show, check_status, sample)
       VALUES ($1, $2, '${VIDEO}.mp4', 'p', '16:9', 12, 1, 1, $3)`,
      [userId, name, sample],
    );
  await add('Sample sea', 1);
  await add('A member’s sea', 0);
  const { out } = await type('review list --all');
  expect(out).toMatch(/sample of the studio {2}12 s {2}Sample sea/u);
  expect(out).toMatch(new RegExp(`member ${userId}  12 s  A member’s sea`, 'u'));
  const { works } = (await type('review list --all --json')).data;
  expect(works.slice(0, 2).map(({ sample }: { sample: boolean }) => sample)).toEqual([false, true]);
});

it('the log has a row for each command, refusal and error, with operator and time', async () => {
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

it('a command and its log row are atomic: a failed one changes nothing, and its row has the request', async () => {
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
