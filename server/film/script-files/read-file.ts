import { readText } from './decode-text.ts';
import type { FileContent, ReadFile } from './file-content.ts';
import { type FileKind, kindOfFile } from './kind-of-file.ts';

const READERS: Record<FileKind, (bytes: Uint8Array) => FileContent | Promise<FileContent>> = {
  // each format loads only its own library
  docx: async (bytes) => (await import('./read-docx.ts')).readDocx(bytes),
  doc: async (bytes) => (await import('./read-doc.ts')).readDoc(bytes),
  sheet: async (bytes) => (await import('./read-sheet.ts')).readSheet(bytes),
  text: readText,
};

/** Parses a file in this process. Untrusted files are parsed in a separate one: file-process.ts. */
export const readFileHere: ReadFile = async (bytes) => READERS[await kindOfFile(bytes)](bytes);
