import { useEffect, useRef } from 'react';
import type { FileUse } from '../../api/uploads.ts';
import { droppedFile, pastedFile } from './file-drop.ts';

/** For a dialog with one file: takes it wherever on the page it is dropped or pasted, not on its small field alone. */
export function useFileAnywhere(use: FileUse, onFile: (file: File) => void): void {
  const latest = useRef(onFile);
  latest.current = onFile;
  useEffect(() => {
    const stopped = new AbortController();
    const take = (event: Event, data: DataTransfer | null, chosen: typeof droppedFile) => {
      // a field has taken it
      if (event.defaultPrevented) return;
      const file = chosen(data, use);
      if (!file) return;
      event.preventDefault();
      latest.current(file);
    };
    document.addEventListener('dragover', (event) => event.preventDefault(), stopped);
    document.addEventListener('drop', (event) => take(event, event.dataTransfer, droppedFile), stopped);
    document.addEventListener('paste', (event) => take(event, event.clipboardData, pastedFile), stopped);
    return () => stopped.abort();
  }, [use]);
}
