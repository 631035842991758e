/** One page of a list, newest first. */
export interface Pages {
  /** Counts from 1; ignored when `before` is given. */
  page: number;
  pageSize: number;
  /** Id of the oldest row already loaded: the page starts after it. */
  before?: number | undefined;
}

/** The values of `LIMIT` and `OFFSET`. One extra row tells whether there are older ones. */
export const limitOf = ({ page, pageSize, before }: Pages): [limit: number, offset: number] => [
  pageSize + 1,
  before === undefined ? (page - 1) * pageSize : 0,
];

/** The page, without the extra row, and whether there are older rows. */
export const cut = <Row>(rows: readonly Row[], { pageSize }: Pages): { rows: Row[]; more: boolean } => ({
  rows: rows.slice(0, pageSize),
  more: rows.length > pageSize,
});
