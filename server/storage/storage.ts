import type { Readable } from 'node:stream';

/** Inclusive byte offsets. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Storage of media. Names are ours (`media/ab/<key>.<ext>`) and never derived from user input. */
export interface Storage {
  /**
   * Writes all or nothing: readers never see half a file, and a failing stream leaves nothing.
   * @param length of a stream, if it is known: a bucket then needs its memory only once
   */
  put(name: string, data: Uint8Array | Readable, length?: number): Promise<void>;
  /** Writes one file from stored ones, in their order; all or nothing. The parts stay. */
  join(name: string, parts: readonly string[]): Promise<void>;
  /** The whole file. Rejects if there is none. */
  read(name: string): Promise<Uint8Array>;
  stream(name: string, range?: ByteRange): Promise<Readable>;
  /** Where the file lies on this machine's disk; null in a bucket. */
  path(name: string): string | null;
  /** The size in bytes; null if there is no such file. */
  size(name: string): Promise<number | null>;
  /** Deletes a file; a missing one is not an error. */
  delete(name: string): Promise<void>;
  /** Bytes that are left; null where nobody can tell, as in a bucket. */
  free(): Promise<number | null>;
}
