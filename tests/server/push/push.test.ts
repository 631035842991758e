import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { MOST_TRIES } from '../../../server/push/push-job.ts';
import { PUSHES } from '../../../server/tasks/queue-writes.ts';
import { imagine } from '../../../src/api/draw.ts';
import { TEST_KIND } from '../../../src/api/push.ts';
import { acknowledgeNotices } from '../../../src/api/studio.ts';
import { newMember, openStudio, type Studio } from '../harness.ts';
import { PROMPT, PushMember } from './push-member.ts';
import type { Device } from './push-service.ts';

let studio: Studio;
let mine: PushMember;
beforeAll(async () => {
  studio = await openStudio({ PUSH_WAIT_SECONDS: '0' });
});
afterAll(() => studio.close());
beforeEach(async () => {
  mine = await PushMember.open(studio);
});

/** Queued push jobs: their delay in seconds, and their data. */
const waiting = async ({ db }: Studio) =>
  (
    await db.query<{ seconds: number; data: { taskId: string; push?: { tried: number } } }>(
      `SELECT round(extract(epoch FROM start_after - created_on))::int AS seconds, data FROM pgboss.job
       WHERE name = 'pushes' AND state < 'active'`,
    )
  ).rows;

describe('the end of a task', () => {
  it('is pushed to each device of the account only, without any text that a person wrote', async () => {
    const phone = await mine.device('phone');
    const laptop = await mine.device('laptop');
    const stranger = await newMember(studio);
    const theirs = await mine.device('theirs', { token: stranger.token });
    const tag = await mine.draw();
    for (const one of [phone, laptop]) {
      const [pushed] = await mine.service.arrived(one);
      expect(pushed && one.read(pushed)).toEqual({ kind: 'draw', final: 'done', tag });
    }
    expect(mine.service.pushed.map(({ path }) => path)).not.toContain(theirs.path);
  });

  it('with a failure says so', async () => {
    const phone = await mine.device('phone');
    studio.pictures.before = () => Promise.reject(new Error('no paint'));
    onTestFinished(() => {
      studio.pictures.before = async () => {};
    });
    await studio.send(mine.token, imagine, { tool_name: 'mj', desc: PROMPT, options: {} });
    const [pushed] = await mine.service.arrived(phone);
    expect(pushed && phone.read(pushed)).toMatchObject({
      kind: 'draw',
      final: 'failed',
      told: { points_charged: expect.any(Number), points_refunded: expect.any(Number) },
    });
  });

  it('is not pushed to a device that has switched this kind off', async () => {
    await mine.device('phone', { off: ['draw'] });
    const laptop = await mine.device('laptop', { off: ['music'] });
    await mine.draw();
    await mine.service.arrived(laptop);
    expect(mine.service.pushed.map(({ path }) => path)).toEqual([laptop.path]);
  });

  it('is queued for nobody when the member has no device', async () => {
    await mine.draw();
    expect(await waiting(studio)).toEqual([]);
  });
});

describe('a device that announces ends itself', () => {
  it('has the configured time to acknowledge, and then gets no push', async () => {
    const slow = await openStudio({ PUSH_WAIT_SECONDS: '1' });
    onTestFinished(() => slow.close());
    mine = await PushMember.open(slow);
    const laptop = await mine.device('laptop');
    const phone = await mine.device('phone');
    const tag = await mine.draw();
    expect((await waiting(slow)).map(({ seconds }) => seconds)).toEqual([1]);
    await mine.as('laptop')(acknowledgeNotices, { ids: [tag] });
    await mine.service.arrived(phone);
    expect(mine.service.pushed.map(({ path }) => path)).not.toContain(laptop.path);
  });

  it('has fifteen seconds by default', () => {
    expect(readConfig({}).pushWaitSeconds).toBe(15);
  });

  it('gets a push for a later run of the same thing: its earlier acknowledgement was for another end', async () => {
    const phone = await mine.device('phone');
    studio.pictures.before = async ({ prompt }) => {
      const { rows } = await studio.db.query<{ task_id: string }>(
        'SELECT task_id FROM draws WHERE user_id = $1 AND prompt = $2',
        [mine.userId, prompt],
      );
      await mine.as('phone')(acknowledgeNotices, { ids: [`${mine.userId}|draw|${rows[0]?.task_id}:done`] });
    };
    onTestFinished(() => {
      studio.pictures.before = async () => {};
    });
    await mine.draw();
    await mine.service.arrived(phone);
  });
});

describe('a push service', () => {
  it.each([404, 410])('that answers %i is not asked about that device again', async (status) => {
    const phone = await mine.device('phone');
    mine.service.answers.set(phone.path, [{ status }]);
    await mine.draw();
    await mine.service.arrived(phone);
    await vi.waitFor(async () => expect(await mine.devices()).toBe(0));
  });

  it('that fails temporarily is retried until it recovers', async () => {
    const phone = await mine.device('phone');
    mine.service.answers.set(phone.path, [{ status: 500 }, { status: 503 }]);
    await mine.draw();
    const pushed = await mine.service.arrived(phone, 3);
    expect(new Set(pushed.map((one) => phone.read(one).tag)).size).toBe(1);
  });

  it('that keeps failing is given up', async () => {
    const phone = await mine.device('phone');
    mine.service.answers.set(
      phone.path,
      Array.from({ length: 10 }, () => ({ status: 500 })),
    );
    const before = studio.reports.length;
    await mine.draw();
    await mine.service.arrived(phone, MOST_TRIES);
    await vi.waitFor(() => expect(studio.reports.length).toBe(before + 1));
    expect(String(studio.reports.at(-1))).toContain('given up: HTTP 500');
    expect(mine.service.pushed).toHaveLength(MOST_TRIES);
    expect(await waiting(studio)).toEqual([]);
  });

  it('that never answers does not delay other devices', async () => {
    const dead = await mine.device('dead');
    mine.service.silent.add(dead.path);
    const phone = await mine.device('phone');
    const idOf = async ({ endpoint }: Device) =>
      (await studio.db.query<{ id: number }>('SELECT id FROM push_devices WHERE endpoint = $1', [endpoint]))
        .rows[0]?.id ?? 0;
    const ids = [...Array<number>(8).fill(await idOf(dead)), await idOf(phone)];
    await studio.db.transaction(async (client) => {
      for (const device of ids)
        await studio.deps.queue.send(client, PUSHES, { taskId: TEST_KIND, push: { device, tried: 0 } });
    });
    studio.deps.queue.wake(PUSHES);
    await mine.service.arrived(phone);
    // none was dropped before: nothing is queued for them
    await expect.poll(() => mine.service.waiting).toBe(2);
    mine.service.silent.clear();
    await studio.db.query("DELETE FROM pgboss.job WHERE name = 'pushes' AND state < 'active'");
  });

  it('that names a time is retried then', async () => {
    const phone = await mine.device('phone');
    mine.service.answers.set(phone.path, [{ status: 429, headers: { 'retry-after': '120' } }]);
    await mine.draw();
    await mine.service.arrived(phone);
    const [job] = await vi.waitFor(
      async () => {
        const jobs = (await waiting(studio)).filter(({ data }) => data.push?.tried === 1);
        expect(jobs).toHaveLength(1);
        return jobs;
      },
      { timeout: 20_000 },
    );
    expect(job?.seconds).toBe(120);
    await studio.db.query("DELETE FROM pgboss.job WHERE name = 'pushes' AND state < 'active'");
  });
});
