import type { Cast } from '../words/plan.ts';
import type { Worn } from '../words/wear.ts';
import { isPutOn } from '../words/worn.ts';

/** What somebody is drawn with besides their look, which has a person's glasses and clothes. */
export const wornBy = ({ worn = [], person }: Pick<Cast, 'worn' | 'person'>): readonly Worn[] =>
  person ? worn.filter(({ what }) => isPutOn(what)) : worn;
