import type { Missing } from '../../store/lipsync/lip-request.ts';

/** The id of a field, so that a missing one can get the focus. */
export const idOf = (field: Missing): string => `lip-field-${field}`;
/** The line above Generate. */
export const STATUS_ID = 'lip-status';

/** Gives a field the focus, or the first button in it. */
export function focusField(field: Missing): void {
  const place = document.getElementById(idOf(field));
  const first = place?.matches('button, input, textarea')
    ? place
    : place?.querySelector<HTMLElement>('button');
  (first ?? place)?.focus();
}
