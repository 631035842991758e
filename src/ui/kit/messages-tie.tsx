import { useLayoutEffect, useRef } from 'react';
import { keepMessagesClear } from './messages-clear.ts';

/** The id that the library gives the messages at the top of the window. */
const MESSAGES = 'toast-group:top';

/**
 * Stands in every dialog and lets the keyboard reach the messages over it, e.g. for Undo. A dialog's focus trap admits what an opened
 * control in the dialog leads to, so this is such a control. Nobody sees or hears it. The messages stay clear of the dialog.
 */
export function MessagesTie() {
  const tie = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const dialog = tie.current?.closest<HTMLElement>('[role=dialog], [role=alertdialog]');
    return dialog ? keepMessagesClear(dialog) : undefined;
  }, []);
  return <button ref={tie} type="button" hidden aria-controls={MESSAGES} aria-expanded="true" />;
}
