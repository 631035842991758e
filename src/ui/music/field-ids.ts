import type { Missing } from '../../store/music/music-request.ts';

/** Ids of the fields, so that what is missing can have the focus. */
export const FIELD_IDS: Record<Missing, string> = {
  description: 'music-description',
  lyrics: 'music-lyrics',
  tags: 'music-style',
  reference: 'music-reference',
};
/** The line above Generate. */
export const STATUS_ID = 'music-status';

/** Gives a field the focus. */
export function focusField(field: Missing): void {
  document.getElementById(FIELD_IDS[field])?.focus();
}
