/** Paging of a list, newest first. */
export interface Pages {
  /** Counts from 1; ignored if `before` is given. */
  page: number;
  pageSize: number;
  /** Id of the oldest row already loaded; the page starts after it. */
  before?: number | undefined;
}

/** Values of `LIMIT` and `OFFSET`. Reads one extra row to see whether there are older ones. */
export const limitOf = ({ page, pageSize, before }: Pages): [limit: number, offset: number] => [
  pageSize + 1,
  before === undefined ? (page - 1) * pageSize : 0,
];

/** Removes the extra row. @returns the page, and whether there are older rows */
export const cut = <Row>(rows: readonly Row[], { pageSize }: Pages): { rows: Row[]; more: boolean } => ({
  rows: rows.slice(0, pageSize),
  more: rows.length > pageSize,
});
