import { afterAll } from 'vitest';

/**
 * Events of the browser as a whole. The app's modules hear them as long as they live, which in a browser is as long as the page.
 * Others, such as `focus` and `pointerdown`, packages hear for all files.
 */
const OF_BROWSER: readonly string[] = [
  'hashchange',
  'offline',
  'online',
  'pagehide',
  'pageshow',
  'popstate',
  'storage',
  'visibilitychange',
];

/**
 * Ends a file's listeners for events of the browser with it. Files of page tests share one window and document: when a later file
 * told its page that it is seen again, an earlier file's engine read its store anew, and started a clock that was faked no longer.
 */
export function ownListeners(): void {
  const ends = [noting(globalThis), noting(document)];
  afterAll(() => {
    for (const end of ends) end();
  });
}

/** Notes the listeners that are added to a target. @returns removes them, and notes no more */
export function noting(target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>): () => void {
  const add = target.addEventListener;
  const added: Parameters<EventTarget['addEventListener']>[] = [];
  target.addEventListener = (...listener) => {
    if (OF_BROWSER.includes(listener[0])) added.push(listener);
    add.apply(target, listener);
  };
  return () => {
    target.addEventListener = add;
    for (const [type, listener, options] of added) target.removeEventListener(type, listener, options);
  };
}
