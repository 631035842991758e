import { describe, expect, it, vi } from 'vitest';
import { login } from '../../src/api/account.ts';
import type { Call } from '../../src/api/call.ts';
import { createClient } from '../../src/api/client.ts';
import { getDrawTasks, imagine, listDraws } from '../../src/api/draw.ts';
import { ApiError } from '../../src/api/errors.ts';
import { readPoints } from '../../src/api/points.ts';
import { allCalls } from './all-calls.ts';

interface Sent {
  url: string;
  method: string;
  headers: Headers;
  body: unknown;
}

/** A client with a fake server. @param answer the response to each call */
function clientWith(answer: () => Response | Promise<Response>, token: string | null = 'token-1') {
  const sent: Sent[] = [];
  const client = createClient({
    fetch: async (url, init) => {
      sent.push({
        url: String(url),
        method: init?.method ?? 'GET',
        headers: new Headers(init?.headers),
        body: init?.body,
      });
      return answer();
    },
    base: '/api',
    caller: () => ({ token, language: 'zh', timeZone: 'Asia/Shanghai', deviceId: 'device-1' }),
  });
  return { client, sent };
}

const says = (body: unknown, status = 200, headers: Record<string, string> = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return () => new Response(text, { status, headers });
};
const fine = says({ code: 200, message: '', data: null });

/** Sends a call with an empty input, and ignores the answer. */
async function sendEmpty(call: Call, token: string | null = 'token-1'): Promise<Sent> {
  const { client, sent } = clientWith(fine, token);
  await client.send(call, {}).catch(() => undefined);
  const [only] = sent;
  if (!only || sent.length > 1) throw new Error(`${call.path} was sent ${sent.length} times`);
  return only;
}

const failure = async (answer: () => Response | Promise<Response>, call: Call = imagine) => {
  const { client } = clientWith(answer);
  return client.send(call, {}).then(
    () => expect.unreachable('the call must fail'),
    (error: unknown) => error,
  );
};

describe('every call of the contract', () => {
  it.each(allCalls.map(({ name, call }) => [name, call] as const))(
    '[AUTH-26 AUTH-27] %s carries the token, and device-type web',
    async (_name, call) => {
      const { headers } = await sendEmpty(call);
      expect(headers.get('authorization')).toBe('token-1');
      expect(headers.get('device-type')).toBe('web');
      expect((await sendEmpty(call, null)).headers.has('authorization')).toBe(false);
    },
  );

  it('[ERR-01] is a POST with JSON, except one GET and the uploads', async () => {
    const gets: string[] = [];
    const files: string[] = [];
    for (const { call } of allCalls) {
      const { url, method, headers, body } = await sendEmpty(call);
      expect(url).toBe(`/api${call.path}`);
      if (method === 'GET') {
        gets.push(call.path);
        expect(body).toBeUndefined();
      } else if (body instanceof FormData) {
        files.push(call.path);
        // set by the browser, with the boundary
        expect(headers.has('content-type')).toBe(false);
      } else {
        expect(method).toBe('POST');
        expect(headers.get('content-type')).toBe('application/json');
        expect(JSON.parse(String(body))).toEqual({});
      }
    }
    expect(gets).toEqual(['/center/works-upload-token']);
    expect(files.sort()).toEqual([
      '/draw/upload',
      '/lip-sync/upload-audio',
      '/lip-sync/upload-image',
      '/music/upload',
      '/script/generate-base',
      '/script/upload-drama',
      '/studio/script/preview',
    ]);
  });
});

