import type { Result } from './database.ts';

/** Requests to the database's thread. */
export type ThreadRequest =
  | { id: number; op: 'query'; text: string; values: readonly unknown[] | undefined }
  | { id: number; op: 'close' };

/** The details of a failed statement, because an Error does not survive the transfer between threads intact. */
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
