import { type PGlite, protocol } from '@electric-sql/pglite';
import type { Result } from './database.ts';
import { resultOf } from './lite-answers.ts';

const { serialize } = protocol;

export type RunText = <Row>(text: string) => Promise<Result<Row>>;

/**
 * Runs texts without values, which may have several statements, on a database of this thread. Each is one message, so nothing else runs
 * between its statements, whatever is sent meanwhile. A transaction that a failed text began itself is rolled back before anything else
 * runs: nobody else knows of it, and on the only connection it would refuse everything that follows. PGlite's own `exec` neither does
 * that nor keeps the order in which texts and prepared statements are sent.
 * @throws the database's error, with its `code`
 */
export function texts(lite: PGlite): RunText {
  const send = (text: string) => lite.execProtocolStream(serialize.query(text), { syncToFs: false });
  return <Row>(text: string) =>
    lite.runExclusive(async () => {
      // the failure of a text within somebody's transaction is theirs to end
      const within = lite.isInTransaction();
      try {
        return resultOf<Row>(await send(text), lite.parsers);
      } catch (error) {
        if (!within && lite.isInTransaction()) await send('ROLLBACK');
        throw error;
      }
    });
}
