/** Where each card of the waterfall stands. Pure, so that a long history is shown in part without measuring any card. */

/** Pixels of a column and of the room beside it, which holds a card's words (VIDEO-02). */
export const COLUMN = 250;
export const GUTTER = 120;
/** Between two cards of a column, above a day, and its heading's height. */
const GAP = 24;
const DAY_GAP = 16;
const HEADING = 44;
/** The least height of a card: its words need it. */
const LEAST = 132;
/** The most that a card is higher than wide. */
const TALLEST = 16 / 9;

/** How many columns fit (VIDEO-02). */
export const columnsIn = (width: number): number => Math.max(1, Math.floor(width / (COLUMN + GUTTER)));

export interface Box {
  top: number;
  left: number;
  height: number;
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

/** The height of a card's picture. @param aspect width divided by height */
export const cardHeight = (aspect: number): number =>
  Math.round(Math.max(LEAST, Math.min(COLUMN * TALLEST, COLUMN / aspect)));

/**
 * Lays cards out under their days: the oldest day first, and within a day the newest card first (VIDEO-01, VIDEO-46).
 * Each card goes to the column that is shortest so far.
 * @param items newest first
 */
export function layoutClips<Item>(
  items: readonly Item[],
  columns: number,
  facts: (item: Item) => { date: string; aspect: number },
): Layout<Item> {
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
  for (const [date, ofDay] of [...byDay].sort(([a], [b]) => (a < b ? -1 : 1))) {
    days.push({ date, top });
    const ends = new Array<number>(columns).fill(top + HEADING);
    for (const item of ofDay) {
      const end = Math.min(...ends);
      const column = ends.indexOf(end);
      const height = cardHeight(facts(item).aspect);
      cards.push({ item, box: { top: end, left: column * (COLUMN + GUTTER), height } });
      ends[column] = end + height + GAP;
    }
    top = Math.max(...ends) + DAY_GAP;
  }
  return { cards, days, height: Math.max(0, top - GAP - DAY_GAP) };
}
