import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { MOST_DEVICES } from '../../server/domain/push-devices.ts';
import { MOST_TRIES } from '../../server/jobs/push.ts';
import { openPushKeys } from '../../server/push/keys.ts';
import { listSessions, login, logout, revokeSession } from '../../src/api/account.ts';
import type { Call, CallInput } from '../../src/api/call.ts';
import { createClient } from '../../src/api/client.ts';
import { imagine } from '../../src/api/draw.ts';
import { readPushKey, subscribePush, testPush, unsubscribePush } from '../../src/api/push.ts';
import { acknowledgeNotices } from '../../src/api/studio.ts';
import { endOf, type Member, newMember, openStudio, PASSWORD, refusalOf, type Studio } from './harness.ts';
import { Device, type PushService } from './push-service.ts';
import { pushServiceForTest } from './push-service-for-test.ts';

let studio: Studio;
let member: Member;
let service: PushService;
beforeAll(async () => {
  studio = await openStudio({ PUSH_WAIT_SECONDS: '0' });
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = await newMember(studio, 1000);
  service = await pushServiceForTest();
});

/** Sends a call as one of the member's browsers. */
const as =
  (deviceId: string, token = member.token) =>
  <C extends Call>(call: C, input: CallInput<C>) =>
    createClient({
      fetch: studio.fetch,
      base: '/api',
      caller: () => ({ token, language: 'en', timeZone: 'UTC', deviceId }),
    }).send(call, input);

/** A browser that has subscribed. */
async function device(name: string, more: { off?: string[]; token?: string } = {}): Promise<Device> {
  const { off = [], token = member.token } = more;
  const made = new Device(service, name);
  await as(name, token)(subscribePush, { endpoint: made.endpoint, keys: made.keys, off });
  return made;
}
const PROMPT = 'a secret lamp';
/** Draws, to the end. @returns the notice's name */
async function draw(): Promise<string> {
  const { task_id = '' } = await studio.send(member.token, imagine, {
    tool_name: 'mj',
    desc: PROMPT,
    options: {},
  });
  await endOf(studio, task_id);
  return `${member.userId}|draw|${task_id}:done`;
}
const devices = async (): Promise<number> =>
  (await studio.db.query('SELECT 1 FROM push_devices WHERE user_id = $1', [member.userId])).rows.length;
/** Jobs of pushes that have not run yet: seconds that they wait, and what they carry. */
const waiting = async () =>
  (
    await studio.db.query<{ seconds: number; data: { taskId: string; push?: { tried: number } } }>(
      `SELECT round(extract(epoch FROM start_after - created_on))::int AS seconds, data FROM pgboss.job
       WHERE name = 'pushes' AND state < 'active'`,
    )
  ).rows;

describe('the end of a task', () => {
  it('is pushed to each device of the account and to no other, without a word that a person wrote', async () => {
    const phone = await device('phone');
    const laptop = await device('laptop');
    const stranger = await newMember(studio);
    const theirs = await device('theirs', { token: stranger.token });
    const tag = await draw();
    for (const one of [phone, laptop]) {
      const [pushed] = await service.arrived(one);
      expect(pushed && one.read(pushed)).toEqual({ kind: 'draw', final: 'done', tag });
    }
    expect(service.pushed.map(({ path }) => path)).not.toContain(theirs.path);
  });

  it('that was bad says so', async () => {
    const phone = await device('phone');
    studio.pictures.before = () => Promise.reject(new Error('no paint'));
    onTestFinished(() => {
      studio.pictures.before = async () => {};
    });
    await studio.send(member.token, imagine, { tool_name: 'mj', desc: PROMPT, options: {} });
    const [pushed] = await service.arrived(phone);
    expect(pushed && phone.read(pushed)).toMatchObject({ kind: 'draw', final: 'failed' });
  });

  it('is not pushed to a device that does not want to hear of this kind', async () => {
    await device('phone', { off: ['draw'] });
    const laptop = await device('laptop', { off: ['music'] });
    await draw();
    await service.arrived(laptop);
    expect(service.pushed.map(({ path }) => path)).toEqual([laptop.path]);
  });

  it('is queued for nobody when the member has no device', async () => {
    await draw();
    expect(await waiting()).toEqual([]);
  });
});

