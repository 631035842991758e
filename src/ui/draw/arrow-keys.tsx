import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  use,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { movedTo, type PictureRows } from './picture-moves.ts';

interface Stop {
  /** The key of the one picture that is a tab stop. */
  key: string;
  onStop: (key: string) => void;
}

const StopContext = createContext<Stop | null>(null);

/** Makes a picture the tab stop of its group, or reachable with arrow keys only. @param key as in `data-picture` */
export function useStop(key: string): { tabIndex: number; onFocus?: () => void } {
  const stop = use(StopContext);
  return stop ? { tabIndex: stop.key === key ? 0 : -1, onFocus: () => stop.onStop(key) } : { tabIndex: 0 };
}

/**
 * A group of pictures with one tab stop (roving tabindex): arrow keys move by the visual layout, Home and End to the ends of the row,
 * with Ctrl or Command to the first and last of all. A key without a target is left to the page, which scrolls.
 */
export function ArrowKeys({
  usual,
  has,
  rows,
  onStop,
  ...box
}: Omit<ComponentProps<'div'>, 'onKeyDown'> & {
  /** The tab stop before another picture has had the focus, and when that one is gone. */
  usual: string;
  /** Whether a picture with this key exists. */
  has: (key: string) => boolean;
  /** The keys in visual order. */
  rows: (box: HTMLElement) => PictureRows;
  /** Called with a new tab stop. */
  onStop?: (key: string) => void;
}) {
  const [chosen, setChosen] = useState<string | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  const focused = useRef<string | null>(null);
  const key = chosen !== null && has(chosen) ? chosen : usual;
  const stop = useMemo(
    () => ({
      key,
      onStop: (next: string) => {
        setChosen(next);
        onStop?.(next);
      },
    }),
    [key, onStop],
  );
  useLayoutEffect(() => {
    if (wanted.current !== key) return;
    wanted.current = null;
    element.current?.querySelector<HTMLElement>(`[data-picture="${key}"]`)?.focus();
  }, [key]);
  useLayoutEffect(() => {
    // in a window of another width a picture may be in another row, and so another element: the focus went with the old one
    if (focused.current !== key || document.activeElement !== document.body) return;
    element.current?.querySelector<HTMLElement>(`[data-picture="${key}"]`)?.focus({ preventScroll: true });
  });
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const at = event.target instanceof HTMLElement ? event.target.dataset.picture : undefined;
    if (at === undefined || event.altKey || event.shiftKey || !element.current) return;
    const to = movedTo(rows(element.current), at, { key: event.key, whole: event.ctrlKey || event.metaKey });
    if (to === null) return;
    event.preventDefault();
    wanted.current = to;
    stop.onStop(to);
  };
  return (
    <StopContext value={stop}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the buttons inside */}
      <div
        {...box}
        ref={element}
        onKeyDown={press}
        onFocus={({ target }) => {
          focused.current = target.dataset.picture ?? null;
        }}
        onBlur={() => {
          focused.current = null;
        }}
      />
    </StopContext>
  );
}
