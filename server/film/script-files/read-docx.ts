import mammoth from 'mammoth';
import {
  type FileContent,
  type FileLine,
  type FileNote,
  type FileTable,
  UnreadableFile,
} from './file-content.ts';

/** The library's document tree, as far as it is used here. */
interface Part {
  type: string;
  value?: string;
  breakType?: string;
  children?: readonly Part[];
}

const BREAK = '\n';

/** The text of a paragraph or cell. Tabs become spaces, line breaks within a paragraph new lines. */
function wordsOf(part: Part): string {
  if (part.type === 'text') return part.value ?? '';
  if (part.type === 'tab') return ' ';
  if (part.type === 'break') return BREAK;
  return (part.children ?? []).map(wordsOf).join(part.type === 'tableCell' ? BREAK : '');
}

const picturesIn = (part: Part): number =>
  (part.type === 'image' ? 1 : 0) + (part.children ?? []).reduce((sum, child) => sum + picturesIn(child), 0);

/** A Word document: its paragraphs, and its tables by rows. */
export async function readDocx(bytes: Uint8Array): Promise<FileContent> {
  const document = await partsOf(bytes);
  const lines: FileLine[] = [];
  const notes: FileNote[] = [];
  const tables: FileTable[] = [];
  let at = 0;
  for (const part of document.children ?? []) {
    if (part.type === 'table') {
      const rows = (part.children ?? []).map(({ children = [] }) => ({
        at: ++at,
        cells: children.map((cell) => wordsOf(cell).trim()),
      }));
      tables.push({ name: '', rows });
      continue;
    }
    at += 1;
    const pictures = picturesIn(part);
    if (pictures > 0) notes.push({ at, key: 'notePicture', fill: { count: pictures } });
    for (const text of wordsOf(part).split(BREAK)) lines.push({ at, text });
  }
  return { tables, lines, notes };
}

async function partsOf(bytes: Uint8Array): Promise<Part> {
  let document: Part | undefined;
  try {
    await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes) },
      {
        externalFileAccess: false,
        includeEmbeddedStyleMap: false,
        // only the document tree is needed, not the HTML that the library makes of it
        transformDocument: (read: Part) => {
          document = read;
          return { ...read, children: [] };
        },
      },
    );
  } catch {
    throw new UnreadableFile('scriptFileDamaged');
  }
  if (!document) throw new UnreadableFile('scriptFileDamaged');
  return document;
}