describe('a device that announces by itself', () => {
  it('has so many seconds to say so as the settings give it, and is then left alone', async () => {
    const slow = await openStudio({ PUSH_WAIT_SECONDS: '1' });
    onTestFinished(() => slow.close());
    const before = studio;
    studio = slow;
    onTestFinished(() => {
      studio = before;
    });
    member = await newMember(slow, 1000);
    const laptop = await device('laptop');
    const phone = await device('phone');
    const tag = await draw();
    expect((await waiting()).map(({ seconds }) => seconds)).toEqual([1]);
    await as('laptop')(acknowledgeNotices, { ids: [tag] });
    await service.arrived(phone);
    expect(service.pushed.map(({ path }) => path)).not.toContain(laptop.path);
  });

  it('has fifteen unless they are set', () => {
    expect(readConfig({}).pushWaitSeconds).toBe(15);
  });

  it('is told of a later round of the same thing: what it said before the end was about another one', async () => {
    const phone = await device('phone');
    studio.pictures.before = async ({ prompt }) => {
      const { rows } = await studio.db.query<{ task_id: string }>(
        'SELECT task_id FROM draws WHERE user_id = $1 AND prompt = $2',
        [member.userId, prompt],
      );
      await as('phone')(acknowledgeNotices, { ids: [`${member.userId}|draw|${rows[0]?.task_id}:done`] });
    };
    onTestFinished(() => {
      studio.pictures.before = async () => {};
    });
    await draw();
    await service.arrived(phone);
  });
});

describe('a push service', () => {
  it.each([404, 410])('that answers %i is not asked about that device again', async (status) => {
    const phone = await device('phone');
    service.answers.set(phone.path, [{ status }]);
    await draw();
    await service.arrived(phone);
    await vi.waitFor(async () => expect(await devices()).toBe(0), { timeout: 20_000 });
  });

  it('that is in trouble is asked again until it is well', async () => {
    const phone = await device('phone');
    service.answers.set(phone.path, [{ status: 500 }, { status: 503 }]);
    await draw();
    const pushed = await service.arrived(phone, 3);
    expect(new Set(pushed.map((one) => phone.read(one).tag)).size).toBe(1);
  });

  it('that stays in trouble is left alone in the end', async () => {
    const phone = await device('phone');
    service.answers.set(
      phone.path,
      Array.from({ length: 10 }, () => ({ status: 500 })),
    );
    const before = studio.reports.length;
    await draw();
    await service.arrived(phone, MOST_TRIES);
    await vi.waitFor(() => expect(studio.reports.length).toBe(before + 1), { timeout: 20_000 });
    expect(String(studio.reports.at(-1))).toContain('given up: HTTP 500');
    expect(service.pushed).toHaveLength(MOST_TRIES);
    expect(await waiting()).toEqual([]);
  });

  it('that names a time is asked again then', async () => {
    const phone = await device('phone');
    service.answers.set(phone.path, [{ status: 429, headers: { 'retry-after': '120' } }]);
    await draw();
    await service.arrived(phone);
    const [job] = await vi.waitFor(
      async () => {
        const jobs = (await waiting()).filter(({ data }) => data.push?.tried === 1);
        expect(jobs).toHaveLength(1);
        return jobs;
      },
      { timeout: 20_000 },
    );
    expect(job?.seconds).toBe(120);
    await studio.db.query("DELETE FROM pgboss.job WHERE name = 'pushes' AND state < 'active'");
  });
});

