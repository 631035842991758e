type Show = () => void;
let show: Show | null = null;

/** Registers how to scroll the stream to its end. @returns unregisters it */
export function onShowNewest(how: Show): () => void {
  show = how;
  return () => {
    if (show === how) show = null;
  };
}

/** Scrolls to the newest record, from anywhere in the history. */
export const showNewest = (): void => show?.();
