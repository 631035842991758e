import { useEffect, useState } from 'react';
import { subscribe } from 'valtio';

/**
 * The missing field that Generate has found. It is shown until it is filled in, or another field is missing before it.
 * @param form the form's proxy
 * @param find the field that is missing now; null if none is
 * @param focus moves the focus to the field
 */
export function useMissing<Missing>(
  form: object,
  find: () => Missing | null,
  focus: (field: Missing) => void,
) {
  const [missing, setMissing] = useState<Missing | null>(null);
  useEffect(
    () => subscribe(form, () => setMissing((before) => (before && find() === before ? before : null))),
    [form, find],
  );
  const isComplete = (): boolean => {
    const field = find();
    setMissing(field);
    if (field) focus(field);
    return field === null;
  };
  return { missing, setMissing, isComplete };
}
