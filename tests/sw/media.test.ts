import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENCE } from '../../src/sw/in-time.ts';
import { serveMedia, serveMediaOf } from '../../src/sw/media.ts';
import { dropMedia, overBudget } from '../../src/sw/media-store.ts';
import { FakeCaches } from './fake-caches.ts';

const MB = 1024 * 1024;
const at = (name: string, query = '?e=1&s=x') => `https://studio.test/media/${name}${query}`;

let caches: FakeCaches;
let quota: number | undefined;
let answer: (request: Request) => Response;
let asked: string[];
let pending: Promise<unknown>[];

const medium = (bytes: number, type = 'image/webp') =>
  new Response(new Uint8Array(bytes), { headers: { 'content-type': type, 'content-length': String(bytes) } });
const part = (bytes: number, from: number, to: number) =>
  new Response(new Uint8Array(to - from + 1), {
    status: 206,
    headers: {
      'content-type': 'video/mp4',
      'content-length': String(to - from + 1),
      'content-range': `bytes ${from}-${to}/${bytes}`,
    },
  });

const get = async (name: string, { range, user = 1 }: { range?: string; user?: number } = {}) => {
  const request = new Request(at(name), range ? { headers: { range } } : {});
  const response = await serveMedia(request, user, (work) => pending.push(work));
  await response.clone().arrayBuffer();
  await Promise.all(pending);
  return response;
};
/** The media that are available offline. */
const cachedOf = async (names: string[], user = 1) => {
  answer = () => Response.error();
  const found: string[] = [];
  for (const name of names) if ((await get(name, { user })).status === 200) found.push(name);
  return found;
};

beforeEach(async () => {
  caches = new FakeCaches();
  quota = 1000 * MB;
  asked = [];
  pending = [];
  answer = () => medium(10);
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota }) } });
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request.url);
    return answer(request);
  });
  // a new worker has no state in memory
  await dropMedia();
});
afterEach(() => vi.unstubAllGlobals());

describe('a media file', () => {
  it('is cached once, regardless of its signature, separately per account', async () => {
    await get('a.webp');
    await serveMedia(new Request(at('a.webp', '?e=2&s=y')), 1, () => {});
    expect(asked).toHaveLength(1);
    await get('a.webp', { user: 2 });
    expect(asked).toHaveLength(2);
  });

  it('is shown although the database is stuck, and not cached', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const shown = serveMediaOf(new Promise(() => undefined), new Request(at('a.webp')), (work) =>
      pending.push(work),
    );
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect((await shown).status).toBe(200);
    vi.useRealTimers();
    expect(pending).toEqual([]);
    expect(await cachedOf(['a.webp'])).toEqual([]);
  });

  it('that arrives after its account has signed out is not left on the device', async () => {
    let arrive: (response: Response) => void = () => {};
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (arrive = resolve)));
    const shown = serveMedia(new Request(at('late.webp')), 1, (work) => pending.push(work));
    await vi.waitFor(async () => expect(await caches.keys()).toHaveLength(1));
    for (const name of await caches.keys()) await caches.delete(name);
    arrive(medium(10));
    await shown;
    await Promise.all(pending);
    expect(await caches.keys()).toEqual([]);
  });

  it('requested as one range by a player is stored completely, and sliced for the next range', async () => {
    answer = () => part(100, 0, 99);
    expect((await get('a.mp4', { range: 'bytes=0-' })).status).toBe(206);
    const next = await get('a.mp4', { range: 'bytes=40-59' });
    expect([next.status, next.headers.get('content-range')]).toEqual([206, 'bytes 40-59/100']);
    expect((await next.arrayBuffer()).byteLength).toBe(20);
    expect(asked).toHaveLength(1);
  });

  it('goes to a player as the worker’s own in every part, since players do not mix two sources of one file', async () => {
    const sent: Response[] = [];
    answer = () => {
      const response = part(100, 0, 99);
      Object.defineProperty(response, 'url', { value: at('a.mp4') });
      sent.push(response);
      return response;
    };
    const [first, later] = [
      await get('a.mp4', { range: 'bytes=0-' }),
      await get('a.mp4', { range: 'bytes=40-' }),
    ];
    expect(sent).toHaveLength(1);
    expect([first.url, later.url]).toEqual(['', '']);
    expect(first.headers.get('content-range')).toBe('bytes 0-99/100');
    expect((await first.arrayBuffer()).byteLength).toBe(100);
  });

  it.each([
    ['a part of it', () => part(100, 0, 49), { range: 'bytes=0-49' }],
    [
      'an error page',
      () => new Response('no', { status: 500, headers: { 'content-type': 'image/webp' } }),
      {},
    ],
    ['a page in its place', () => new Response('<p>', { headers: { 'content-type': 'text/html' } }), {}],
    ['a long film', () => medium(41 * MB, 'video/mp4'), {}],
  ])('is not cached if the answer is %s', async (_what, told, options) => {
    answer = told;
    await get('a.webp', options);
    expect(await cachedOf(['a.webp'])).toEqual([]);
  });
});

it('is served from the network where no cache can be opened, and cached once one can', async () => {
  const open = vi.spyOn(caches, 'open').mockRejectedValue(new DOMException('damaged', 'UnknownError'));
  expect((await get('a.webp')).status).toBe(200);
  expect((await get('a.mp4', { range: 'bytes=0-' })).status).toBe(200);
  open.mockRestore();
  await get('a.webp');
  expect(await cachedOf(['a.webp'])).toEqual(['a.webp']);
});

it('of a member who signs out and in again is cached anew, by the same worker', async () => {
  await get('a.webp');
  // the page deletes it at sign-out
  await caches.delete('inkreel-media-1');
  await get('a.webp');
  expect(await cachedOf(['a.webp'])).toEqual(['a.webp']);
});

describe('the cache limit', () => {
  it('evicts the oldest first, and is a fifth of the browser’s quota', async () => {
    quota = 100;
    for (const name of ['a.webp', 'b.webp', 'c.webp']) await get(name);
    expect(await cachedOf(['a.webp', 'b.webp', 'c.webp'])).toEqual(['b.webp', 'c.webp']);
  });

  it('includes what an earlier worker cached', async () => {
    const earlier = await caches.open('inkreel-media-1');
    await earlier.put(at('old.webp', ''), medium(15));
    quota = 100;
    await get('new.webp');
    expect(await cachedOf(['old.webp', 'new.webp'])).toEqual(['new.webp']);
  });

  it('evicts only as much as needed', () => {
    const sizes = new Map([
      ['a', 5],
      ['b', 5],
      ['c', 5],
    ]);
    expect(overBudget(sizes, 15)).toEqual([]);
    expect(overBudget(sizes, 9)).toEqual(['a', 'b']);
    expect(overBudget(sizes, 0)).toEqual(['a', 'b', 'c']);
  });

  it('a full disk evicts the cache, and the file is still served', async () => {
    await get('a.webp');
    caches.room = 5;
    const served = await get('b.webp');
    expect((await served.arrayBuffer()).byteLength).toBe(10);
    caches.room = Number.POSITIVE_INFINITY;
    expect(await cachedOf(['a.webp', 'b.webp'])).toEqual([]);
  });
});
