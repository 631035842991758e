import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countedAddress } from '../../../server/http/counted-address.ts';
import { imagine, listDraws } from '../../../src/api/draw.ts';
import { requestUpload } from '../../../src/api/uploads.ts';
import { pictureOf } from '../film/film.ts';
import { endOf, newMember, openStudio, type Studio, studioForTest } from '../harness.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
  studio.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('media addresses', () => {
  it('are signed only for a member’s own references: text that looks like a stored file stays text', async () => {
    const owner = await newMember(studio);
    const thief = await newMember(studio);
    const [key = ''] = (await pictureOf(studio, owner.userId)).split('.');
    const words = `media:${key}`;
    await studio.send(thief.token, imagine, {
      tool_name: 'mj',
      desc: words,
      options: { style: words, no: words, words },
    });
    const { lists } = await studio.send(thief.token, listDraws, { page: 1 });
    expect(lists[0]?.message_input).toBe(words);
    expect(lists[0]?.options).not.toContain('/media/');
    expect(JSON.parse(lists[0]?.options ?? '{}')).toMatchObject({ words, style: words, no: words });
  });

  it('of another member’s reference are never signed, whatever the row has', async () => {
    const owner = await newMember(studio);
    const thief = await newMember(studio);
    const [key = ''] = (await pictureOf(studio, owner.userId)).split('.');
    const { task_id } = await studio.send(thief.token, imagine, { tool_name: 'mj', desc: 'x', options: {} });
    await endOf(studio, task_id);
    await studio.db.query('UPDATE draws SET options = $2 WHERE task_id = $1', [
      task_id,
      { image: `media:${key}`, oref: [{ image_url: `media:${key}`, ow: 3 }] },
    ]);
    const { lists } = await studio.send(thief.token, listDraws, { page: 1 });
    expect(JSON.parse(lists[0]?.options ?? '{}')).toEqual({ image: '', oref: [{ image_url: '', ow: 3 }] });
  });
});

describe('a body that cannot be stored is refused with a message, and not reported as an internal error', () => {
  const nested = `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`;
  it.each([
    ['NUL', '{"user_login":"a\\u0000b","user_pass":"x"}'],
    ['half a character', '{"user_login":"a\\ud800","user_pass":"x"}'],
    ['NUL in a name', '{"user_\\u0000login":"a"}'],
    ['a depth of 3,000', nested],
    ['a number beyond all ids', '{"user_login":"a","user_pass":"x","id":1e300}'],
  ])('%s', async (_what, payload) => {
    const before = studio.reports.length;
    const answer = await post('/api/base/login', payload);
    expect([answer.statusCode, answer.json<{ code: number }>().code]).toEqual([200, 400]);
    expect(answer.body).not.toContain('at ');
    expect(studio.reports).toHaveLength(before);
  });

  it('an id out of the database’s range is refused like any invalid field', async () => {
    const { token } = await newMember(studio);
    for (const id of [2 ** 31, 1e300, 1.5, -1]) {
      const answer = await post('/api/draw/del-draw', JSON.stringify({ draw_id: id }), {
        authorization: token,
      });
      expect(answer.json<{ code: number }>().code, String(id)).toBe(400);
    }
  });
});

describe('an address with a NUL, which no database takes, names nothing', () => {
  it.each(['/pay/%00', '/pay/a%00b?lang=zh', '/upload/works/%00', '/auth/callback?state=%00', '/web/%00'])(
    '%s',
    async (url) => {
      const { token } = await newMember(studio);
      const before = studio.reports.length;
      const answer = await studio.app.inject({ url, headers: { authorization: token } });
      expect(answer.statusCode).toBe(404);
      expect(studio.reports).toHaveLength(before);
    },
  );
});

