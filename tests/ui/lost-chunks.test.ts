import { expect, test, vi } from 'vitest';
import { reloadOnceForLostChunks } from '../../src/ui/shell/lost-chunks.ts';

/** Simulates a failed dynamic import. @returns whether it was handled; otherwise it is an error of the page */
const lose = (): boolean => !dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

test('a build whose files are gone is reloaded once per build', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reloadOnceForLostChunks('first-a.js');
  expect(lose()).toBe(false);
  online.mockReturnValue(true);
  expect(lose()).toBe(true);
  expect(lose()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  reloadOnceForLostChunks('first-b.js');
  expect(lose()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('where the tab cannot remember that it has reloaded, it does not: it would for ever', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  reload.mockClear();
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem, removeItem: () => undefined });
  reloadOnceForLostChunks('first-c.js');
  expect(lose()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
