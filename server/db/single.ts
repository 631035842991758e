import { type Database, inTransaction, type Queries } from './database.ts';
import { Turns } from './turns.ts';

/** Wraps a single connection: queries and whole transactions take turns, so that no query runs inside another's transaction. */
export function singleConnection(connection: Queries, close: () => Promise<void>): Database {
  const turns = new Turns();
  return {
    kind: 'pglite',
    query: (text, values) => turns.take(() => connection.query(text, values)),
    transaction: (work) => turns.take(() => inTransaction(connection, work)),
    close: () => turns.take(close),
  };
}
