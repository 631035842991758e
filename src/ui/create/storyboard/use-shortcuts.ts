import { useEffect } from 'react';
import { proxy } from 'valtio';
import { STORAGE } from '../../../store/storage-keys.ts';
import { SHORTCUTS } from './shortcuts.ts';

const OFF = 'off';
/** Whether the list is shown, and whether keys without Control work, which not everybody wants. */
export const shortcuts = proxy({ open: false, single: localStorage.getItem(STORAGE.boardKeys) !== OFF });

/** Turns keys without Control on or off in this browser. */
export function allowSingleKeys(on: boolean): void {
  shortcuts.single = on;
  if (on) localStorage.removeItem(STORAGE.boardKeys);
  else localStorage.setItem(STORAGE.boardKeys, OFF);
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
/** Another layer has the keys. */
const isCovered = (): boolean =>
  document.querySelector('[role=dialog], [role=menu], [role=listbox]') !== null;

function onKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (event.defaultPrevented || event.isComposing || altKey) return;
  const command = ctrlKey || metaKey;
  const found = SHORTCUTS.find(
    (row) =>
      row.key === key.toLowerCase() &&
      (row.command === true) === command &&
      (!command || (row.shift === true) === shiftKey),
  );
  if (!found) return;
  // a text box of the shot is undone with the storyboard; any other field by itself
  const own = target instanceof Element && target.closest('[data-ui=shot-text]') !== null;
  if (command ? isField(target) && !own : isField(target) || !shortcuts.single) return;
  // last, because it looks through the whole page, which no letter in a text box has to wait for
  if (isCovered()) return;
  event.preventDefault();
  if (found.run) found.run();
  else shortcuts.open = true;
}

/** The keys of the storyboard work as long as it is shown. */
export function useShortcuts(): void {
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
