/** Lists that are read row by row: a row that does not fit is left out and reported once, and the others stay. */
import * as v from 'valibot';

type Report = (what: string) => void;

const reported = new Set<string>();
const warnOnce: Report = (what) => {
  if (reported.has(what)) return;
  reported.add(what);
  console.warn(what);
};
let report: Report = warnOnce;

/** Replaces where bad rows are reported; tests throw, so that a stand-in's mistakes are found. @returns takes it back */
export function onBadRow(how: Report): () => void {
  report = how;
  return () => {
    report = warnOnce;
  };
}

/** Names the field and what it should be, and nothing that the row contains: rows hold prompts and addresses. */
const describe = ([issue]: readonly v.BaseIssue<unknown>[]): string =>
  `[rows] left out: ${v.getDotPath(issue as v.BaseIssue<unknown>) ?? 'it'} is not ${issue?.expected ?? 'known'}`;

/** The row without its empty fields: other servers write null where the documents leave a field out. */
const withoutNulls = (row: unknown): unknown =>
  row !== null && typeof row === 'object' && !Array.isArray(row)
    ? Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
    : row;

/** Reads a value against its schema; fields that are null count as left out where the schema has no place for null. */
export function readLenient<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.SafeParseResult<Schema> {
  const first = v.safeParse(schema, value);
  if (first.success) return first;
  const second = v.safeParse(schema, withoutNulls(value));
  return second.success ? second : first;
}

/** @returns nothing for a row that does not fit */
function readRow<Row extends v.GenericSchema>(row: Row, value: unknown): [] | [v.InferOutput<Row>] {
  const read = readLenient(row, value);
  if (read.success) return [read.output];
  report(describe(read.issues));
  return [];
}

/** A list of rows. */
export const rowsOf = <Row extends v.GenericSchema>(row: Row) =>
  v.pipe(
    v.custom<v.InferInput<Row>[]>(Array.isArray),
    v.transform((rows): v.InferOutput<Row>[] => rows.flatMap((value) => readRow(row, value))),
  );

/** An object of rows by their id. */
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
