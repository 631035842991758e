/** The id that the library gives the messages at the top of the window. */
const MESSAGES = 'toast-group:top';

/**
 * Stands in every dialog and lets the keyboard reach the messages over it, e.g. for Undo. A dialog's focus trap admits what an opened
 * control in the dialog leads to, so this is such a control. Nobody sees or hears it.
 */
export function MessagesTie() {
  return <button type="button" hidden aria-controls={MESSAGES} aria-expanded="true" />;
}
