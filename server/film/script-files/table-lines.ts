/** Converts a script table to lines, without rewriting them. */
import { cutTo } from '../../../src/api/cut-text.ts';
import { LINE_FIELDS, SCRIPT_LIMITS } from '../../../src/api/script.ts';
import type { LineFields } from '../script/lines.ts';
import { HEADS } from './columns.ts';
import type { FileNote, FileTable } from './file-content.ts';
import { type Columns, findColumns } from './find-columns.ts';

export interface TableLines {
  lines: LineFields[];
  notes: FileNote[];
}

/** @returns null if no table is a script; other tables beside a script are noted */
export function tableLines(tables: readonly FileTable[]): TableLines | null {
  const found = tables.map((table) => ({ table, columns: findColumns(table) }));
  if (found.every(({ columns }) => columns === null)) return null;
  const lines: LineFields[] = [];
  const notes: FileNote[] = [];
  for (const { table, columns } of found)
    if (columns) addLines(columns, lines, notes);
    else
      notes.push({
        at: table.name ? 0 : (table.rows[0]?.at ?? 0),
        key: 'noteTable',
        fill: { name: table.name },
      });
  return { lines, notes };
}

function addLines({ head, rows, places, unknown }: Columns, lines: LineFields[], notes: FileNote[]): void {
  for (const name of unknown) notes.push({ at: head.at, key: 'noteColumn', fill: { name } });
  for (const { at, cells } of rows) {
    // a row with nothing but a number is an empty shot
    if ([...places.values()].every((column) => (cells[column] ?? '').trim() === '')) continue;
    if (lines.length >= SCRIPT_LIMITS.lines) {
      notes.push({ at, key: 'noteRowsAfter', fill: {} });
      return;
    }
    lines.push(lineOf(at, cells, places, notes));
  }
}

function lineOf(
  at: number,
  cells: readonly string[],
  places: Columns['places'],
  notes: FileNote[],
): LineFields {
  const line = {} as LineFields;
  for (const field of LINE_FIELDS) {
    const column = places.get(field);
    const text = column === undefined ? '' : (cells[column] ?? '');
    const { fieldCharacters: max } = SCRIPT_LIMITS;
    if (text.length > max) notes.push({ at, key: 'noteCellCut', fill: { name: HEADS[field].en, max } });
    line[field] = cutTo(text, max);
  }
  return line;
}
