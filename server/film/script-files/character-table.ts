/** Tables of characters in a script file: extracted from its tables, and parsed. */

import type { WrittenRole } from '../../../generators/text/texts.ts';
import { ROLE_LIMITS } from '../../../src/api/characters.ts';
import { cutTo } from '../../../src/api/cut-text.ts';
import { isNarrator } from '../../../src/api/dialogue.ts';
import { textLanguage } from '../../../src/api/voices.ts';
import { type CharacterColumns, characterColumns } from './character-columns.ts';
import type { FileNote, FileRow, FileTable } from './file-content.ts';
import { columnsAt } from './find-columns.ts';

interface Found {
  columns: CharacterColumns;
  rows: FileRow[];
}

export interface Characters {
  /** The remaining tables. */
  tables: FileTable[];
  roles: WrittenRole[];
  notes: FileNote[];
}

/** Parses the characters in the tables, each once, and returns the remaining tables unchanged. */
export function takeCharacters(tables: readonly FileTable[]): Characters {
  const roles = new Map<string, WrittenRole>();
  const notes: FileNote[] = [];
  const left = tables.flatMap((table): FileTable[] => {
    const { found, rest } = partsOf(table);
    for (const one of found) addRoles(one, roles, notes);
    return found.length === 0 ? [table] : rest.length > 0 ? [{ ...table, rows: rest }] : [];
  });
  return { tables: left, roles: [...roles.values()], notes };
}

/** Splits a sheet: a table of characters may be above or below a script, separated from it by an empty row. */
function partsOf({ name, rows }: FileTable): { found: Found[]; rest: FileRow[] } {
  const found: Found[] = [];
  const rest: FileRow[] = [];
  let now: 'people' | 'script' | null = null;
  for (const [index, row] of rows.entries()) {
    const gap = index > 0 && row.at > (rows[index - 1]?.at ?? 0) + 1;
    const next = rows[index + 1];
    if (gap && isTitle(row) && next && characterColumns(next, tableBelow(rows, index + 1), name)) {
      now = null;
      continue;
    }
    // a section heading between characters, or a remark below the table
    if (gap && isTitle(row) && now === 'people') {
      rest.push(row);
      continue;
    }
    if (now !== 'script' || gap) {
      const columns = characterColumns(row, tableBelow(rows, index), name);
      if (columns) {
        found.push({ columns, rows: [] });
        now = 'people';
        continue;
      }
      if (columnsAt(rows, index)) now = 'script';
    }
    if (now === 'people') found.at(-1)?.rows.push(row);
    else rest.push(row);
  }
  return { found, rest };
}

const isTitle = ({ cells }: FileRow): boolean => cells.filter((text) => text.trim() !== '').length === 1;

/** The rows directly below one, up to the next empty row. */
function tableBelow(rows: readonly FileRow[], index: number): FileRow[] {
  const below = rows.slice(index + 1);
  const end = below.findIndex(({ at }, i) => at > (rows[index + i]?.at ?? 0) + 1);
  return end < 0 ? below : below.slice(0, end);
}

function addRoles({ columns, rows }: Found, roles: Map<string, WrittenRole>, notes: FileNote[]): void {
  const { at } = columns.head;
  for (const name of columns.unknown) notes.push({ at, key: 'noteColumn', fill: { name } });
  for (const name of columns.voices) notes.push({ at, key: 'noteVoice', fill: { name } });
  for (const row of rows) {
    const name = (row.cells[columns.name] ?? '').replaceAll(/\s+/g, ' ').trim();
    const description = descriptionOf(row, columns, notes);
    if (name === '') {
      if (description !== '') notes.push({ at: row.at, key: 'noteNameless', fill: {} });
      continue;
    }
    const key = name.toLowerCase();
    const fits =
      name.length <= ROLE_LIMITS.nameCharacters &&
      !isNarrator(name) &&
      (roles.has(key) || roles.size < ROLE_LIMITS.most);
    if (!fits) notes.push({ at: row.at, key: 'noteCharacter', fill: { name: cutTo(name, 40) } });
    else if (roles.has(key)) notes.push({ at: row.at, key: 'noteCharacterTwice', fill: { name } });
    else roles.set(key, { name, description });
  }
}

/** The description columns of a character, joined. */
function descriptionOf({ at, cells }: FileRow, { described }: CharacterColumns, notes: FileNote[]): string {
  const parts = described.flatMap(({ column, age }) => {
    const text = (cells[column] ?? '').trim();
    return text === '' ? [] : [{ text, years: age && /^\d{1,3}$/.test(text) }];
  });
  const chinese = textLanguage([...cells].join(' ')) === 'zh';
  const whole = parts
    .map(({ text, years }) => (years ? `${text}${chinese ? '岁' : ' years old'}` : text))
    .join(chinese ? '，' : ', ');
  const max = ROLE_LIMITS.descriptionCharacters;
  if (whole.length > max)
    notes.push({ at, key: 'noteCellCut', fill: { name: described[0]?.head ?? '', max } });
  return cutTo(whole, max);
}
