import { PGlite } from '@electric-sql/pglite';
import type { Queries } from './database.ts';
import { preparedStatements } from './lite-statements.ts';
import { texts } from './lite-texts.ts';

const INT8 = 20;

/**
 * Postgres defaults to a hundred connections and a 128 MB buffer cache. Here there is one connection, and the operating system
 * caches the same files: with these values a process uses about 130 MB less, at the same query times.
 */
const START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'max_connections=10'];

/** PGlite as a single connection. */
export interface Engine extends Queries {
  close(): Promise<void>;
  /** A tar of the whole data folder. */
  dump(): Promise<Blob>;
}

/**
 * Opens PGlite. Counts and ids are numbers, as with our Postgres pool.
 * @param folder the folder for its files; undefined keeps everything in memory
 * @param prepared a tar made by `dump` to start from, instead of a new database
 */
export async function openEngine(folder?: string, prepared?: Blob): Promise<Engine> {
  const options = {
    parsers: { [INT8]: Number },
    startParams: START,
    ...(prepared ? { loadDataDir: prepared } : {}),
  };
  const lite = await (folder === undefined ? PGlite.create(options) : PGlite.create(folder, options));
  const run = preparedStatements(lite);
  const runText = texts(lite);
  return {
    // only texts without values may contain several statements, as pg-boss and the migrations send them
    query: (text, values) => (values ? run(text, values) : runText(text)),
    close: () => lite.close(),
    dump: () => lite.dumpDataDir('none'),
  };
}
