import { useEffect, useRef } from 'react';

/** What the browser tells a page that has something open over itself, where it knows how (on Android, Chromium does). */
interface Watcher {
  onclose: (() => void) | null;
  destroy: () => void;
}
declare global {
  var CloseWatcher: undefined | (new () => Watcher);
}

/**
 * Closes what floats over the page when a phone's back button or gesture asks for it, the last one first. Without this, going back
 * from a picture in full screen leaves the page, or the app. Where there is a keyboard instead, Escape does it.
 * @param open whether it can be closed now
 */
export function useCloseRequest(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open || !globalThis.CloseWatcher || !matchMedia('(pointer: coarse)').matches) return;
    const watcher = new globalThis.CloseWatcher();
    watcher.onclose = () => latest.current();
    return () => watcher.destroy();
  }, [open]);
}
