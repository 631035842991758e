/** One page of a list that is told newest first. */
export interface Pages {
  /** Steps from 1; not read where `before` is given. */
  page: number;
  pageSize: number;
  /** Id of the oldest row held: the page begins after it. */
  before?: number | undefined;
}

/** The values of `LIMIT` and `OFFSET`: one row more than asked for tells whether there are older ones. */
export const limitOf = ({ page, pageSize, before }: Pages): [limit: number, offset: number] => [
  pageSize + 1,
  before === undefined ? (page - 1) * pageSize : 0,
];

/** The page itself, and whether there are older rows. */
export const cut = <Row>(rows: readonly Row[], { pageSize }: Pages): { rows: Row[]; more: boolean } => ({
  rows: rows.slice(0, pageSize),
  more: rows.length > pageSize,
});
