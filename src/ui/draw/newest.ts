type Show = () => void;
let show: Show | null = null;

/** The stream says how it is brought to its end. @returns takes it back */
export function onShowNewest(how: Show): () => void {
  show = how;
  return () => {
    if (show === how) show = null;
  };
}

/** Brings the newest record into view, wherever in the history one was reading. */
export const showNewest = (): void => show?.();
