import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as account from '../../src/store/account/account.ts';
import { takeShared } from '../../src/sw/shared-picture.ts';
import { followLaunches, type Launch } from '../../src/ui/shell/launches.ts';
import { FakeCaches } from '../sw/fake-caches.ts';

let launch: (launch: Launch) => void;
const origin = location.origin;

/** Simulates a page load with this navigation type. Later launches go through `launch`. */
function loadedBy(type: 'navigate' | 'reload'): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  vi.stubGlobal('launchQueue', {
    setConsumer: (consume: typeof launch) => {
      launch = consume;
    },
  });
  followLaunches();
}
const file = (name: string, type: string) => ({ getFile: async () => new File(['x'], name, { type }) });

beforeEach(() => {
  vi.stubGlobal('caches', new FakeCaches());
  history.replaceState(null, '', '#/create');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a shortcut navigates the open window', () => {
  loadedBy('navigate');
  launch({ targetURL: `${origin}/web/#/draw?panel=tasks` });
  expect(location.hash).toBe('#/draw?panel=tasks');
});

test('a reload repeats the last launch, which is ignored; the next one is handled', () => {
  loadedBy('reload');
  launch({ targetURL: `${origin}/web/#/square` });
  expect(location.hash).toBe('#/create');
  launch({ targetURL: `${origin}/web/#/video` });
  expect(location.hash).toBe('#/video');
});

test('a sign-in link opened in the app signs in, and is removed from the URL', () => {
  const signIn = vi.spyOn(account, 'signInByLink').mockResolvedValue(undefined);
  loadedBy('navigate');
  launch({ targetURL: `${origin}/web/?encrypt_str=once#/draw` });
  expect(signIn).toHaveBeenCalledWith('once');
  expect(location.href).not.toContain('once');
  expect(location.hash).toBe('#/draw');
});

test('a picture opened with the app is kept for the drawing page', async () => {
  loadedBy('navigate');
  launch({ targetURL: `${origin}/web/#/draw`, files: [file('cat.png', 'image/png')] });
  await vi.waitFor(() => expect(location.hash).toBe('#/draw?shared=picture'));
  expect((await takeShared())?.name).toBe('cat.png');
});

test('other files are refused with a reason; an unreadable file can be shared again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  loadedBy('navigate');
  launch({ files: [file('cat.gif', 'image/gif')] });
  await vi.waitFor(() => expect(location.hash).toBe('#/draw?shared=type'));
  launch({ files: [{ getFile: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }] });
  await vi.waitFor(() => expect(location.hash).toBe('#/draw?shared=again'));
  expect(await takeShared()).toBeNull();
});

test('the share that loaded this page has been handled by the worker', async () => {
  const intake = await import('../../src/ui/shell/address-intake.ts');
  vi.spyOn(intake, 'startedAt', 'get').mockReturnValue(`${origin}/web/#/draw?shared=picture`);
  loadedBy('navigate');
  launch({ targetURL: `${origin}/web/share` });
  expect(location.hash).toBe('#/create');
});

test('a share without its form asks to share again', () => {
  loadedBy('navigate');
  launch({ targetURL: `${origin}/web/share` });
  expect(location.hash).toBe('#/draw?shared=again');
});
