/** Tables that are written as text: cells between tabs, as old Word files and copied cells come, or between bars. */
import { characterColumns } from './character-columns.ts';
import type { FileContent, FileLine, FileRow, FileTable } from './file-content.ts';
import { columnsAt, findColumns } from './find-columns.ts';

const isTabbed = ({ text }: FileLine): boolean => text.includes('\t');
const isBarred = ({ text }: FileLine): boolean => /\S\s*[|｜]\s*\S/u.test(text);
/** `|---|---|`, below the heads of a table in Markdown. */
const isRule = ({ text }: FileLine): boolean => /^[\s|｜:-]*-{2,}[\s|｜:-]*$/u.test(text);

const betweenTabs = (text: string): string[] => text.split('\t');
const betweenBars = (text: string): string[] =>
  text
    .trim()
    .replace(/^[|｜]|[|｜]$/gu, '')
    .split(/[|｜]/u)
    .map((cell) => cell.trim());

/** Takes tables out of the lines where they are a script's or list its characters; other tabs are spaces. */
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
