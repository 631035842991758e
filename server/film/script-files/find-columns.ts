import type { LINE_FIELDS } from '../../../src/api/script.ts';
import { fieldOf } from './columns.ts';
import type { FileRow, FileTable } from './file-content.ts';

type Field = 'number' | (typeof LINE_FIELDS)[number];

export interface Columns {
  head: FileRow;
  /** The rows below the headings. */
  rows: readonly FileRow[];
  /** The column of each field. */
  places: ReadonlyMap<Field, number>;
  /** Headings of columns that do not belong to a script. */
  unknown: readonly string[];
}

/** Maximum rows above the headings, for a title and remarks. */
const DEEPEST_HEAD = 20;
/** A script table has at least one of these columns. */
const TELLING: readonly Field[] = ['hm_desc', 'dialogue', 'cj_desc'];

/** Finds the headings of a script table; null if it is not one. */
export function findColumns({ rows }: FileTable): Columns | null {
  for (let index = 0; index < Math.min(rows.length, DEEPEST_HEAD); index++) {
    const found = columnsAt(rows, index);
    if (found) return found;
  }
  return null;
}

/** The columns, if the row at this index is the heading of a script table; else null. */
export function columnsAt(rows: readonly FileRow[], index: number): Columns | null {
  const head = rows[index];
  if (!head) return null;
  const places = new Map<Field, number>();
  const unknown: string[] = [];
  const below = rows.slice(index + 1);
  for (const [column, text] of head.cells.entries()) {
    const field = fieldIn(text, below, column);
    if (field && !places.has(field)) places.set(field, column);
    else if (text.trim() !== '') unknown.push(text.trim());
  }
  const known = [...places.keys()].filter((field) => field !== 'number');
  const isScript = known.length >= 2 && known.some((field) => TELLING.includes(field));
  return isScript ? { head, rows: below, places, unknown } : null;
}

/** `Shot` alone is ambiguous: a shot size or a number, depending on the values below. */
function fieldIn(text: string, below: readonly FileRow[], column: number): Field | undefined {
  const field = fieldOf(text);
  if (text.trim().toLowerCase() !== 'shot') return field;
  const values = below.map(({ cells }) => (cells[column] ?? '').trim()).filter(Boolean);
  return values.length > 0 && values.every((value) => /^\d+[a-z]?$/i.test(value)) ? 'number' : field;
}
