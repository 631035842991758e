import type { Result } from './database.ts';

/** What the server asks of the database's thread. */
export type ThreadRequest =
  | { id: number; op: 'query'; text: string; values: readonly unknown[] | undefined }
  | { id: number; op: 'close' };

/** What Postgres says of a refused statement; an Error does not survive the way between threads whole. */
export interface SqlFailure {
  message: string;
  code?: string | undefined;
  constraint?: string | undefined;
}

export type ThreadAnswer =
  | { id: number; result: Result<unknown> }
  | { id: number; failure: SqlFailure }
  | { id: 0; ready: true }
  | { id: 0; failure: SqlFailure };
