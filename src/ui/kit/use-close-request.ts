import { useLayoutEffect, useRef } from 'react';
import { closeOnBack, onNextDeed } from '../router/back.ts';

/** What the browser tells a page that has something open over itself, where it knows how (on Android, Chromium does). */
interface Watcher {
  onclose: (() => void) | null;
  destroy: () => void;
}
declare global {
  var CloseWatcher: undefined | (new () => Watcher);
}

/** A watcher closes once; the next one is made when something was done since. @returns a function that ends it */
function watch(close: () => void): () => void {
  const { CloseWatcher } = globalThis;
  if (!CloseWatcher) return () => undefined;
  const watcher = new CloseWatcher();
  let end = () => watcher.destroy();
  watcher.onclose = () => {
    end = onNextDeed(() => {
      end = watch(close);
    });
    close();
  };
  return () => end();
}

/**
 * Closes what floats over the page when a phone's back button or gesture asks for it, or the browser's Back, the last one first.
 * Without this, going back from a picture in full screen leaves the page, or the app. What stays open all the same is asked again after
 * something was done on the page: before, going back leaves.
 * @param open whether it can be closed now
 * @param hasAddress the page's address names it, so that the browser's Back closes it already
 */
export function useCloseRequest(open: boolean, close: () => void, hasAddress = false): void {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  // before it is painted: a request that came between would leave the page
  useLayoutEffect(() => {
    if (!open) return;
    const back = closeOnBack(hasAddress ? null : () => latest.current());
    // with a keyboard, Escape is each dialog's own
    if (!matchMedia('(pointer: coarse)').matches) return back.end;
    // a phone's gesture asks the watcher; the Back of a tablet's browser goes through the history and does not know it
    const unwatch = watch(() => {
      back.asked();
      latest.current();
    });
    return () => {
      unwatch();
      back.end();
    };
  }, [open, hasAddress]);
}
