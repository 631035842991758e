import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Milliseconds until what could not be loaded is requested again; the last one repeats. */
const WAITS = [1_000, 3_000, 10_000, 30_000] as const;
const LONGEST = 30_000;

/** Waits, but not longer than until there is a network again. */
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
  });

/** Loads a module, again and again until that succeeds. */
export async function loadAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let tries = 0; ; tries += 1) {
    try {
      const found = await load();
      // the bundler answers nothing if the page is about to be reloaded
      if (found) return found;
    } catch (error) {
      console.warn(error);
    }
    await pause(WAITS[tries] ?? LONGEST);
  }
}

/**
 * React's `lazy` for parts without which the page goes on, and for those outside of every page: one that cannot be loaded, e.g. because
 * the network drops on a first visit, comes as soon as it can be. With `lazy` alone it would take the page, or the whole app, down.
 */
export const later = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => loadAgain(load));
