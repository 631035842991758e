/** The mark of an address that a system notice about an end opens; the page takes it off and shows its results first. */
export const ENDED_MARK = 'ended';

/** Adds the mark to a place. */
export const withEndedMark = (place: string): string =>
  `${place}${place.includes('?') ? '&' : '?'}${ENDED_MARK}=1`;
