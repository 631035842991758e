import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawForm } from '../../../src/store/draw/draw-form.ts';
import { takeToasts, toasts } from '../../../src/store/toasts.ts';
import { putSharedWords, takeSharedWords } from '../../../src/sw/shared-words.ts';
import DrawPage from '../../../src/ui/draw/draw-page.tsx';
import { fakeApi } from '../../store/fake-api.ts';
import { FakeCaches } from '../../sw/fake-caches.ts';
import { showAt } from '../show.tsx';

beforeEach(() => vi.stubGlobal('caches', new FakeCaches()));
afterEach(() => {
  vi.unstubAllGlobals();
  drawForm.prompt = '';
  takeToasts();
});

async function open(): Promise<void> {
  fakeApi({ '/draw/lists': () => ({ lists: [], has_next: 0 }), '/center/points': () => ({}) });
  await showAt('/draw?shared=words', <DrawPage />);
}

test.each([
  ['', 'boats at dawn'],
  ['A harbour,\n', 'A harbour,\nboats at dawn'],
])('words shared by another app are added to the prompt: %j', async (before, after) => {
  drawForm.prompt = before;
  await putSharedWords('boats at dawn');
  await open();
  await waitFor(() => expect(drawForm.prompt).toBe(after));
  await waitFor(() =>
    expect(takeToasts().map(({ title }) => title)).toEqual(['The words you shared are in the description']),
  );
  expect(await takeSharedWords()).toBe('');
});

/** The warning, once it is there. */
const message = () =>
  waitFor(() => {
    const told = toasts.waiting.find(({ type }) => type === 'warning');
    expect(told).toBeTruthy();
    return told;
  });

test('words longer than a prompt are cut to it; that is said, and all of them can be copied', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await putSharedWords('a'.repeat(3000));
  await open();
  await waitFor(() => expect(drawForm.prompt).toHaveLength(2000));
  const told = await message();
  expect(told?.title).toBe('The description is full: only the beginning of what you shared is in it');
  told?.action?.run();
  expect(copied).toHaveBeenCalledWith('a'.repeat(3000));
});

test('a prompt that has no room for shared words stays as it is; that is said, and they can be copied', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const full = 'b'.repeat(1995);
  drawForm.prompt = full;
  await putSharedWords('boats at dawn');
  await open();
  const told = await message();
  expect(told?.title).toBe("What you shared doesn't fit into the description any more and wasn't added");
  expect(drawForm.prompt).toBe(full);
  told?.action?.run();
  expect(copied).toHaveBeenCalledWith('boats at dawn');
});
