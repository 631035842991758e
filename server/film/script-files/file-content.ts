import type { Fill, MessageKey } from '../../rpc/messages.ts';

/** A problem in a file, with its position: row of a spreadsheet, line of a text, or paragraph of a document. */
export interface FileNote {
  /** Counted from 1; 0 for the whole file. */
  at: number;
  key: MessageKey;
  fill: Fill;
}

/** A line of text with its position in the file. */
export interface FileLine {
  at: number;
  text: string;
}

export interface FileRow {
  at: number;
  cells: readonly string[];
}

export interface FileTable {
  /** Name of the sheet; empty for a table in a document. */
  name: string;
  rows: readonly FileRow[];
}

/** The content of a file, independent of its format. */
export interface FileContent {
  tables: readonly FileTable[];
  lines: readonly FileLine[];
  notes: readonly FileNote[];
}

/** A file that cannot be read at all; the message is for the member. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly key: MessageKey;
  readonly fill: Fill;

  constructor(key: MessageKey, fill: Fill = {}) {
    super(key);
    this.key = key;
    this.fill = fill;
  }
}

/** Parses the bytes of a file. @throws UnreadableFile */
export type ReadFile = (bytes: Uint8Array) => Promise<FileContent>;
