import { type messages, type PGlite, protocol } from '@electric-sql/pglite';
import type { Result } from './database.ts';
import { type Column, columnsOf, resultOf } from './lite-answers.ts';

/**
 * Prepared statements for PGlite. Its own `query` parses and plans a statement each time and enters the WebAssembly module six times;
 * prepared and in one message, a short query takes a fifth of the time.
 */

/** Maximum number of prepared statements. Most texts are constants in the code; few are built at run time. */
const MOST = 1_000;

/**
 * Plans are renewed after this many statements and rows. A plan made for a small table scans a large one completely, and nothing
 * else detects that a table has grown.
 */
const PLANNED_FOR = 2_000;

/** SQLSTATE of a statement that was prepared before one of its tables changed. */
const CHANGED_UNDER_IT = '0A000';

interface Statement {
  name: string;
  /** Postgres type OIDs. */
  parameters: readonly number[];
  columns: readonly Column[];
}

export type Run = <Row>(text: string, values: readonly unknown[]) => Promise<Result<Row>>;

const { serialize } = protocol;

/** Runs statements on a database of this thread, each prepared at first use. @throws the database's error, with its `code` */
export function preparedStatements(lite: PGlite): Run {
  const known = new Map<string, Statement>();
  let last = 0;
  let sincePlanned = 0;

  const send = (...parts: Uint8Array[]): Promise<messages.BackendMessage[]> =>
    lite.execProtocolStream(joined([...parts, serialize.sync()]), { syncToFs: false });

  const prepare = async (text: string): Promise<Statement> => {
    // names are never reused: a statement whose description failed still occupies its name
    const name = known.size < MOST ? `s${++last}` : '';
    const answer = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const statement = { name, ...described(answer, lite.parsers) };
    if (name) known.set(text, statement);
    return statement;
  };

  const run = async <Row>(text: string, values: readonly unknown[]): Promise<Result<Row>> => {
    if (sincePlanned >= PLANNED_FOR) {
      sincePlanned = 0;
      await send(serialize.query('DISCARD PLANS'));
    }
    const { name, parameters, columns } = known.get(text) ?? (await prepare(text));
    const written = values.map((value, index) => writtenAs(lite.serializers[parameters[index] ?? 0], value));
    const answer = await send(serialize.bind({ statement: name, values: written }), serialize.execute({}));
    const result = resultOf<Row>(answer, lite.parsers, columns);
    sincePlanned += 1 + result.count;
    return result;
  };

  const runAgain = async <Row>(text: string, values: readonly unknown[]): Promise<Result<Row>> => {
    try {
      return await run(text, values);
    } catch (error) {
      const stale = (error as { code?: unknown }).code === CHANGED_UNDER_IT ? known.get(text) : undefined;
      if (!stale) throw error;
      known.delete(text);
      await send(serialize.close({ type: 'S', name: stale.name }));
      // inside a transaction the retry fails too, since the first error has aborted it
      return run(text, values);
    }
  };
  return (text, values) => lite.runExclusive(() => runAgain(text, values));
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function writtenAs(serializer: ((value: unknown) => string) | undefined, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return serializer ? serializer(value) : String(value);
}

function described(
  answer: readonly messages.BackendMessage[],
  parsers: PGlite['parsers'],
): Pick<Statement, 'parameters' | 'columns'> {
  const types = answer.find(({ name }) => name === 'parameterDescription');
  const rows = answer.find(({ name }) => name === 'rowDescription');
  return {
    parameters: (types as messages.ParameterDescriptionMessage | undefined)?.dataTypeIDs ?? [],
    columns: rows ? columnsOf(rows as messages.RowDescriptionMessage, parsers) : [],
  };
}
