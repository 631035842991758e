import { type CellObject, read, type Sheet, type WorkSheet } from '@e965/xlsx';
import {
  type FileContent,
  type FileNote,
  type FileRow,
  type FileTable,
  UnreadableFile,
} from './file-content.ts';

/** Maximum rows of a sheet; a script has at most 200. */
const MOST_ROWS = 1000;
const MOST_COLUMNS = 60;

/** A spreadsheet of any Excel version. Reads displayed values; formulas are not calculated. */
export function readSheet(bytes: Uint8Array): FileContent {
  const book = openBook(bytes);
  const notes: FileNote[] = [];
  const tables = book.SheetNames.flatMap((name): FileTable[] => {
    const sheet = book.Sheets[name];
    const rows = sheet ? rowsOf(sheet, notes) : [];
    return rows.length > 0 ? [{ name, rows }] : [];
  });
  return { tables, lines: [], notes };
}

function openBook(bytes: Uint8Array) {
  try {
    return read(bytes, {
      type: 'array',
      dense: true,
      cellFormula: true,
      cellHTML: false,
      sheetRows: MOST_ROWS + 1,
    });
  } catch (error) {
    const locked = error instanceof Error && /password|encrypt/i.test(error.message);
    throw new UnreadableFile(locked ? 'scriptFileLocked' : 'scriptFileDamaged');
  }
}

function rowsOf(sheet: WorkSheet, notes: FileNote[]): FileRow[] {
  const data = (sheet as Sheet & { '!data'?: (CellObject | undefined)[][] })['!data'] ?? [];
  spread(data, sheet['!merges'] ?? []);
  if (data.length > MOST_ROWS) notes.push({ at: MOST_ROWS + 1, key: 'noteRowsAfter', fill: {} });
  return data.slice(0, MOST_ROWS).flatMap((row, index): FileRow[] => {
    const at = index + 1;
    const cells = Array.from(row ?? [], (cell) => cell)
      .slice(0, MOST_COLUMNS)
      .map((cell) => {
        if (cell?.t === 'e') notes.push({ at, key: 'noteCellError', fill: { value: cell.w ?? '' } });
        else if (cell?.f !== undefined && cell.v === undefined)
          notes.push({ at, key: 'noteCellFormula', fill: {} });
        return textOf(cell);
      });
    return cells.some((text) => text.trim() !== '') ? [{ at, cells }] : [];
  });
}

/** Copies the value of merged cells to all their rows, e.g. one scene for three shots. */
function spread(data: (CellObject | undefined)[][], merges: NonNullable<WorkSheet['!merges']>): void {
  for (const { s: first, e: last } of merges) {
    const cell = data[first.r]?.[first.c];
    for (let row = first.r + 1; cell && row <= Math.min(last.r, data.length - 1); row++) {
      const cells = data[row];
      if (cells) cells[first.c] = cell;
    }
  }
}

/** The value as Excel displays it: `007` with a three-digit format, a date as a date. Text is not changed. */
function textOf(cell: CellObject | undefined): string {
  if (!cell || cell.t === 'e' || cell.v === undefined || cell.v === null) return '';
  return cell.t === 's' ? String(cell.v).replaceAll('\r\n', '\n') : (cell.w ?? String(cell.v)).trim();
}
