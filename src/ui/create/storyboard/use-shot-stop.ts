import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useSnapshot } from 'valtio';
import { board, selectShot, shotIndex } from '../../../store/film/storyboard/board.ts';

/** For the list item of a shot; its first button chooses it. */
export const shotPlace = (id: number) => ({ 'data-shot': id });

const placeOf = (element: Element | null): HTMLElement | null => element?.closest('li[data-shot]') ?? null;
const buttonOf = (place: Element | null | undefined): HTMLElement | null =>
  place?.querySelector('button') ?? null;

/** The position that a key leads to, at one of so many. */
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Makes a row of shots one tab stop (roving tabindex), however many there are. On a shot the arrow keys, Home and End choose
 * another one, as a press does; the focus goes along, also when one of the storyboard's keys has chosen it.
 * @returns `stop` is the shot whose buttons have `tabIndex` 0; `row` belongs to an element around the list
 */
export function useShotStop(): {
  stop: number;
  row: {
    ref: RefObject<HTMLDivElement | null>;
    onKeyDown: (event: KeyboardEvent) => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
} {
  const { shotId } = useSnapshot(board);
  const ref = useRef<HTMLDivElement>(null);
  /** A screen reader can set the focus on a shot that is not chosen; Tab then goes on from there. */
  const [focused, setFocused] = useState(0);
  useLayoutEffect(() => {
    const place = placeOf(document.activeElement);
    if (!place || !ref.current?.contains(place) || place.dataset.shot === String(shotId)) return;
    buttonOf(ref.current.querySelector(`li[data-shot="${shotId}"]`))?.focus();
  }, [shotId]);
  return {
    stop: focused || shotId,
    row: {
      ref,
      onKeyDown: (event) => {
        const place = placeOf(event.target as Element);
        // a shot that was picked up is moved by the same keys
        if (!place || event.target !== buttonOf(place) || 'dragging' in place.dataset) return;
        const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
        if (altKey || ctrlKey || metaKey || shiftKey) return;
        const at = shotIndex(Number(place.dataset.shot));
        const next = board.shots[STEPS[key]?.(at, board.shots.length - 1) ?? -1];
        if (!next) return;
        event.preventDefault();
        selectShot(next.id);
      },
      onFocus: ({ target }) => setFocused(Number(placeOf(target)?.dataset.shot ?? 0)),
      onBlur: ({ relatedTarget }) => {
        if (!placeOf(relatedTarget as Element | null)) setFocused(0);
      },
    },
  };
}
