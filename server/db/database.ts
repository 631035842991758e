/** The database interface: PGlite behind a queue, or a pool of Postgres connections. The same SQL runs on both. */

export interface Result<Row> {
  rows: Row[];
  /** Rows written or, for a select, read. */
  count: number;
}

/**
 * Runs one statement. Values are $1, $2, …; without values the text may contain several statements, also a transaction of their own,
 * which a failure rolls back.
 */
export interface Queries {
  query<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Result<Row>>;
}

export interface Database extends Queries {
  readonly kind: 'pglite' | 'postgres';
  /**
   * Runs `work` in one transaction, rolled back if it throws. Code inside must use the client it is given: PGlite has only one
   * connection, and a query on the database itself would wait for this transaction to end.
   */
  transaction<T>(work: (client: Queries) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The first row, or undefined. */
export async function first<Row>(answer: Promise<Result<Row>>): Promise<Row | undefined> {
  return (await answer).rows[0];
}

/** A database that runs inside a transaction: transactions started in it join the outer one. */
export const within = (client: Queries, { kind }: Pick<Database, 'kind'>): Database => ({
  kind,
  query: (text, values) => client.query(text, values),
  transaction: (work) => work(client),
  close: async () => {},
});

/**
 * Runs BEGIN, work and COMMIT, on a connection that nothing else uses meanwhile.
 * @param onBroken told why if it could not be rolled back: the connection may still be in the transaction, or not answer at all
 */
export async function inTransaction<T>(
  client: Queries,
  work: (client: Queries) => Promise<T>,
  onBroken: (error: Error) => void = () => undefined,
): Promise<T> {
  try {
    // one whose answer was waited for in vain may still begin
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // a lost connection has rolled back by itself; report the original error
    await client.query('ROLLBACK').catch(onBroken);
    throw error;
  }
}
