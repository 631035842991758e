/** Tables in plain text: cells separated by tabs (old Word files, pasted cells) or by `|`. */
import { characterColumns } from './character-columns.ts';
import type { FileContent, FileLine, FileRow, FileTable } from './file-content.ts';
import { columnsAt, findColumns } from './find-columns.ts';

const isTabbed = ({ text }: FileLine): boolean => text.includes('\t');
const isBarred = ({ text }: FileLine): boolean => /\S\s*[|｜]\s*\S/u.test(text);
/** `|---|---|`, the line below the headings of a Markdown table. */
const isRule = ({ text }: FileLine): boolean => /^[\s|｜:-]*-{2,}[\s|｜:-]*$/u.test(text);

const betweenTabs = (text: string): string[] => text.split('\t');
const betweenBars = (text: string): string[] =>
  text
    .trim()
    .replace(/^[|｜]|[|｜]$/gu, '')
    .split(/[|｜]/u)
    .map((cell) => cell.trim());

/** Extracts tables from the lines if they are a script or a list of characters. Other tabs become spaces. */
export function withTabbed(content: FileContent): FileContent {
  const barred = take(content, isBarred, betweenBars);
  const tabbed = take(barred, isTabbed, betweenTabs);
  return {
    ...tabbed,
    lines: tabbed.lines.map(({ at, text }) => ({ at, text: text.replaceAll('\t', ' ') })),
  };
}

function take(
  content: FileContent,
  isRow: (line: FileLine) => boolean,
  cellsOf: (text: string) => string[],
): FileContent {
  const rows = content.lines
    .filter((line) => isRow(line) && !isRule(line))
    .map(({ at, text }): FileRow => ({ at, cells: cellsOf(text) }));
  const table: FileTable = { name: '', rows };
  const isTable =
    findColumns(table) !== null ||
    rows.some((row, index) => characterColumns(row, rows.slice(index + 1), '') ?? columnsAt(rows, index));
  if (!isTable) return content;
  return {
    ...content,
    tables: [...content.tables, table],
    lines: content.lines.filter((line) => !isRow(line) && !(isRule(line) && isNear(line, rows))),
  };
}

const isNear = ({ at }: FileLine, rows: readonly FileRow[]): boolean =>
  rows.some((row) => Math.abs(row.at - at) === 1);
