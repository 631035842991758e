import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawForm } from '../../../src/store/draw/draw-form.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import { putSharedWords, takeSharedWords } from '../../../src/sw/shared-words.ts';
import DrawPage from '../../../src/ui/draw/draw-page.tsx';
import { fakeApi } from '../../store/fake-api.ts';
import { FakeCaches } from '../../sw/fake-caches.ts';
import { showAt } from '../show.tsx';

beforeEach(() => vi.stubGlobal('caches', new FakeCaches()));
afterEach(() => {
  vi.unstubAllGlobals();
  drawForm.prompt = '';
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

test('words longer than a prompt are cut to it', async () => {
  await putSharedWords('a'.repeat(3000));
  await open();
  await waitFor(() => expect(drawForm.prompt).toHaveLength(2000));
});
