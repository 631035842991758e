import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isShare, receiveShare } from '../../src/sw/share.ts';
import { dropShared, putShared, takeShared } from '../../src/sw/shared-picture.ts';
import { takeSharedWords } from '../../src/sw/shared-words.ts';
import { FakeCaches } from './fake-caches.ts';

const PNG = new File([new Uint8Array([1, 2, 3])], '海 & sky.png', { type: 'image/png' });

/** The request that the operating system posts. */
const share = (...files: File[]) => {
  const form = new FormData();
  for (const file of files) form.append('picture', file);
  return new Request('https://studio.test/web/share', { method: 'POST', body: form });
};
const placeOf = async (request: Request) => {
  const response = await receiveShare(request);
  expect(response.status).toBe(303);
  return response.headers.get('location');
};

let caches: FakeCaches;
beforeEach(() => {
  caches = new FakeCaches();
  vi.stubGlobal('caches', caches);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a share', () => {
  it('is only a form posted to its path', () => {
    const at = (method: string, url: string) => isShare({ method, url: `https://studio.test${url}` });
    expect(at('POST', '/web/share')).toBe(true);
    expect(at('GET', '/web/share')).toBe(false);
    expect(at('POST', '/web/share/picture')).toBe(false);
    expect(at('POST', '/api/draw/imagine')).toBe(false);
  });

  it('is stored with its name and type until it is taken once', async () => {
    expect(await placeOf(share(PNG))).toBe('https://studio.test/web/#/draw?shared=picture');
    const [first, second] = await Promise.all([takeShared(), takeShared()]);
    const taken = first ?? second;
    expect([first, second].filter(Boolean)).toHaveLength(1);
    expect(taken).toMatchObject({ name: '海 & sky.png', type: 'image/png', size: 3 });
    expect(await takeShared()).toBeNull();
  });

  it.each([
    ['type', new File(['x'], 'a.webp', { type: 'image/webp' })],
    ['size', new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' })],
    ['none', new File([], 'empty.png', { type: 'image/png' })],
  ])(
    'that cannot be a reference opens the page with the reason, %s, and stores nothing',
    async (reason, file) => {
      expect(await placeOf(share(file))).toBe(`https://studio.test/web/#/draw?shared=${reason}`);
      expect(await takeShared()).toBeNull();
    },
  );

  it('without any file says so', async () => {
    expect(await placeOf(share())).toBe('https://studio.test/web/#/draw?shared=none');
  });

  it('without enough space asks to share again', async () => {
    caches.room = 0;
    expect(await placeOf(share(PNG))).toBe('https://studio.test/web/#/draw?shared=again');
  });

  it('replaces the previous one, and is deleted at sign-out and after a day', async () => {
    await putShared(PNG);
    await putShared(new File(['x'], 'second.jpg', { type: 'image/jpeg' }));
    expect((await takeShared())?.name).toBe('second.jpg');
    await putShared(PNG);
    await dropShared();
    expect(await takeShared()).toBeNull();
    await putShared(PNG);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
    expect(await takeShared()).toBeNull();
  });
});

describe('words', () => {
  const shared = (words: Record<string, string>, ...files: File[]) => {
    const form = new FormData();
    for (const [field, value] of Object.entries(words)) form.append(field, value);
    for (const file of files) form.append('picture', file);
    return new Request('https://studio.test/web/share', { method: 'POST', body: form });
  };

  it('alone are stored until they are taken once', async () => {
    const words = { title: 'Harbour', text: 'Boats at dawn', url: 'https://example.com/1' };
    expect(await placeOf(shared(words))).toBe('https://studio.test/web/#/draw?shared=words');
    expect(await takeSharedWords()).toBe('Harbour\nBoats at dawn\nhttps://example.com/1');
    expect(await takeSharedWords()).toBe('');
  });

  it('come with their picture, and also with one that cannot be a reference', async () => {
    expect(await placeOf(shared({ text: '海 at night' }, PNG))).toContain('shared=picture');
    expect(await takeSharedWords()).toBe('海 at night');
    expect((await takeShared())?.name).toBe('海 & sky.png');
    const other = new File(['x'], 'a.webp', { type: 'image/webp' });
    expect(await placeOf(shared({ text: 'sea' }, other))).toContain('shared=type');
    expect(await takeSharedWords()).toBe('sea');
  });

  it('that repeat each other are taken once', async () => {
    await receiveShare(shared({ title: 'Boats', text: 'Boats https://a.example', url: 'https://a.example' }));
    expect(await takeSharedWords()).toBe('Boats https://a.example');
  });

  it('are dropped after a day', async () => {
    await receiveShare(shared({ text: 'sea' }));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
    expect(await takeSharedWords()).toBe('');
  });
});
