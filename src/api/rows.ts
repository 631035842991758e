/** Lists that are parsed row by row: an invalid row is left out and reported once; the others are kept. */
import * as v from 'valibot';

type Report = (what: string) => void;

const reported = new Set<string>();
const warnOnce: Report = (what) => {
  if (reported.has(what)) return;
  reported.add(what);
  console.warn(what);
};
let report: Report = warnOnce;

/** Replaces the function that reports invalid rows. Tests make it throw, to detect wrong test data. @returns restores it */
export function onBadRow(how: Report): () => void {
  report = how;
  return () => {
    report = warnOnce;
  };
}

/** Describes the field and the expected type, but no values: rows contain prompts and URLs. */
const describe = ([issue]: readonly v.BaseIssue<unknown>[]): string =>
  `[rows] left out: ${v.getDotPath(issue as v.BaseIssue<unknown>) ?? 'it'} is not ${issue?.expected ?? 'known'}`;

/** Removes fields that are null: other servers send null where the documents omit the field. */
const withoutNulls = (row: unknown): unknown =>
  row !== null && typeof row === 'object' && !Array.isArray(row)
    ? Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
    : row;

/** Parses a value. Fields that are null count as omitted if the schema does not allow null. */
export function readLenient<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.SafeParseResult<Schema> {
  const first = v.safeParse(schema, value);
  if (first.success) return first;
  const second = v.safeParse(schema, withoutNulls(value));
  return second.success ? second : first;
}

/** @returns an empty array for an invalid row */
function readRow<Row extends v.GenericSchema>(row: Row, value: unknown): [] | [v.InferOutput<Row>] {
  const read = readLenient(row, value);
  if (read.success) return [read.output];
  report(describe(read.issues));
  return [];
}

export const rowsOf = <Row extends v.GenericSchema>(row: Row) =>
  v.pipe(
    v.custom<v.InferInput<Row>[]>(Array.isArray),
    v.transform((rows): v.InferOutput<Row>[] => rows.flatMap((value) => readRow(row, value))),
  );

/** An object that maps ids to rows. */
export const rowsById = <Row extends v.GenericSchema>(row: Row) =>
  v.pipe(
    v.custom<Record<string, v.InferInput<Row>>>(
      (value) => value !== null && typeof value === 'object' && !Array.isArray(value),
    ),
    v.transform(
      (rows): Record<string, v.InferOutput<Row>> =>
        Object.fromEntries(
          Object.entries(rows).flatMap(([id, value]) => readRow(row, value).map((read) => [id, read])),
        ),
    ),
  );
