import type { Missing } from '../../store/music/music-request.ts';

/** The id of a field, so that a missing one can get the focus. */
export const idOf = (field: Missing): string => `music-field-${field}`;
/** The line above Generate. */
export const STATUS_ID = 'music-status';

/** Gives a field the focus. */
export function focusField(field: Missing): void {
  document.getElementById(idOf(field))?.focus();
}
