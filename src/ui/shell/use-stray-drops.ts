import { useEffect } from 'react';

/** Ignores files that are dropped beside a field for them: the browser would open them in place of the app, and what is not saved would be lost. */
export function useStrayDrops(): void {
  useEffect(() => {
    const stopped = new AbortController();
    const ignore = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    // the window hears it last, after every field that takes files
    addEventListener('dragover', ignore, stopped);
    addEventListener('drop', ignore, stopped);
    return () => stopped.abort();
  }, []);
}
