import writeXlsxFile, { type CellObject } from 'write-excel-file/node';
import type { WrittenRole } from '../../../generators/text/texts.ts';
import { LINE_FIELDS } from '../../../src/api/script.ts';
import type { Language } from '../../rpc/messages.ts';
import type { LineFields } from '../script/lines.ts';
import { HEADS } from './columns.ts';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Column widths in characters. */
const WIDTHS: Record<keyof typeof HEADS, number> = {
  number: 6,
  shot_type: 16,
  angle: 14,
  move: 14,
  characters: 18,
  cj_desc: 28,
  hm_desc: 52,
  dialogue: 44,
};
const COLUMNS = ['number', ...LINE_FIELDS] as const;
const SHEET: Record<Language, string> = { en: 'Script', zh: '剧本' };
const CAST: Record<Language, { sheet: string; heads: [string, string] }> = {
  en: { sheet: 'Characters', heads: ['Character', 'Description'] },
  zh: { sheet: '角色', heads: ['角色', '描述'] },
};

/** Characters that XML cannot contain or should not, and text that Excel would read as an escape sequence (`_xHHHH_`). */
const SPECIAL = /(?![\t\n\x85])\p{Cc}|\p{Noncharacter_Code_Point}|\ufffd|_(?=x[\da-fA-F]{4}_)/gu;
const code = (one: string): string =>
  Array.from(
    { length: one.length },
    (_, at) => `_x${one.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')}_`,
  ).join('');

/** The library looks strings up in a plain object, where `constructor` exists already. */
const written = (text: string): string => {
  const plain = text.replace(SPECIAL, code);
  return plain in Object.prototype ? code(plain.slice(0, 1)) + plain.slice(1) : plain;
};

/**
 * A cell that remains text: the format `@` keeps `=1+1` and `007` as they are, even when the cell is edited, so that foreign
 * text never runs as a formula.
 */
const cell = (text: string): CellObject => ({
  value: written(text),
  type: String,
  format: '@',
  wrap: true,
  alignVertical: 'top',
});

const headCell = (text: string): CellObject => ({
  ...cell(text),
  fontWeight: 'bold',
  backgroundColor: '#e8e8ec',
});

/** Writes a script as an Excel file that imports back without loss (SCRIPT-19), with a second sheet for its characters. */
export function writeSheet(
  lines: readonly LineFields[],
  language: Language,
  roles: readonly WrittenRole[] = [],
): Promise<Buffer> {
  const rows = lines.map((line, index) => [
    { value: index + 1, type: Number, alignVertical: 'top' } as const,
    ...LINE_FIELDS.map((field) => cell(line[field])),
  ]);
  const script = {
    data: [COLUMNS.map((name) => headCell(HEADS[name][language])), ...rows],
    sheet: SHEET[language],
    columns: COLUMNS.map((name) => ({ width: WIDTHS[name] })),
    stickyRowsCount: 1,
  };
  const cast = {
    data: [
      CAST[language].heads.map(headCell),
      ...roles.map(({ name, description }) => [cell(name), cell(description)]),
    ],
    sheet: CAST[language].sheet,
    columns: [{ width: 20 }, { width: 70 }],
    stickyRowsCount: 1,
  };
  return writeXlsxFile(roles.length > 0 ? [script, cast] : [script]).toBuffer();
}
