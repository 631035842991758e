import WordExtractor from 'word-extractor';
import { type FileContent, UnreadableFile } from './file-content.ts';

/** The magic number of a Word file; the encryption flag is next to it. */
const SIGN = Buffer.from([0xec, 0xa5]);
const FLAGS_AT = 10;
const LOCKED = 0x0100;

/** A Word 97-2003 document: its text by paragraphs. */
export async function readDoc(bytes: Uint8Array): Promise<FileContent> {
  const file = Buffer.from(bytes);
  const begins = file.indexOf(SIGN);
  if (begins > 0 && begins + FLAGS_AT + 2 <= file.length && file.readUInt16LE(begins + FLAGS_AT) & LOCKED)
    throw new UnreadableFile('scriptFileLocked');
  const body = await new WordExtractor()
    .extract(file)
    .then((document) => document.getBody())
    .catch(() => {
      throw new UnreadableFile('scriptFileDamaged');
    });
  const lines = body.split(/\r\n|[\n\r\v]/).map((text, index) => ({ at: index + 1, text }));
  return { tables: [], lines, notes: [] };
}
