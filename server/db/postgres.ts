import pg from 'pg';
import { type Database, inTransaction, type Queries, type Result } from './database.ts';
import { failedPrepared, preparedName } from './prepared.ts';

const INT8 = 20;
const INT8_ARRAY = 1016;
const CONNECTIONS = 10;
/** Milliseconds. An unreachable database must fail calls instead of blocking them. */
const TIMEOUTS = {
  connectionTimeoutMillis: 5_000,
  /** Cancels a statement on the server; the client stops waiting a little later. */
  statement_timeout: 60_000,
  query_timeout: 70_000,
  idle_in_transaction_session_timeout: 120_000,
};

/** A pool of connections to a Postgres server. @param timeouts milliseconds, by pg's own names */
export function openPostgres(connectionString: string, timeouts: Partial<typeof TIMEOUTS> = {}): Database {
  const types = new pg.TypeOverrides();
  // ids and counts are far below 2^53, and PGlite also returns numbers
  types.setTypeParser(INT8, Number);
  // the text format is {1,2}; ids are never null
  types.setTypeParser(INT8_ARRAY, (value) => value.slice(1, -1).split(',').filter(Boolean).map(Number));
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    types,
    keepAlive: true,
    ...TIMEOUTS,
    ...timeouts,
  });
  // the pool replaces broken idle connections; without a listener the error would end the process
  pool.on('error', () => {});
  return {
    kind: 'postgres',
    ...queriesOf(pool),
    async transaction(work) {
      const client = await pool.connect();
      // a connection that breaks while in use emits an error event; its next query fails too
      let broken: Error | undefined;
      const onError = (error: Error) => {
        broken = error;
      };
      client.on('error', onError);
      try {
        // nobody else may get a connection that is still in this transaction
        return await inTransaction(queriesOf(client), work, onError);
      } finally {
        client.off('error', onError);
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}

function queriesOf(client: pg.Pool | pg.PoolClient): Queries {
  const send = (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
    const name = preparedName(text);
    return client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });
  };
  /** Retries unprepared if a table has changed since the statement was prepared. Inside a transaction, its caller has to retry. */
  const sendAgain = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
    try {
      return await send(text, values);
    } catch (error) {
      if (failedPrepared(text, error) && client instanceof pg.Pool) return send(text, values);
      throw error;
    }
  };
  return {
    async query<Row>(text: string, values?: readonly unknown[]): Promise<Result<Row>> {
      const answer = await (values ? sendAgain(text, values) : client.query(text));
      // several statements in one text return a list of results; use the last
      const result = Array.isArray(answer) ? (answer.at(-1) as pg.QueryResult) : answer;
      return { rows: result.rows as Row[], count: result.rowCount ?? 0 };
    },
  };
}