describe('a request', () => {
  it('[POINTS-01] for the points is a POST without a payload', async () => {
    expect(await sendEmpty(readPoints)).toMatchObject({
      url: '/api/center/points',
      method: 'POST',
      body: '{}',
    });
  });

  it('has language, time zone and device, and on submits key and context', async () => {
    const { client, sent } = clientWith(fine);
    const input = { tool_name: 'irag', prompt: 'a lamp', ratio: '1:1' } as const;
    await client
      .send(imagine, input, { idempotencyKey: 'k1', taskContext: { kind: 'draw', page: '/draw' } })
      .catch(() => undefined);
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      'accept-language': 'zh',
      'time-zone': 'Asia/Shanghai',
      'device-id': 'device-1',
      'idempotency-key': 'k1',
      'task-context': expect.stringMatching(/^[\w-]+$/),
    });
    expect(JSON.parse(String(sent[0]?.body))).toEqual(input);
  });

  it('sends files as multipart form data, without unset fields', async () => {
    const upload = allCalls.find(({ call }) => call.body === 'multipart')?.call;
    if (!upload) throw new Error('the contract has calls with files');
    const { client, sent } = clientWith(fine);
    const input = { file: new Blob(['x']), script_id: 7, title: undefined };
    await client.send(upload, input).catch(() => undefined);
    const form = sent[0]?.body as FormData;
    expect(form.get('file')).toBeInstanceOf(Blob);
    expect(form.get('script_id')).toBe('7');
    expect(form.has('title')).toBe(false);
  });

  it.each([
    ['a form of a few words', 7, 30_000],
    ['a file of 8 MB', 8_000_000, 1_030_000],
  ])('with %s is given up if nobody answers, later if there is more to send', async (_what, bytes, ms) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const upload = allCalls.find(({ call }) => call.body === 'multipart')?.call;
      if (!upload) throw new Error('the contract has calls with files');
      const client = createClient({
        fetch: (_url, { signal } = {}) =>
          new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
        base: '/api',
        caller: () => ({ token: null, language: 'zh', timeZone: 'Asia/Shanghai', deviceId: 'device-1' }),
      });
      const ended = vi.fn();
      client.send(upload, { file: new Blob([new Uint8Array(bytes)]) }).catch(ended);
      await vi.advanceTimersByTimeAsync(ms - 100);
      expect(ended).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(200);
      expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'transport' }));
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('an answer', () => {
  it('[ERR-02] code 200 in the body alone is success, whatever the message', async () => {
    const data = { task_id: 't1', draw_id: 4 };
    const { client } = clientWith(says({ code: 200, message: 'odd', data }));
    expect(await client.send(imagine, { tool_name: 'irag', prompt: 'a', ratio: '1:1' })).toEqual(data);
    for (const code of [0, 1, 201, 400, 2001])
      expect(await failure(says({ code, message: 'No', data }))).toMatchObject({
        kind: 'refused',
        code,
        message: 'No',
        status: 200,
        path: '/draw/imagine',
      });
  });

  it('[ERR-02] 201 is success for the streamed voice only', () => {
    const also = allCalls.filter(({ call }) => call.alsoSuccess.length > 0);
    expect(also.map(({ call }) => [call.path, call.alsoSuccess])).toEqual([
      ['/script/generate-voice', [201]],
    ]);
  });

  it.each([
    ['a page of HTML', '<!doctype html><title>Gateway</title>'],
    ['half an answer', '{"code":200,"data":[{"task_'],
    ['nothing', ''],
    ['no envelope', '[1,2]'],
    ['a code that is no number', '{"code":"200","data":null}'],
    ['data of another shape', '{"code":200,"data":{"lists":"none"}}'],
  ])('%s is an invalid answer', async (_what, body) => {
    expect(await failure(says(body), listDraws)).toMatchObject({ kind: 'garbled', path: '/draw/lists' });
  });

  it('with HTTP 401 is a rejected login, with or without an envelope', async () => {
    for (const body of [{ code: 401, message: 'Sign in' }, 'Unauthorized'])
      expect(await failure(says(body, 401))).toMatchObject({ kind: 'unauthorized', status: 401 });
  });

  it.each([
    ['429 with Retry-After', 429, { 'retry-after': '7' }, 7],
    ['429 without', 429, {}, undefined],
    ['a date in Retry-After', 429, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, undefined],
    ['503', 503, { 'retry-after': '30' }, 30],
  ] as const)('%s is busy', async (_what, status, headers, retryAfter) => {
    const error = await failure(says({ code: status, message: 'Later' }, status, headers));
    expect(error).toMatchObject({ kind: 'busy', status, message: 'Later', retryAfter });
  });

  it('that never arrives is a transport error, and is not retried', async () => {
    const { client, sent } = clientWith(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await client.send(getDrawTasks, { taskId: ['a'] }).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: 'transport', status: 0, code: 0, message: 'Failed to fetch' });
    expect(sent).toHaveLength(1);
  });

  it('returns the message of a success on request', async () => {
    const { client } = clientWith(says({ code: 200, message: 'Welcome', data: { token: 't' } }));
    let said = '';
    await client.send(
      login,
      { user_login: '139', user_pass: 'x' },
      {
        onMessage: (message) => {
          said = message;
        },
      },
    );
    expect(said).toBe('Welcome');
  });
});

describe('Retry-After', () => {
  const wait = async (header: string) => {
    const { client } = clientWith(says({ code: 429, message: '' }, 429, { 'retry-after': header }));
    const error = await client.send(listDraws, { page: 1 }).catch((thrown: unknown) => thrown);
    return error instanceof ApiError ? error.retryAfter : 'no error';
  };

  it('is accepted as seconds and as a date', async () => {
    expect(await wait('40')).toBe(40);
    const inAMinute = await wait(new Date(Date.now() + 60_000).toUTCString());
    expect(inAMinute).toBeGreaterThan(50);
    expect(inAMinute).toBeLessThanOrEqual(60);
  });

  it('in the past, or invalid, means no wait', async () => {
    for (const header of ['Thu, 01 Jan 1970 00:00:00 GMT', 'soon', '0'])
      expect(await wait(header)).toBeUndefined();
  });
});
