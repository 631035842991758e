import type { Readable } from 'node:stream';

/** Inclusive offsets of the bytes wanted. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where media lie. Names are ours (`media/ab/<key>.<ext>`), never made from what a person sent. */
export interface Storage {
  /** Writes all or nothing: a reader never sees half a file, and a failing stream leaves none. */
  put(name: string, data: Uint8Array | Readable): Promise<void>;
  /** The whole file. Rejects when there is none. */
  read(name: string): Promise<Uint8Array>;
  stream(name: string, range?: ByteRange): Promise<Readable>;
  /** Bytes, or null when there is no such file. */
  size(name: string): Promise<number | null>;
  /** Deleting what is not there is no error. */
  delete(name: string): Promise<void>;
}
