import type { LINE_FIELDS } from '../../../src/api/script.ts';
import { fieldOf } from './columns.ts';
import type { FileRow, FileTable } from './file-content.ts';

type Field = 'number' | (typeof LINE_FIELDS)[number];

export interface Columns {
  head: FileRow;
  /** The rows below the heads. */
  rows: readonly FileRow[];
  /** The column of each field. */
  places: ReadonlyMap<Field, number>;
  /** Heads of columns that are no part of a script. */
  unknown: readonly string[];
}

/** A title and a few remarks may stand above the heads. */
const DEEPEST_HEAD = 20;
/** A table without one of these tells no shot. */
const TELLING: readonly Field[] = ['hm_desc', 'dialogue', 'cj_desc'];

/** Finds the heads of a script's table; null if it is no script. */
export function findColumns({ rows }: FileTable): Columns | null {
  for (let index = 0; index < Math.min(rows.length, DEEPEST_HEAD); index++) {
    const found = columnsAt(rows, index);
    if (found) return found;
  }
  return null;
}

/** The columns if the row at an index is the head of a script. */
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

/** "Shot" alone may be the size of the frame, or merely count. */
function fieldIn(text: string, below: readonly FileRow[], column: number): Field | undefined {
  const field = fieldOf(text);
  if (text.trim().toLowerCase() !== 'shot') return field;
  const values = below.map(({ cells }) => (cells[column] ?? '').trim()).filter(Boolean);
  return values.length > 0 && values.every((value) => /^\d+[a-z]?$/i.test(value)) ? 'number' : field;
}
