/** The targets of arrow keys among pictures. */

/** The keys of pictures in visual order: row by row. */
export type PictureRows = readonly (readonly string[])[];

/** The key that was pressed. */
export interface Press {
  key: string;
  /** Home and End go to the first and the last of all, not of the row. */
  whole: boolean;
}

/** The picture that a key moves to; null where it has no target. @param at the key of the focused picture */
export function movedTo(rows: PictureRows, at: string, { key, whole }: Press): string | null {
  const row = rows.findIndex((keys) => keys.includes(at));
  const here = rows[row];
  if (!here) return null;
  const column = here.indexOf(at);
  const all = rows.flat();
  const beside = (by: number): string | undefined => all[all.indexOf(at) + by];
  const inRow = (keys: readonly string[] | undefined): string | undefined =>
    keys?.[Math.min(column, keys.length - 1)];
  const ways: Readonly<Record<string, () => string | undefined>> = {
    ArrowLeft: () => beside(-1),
    ArrowRight: () => beside(1),
    ArrowUp: () => inRow(rows[row - 1]),
    ArrowDown: () => inRow(rows[row + 1]),
    Home: () => (whole ? all[0] : here[0]),
    End: () => (whole ? all.at(-1) : here.at(-1)),
  };
  const to = ways[key]?.();
  return to && to !== at ? to : null;
}

/** The pictures in a box by their layout: those with the same vertical centre share a row. */
export function rowsSeen(box: HTMLElement): PictureRows {
  const rows: { top: number; bottom: number; keys: string[] }[] = [];
  for (const one of box.querySelectorAll<HTMLElement>('[data-picture]')) {
    const { top, bottom } = one.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    const key = one.dataset.picture ?? '';
    const last = rows.at(-1);
    if (last && middle >= last.top && middle <= last.bottom) last.keys.push(key);
    else rows.push({ top, bottom, keys: [key] });
  }
  return rows.map(({ keys }) => keys);
}
