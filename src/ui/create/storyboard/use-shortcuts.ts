import { useEffect } from 'react';
import { proxy } from 'valtio';
import { browserValues } from '../../../store/browser-values.ts';
import { STORAGE } from '../../../store/storage-keys.ts';
import { SHORTCUTS } from './shortcuts.ts';

const OFF = 'off';
/** Whether the list is shown, and whether keys without a modifier work, which not everybody wants. */
export const shortcuts = proxy({ open: false, single: browserValues.read(STORAGE.boardKeys) !== OFF });

/** Switches keys without a modifier on or off in this browser. */
export function allowSingleKeys(on: boolean): void {
  shortcuts.single = on;
  if (on) browserValues.drop(STORAGE.boardKeys);
  else browserValues.write(STORAGE.boardKeys, OFF);
}

/** Takes letters itself; a slider or a checkbox does not. */
const TYPED = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]';
const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED) !== null;
/** A dialog or menu is open, and gets the keys. */
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
  // undo in a text box of the shot is the storyboard's; in any other field the browser's
  const own = target instanceof Element && target.closest('[data-ui=shot-text]') !== null;
  if (command ? isField(target) && !own : isField(target) || !shortcuts.single) return;
  // last, because it searches the whole page, and must not slow down typing
  if (isCovered()) return;
  event.preventDefault();
  if (found.run) found.run();
  else shortcuts.open = true;
}

/** The shortcuts of the storyboard work as long as it is shown. */
export function useShortcuts(): void {
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
