import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import vm from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { LAST_WORKER } from '../../server/http/without-worker.ts';
import { CHANNEL } from '../../src/sw/protocol.ts';
import { studioForTest } from './harness.ts';

const PAGE = '<!doctype html><html><head><title>x</title><script>1</script></head></html>';

async function studioWith(env: Record<string, string>) {
  const studio = await studioForTest(env);
  const web = join(studio.folder, 'web');
  await mkdir(web, { recursive: true });
  await writeFile(join(web, 'index.html'), PAGE);
  await writeFile(join(web, 'sw.js'), 'theWorker;');
  return studio;
}

describe('the kill switch', () => {
  it('is off by default: page and worker are served as built', async () => {
    const { app } = await studioWith({});
    expect((await app.inject('/web/')).body).toBe(PAGE);
    expect((await app.inject('/web/sw.js')).body).toBe('theWorker;');
  });

  it('serves the last worker, and a page that registers none, with revalidation and a new ETag', async () => {
    const [on, off] = await Promise.all([studioWith({}), studioWith({ SERVICE_WORKER: 'off' })]);
    const worker = await off.app.inject('/web/sw.js');
    expect(worker.body).toBe(LAST_WORKER);
    expect(worker.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
    const page = await off.app.inject('/web/');
    expect(page.body).toContain('<meta name="inkreel-worker" content="off" />');
    const before = await on.app.inject('/web/');
    expect(page.headers.etag).not.toBe(before.headers.etag);
    expect(page.headers['content-security-policy']).toBe(before.headers['content-security-policy']);
    const again = await off.app.inject({
      url: '/web/',
      headers: { 'if-none-match': String(before.headers.etag) },
    });
    expect(again.statusCode).toBe(200);
  });

  it('makes the engine yield, deletes only the app’s files, and reloads each page at a new address', async () => {
    const heard: Record<string, (event: unknown) => void> = {};
    const said = vi.fn();
    const drop = vi.fn(async () => true);
    const unregister = vi.fn(async () => true);
    const navigate = vi.fn(async (_address: string) => null);
    let work: Promise<unknown> = Promise.resolve();
    const self = {
      addEventListener: (name: string, hear: (event: unknown) => void) => {
        heard[name] = hear;
      },
      skipWaiting: vi.fn(),
      clients: { matchAll: async () => [{ url: 'https://studio.test/web/#/draw', navigate }] },
      registration: { unregister },
    };
    class BroadcastChannel {
      postMessage: (message: unknown) => void;
      constructor(name: string) {
        this.postMessage = (message) => said(name, message);
      }
    }
    const names = ['workbox-precache-v2-https://studio.test/web/', 'inkreel-media-7', 'inkreel-shared'];
    vm.runInNewContext(LAST_WORKER, {
      self,
      caches: { keys: async () => names, delete: drop },
      BroadcastChannel,
      URL,
    });
    heard.install?.({});
    expect(said).toHaveBeenCalledWith(CHANNEL, { type: 'yield' });
    expect(self.skipWaiting).toHaveBeenCalled();
    heard.activate?.({
      waitUntil: (promise: Promise<unknown>) => {
        work = promise;
      },
    });
    await work;
    expect(drop.mock.calls).toEqual([[names[0]]]);
    expect(unregister).toHaveBeenCalledOnce();
    expect(navigate.mock.calls[0]?.[0]).toMatch(/^https:\/\/studio\.test\/web\/\?fresh=\d+#\/draw$/);
  });
});

describe('a share without a worker', () => {
  it('redirects to the app, which says that it did not arrive', async () => {
    const { app } = await studioForTest();
    const body = new FormData();
    body.append('picture', new File(['x'.repeat(2000)], 'cat.png', { type: 'image/png' }));
    const sent = new Request('http://studio.test/', { method: 'POST', body });
    const answer = await app.inject({
      method: 'POST',
      url: '/web/share',
      headers: { 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/web/#/draw?shared=again');
  });

  it('without a body too; and its address, opened, is the drawing page', async () => {
    const { app } = await studioForTest();
    expect((await app.inject({ method: 'POST', url: '/web/share' })).headers.location).toBe(
      '/web/#/draw?shared=again',
    );
    expect((await app.inject('/web/share')).headers.location).toBe('/web/#/draw');
  });
});
