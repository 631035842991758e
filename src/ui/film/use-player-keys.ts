import { type RefObject, useEffect } from 'react';

/** Keys that a control of the player has for itself. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  BUTTON: [' ', 'Enter'],
  SELECT: [' ', 'Enter', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
};

/**
 * Keys of a player, while the focus is in it: elsewhere on the page single letters do nothing.
 * @param keys by lower-case `KeyboardEvent.key`
 */
export function usePlayerKeys(
  frame: RefObject<HTMLElement | null>,
  keys: Readonly<Record<string, () => void>>,
): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey) return;
      const run = keys[key.toLowerCase()];
      const taken = target instanceof Element && OWN[target.tagName]?.includes(key);
      if (!run || taken) return;
      event.preventDefault();
      run();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  });
}
