/** The waterfall of the video page. */
import { type CardFacts, type Columns, columnsFor, type Layout, layoutCards } from '../waterfall.ts';

/** VIDEO-02. */
const CLIPS: Columns = { column: 250, gutter: 120, least: 132 };
export const { column: COLUMN, gutter: GUTTER } = CLIPS;

/** How many columns fit (VIDEO-02). */
export const columnsIn = (width: number): number => columnsFor(CLIPS, width);

/** The most that a lone column grows to, in pixels, and what it leaves for the words beside it. */
const LONE = { most: 480, words: 200 } as const;

/** What the narrowest phones leave for the words, with the space around them. */
const LEAST_WORDS = 110;

/** A column and its gutter. Where only one fits, as on a tablet, it uses the width that is there (decisions C-64). */
export function columnFor(width: number): Pick<Columns, 'column' | 'gutter'> {
  if (columnsIn(width) > 1) return { column: COLUMN, gutter: GUTTER };
  const column = Math.min(LONE.most, Math.floor(width - LONE.words));
  if (column > COLUMN) return { column, gutter: LONE.words };
  // a width of 0 is one that nobody has measured yet
  const left = width > 0 ? Math.floor(width - LEAST_WORDS) : COLUMN;
  return { column: Math.min(COLUMN, left), gutter: GUTTER };
}

/** Lays cards out: the oldest day first, and within a day the newest card first (VIDEO-01, VIDEO-46). @param items newest first */
export const layoutClips = <Item>(
  items: readonly Item[],
  columns: number,
  facts: (item: Item) => CardFacts,
  column: Pick<Columns, 'column' | 'gutter'> = CLIPS,
): Layout<Item> => layoutCards(items, columns, facts, { ...CLIPS, ...column });
