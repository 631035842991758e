import { expect, test, vi } from 'vitest';
import { reloadOnceForLostChunks } from '../../src/ui/shell/lost-chunks.ts';

/** A piece of code that cannot be had. @returns whether somebody deals with it; else it is an error of the page */
const lose = (): boolean => !dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

test('a build whose files are gone is reloaded once, and the next build once again', () => {
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
