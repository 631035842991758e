import type { Readable } from 'node:stream';

/** Inclusive byte offsets. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Storage of media. Names are generated (`media/ab/<key>.<ext>`) and never derived from user input. */
export interface Storage {
  /**
   * Writes atomically: readers never see a partial file, and a failing stream leaves nothing.
   * @param length of a stream, if known; saves memory with a bucket
   */
  put(name: string, data: Uint8Array | Readable, length?: number): Promise<void>;
  /** Writes one file by joining stored ones, in order, atomically. The parts are kept. */
  join(name: string, parts: readonly string[]): Promise<void>;
  /** Reads the whole file. Rejects if it is missing. */
  read(name: string): Promise<Uint8Array>;
  stream(name: string, range?: ByteRange): Promise<Readable>;
  /** Path of the file on the local disk; null for a bucket. */
  path(name: string): string | null;
  /** The size in bytes; null if there is no such file. */
  size(name: string): Promise<number | null>;
  /** Deletes a file. A missing file is ignored. */
  delete(name: string): Promise<void>;
  /** Free bytes; null if unknown, as for a bucket. */
  free(): Promise<number | null>;
}
