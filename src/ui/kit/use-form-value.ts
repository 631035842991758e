import { useCallback, useSyncExternalStore } from 'react';
import { subscribe } from 'valtio';

/**
 * A value that is read from a form. Renders again only when it has changed, which costs a letter less than a snapshot of the form.
 * @param read the same function each time; its value is compared by identity
 */
export function useFormValue<Value>(form: object, read: () => Value): Value {
  const listen = useCallback((changed: () => void) => subscribe(form, changed), [form]);
  return useSyncExternalStore(listen, read);
}
