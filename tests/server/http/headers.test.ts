import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_CALLS } from '../../../server/rpc/all-calls.ts';
import { newMember, openStudio, type Studio, studioForTest } from '../harness.ts';

const THEME = "document.documentElement.dataset.theme = 'dark'";
const SHELL = 'body { margin: 0 }';
const PAGE = `<!doctype html><title>x</title><style>${SHELL}</style><script>${THEME}</script>
<script type="module" src="/web/assets/index-abc.js"></script>`;

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
  await buildApp(studio);
});
afterAll(() => studio.close());

async function buildApp({ folder }: Studio): Promise<void> {
  const web = join(folder, 'web');
  await mkdir(join(web, 'assets'), { recursive: true });
  await writeFile(join(web, 'index.html'), PAGE);
  await writeFile(join(web, 'sw.js'), 'self;'.repeat(1000));
  await writeFile(join(web, 'manifest.webmanifest'), '{}');
  await writeFile(join(web, 'assets', 'index-abc.js'), 'export {};');
  await writeFile(join(folder, 'private.txt'), 'not for the web');
}

const get = (url: string, headers: Record<string, string> = {}) => studio.app.inject({ url, headers });

/** Headers that differ between answers, or belong to the transport. */
const VOLATILE = ['date', 'connection', 'etag', 'content-length', 'keep-alive'];
const stable = (headers: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !VOLATILE.includes(name) && !name.startsWith('x-ratelimit'))
      .sort(([a], [b]) => a.localeCompare(b)),
  );

describe('security headers', () => {
  it.each([
    ['the page', 'GET', '/web/'],
    ['a hashed asset', 'GET', '/web/assets/index-abc.js'],
    ['the worker', 'GET', '/web/sw.js'],
    ['a missing file of the app', 'GET', '/web/no-such-file.js'],
    ['the way to the app', 'GET', '/'],
    ['a call', 'POST', '/api/studio/session/options'],
    ['a refused call', 'POST', '/api/draw/lists'],
    ['an unknown call', 'POST', '/api/no/such'],
    ['a media address without a signature', 'GET', '/media/00000000000000000000000000000000.jpg'],
    ['an upload without a grant', 'PUT', '/upload/none'],
    ['an unknown address', 'GET', '/no-such-place'],
  ] as const)('of %s', async (_what, method, url) => {
    const { statusCode, headers } = await studio.app.inject({ method, url });
    expect({ statusCode, ...stable(headers) }).toMatchSnapshot();
  });

  it('are the same for every call, for visitors and members', async () => {
    const { token } = await newMember(studio);
    const seen = new Map<string, string[]>();
    for (const { path, method } of ALL_CALLS)
      for (const authorization of ['', token]) {
        const { statusCode, headers } = await studio.app.inject({
          method,
          url: `/api${path}`,
          headers: authorization ? { authorization } : {},
        });
        expect(statusCode, path).toBeLessThan(500);
        const { 'content-type': type, ...others } = stable(headers);
        expect(type, path).toMatch(/^application\/json|^application\/zip/);
        const key = JSON.stringify(others);
        seen.set(key, [...(seen.get(key) ?? []), path]);
      }
    expect([...seen.keys()].map((key) => JSON.parse(key))).toMatchSnapshot();
  });

  it('of a successful call prevent caching', async () => {
    const { token } = await newMember(studio);
    const answer = await studio.app.inject({
      method: 'POST',
      url: '/api/center/points',
      headers: { authorization: token },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('send HSTS only behind TLS', async () => {
    expect((await get('/web/')).headers['strict-transport-security']).toBeUndefined();
    const behind = await studioForTest({ BEHIND_TLS: 'yes' });
    const { headers } = await behind.app.inject({ url: '/' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('allow Google’s sign-in only with a client id, and nothing else of Google', async () => {
    expect((await get('/web/')).headers['content-security-policy']).not.toContain('google');
    const open = await studioForTest({ GOOGLE_CLIENT_ID: 'client-1' });
    await buildApp(open);
    const { headers } = await open.app.inject({ url: '/web/' });
    const policy = String(headers['content-security-policy']);
    expect(policy.match(/https:\S+?(?=;| |$)/g)).toEqual([
      'https://accounts.google.com/gsi/client',
      'https://accounts.google.com/gsi/style',
      'https://accounts.google.com/gsi/',
      'https://accounts.google.com/gsi/',
    ]);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect((await open.app.inject({ url: '/' })).headers['cross-origin-opener-policy']).toBe('same-origin');
    const options = await open.app.inject({ method: 'POST', url: '/api/studio/session/options' });
    expect(options.json().data).toMatchObject({ google_client_id: 'client-1' });
  });

  it('let the app call the configured origins', async () => {
    const open = await studioForTest({ CONNECT_ORIGINS: 'wss://voice.example.com, https://id.example.com' });
    await buildApp(open);
    const { headers } = await open.app.inject({ url: '/web/' });
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' wss://voice.example.com https://id.example.com;",
    );
  });
});

describe('the app', () => {
  it('is served under /web/ only', async () => {
    expect((await get('/')).headers.location).toBe('/web/');
    expect((await get('/web/')).body).toBe(PAGE);
    for (const url of [
      '/web/../private.txt',
      '/web/%2e%2e/private.txt',
      '/web/..%2fprivate.txt',
      '/web//etc/passwd',
      '/web/draw',
    ])
      expect((await get(url)).statusCode, url).toBe(404);
  });

  it('is compressed if the client accepts it, and answers 304 if cached', async () => {
    const { headers, rawPayload } = await get('/web/sw.js', { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'cache-control': 'no-cache',
    });
    expect(rawPayload.length).toBeLessThan(1000);
    expect((await get('/web/sw.js', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it('of a new build is served without a restart, with the CSP of its new page', async () => {
    const rebuilt = await studioForTest();
    await buildApp(rebuilt);
    const policy = async () =>
      (await rebuilt.app.inject({ url: '/web/' })).headers['content-security-policy'];
    const before = await policy();
    await writeFile(join(rebuilt.folder, 'web', 'index.html'), PAGE.replace('dark', 'light'));
    expect(await policy()).not.toBe(before);
  });
});
