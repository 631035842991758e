/** What somebody wrote in a dialog and has not sent: a slip that closes it, an ended login or a reload does not lose it. */
import * as v from 'valibot';
import { proxy } from 'valtio';
import { type Division, persistAsDraft } from './form-draft.ts';

/** So many places are remembered; beyond that the one that was written in longest ago is forgotten. */
const MOST = 40;

const Draft = v.object({ byPlace: v.record(v.string(), v.string()) });
const BLANK: v.InferOutput<typeof Draft> = { byPlace: {} };

/** The words by what they are for, e.g. `sound 12`; those written last stand last. */
export const keptWords = proxy(structuredClone(BLANK));

/** Another tab keeps words of other places. */
const BY_PLACE: Division = {
  split(form) {
    const draft = v.safeParse(Draft, form);
    return new Map(draft.success ? Object.entries(draft.output.byPlace) : []);
  },
  join: (parts) => ({ byPlace: Object.fromEntries(parts) }),
};

export const keptWordsDraft = persistAsDraft('kept-words', keptWords, Draft, {
  blank: BLANK,
  division: BY_PLACE,
  isUntouched: ({ byPlace }) => Object.keys(byPlace).length === 0,
});

/** Keeps the words of a place. @param words null once they were sent, or are what was there from the start */
export function keepWords(place: string, words: string | null): void {
  const { [place]: _, ...others } = keptWords.byPlace;
  const rest = Object.entries(others).slice(1 - MOST);
  keptWords.byPlace = Object.fromEntries(words === null ? rest : [...rest, [place, words]]);
}
