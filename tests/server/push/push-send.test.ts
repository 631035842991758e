import { describe, expect, it, vi } from 'vitest';
import { isInner } from '../../../server/http/inner-address.ts';
import { mayPushTo } from '../../../server/push/addresses.ts';
import { newPushKeys } from '../../../server/push/keys.ts';
import { type Resolve, sendPush } from '../../../server/push/send.ts';
import { Device, readVapid } from './push-service.ts';
import { pushServiceForTest } from './push-service-for-test.ts';

const keys = newPushKeys('mailto:someone@example.com');
const message = { kind: 'draw', final: 'done', tag: '7|draw|a:done' };
const to = (device: Device, endpoint = device.endpoint) => ({ endpoint, ...device.keys });
const send = (target: ReturnType<typeof to>, loopback = true, resolve?: Resolve) =>
  sendPush(keys, target, message, {
    loopback,
    signal: new AbortController().signal,
    ...(resolve ? { resolve } : {}),
  });

describe('a push', () => {
  it('can be decrypted only by its device', async () => {
    const service = await pushServiceForTest();
    const device = new Device(service, 'phone');
    expect(await send(to(device))).toEqual({ type: 'sent' });
    const [pushed] = await service.arrived(device);
    if (!pushed) throw new Error('nothing arrived');
    expect(pushed.method).toBe('POST');
    expect(pushed.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'normal',
    });
    expect(pushed.headers.topic).toMatch(/^[\w-]{32}$/);
    expect(device.read(pushed)).toEqual(message);
    expect(pushed.body.includes('draw')).toBe(false);
    expect(() => new Device(service, 'other').read(pushed)).toThrow();
  });

  it('is signed for its push service, for less than a day', async () => {
    const service = await pushServiceForTest();
    const device = new Device(service, 'phone');
    await send(to(device));
    const [pushed] = await service.arrived(device);
    if (!pushed) throw new Error('nothing arrived');
    const { valid, key, alg, claims } = readVapid(pushed);
    expect({ valid, key, alg }).toEqual({ valid: true, key: keys.publicKey, alg: 'ES256' });
    expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:someone@example.com' });
    const left = Number(claims.exp) - Date.now() / 1000;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(24 * 60 * 60);
  });

  it('has the same topic for the same notice, another for others', async () => {
    const service = await pushServiceForTest();
    const device = new Device(service, 'phone');
    await send(to(device));
    await send(to(device));
    await sendPush(
      keys,
      to(device),
      { ...message, tag: '7|draw|b:done' },
      {
        loopback: true,
        signal: new AbortController().signal,
      },
    );
    const [one, two, other] = (await service.arrived(device, 3)).map(({ headers }) => headers.topic);
    expect(one).toBe(two);
    expect(other).not.toBe(one);
  });

  it.each([
    [{ status: 404 }, { type: 'gone' }],
    [{ status: 410 }, { type: 'gone' }],
    [{ status: 403 }, { type: 'refused', why: 'HTTP 403' }],
    [{ status: 413 }, { type: 'refused', why: 'HTTP 413' }],
    [{ status: 500 }, { type: 'later', after: null, why: 'HTTP 500' }],
    [
      { status: 429, headers: { 'retry-after': '30' } },
      { type: 'later', after: 30, why: 'HTTP 429' },
    ],
    [
      { status: 503, headers: { 'retry-after': 'Mon, 01 Jan 2001 00:00:00 GMT' } },
      { type: 'later', after: 0 },
    ],
    [
      { status: 307, headers: { location: '/elsewhere' } },
      { type: 'refused', why: 'HTTP 307' },
    ],
  ])('answered with %o comes to %o, without a second request', async (answer, outcome) => {
    const service = await pushServiceForTest();
    const device = new Device(service, 'phone');
    service.answers.set(device.path, [answer]);
    expect(await send(to(device))).toMatchObject(outcome);
    expect(service.pushed.map(({ path }) => path)).toEqual([device.path]);
  });

  it('with invalid keys is for a device that no longer exists', async () => {
    const service = await pushServiceForTest();
    const device = new Device(service, 'phone');
    const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 9)]).toString('base64url');
    expect(await send({ ...to(device), p256dh })).toEqual({ type: 'gone' });
    expect(service.pushed).toEqual([]);
  });

  it('to an unreachable service is retried later', async () => {
    const service = await pushServiceForTest();
    const device = new Device(service, 'phone');
    const outcome = await send(to(device, 'http://127.0.0.1:1/phone'));
    expect(outcome).toMatchObject({ type: 'later', after: null });
  });

  it('that is not answered times out and closes its connection', async () => {
    const service = await pushServiceForTest();
    const device = new Device(service, 'phone');
    service.silent.add(device.path);
    const signal = new AbortController().signal;
    const sent = sendPush(keys, to(device), message, { loopback: true, signal, patienceMs: 300 });
    expect(await sent).toEqual({ type: 'slow' });
    await vi.waitFor(() => expect(service.waiting).toBe(0));
  });

  it.each(['10.0.0.7', '127.0.0.1', '169.254.169.254', 'fd00::1'])(
    'to a name that leads to %s goes nowhere',
    async (address) => {
      const service = await pushServiceForTest();
      const device = new Device(service, 'phone');
      const asked: string[] = [];
      const resolve: Resolve = (name, _options, callback) => {
        asked.push(name);
        callback(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
      };
      expect(await send(to(device, 'https://push.example.com/phone'), false, resolve)).toEqual({
        type: 'gone',
      });
      expect(asked).toEqual(['push.example.com']);
    },
  );
});

describe('an address for pushes', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://8.8.8.8/abc',
  ])('may be %s', (endpoint) => {
    expect(mayPushTo(endpoint, false)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://me:secret@fcm.googleapis.com/abc',
    'https://localhost/abc',
    'https://127.0.0.1/abc',
    'http://127.0.0.1:8080/abc',
    'https://0x7f000001/abc',
    'https://2130706433/abc',
    'https://[::1]/abc',
    'https://[::ffff:127.0.0.1]/abc',
    'https://[::ffff:10.0.0.1]/abc',
    'https://[fe80::1]/abc',
    'https://[64:ff9b::7f00:1]/abc',
    'https://10.1.2.3/abc',
    'https://172.20.0.1/abc',
    'https://192.168.1.1/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/abc',
    'https://0.0.0.0/abc',
    'https://intranet/abc',
    'file:///etc/passwd',
    'not an address',
  ])('may not be %s', (endpoint) => {
    expect(mayPushTo(endpoint, false)).toBe(false);
  });

  it('may be on this machine where only this machine is concerned', () => {
    expect(mayPushTo('http://127.0.0.1:4000/abc', true)).toBe(true);
    expect(mayPushTo('https://10.1.2.3/abc', true)).toBe(false);
    expect(mayPushTo('ftp://127.0.0.1/abc', true)).toBe(false);
  });

  it('is judged as itself when it is an IPv4 address inside an IPv6 one', () => {
    expect(isInner('::ffff:192.168.0.1')).toBe(true);
    expect(isInner('::ffff:8.8.8.8')).toBe(false);
  });
});
