import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { reference } from '../../../src/store/draw/draw-reference.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import { putShared, takeShared } from '../../../src/sw/shared-picture.ts';
import DrawPage from '../../../src/ui/draw/draw-page.tsx';
import { fakeApi } from '../../store/fake-api.ts';
import { FakeCaches } from '../../sw/fake-caches.ts';
import { showAt } from '../show.tsx';

const OFFLINE = "Your picture is kept and added once you're online";
const KEPT = 'Your picture is kept. The upload is tried again by itself';
const DAY = 24 * 3_600_000;
const network = (type: 'offline' | 'online') => act(async () => void dispatchEvent(new Event(type)));

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.stubGlobal('caches', new FakeCaches());
  await putShared(new File(['x'], 'sea.png', { type: 'image/png' }), Date.now() - DAY + 60_000);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens the drawing page with a shared picture. */
async function open(): Promise<void> {
  fakeApi({ '/draw/lists': () => ({ lists: [], has_next: 0 }), '/center/points': () => ({}) });
  await showAt('/draw?shared=picture', <DrawPage />);
}

test.each([
  ['the network leads nowhere', new ApiError('transport', 'no answer', { path: '/' })],
  ['the storage is away', new Error('the storage does not answer')],
])('while %s, a shared picture is kept, and it is added with the network', async (_, away) => {
  const take = vi.spyOn(reference, 'take').mockRejectedValueOnce(away).mockResolvedValue(undefined);
  await open();
  await waitFor(() => expect(take).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(takeToasts().map(({ title }) => title)).toContain(KEPT));
  await network('offline');
  await network('online');
  await waitFor(() => expect(take).toHaveBeenCalledTimes(2));
  expect(take.mock.lastCall?.[0].name).toBe('sea.png');
  // for as long as it would have been without the attempt
  expect(Date.now() - (take.mock.lastCall?.[0].lastModified ?? 0)).toBeGreaterThan(DAY - 120_000);
});

test('a picture that the server refuses is not kept', async () => {
  const take = vi
    .spyOn(reference, 'take')
    .mockRejectedValue(new ApiError('refused', 'no', { path: '/', status: 400 }));
  await open();
  await waitFor(() => expect(take).toHaveBeenCalledTimes(1));
  expect(await takeShared()).toBeNull();
  expect(takeToasts().map(({ title }) => title)).not.toContain(KEPT);
});

test('who shares a picture while offline is told that it is kept', async () => {
  const take = vi.spyOn(reference, 'take').mockResolvedValue(undefined);
  await network('offline');
  await open();
  await waitFor(() => expect(takeToasts().map(({ title }) => title)).toContain(OFFLINE));
  expect(take).not.toHaveBeenCalled();
  await network('online');
  await waitFor(() => expect(take).toHaveBeenCalledTimes(1));
});