describe('a device', () => {
  it('is subscribed with the key that the studio signs with', async () => {
    expect(await studio.send(null, readPushKey, {})).toEqual({ key: studio.deps.pushKeys?.publicKey });
  });

  it('that subscribes again is still one, with what it wants now', async () => {
    const phone = await device('phone');
    await as('phone')(subscribePush, { endpoint: phone.endpoint, keys: phone.keys, off: ['draw'] });
    const renewed = new Device(service, 'renewed');
    await as('phone')(subscribePush, {
      endpoint: renewed.endpoint,
      keys: renewed.keys,
      instead_of: phone.endpoint,
    });
    const { rows } = await studio.db.query('SELECT endpoint, off FROM push_devices WHERE user_id = $1', [
      member.userId,
    ]);
    expect(rows).toEqual([{ endpoint: renewed.endpoint, off: [] }]);
  });

  it('goes with its session, however that ends', async () => {
    const signIn = async () =>
      (await studio.send(null, login, { user_login: member.phone, user_pass: PASSWORD })).token;
    const first = await signIn();
    await device('signs out', { token: first });
    const second = await signIn();
    await device('is thrown out', { token: second });
    expect(await devices()).toBe(2);
    await studio.send(first, logout, {});
    expect(await devices()).toBe(1);
    const { lists } = await studio.send(second, listSessions, {});
    await studio.send(member.token, revokeSession, { id: lists.find(({ current }) => current)?.id ?? 0 });
    expect(await devices()).toBe(0);
  });

  it('belongs to whoever signed in there last', async () => {
    const phone = await device('phone');
    const other = await newMember(studio);
    await as('phone', other.token)(subscribePush, { endpoint: phone.endpoint, keys: phone.keys });
    expect(await devices()).toBe(0);
  });

  it('can be taken away by its own account alone', async () => {
    const phone = await device('phone');
    const stranger = await newMember(studio);
    await as('other', stranger.token)(unsubscribePush, { endpoint: phone.endpoint });
    expect(await devices()).toBe(1);
    await as('other')(unsubscribePush, { endpoint: phone.endpoint });
    expect(await devices()).toBe(0);
  });

  it(`is one of ${MOST_DEVICES} at most; the one not seen for longest goes`, async () => {
    for (let count = 0; count <= MOST_DEVICES; count++) await device(`device-${count}`);
    expect(await devices()).toBe(MOST_DEVICES);
    const { rows } = await studio.db.query(
      'SELECT 1 FROM push_devices WHERE device_id = $1 AND user_id = $2',
      ['device-0', member.userId],
    );
    expect(rows).toEqual([]);
  });

  it('cannot make the studio send to an inner address', async () => {
    const { keys } = new Device(service, 'phone');
    for (const endpoint of ['https://10.0.0.1/x', 'http://fcm.googleapis.com/x', 'https://intranet/x'])
      expect(await refusalOf(as('phone')(subscribePush, { endpoint, keys })), endpoint).toMatchObject({
        code: 400,
      });
    expect(await devices()).toBe(0);
  });

  it('is sent a test when it asks for one, and is told when it cannot be', async () => {
    const phone = await device('phone');
    await as('phone')(testPush, {});
    const [pushed] = await service.arrived(phone);
    expect(pushed && phone.read(pushed)).toEqual({ kind: 'test', final: 'done', tag: 'test' });
    expect(await refusalOf(as('unknown')(testPush, {}))).toMatchObject({
      code: 404,
      message: 'This device receives no pushes yet',
    });
  });
});

describe('the keys of pushes', () => {
  it('are made at the first start, kept for the owner alone, and stay the same', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'inkreel-keys-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const config = readConfig({ DATA_DIR: folder });
    const made = await openPushKeys(config);
    expect(await openPushKeys(config)).toEqual(made);
    const { mode } = await stat(join(folder, 'push-keys.json'));
    if (process.platform !== 'win32') expect(mode & 0o777).toBe(0o600);
  });

  it('may be configured, as several processes need it: without, such a process sends none', async () => {
    const made = studio.deps.pushKeys;
    const given = { VAPID_PUBLIC_KEY: made?.publicKey, VAPID_PRIVATE_KEY: made?.privateKey };
    expect(await openPushKeys(readConfig({ ...given, PUSH_CONTACT: 'https://example.com/us' }))).toEqual({
      ...made,
      contact: 'https://example.com/us',
    });
    expect(await openPushKeys({ ...readConfig({}), role: 'web' })).toBeNull();
    expect(() => readConfig({ VAPID_PUBLIC_KEY: made?.publicKey })).toThrow('belong together');
    expect(() => readConfig({ VAPID_PRIVATE_KEY: 'too-short' })).toThrow(/^VAPID_PRIVATE_KEY=\(hidden\)/);
  });
});
