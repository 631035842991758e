/** The waterfall of the lip-sync page. */
import { type CardFacts, type Columns, columnsFor, type Layout, layoutCards } from '../waterfall.ts';

/** LIP-07. */
const RESULTS: Columns = { column: 180, gutter: 120, least: 132, newestFirst: true };
export const { column: COLUMN, gutter: GUTTER } = RESULTS;

/** How many columns fit (decisions A-37). */
export const columnsIn = (width: number): number => columnsFor(RESULTS, width);

/** Lays cards out: the newest day first, and within a day the newest card. @param items newest first */
export const layoutResults = <Item>(
  items: readonly Item[],
  columns: number,
  facts: (item: Item) => CardFacts,
): Layout<Item> => layoutCards(items, columns, facts, RESULTS);
