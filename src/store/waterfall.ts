/** The layout of cards in a waterfall. Pure, so that a part of a long history can be shown without measuring any card. */

/** Pixels between two cards of a column, above a day, and its heading's height. */
const GAP = 24;
const DAY_GAP = 16;
const HEADING = 44;
/** The least height of a card without a picture, for why there is none, the points that came back and the buttons. */
const LEAST_TOLD = 176;
/** The largest height of a card, divided by its width. */
const TALLEST = 16 / 9;

export interface Columns {
  /** Pixels of a column, and of the space beside it for a card's words. */
  column: number;
  gutter: number;
  /** The least height of a card: its words need it. */
  least: number;
  /** Newest day first; otherwise the oldest. */
  newestFirst?: boolean;
}

export interface Box {
  top: number;
  left: number;
  /** Of the picture. */
  width: number;
  /** The width of the words beside it. */
  words: number;
  height: number;
}
/** What a card's place follows from. */
export interface CardFacts {
  date: string;
  /** Width divided by height. */
  aspect: number;
  /** It has words in place of its picture: it failed or is no longer kept. */
  told?: boolean;
}
export interface DayBox {
  date: string;
  top: number;
}
export interface Layout<Item> {
  cards: readonly { item: Item; box: Box }[];
  days: readonly DayBox[];
  height: number;
}

/** How many columns fit. */
export const columnsFor = ({ column, gutter }: Columns, width: number): number =>
  Math.max(1, Math.floor(width / (column + gutter)));

/**
 * Lays cards out under their days, within a day the newest card first. Each card goes to the column that is shortest so far.
 * @param items newest first
 */
export function layoutCards<Item>(
  items: readonly Item[],
  columns: number,
  facts: (item: Item) => CardFacts,
  { column, gutter, least, newestFirst = false }: Columns,
): Layout<Item> {
  const heightOf = ({ aspect, told }: CardFacts) =>
    Math.round(Math.max(told ? LEAST_TOLD : least, Math.min(column * TALLEST, column / aspect)));
  const byDay = new Map<string, Item[]>();
  for (const item of items) {
    const { date } = facts(item);
    const day = byDay.get(date);
    if (day) day.push(item);
    else byDay.set(date, [item]);
  }
  const cards: { item: Item; box: Box }[] = [];
  const days: DayBox[] = [];
  let top = 0;
  const inOrder = [...byDay].sort(([a], [b]) => (a < b === newestFirst ? 1 : -1));
  for (const [date, ofDay] of inOrder) {
    days.push({ date, top });
    const ends = new Array<number>(columns).fill(top + HEADING);
    for (const item of ofDay) {
      const end = Math.min(...ends);
      const at = ends.indexOf(end);
      const height = heightOf(facts(item));
      cards.push({
        item,
        box: { top: end, left: at * (column + gutter), width: column, words: gutter, height },
      });
      ends[at] = end + height + GAP;
    }
    top = Math.max(...ends) + DAY_GAP;
  }
  return { cards, days, height: Math.max(0, top - GAP - DAY_GAP) };
}
