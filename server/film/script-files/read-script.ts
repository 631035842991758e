/** From what a file says to a script: lines as they are, or a text to write them from. */
import { PROJECT_LIMITS } from '../../../src/api/projects.ts';
import type { LineFields } from '../script/lines.ts';
import { type FileContent, type FileLine, type FileNote, UnreadableFile } from './file-content.ts';
import { findColumns } from './find-columns.ts';
import { playLines } from './play.ts';
import { tableLines } from './table-lines.ts';

export type ScriptFile =
  | { kind: 'lines'; lines: LineFields[]; notes: FileNote[] }
  | { kind: 'text'; text: string; notes: FileNote[] };

/** Notes that are kept; the last one says how many more there were. */
const MOST_NOTES = 50;
const { maxPages, pageCharacters } = PROJECT_LIMITS.script;

/** @throws UnreadableFile if it is empty or too long */
export function readScript(content: FileContent): ScriptFile {
  const { tables, lines, notes } = withTabbed(content);
  const table = tableLines(tables);
  if (table) {
    if (table.lines.length === 0) throw new UnreadableFile('scriptFileEmpty');
    const outside = lines
      .filter(({ text }) => text.trim() !== '')
      .map(({ at, text }): FileNote => ({ at, key: 'noteOutside', fill: { text: begin(text) } }));
    return { kind: 'lines', lines: table.lines, notes: fewNotes([...notes, ...table.notes, ...outside]) };
  }
  const rows = tables
    .flatMap(({ rows: some }) => some)
    .map(({ at, cells }) => ({ at, text: spokenRow(cells) }));
  const all = [...lines, ...rows]
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => text.replaceAll('\ufffd', '').trimEnd());
  const text = playLines(all)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(text)) throw new UnreadableFile('scriptFileEmpty');
  if ([...text].length > maxPages * pageCharacters)
    throw new UnreadableFile('scriptFileLong', { pages: maxPages, characters: maxPages * pageCharacters });
  return { kind: 'text', text, notes: fewNotes(notes) };
}

/** Lines whose cells stand between tabs are a table where they are a script's: so old Word files and copied cells come. */
function withTabbed(content: FileContent): FileContent {
  const isTabbed = ({ text }: FileLine): boolean => text.includes('\t');
  const rows = content.lines.filter(isTabbed).map(({ at, text }) => ({ at, cells: text.split('\t') }));
  const table = { name: '', rows };
  const plain = content.lines.map(({ at, text }) => ({ at, text: text.replaceAll('\t', ' ') }));
  if (!findColumns(table)) return { ...content, lines: plain };
  return {
    ...content,
    tables: [...content.tables, table],
    lines: content.lines.filter((line) => !isTabbed(line)),
  };
}

/** Who speaks stands beside the words in many scripts. */
function spokenRow(cells: readonly string[]): string {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  return filled.length === 2 ? filled.join(': ') : filled.join(' ');
}

const begin = (text: string): string => {
  const characters = [...text.trim()];
  return characters.length > 40 ? `${characters.slice(0, 40).join('')}…` : characters.join('');
};

function fewNotes(notes: readonly FileNote[]): FileNote[] {
  const inOrder = [...notes].sort((a, b) => a.at - b.at);
  if (inOrder.length <= MOST_NOTES) return inOrder;
  const left = inOrder.length - MOST_NOTES;
  return [...inOrder.slice(0, MOST_NOTES), { at: 0, key: 'noteMore', fill: { count: left } }];
}
