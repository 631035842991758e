/** Where a story is before it says so. */
import type { Beat } from './beats.ts';

/** How many beats at least are the opening, and what share of a long story. */
const FEWEST = 3;
const SHARE = 1 / 3;

/**
 * The first place that the opening names is also that of the beats before it: a room only of the one right before, since somebody
 * may have come into it. A place that is named later, or after a leap over years, is not.
 */
export function placed(beats: readonly Beat[]): readonly Beat[] {
  const opening = beats.slice(0, Math.max(FEWEST, Math.ceil(beats.length * SHARE)));
  const leap = opening.findIndex((beat, index) => beat.leap && index > 0);
  const named = (leap < 0 ? opening : opening.slice(0, leap)).findIndex(({ place }) => place);
  const place = beats[named]?.place;
  if (!place) return beats;
  const from = place.kind === 'inside' ? named - 1 : 0;
  return beats.map((beat, index) => (index < named && index >= from ? { ...beat, place } : beat));
}
