type Show = () => void;
let show: Show | null = null;

/** Registers how to scroll to the newest clip. @returns unregisters it */
export function onShowNewest(how: Show): () => void {
  show = how;
  return () => {
    if (show === how) show = null;
  };
}

/** Scrolls to the newest clip, from anywhere in the history. */
export const showNewest = (): void => show?.();
