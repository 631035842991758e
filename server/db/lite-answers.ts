import type { messages, PGlite } from '@electric-sql/pglite';
import type { Result } from './database.ts';

type Parsers = PGlite['parsers'];

export interface Column {
  name: string;
  read: (text: string) => unknown;
}

/** Columns as a description of a statement or of its rows names them. */
export const columnsOf = (
  { fields }: Pick<messages.RowDescriptionMessage, 'fields'>,
  parsers: Parsers,
): Column[] =>
  fields.map(({ name, dataTypeID }) => {
    const parser = parsers[dataTypeID];
    return { name, read: parser ? (text) => parser(text, dataTypeID) : (text) => text };
  });

/**
 * The result of the last statement that an answer tells of: its rows, and how many were written (the last word of e.g. "INSERT 0 5")
 * or read.
 * @param described the columns, if they are known from an earlier description
 */
export function resultOf<Row>(
  answer: readonly messages.BackendMessage[],
  parsers: Parsers,
  described: readonly Column[] = [],
): Result<Row> {
  let columns = described;
  let rows: Row[] = [];
  let last: Result<Row> = { rows: [], count: 0 };
  for (const message of answer)
    if (message.name === 'dataRow') {
      const row: Record<string, unknown> = {};
      for (const [index, text] of (message as messages.DataRowMessage).fields.entries()) {
        const column = columns[index];
        if (column) row[column.name] = text === null ? null : column.read(text);
      }
      rows.push(row as Row);
    } else if (message.name === 'rowDescription') {
      columns = columnsOf(message as messages.RowDescriptionMessage, parsers);
    } else if (message.name === 'commandComplete') {
      const { text } = message as messages.CommandCompleteMessage;
      last = { rows, count: Number(text.split(' ').at(-1)) || 0 };
      rows = [];
    }
  return last;
}
