import { onLoginChange } from './account/on-sign-out.ts';
import { inTurn } from './in-turn.ts';

interface Press<Value> {
  /** What is shown now. */
  before: Value;
  value: Value;
  /** Shows a value, if its place is still on the screen. */
  show: (value: Value) => void;
  send: () => Promise<unknown>;
  /** Called when the value is saved. @param before what was saved before it */
  onSaved?: (before: Value) => void;
}

/**
 * Values that a press changes: shown at once, saved in turn. Of presses in quick succession the last one counts, whichever answer comes
 * last. One that is refused shows what the server has, unless something was pressed since.
 * @returns changes the value of a key. It throws what `send` throws
 */
export function shownAtOnce<Key, Value>() {
  const saving = inTurn<Key>();
  /** While something is on its way: how often it was pressed, and what the server has. */
  const pressed = new Map<Key, { presses: number; saved: Value }>();
  onLoginChange(() => pressed.clear());
  return (key: Key, { before, value, show, send, onSaved }: Press<Value>): Promise<void> => {
    const own = pressed.get(key) ?? { presses: 0, saved: before };
    pressed.set(key, own);
    own.presses += 1;
    const mine = own.presses;
    const isLast = (): boolean => own.presses === mine;
    show(value);
    return saving(key, async () => {
      const { saved } = own;
      try {
        await send();
        own.saved = value;
        // a list that was read meanwhile has brought back the value before
        if (isLast()) show(value);
      } catch (error) {
        if (isLast()) show(saved);
        throw error;
      } finally {
        if (isLast() && pressed.get(key) === own) pressed.delete(key);
      }
      onSaved?.(saved);
    });
  };
}
