import type { FileContent } from './file-content.ts';

/** What no database stores: NUL, and halves of emojis. Office files can hold both, as `_x0000_` and `_xD83D_`. */
const UNSTORABLE = /\0|\p{Surrogate}/gu;
const plain = (text: string): string => text.replace(UNSTORABLE, '');

/** A file's content without the characters that cannot be stored. */
export const plainContent = ({ tables, lines, notes }: FileContent): FileContent => ({
  tables: tables.map(({ name, rows }) => ({
    name: plain(name),
    rows: rows.map(({ at, cells }) => ({ at, cells: cells.map(plain) })),
  })),
  lines: lines.map(({ at, text }) => ({ at, text: plain(text) })),
  notes: notes.map((note) => ({
    ...note,
    fill: Object.fromEntries(
      Object.entries(note.fill).map(([name, value]) => [
        name,
        typeof value === 'string' ? plain(value) : value,
      ]),
    ),
  })),
});
