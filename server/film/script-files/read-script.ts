/** Turns a file's content into a script: lines as they are, or text to write a script from. */
import type { WrittenRole } from '../../../generators/text/texts.ts';
import { PROJECT_LIMITS } from '../../../src/api/projects.ts';
import type { LineFields } from '../script/lines.ts';
import { takeCharacters } from './character-table.ts';
import { type FileContent, type FileNote, type FileTable, UnreadableFile } from './file-content.ts';
import { plainContent } from './plain-content.ts';
import { tableLines } from './table-lines.ts';
import { withTabbed } from './text-tables.ts';

/** `roles` are those in a table of characters, with their descriptions. */
export type ScriptFile =
  | { kind: 'lines'; lines: LineFields[]; roles: WrittenRole[]; notes: FileNote[] }
  | { kind: 'text'; text: string; roles: WrittenRole[]; notes: FileNote[] };

export type TableFile = Extract<ScriptFile, { kind: 'lines' }>;

/** Maximum number of notes; the last one gives the number of the others. */
const MOST_NOTES = 50;
const { maxPages, pageCharacters } = PROJECT_LIMITS.script;

/** @throws UnreadableFile if it is empty or too long */
export function readScript(content: FileContent): ScriptFile {
  const { lines, ...read } = withTabbed(plainContent(content));
  const { tables, roles, notes: ofRoles } = takeCharacters(read.tables);
  const notes = [...read.notes, ...ofRoles];
  const table = tableLines(tables);
  if (table) {
    if (table.lines.length === 0) throw new UnreadableFile('scriptFileEmpty');
    const outside = lines
      .filter(({ text }) => text.trim() !== '')
      .map(({ at, text }): FileNote => ({ at, key: 'noteOutside', fill: { text: begin(text) } }));
    const all = [...notes, ...table.notes, ...outside];
    return { kind: 'lines', lines: table.lines, roles, notes: fewNotes(all) };
  }
  const rows = tables
    .flatMap(({ rows: some }) => some)
    .map(({ at, cells }) => ({ at, text: spokenRow(cells) }));
  const all = [...lines, ...rows]
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => text.replaceAll('\ufffd', '').trimEnd());
  const text = all
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(text)) throw new UnreadableFile('scriptFileEmpty');
  if ([...text].length > maxPages * pageCharacters)
    throw new UnreadableFile('scriptFileLong', { pages: maxPages, characters: maxPages * pageCharacters });
  return { kind: 'text', text, roles, notes: fewNotes([...notes, ...tables.flatMap(noteOfText)]) };
}

const filledIn = (cells: readonly string[]): string[] => cells.map((cell) => cell.trim()).filter(Boolean);

/** Whether a row is somebody and their words: many scripts have the speaker in the cell next to the text. */
const isSpoken = ([speaker, words, ...more]: readonly string[]): boolean =>
  speaker !== undefined && words !== undefined && more.length === 0 && /\p{L}/u.test(words);

/** Converts a row to a line of text. */
function spokenRow(cells: readonly string[]): string {
  const filled = filledIn(cells);
  return filled.join(isSpoken(filled) ? ': ' : ' ');
}

/** Says of a table that is neither script nor dialogue that it was read as text, since that is seldom what was meant. */
function noteOfText({ rows }: FileTable): FileNote[] {
  const isStrange = rows.some(({ cells }) => {
    const filled = filledIn(cells);
    return filled.length > 1 && !isSpoken(filled);
  });
  return isStrange ? [{ at: rows[0]?.at ?? 0, key: 'noteAsText', fill: {} }] : [];
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