describe('the address that limits count', () => {
  const askCode = (it: Studio, forwarded: string, phone: string) =>
    it.app.inject({
      method: 'POST',
      url: '/api/base/send',
      payload: { mobile: phone, type: 1 },
      headers: { 'x-forwarded-for': forwarded },
    });

  it('with one proxy: the last address that it saw, not what the client put in front', async () => {
    const proxied = await studioForTest({ TRUST_PROXY: '1', LIMIT_SMS_ADDRESS: '3' });
    const codes = [];
    for (let turn = 0; turn < 6; turn += 1)
      codes.push((await askCode(proxied, `10.9.9.${turn}, 203.0.113.7`, `1370000000${turn}`)).statusCode);
    expect(codes).toEqual([200, 200, 200, 429, 429, 429]);
    expect((await askCode(proxied, '10.9.9.1, 203.0.113.8', '13700000009')).statusCode).toBe(200);
  });

  it('of IPv6: the network, since its owner has more addresses than tries', async () => {
    const proxied = await studioForTest({ TRUST_PROXY: '1', LIMIT_SMS_ADDRESS: '2' });
    const codes = [];
    for (let turn = 0; turn < 4; turn += 1)
      codes.push((await askCode(proxied, `2001:db8:1:2::${turn}`, `1380000001${turn}`)).statusCode);
    expect(codes).toEqual([200, 200, 429, 429]);
    expect((await askCode(proxied, '2001:db8:1:3::1', '13800000019')).statusCode).toBe(200);
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['2001:db8::2:3:4:5:6', '2001:db8:0:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['unix', 'unix'],
  ])('of %s is %s', (ip, counted) => {
    expect(countedAddress(ip)).toBe(counted);
  });

  it('without a proxy: the header is ignored', async () => {
    const plain = await studioForTest({ LIMIT_SMS_ADDRESS: '2' });
    const codes = [];
    for (let turn = 0; turn < 4; turn += 1)
      codes.push((await askCode(plain, `10.9.9.${turn}`, `1360000000${turn}`)).statusCode);
    expect(codes).toEqual([200, 200, 429, 429]);
  });
});

it.each([
  ['localhost:8080', true],
  ['127.0.0.1:8080', true],
  ['[::1]:8080', true],
  ['studio.example.com', false],
  // DNS rebinding: a foreign page whose host name points to this machine
  ['attacker.example:8080', false],
  ['localhost.attacker.example', false],
])('a sign-in code asked for as %s is shown: %s', async (host, shown) => {
  const answer = await studio.app.inject({
    method: 'POST',
    url: '/api/base/send',
    payload: {
      mobile: `135${Math.floor(Math.random() * 1e8)
        .toString()
        .padStart(8, '0')}`,
      type: 1,
    },
    headers: { host },
  });
  expect(/\d{6}/.test(answer.json<{ message: string }>().message)).toBe(shown);
});

describe('an upload', () => {
  it('sent twice concurrently under one grant succeeds once', async () => {
    const { token } = await newMember(studio);
    const { port } = new URL(await studio.app.listen({ host: '127.0.0.1', port: 0 }));
    const { url } = await studio.send(token, requestUpload, {});
    const slow = connect(Number(port), '127.0.0.1');
    const first = new Promise<string>((done) => {
      let text = '';
      slow.on('data', (part) => {
        text += part;
      });
      slow.on('close', () => done(text));
    });
    slow.write(`PUT ${url} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 6\r\n\r\nabc`);
    await expect.poll(() => readdir(join(studio.folder, 'media', 'partial')).catch(() => [])).toHaveLength(1);
    const second = await studio.app.inject({ method: 'PUT', url, payload: Buffer.from('second') });
    expect(second.statusCode).toBe(403);
    slow.write('def');
    expect(await first).toMatch(/^HTTP\/1.1 204/);
  });

  it('that fails can be repeated with its grant', async () => {
    const { token } = await newMember(studio);
    const { url } = await studio.send(token, requestUpload, {});
    const tooMuch = Buffer.alloc(11 * 1024 * 1024);
    expect((await studio.app.inject({ method: 'PUT', url, payload: tooMuch })).statusCode).toBe(413);
    expect((await studio.app.inject({ method: 'PUT', url, payload: Buffer.from('fits') })).statusCode).toBe(
      204,
    );
  });
});
