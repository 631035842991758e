/** The waterfall of the video page. */
import { type Columns, columnsFor, type Layout, layoutCards } from '../waterfall.ts';

/** VIDEO-02. */
const CLIPS: Columns = { column: 250, gutter: 120, least: 132 };
export const { column: COLUMN, gutter: GUTTER } = CLIPS;

/** How many columns fit (VIDEO-02). */
export const columnsIn = (width: number): number => columnsFor(CLIPS, width);

/** Lays cards out: the oldest day first, and within a day the newest card first (VIDEO-01, VIDEO-46). @param items newest first */
export const layoutClips = <Item>(
  items: readonly Item[],
  columns: number,
  facts: (item: Item) => { date: string; aspect: number },
): Layout<Item> => layoutCards(items, columns, facts, CLIPS);
