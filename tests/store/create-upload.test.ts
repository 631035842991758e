import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetAll } from '../../src/store/account/on-sign-out.ts';
import { createUpload } from '../../src/store/create-upload.ts';
import { reloadLoses } from '../../src/store/reload.ts';

const picture = (name = 'a.png') => new File(['x'], name, { type: 'image/png' });
const NOTHING = { phase: 'idle', checking: false, progress: null, name: '', preview: '', problem: null };

/** Controls one upload. */
interface Way {
  arrive: (url: string) => void;
  fail: (error: Error) => void;
  onProgress: (part: number) => void;
  signal: AbortSignal;
}
let ways: Way[] = [];
const arrived = vi.fn();
const dropped = vi.fn();
const upload = createUpload('drawReference', {
  send: (_, how) =>
    new Promise((arrive, fail) => {
      ways.push({ arrive, fail, ...how });
    }),
  onArrived: arrived,
  onDrop: dropped,
});
/** The upload with this index, after its file was checked and sending has started. */
const begun = (index: number): Promise<Way> =>
  vi.waitFor(
    () => {
      const found = ways[index];
      if (!found) throw new Error('nothing was sent');
      return found;
    },
    { timeout: 10_000 },
  );

beforeEach(() => {
  upload.drop();
  ways = [];
  arrived.mockClear();
  dropped.mockClear();
});

test('an upload reports its progress, then its completion', async () => {
  const done = upload.take(picture());
  expect(reloadLoses()).toBe(true);
  const way = await begun(0);
  expect(upload.state).toMatchObject({ phase: 'uploading', progress: null, name: 'a.png' });
  expect(upload.state.preview).toMatch(/^blob:/);
  expect(reloadLoses()).toBe(true);
  way.onProgress(0.4);
  expect(upload.state.progress).toBe(0.4);
  way.arrive('/media/a');
  await done;
  expect(upload.state).toMatchObject({ phase: 'arrived', progress: null, problem: null });
  expect(arrived.mock.calls).toEqual([[{ url: '/media/a', name: 'a.png' }]]);
  expect(reloadLoses()).toBe(false);
});

test('a refused file does not replace the uploaded one', async () => {
  const done = upload.take(picture());
  (await begun(0)).arrive('/media/a');
  await done;
  dropped.mockClear();
  await upload.take(new File(['x'], 'b.gif', { type: 'image/gif' }));
  expect(upload.state).toMatchObject({ phase: 'arrived', name: 'a.png', problem: 'type' });
  await upload.take(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'c.png', { type: 'image/png' }));
  expect(upload.state).toMatchObject({ phase: 'arrived', problem: 'size' });
  expect(dropped).not.toHaveBeenCalled();
  expect(ways).toHaveLength(1);
});

test('a newer file replaces the pending one, whose result is ignored', async () => {
  const first = upload.take(picture('a.png'));
  const one = await begun(0);
  const second = upload.take(picture('b.png'));
  const other = await begun(1);
  expect([one.signal.aborted, other.signal.aborted]).toEqual([true, false]);
  one.onProgress(0.9);
  one.arrive('/media/a');
  other.arrive('/media/b');
  await Promise.all([first, second]);
  expect(arrived.mock.calls).toEqual([[{ url: '/media/b', name: 'b.png' }]]);
});

test('of two files being checked, only the newer one is sent', async () => {
  const first = upload.take(picture('a.png'));
  const second = upload.take(picture('b.png'));
  (await begun(0)).arrive('/media/b');
  await Promise.all([first, second]);
  expect(ways).toHaveLength(1);
  expect(arrived.mock.calls).toEqual([[{ url: '/media/b', name: 'b.png' }]]);
});

test('a failed upload clears the field with a message; a removed one fails silently', async () => {
  const failed = upload.take(picture());
  (await begun(0)).fail(new Error('storage answered 500'));
  await expect(failed).rejects.toThrow('storage answered 500');
  expect(upload.state).toEqual({ ...NOTHING, problem: 'failed' });
  const cancelled = upload.take(picture());
  const way = await begun(1);
  upload.drop();
  expect(way.signal.aborted).toBe(true);
  way.fail(new Error('aborted'));
  await cancelled;
  expect(upload.state).toEqual(NOTHING);
});

test('a file whose upload fails, or is cancelled, leaves the one before where it is, with its picture', async () => {
  const done = upload.take(picture('a.png'));
  (await begun(0)).arrive('/media/a');
  await done;
  const { preview } = upload.state;
  const failed = upload.take(picture('b.png'));
  const way = await begun(1);
  expect(upload.state).toMatchObject({ phase: 'uploading', name: 'b.png' });
  way.fail(new Error('storage answered 500'));
  await expect(failed).rejects.toThrow('storage answered 500');
  expect(upload.state).toEqual({ ...NOTHING, name: 'a.png', preview, problem: 'failed' });
  const cancelled = upload.take(picture('c.png'));
  await begun(2);
  upload.cancel();
  expect(upload.state).toEqual({ ...NOTHING, name: 'a.png', preview });
  ways[2]?.fail(new Error('aborted'));
  await cancelled;
  expect(dropped).not.toHaveBeenCalled();
});

test('signing out aborts an upload and clears the field', async () => {
  const gone = upload.take(picture());
  const way = await begun(0);
  forgetAll();
  expect(way.signal.aborted).toBe(true);
  way.arrive('/media/a');
  await gone;
  expect(upload.state).toEqual(NOTHING);
  expect(arrived).not.toHaveBeenCalled();
  expect(dropped).toHaveBeenCalled();
});

test('signing out while a file is checked sends nothing', async () => {
  const gone = upload.take(picture());
  forgetAll();
  await gone;
  expect(ways).toEqual([]);
  expect(reloadLoses()).toBe(false);
});
