import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { openPushKeys } from '../../../server/push/keys.ts';
import { MOST_DEVICES } from '../../../server/push/push-devices.ts';
import { listSessions, login, logout, revokeSession } from '../../../src/api/account.ts';
import { readPushKey, subscribePush, testPush, unsubscribePush } from '../../../src/api/push.ts';
import { newMember, openStudio, PASSWORD, refusalOf, type Studio } from '../harness.ts';
import { PushMember } from './push-member.ts';
import { Device } from './push-service.ts';

let studio: Studio;
let mine: PushMember;
beforeAll(async () => {
  studio = await openStudio({ PUSH_WAIT_SECONDS: '0' });
});
afterAll(() => studio.close());
beforeEach(async () => {
  mine = await PushMember.open(studio);
});

describe('a device', () => {
  it('is subscribed with the key that the studio signs with', async () => {
    expect(await studio.send(null, readPushKey, {})).toEqual({ key: studio.deps.pushKeys?.publicKey });
  });

  it('that subscribes again stays one, with its new settings', async () => {
    const phone = await mine.device('phone');
    await mine.as('phone')(subscribePush, { endpoint: phone.endpoint, keys: phone.keys, off: ['draw'] });
    const renewed = new Device(mine.service, 'renewed');
    await mine.as('phone')(subscribePush, {
      endpoint: renewed.endpoint,
      keys: renewed.keys,
      instead_of: phone.endpoint,
    });
    const { rows } = await studio.db.query('SELECT endpoint, off FROM push_devices WHERE user_id = $1', [
      mine.userId,
    ]);
    expect(rows).toEqual([{ endpoint: renewed.endpoint, off: [] }]);
  });

  it('is removed with its session, however that ends', async () => {
    const signIn = async () =>
      (await studio.send(null, login, { user_login: mine.phone, user_pass: PASSWORD })).token;
    const first = await signIn();
    await mine.device('signs out', { token: first });
    const second = await signIn();
    await mine.device('is thrown out', { token: second });
    expect(await mine.devices()).toBe(2);
    await studio.send(first, logout, {});
    expect(await mine.devices()).toBe(1);
    const { lists } = await studio.send(second, listSessions, {});
    await studio.send(mine.token, revokeSession, { id: lists.find(({ current }) => current)?.id ?? 0 });
    expect(await mine.devices()).toBe(0);
  });

  it('belongs to whoever signed in last on it', async () => {
    const phone = await mine.device('phone');
    const other = await newMember(studio);
    await mine.as('phone', other.token)(subscribePush, { endpoint: phone.endpoint, keys: phone.keys });
    expect(await mine.devices()).toBe(0);
  });

  it('can be taken away by its own account alone', async () => {
    const phone = await mine.device('phone');
    const stranger = await newMember(studio);
    await mine.as('other', stranger.token)(unsubscribePush, { endpoint: phone.endpoint });
    expect(await mine.devices()).toBe(1);
    await mine.as('other')(unsubscribePush, { endpoint: phone.endpoint });
    expect(await mine.devices()).toBe(0);
  });

  it(`is one of ${MOST_DEVICES} at most; the one not seen for longest goes`, async () => {
    for (let count = 0; count <= MOST_DEVICES; count++) await mine.device(`device-${count}`);
    expect(await mine.devices()).toBe(MOST_DEVICES);
    const { rows } = await studio.db.query(
      'SELECT 1 FROM push_devices WHERE device_id = $1 AND user_id = $2',
      ['device-0', mine.userId],
    );
    expect(rows).toEqual([]);
  });

  it('cannot make the server send requests to internal addresses', async () => {
    const { keys } = new Device(mine.service, 'phone');
    for (const endpoint of ['https://10.0.0.1/x', 'http://fcm.googleapis.com/x', 'https://intranet/x'])
      expect(await refusalOf(mine.as('phone')(subscribePush, { endpoint, keys })), endpoint).toMatchObject({
        code: 400,
      });
    expect(await mine.devices()).toBe(0);
  });

  it('gets a test push on request, or the reason why not', async () => {
    const phone = await mine.device('phone');
    await mine.as('phone')(testPush, {});
    const [pushed] = await mine.service.arrived(phone);
    expect(pushed && phone.read(pushed)).toEqual({ kind: 'test', final: 'done', tag: 'test' });
    expect(await refusalOf(mine.as('unknown')(testPush, {}))).toMatchObject({
      code: 404,
      message: 'Push is not enabled on this device',
    });
  });
});

describe('the keys of pushes', () => {
  it('are created at the first start, readable by the owner only, and stay the same', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'inkreel-keys-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const config = readConfig({ DATA_DIR: folder });
    const made = await openPushKeys(config);
    expect(await openPushKeys(config)).toEqual(made);
    const { mode } = await stat(join(folder, 'push-keys.json'));
    if (process.platform !== 'win32') expect(mode & 0o777).toBe(0o600);
  });

  it('can be configured, as several processes need; without them, such a process sends none', async () => {
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
