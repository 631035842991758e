import { useCallback, useSyncExternalStore } from 'react';
import { subscribe } from 'valtio';

/**
 * A value that is read from a form. Renders again only when it has changed, which costs a letter less than a snapshot of the form.
 * @param read the same function each time; its value is compared by identity
 * @param sync renders at once, for a controlled text box: one that renders late moves the caret
 */
export function useFormValue<Value>(form: object, read: () => Value, sync = false): Value {
  const listen = useCallback((changed: () => void) => subscribe(form, changed, sync), [form, sync]);
  return useSyncExternalStore(listen, read);
}
