import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromPack } from '../../src/sw/pack.ts';
import { FakeCaches } from './fake-caches.ts';

const WEB = 'https://studio.test/web/';
const CACHE = 'workbox-precache';
const NAMES = ['assets/a-12345678.js', 'assets/b-12345678.css', 'assets/c-12345678.js'];
const MANIFEST = [{ url: 'index.html', revision: '1' }, ...NAMES.map((url) => ({ url, revision: null }))];
const TEXTS = { [NAMES[0] as string]: 'export {}', [NAMES[1] as string]: 'a {}' };

const fetched = vi.fn<(path: string) => Promise<Response>>();
let files: FakeCaches;

beforeEach(() => {
  files = new FakeCaches();
  fetched.mockReset().mockImplementation(async () => Response.json(TEXTS));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('caches', files);
  vi.stubGlobal('location', new URL(`${WEB}sw.js`));
});
afterEach(() => vi.unstubAllGlobals());

/** Asks the plugin as Workbox does. @returns what it answers, and whether the installation succeeds */
async function ask(plugin: ReturnType<typeof fromPack>, name: string, type = 'install', found?: Response) {
  const waits: Promise<unknown>[] = [];
  const event = { type, waitUntil: (work: Promise<unknown>) => waits.push(work) };
  const answer = await plugin.cachedResponseWillBeUsed?.({
    cacheName: CACHE,
    request: new Request(WEB + name),
    ...(found && { cachedResponse: found }),
    event,
  });
  const ended = await Promise.allSettled(waits);
  return {
    answer: answer ?? undefined,
    isKept: ended.length > 0,
    isFailed: ended.some((one) => one.status === 'rejected'),
  };
}

const kept = async (name: string) => (await files.open(CACHE)).match(WEB + name);

test('a first installation takes scripts and styles from one file and keeps them; what it lacks is asked for', async () => {
  const plugin = fromPack(MANIFEST);
  const script = await ask(plugin, 'assets/a-12345678.js');
  const sheet = await ask(plugin, 'assets/b-12345678.css');
  expect(await script.answer?.text()).toBe('export {}');
  expect((await kept('assets/a-12345678.js'))?.headers.get('content-type')).toBe(
    'text/javascript; charset=utf-8',
  );
  expect(await sheet.answer?.text()).toBe('a {}');
  expect((await kept('assets/b-12345678.css'))?.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(await ask(plugin, 'assets/c-12345678.js')).toEqual({
    answer: undefined,
    isKept: false,
    isFailed: false,
  });
  expect(fetched.mock.calls).toEqual([['pack.json']]);
});

test('an update whose files are mostly here, and a file that is here, do not fetch the pack', async () => {
  const cache = await files.open(CACHE);
  for (const name of NAMES.slice(1)) await cache.put(WEB + name, new Response('old'));
  const found = new Response('here');
  const plugin = fromPack(MANIFEST);
  expect((await ask(plugin, 'assets/b-12345678.css', 'install', found)).answer).toBe(found);
  expect((await ask(plugin, 'assets/a-12345678.js')).answer).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});

test('outside of an installation nothing is taken from the pack', async () => {
  expect((await ask(fromPack(MANIFEST), 'assets/a-12345678.js', 'fetch')).answer).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['no network', () => Promise.reject(new TypeError('offline'))],
  ['no such file', async () => new Response('Not found', { status: 404 })],
  ['no texts', async () => Response.json({ [NAMES[0] as string]: { error: 'gateway' } })],
  ['nothing', async () => Response.json(null)],
  ['no JSON', async () => new Response('<html>')],
])('without the pack (%s) each file is asked for', async (_why, answer) => {
  fetched.mockImplementation(answer);
  expect(await ask(fromPack(MANIFEST), 'assets/a-12345678.js')).toMatchObject({
    answer: undefined,
    isKept: false,
  });
});

test('an installation that finds no room fails', async () => {
  files.room = 1;
  expect(await ask(fromPack(MANIFEST), 'assets/a-12345678.js')).toMatchObject({ isFailed: true });
});
