import type { Fill, MessageKey } from '../../rpc/messages.ts';

/** Something that could not be read, and where: the row of a spreadsheet, the line of a text, the paragraph of a document. */
export interface FileNote {
  /** Counts from 1; 0 for the whole file. */
  at: number;
  key: MessageKey;
  fill: Fill;
}

/** A line of text with its place in the file. */
export interface FileLine {
  at: number;
  text: string;
}

export interface FileRow {
  at: number;
  cells: readonly string[];
}

export interface FileTable {
  /** The sheet's; empty for a table in a document. */
  name: string;
  rows: readonly FileRow[];
}

/** What a file says, whatever program wrote it. */
export interface FileContent {
  tables: readonly FileTable[];
  lines: readonly FileLine[];
  notes: readonly FileNote[];
}

/** A file that cannot be used at all, with the words for the person. */
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

/** Reads the bytes of a file. @throws UnreadableFile */
export type ReadFile = (bytes: Uint8Array) => Promise<FileContent>;
