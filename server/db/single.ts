import { type Database, inTransaction, type Queries } from './database.ts';
import { Turns } from './turns.ts';

/**
 * Wraps a single connection, which runs what it is sent in order. Queries are sent without waiting for the answers to earlier ones, so
 * that the connection is never idle while there is work; a transaction has it alone, so that no query runs inside another's transaction.
 */
export function singleConnection(connection: Queries, close: () => Promise<void>): Database {
  const turns = new Turns();
  return {
    kind: 'pglite',
    query: (text, values) => turns.share(() => connection.query(text, values)),
    transaction: (work) => turns.take(() => inTransaction(connection, work)),
    close: () => turns.take(close),
  };
}
