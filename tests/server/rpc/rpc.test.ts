import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imagine } from '../../../src/api/draw.ts';
import { CODE } from '../../../src/api/errors.ts';
import { readPoints } from '../../../src/api/points.ts';
import { reportPageView } from '../../../src/api/studio.ts';
import { newMember, openStudio, refusalOf, type Studio, studioForTest } from '../harness.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

const raw = (url: string, payload: string, headers: Record<string, string> = {}) =>
  studio.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('an answer', () => {
  it('[ERR-02] is an envelope of code, message and data', async () => {
    const answer = await raw('/api/studio/session/options', '{}');
    expect(answer.json()).toEqual({
      code: 200,
      message: 'ok',
      data: { google_client_id: null, google_nonce: null, oidc_name: null },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('names the invalid field, in the contract’s spelling and the person’s language', async () => {
    const { token } = await newMember(studio);
    const send = (body: object, language: string) =>
      raw('/api/draw/fluxImageApi', JSON.stringify(body), {
        authorization: token,
        'accept-language': language,
      });
    const body = { prompt: 'x', ratio: '1:1', image_url: 'x', scense_id: 'one' };
    expect((await send(body, 'en')).json()).toEqual({
      code: 400,
      message: 'Check scense_id and try again',
      data: null,
    });
    expect((await send(body, 'zh')).json().message).toBe('请检查 scense_id 后重试');
    expect((await send({ ...body, scense_id: 1, price: 0 }, 'en')).json().message).toBe(
      'Check price and try again',
    );
  });

  it.each([
    ['broken JSON', '{"page":', 200, 400],
    ['an array', '[]', 200, 400],
    ['too much', JSON.stringify({ prompt: 'x'.repeat(2 ** 21) }), 413, 413],
  ])('to %s says so without a stack', async (_what, payload, status, code) => {
    const { token } = await newMember(studio);
    const answer = await raw('/api/draw/imagine', payload, { authorization: token });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code, data: null });
    expect(answer.body).not.toMatch(/stack|at .*:\d+/);
  });

  it('to an internal error is an envelope, too, without internals', async () => {
    const broken = await studioForTest();
    const { token } = await newMember(broken);
    await broken.db.query('ALTER TABLE draws RENAME TO drawings');
    const answer = await broken.app.inject({
      method: 'POST',
      url: '/api/draw/lists',
      headers: { authorization: token },
      payload: { page: 1 },
    });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      code: 500,
      message: 'Something went wrong on our side. Please try again',
      data: null,
    });
    expect(broken.reports).toHaveLength(1);
    await broken.db.query('ALTER TABLE drawings RENAME TO draws');
  });

  it('to an unknown call is 404', async () => {
    const answer = await raw('/api/no/such', '{}');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 404]);
  });
});

describe('a token', () => {
  it('[ERR-06] that is missing or expired answers the points call with 10001, and other calls with HTTP 401', async () => {
    for (const token of [null, 'no such token']) {
      expect(await refusalOf(studio.send(token, readPoints, {}))).toMatchObject({
        code: CODE.signedOut,
        status: 200,
      });
      const draw = studio.send(token, imagine, { tool_name: 'irag', prompt: 'x', ratio: '1:1' });
      expect(await refusalOf(draw)).toMatchObject({ status: 401, message: 'Please sign in' });
    }
  });
});

describe('limits', () => {
  it('by address answer 429 with Retry-After and an envelope', async () => {
    const small = await studioForTest({ LIMIT_REQUESTS: '3' });
    const ask = () => small.app.inject({ method: 'POST', url: '/api/studio/session/options', payload: {} });
    for (let n = 0; n < 3; n++) expect((await ask()).statusCode).toBe(200);
    const answer = await ask();
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toMatchObject({ code: 429, data: null });
  });

  it('on codes to one phone and on failed sign-ins apply across addresses', async () => {
    const small = await studioForTest({ LIMIT_SMS: '2', LIMIT_LOGINS: '2' });
    const post = async (url: string, payload: object) =>
      (await small.app.inject({ method: 'POST', url, payload })).statusCode;
    const send = () => post('/api/base/send', { mobile: '13900000000', type: 1 });
    expect([await send(), await send(), await send()]).toEqual([200, 200, 429]);
    const login = () => post('/api/base/login', { user_login: '13900000000', user_pass: 'wrong' });
    expect([await login(), await login(), await login()]).toEqual([200, 200, 429]);
    expect(await post('/api/base/send', { mobile: '13900000001', type: 1 })).toBe(200);
  });

  it('on paid tasks of an account end with their window', async () => {
    const small = await studioForTest({ LIMIT_SUBMITS: '1' }, { working: false });
    const { token } = await newMember(small);
    const draw = () => small.send(token, imagine, { tool_name: 'irag', prompt: 'x', ratio: '1:1' });
    await draw();
    expect((await refusalOf(draw())).status).toBe(429);
    await small.db.query("UPDATE rate_windows SET ends_at = now() - interval '1 second'");
    expect((await draw()).task_id).toBeTruthy();
  });
});

describe('codes in production', () => {
  it('are not shown in the answer', async () => {
    const open = await studioForTest({ NODE_ENV: 'production' });
    const ask = async (target: Studio, headers: Record<string, string>) =>
      (
        await target.app.inject({
          method: 'POST',
          url: '/api/base/send',
          headers,
          payload: { mobile: '13900000002', type: 1 },
        })
      ).json().message;
    expect(await ask(open, {})).toBe('Code sent');
    expect(await ask(studio, { 'x-forwarded-for': '203.0.113.5' })).toBe('Code sent');
  });
});

describe('page views', () => {
  it('are counted by path and title and nothing else', async () => {
    for (let n = 0; n < 2; n++) await studio.send(null, reportPageView, { path: '/draw', title: 'Draw' });
    const { rows } = await studio.db.query('SELECT path, title, count FROM page_views');
    expect(rows).toEqual([{ path: '/draw', title: 'Draw', count: 2 }]);
  });
});
