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
  /** The key of the one picture that Tab leads to. */
  key: string;
  onStop: (key: string) => void;
}

const StopContext = createContext<Stop | null>(null);

/** What makes a picture the tab stop of its group, or one that only arrows lead to. @param key as in `data-picture` */
export function useStop(key: string): { tabIndex: number; onFocus?: () => void } {
  const stop = use(StopContext);
  return stop ? { tabIndex: stop.key === key ? 0 : -1, onFocus: () => stop.onStop(key) } : { tabIndex: 0 };
}

/**
 * A group of pictures with one tab stop: arrows move among them as they are seen, Home and End to the ends of the row, with Ctrl
 * or Command to those of all. A key that leads nowhere is left to the page, which scrolls.
 */
export function ArrowKeys({
  usual,
  has,
  rows,
  onStop,
  ...box
}: Omit<ComponentProps<'div'>, 'onKeyDown'> & {
  /** The picture that Tab leads to before another one had the focus, and when that one is gone. */
  usual: string;
  /** Whether there is a picture of this key. */
  has: (key: string) => boolean;
  /** The keys as they are seen in the box. */
  rows: (box: HTMLElement) => PictureRows;
  /** Told of another tab stop. */
  onStop?: (key: string) => void;
}) {
  const [chosen, setChosen] = useState<string | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
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
      <div {...box} ref={element} onKeyDown={press} />
    </StopContext>
  );
}
