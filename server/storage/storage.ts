import type { Readable } from 'node:stream';

/** Inclusive byte offsets. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Storage of media. Names are ours (`media/ab/<key>.<ext>`) and never derived from user input. */
export interface Storage {
  /** Writes all or nothing: readers never see half a file, and a failing stream leaves nothing. */
  put(name: string, data: Uint8Array | Readable): Promise<void>;
  /** The whole file. Rejects if there is none. */
  read(name: string): Promise<Uint8Array>;
  stream(name: string, range?: ByteRange): Promise<Readable>;
  /** The size in bytes; null if there is no such file. */
  size(name: string): Promise<number | null>;
  /** Deletes a file; a missing one is not an error. */
  delete(name: string): Promise<void>;
  /** Bytes that are left; null where nobody can tell, as in a bucket. */
  free(): Promise<number | null>;
}
