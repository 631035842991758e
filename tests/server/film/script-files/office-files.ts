/** Office files with the structure that programs write, made in memory. */
import { buffer } from 'node:stream/consumers';
import { CFB, utils, write } from '@e965/xlsx';
import { ZipFile } from 'yazl';

/** A zip with these parts. */
export async function zipOf(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, part] of Object.entries(parts)) zip.addBuffer(Buffer.from(part), name);
  zip.end();
  return buffer(zip.outputStream);
}

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const paragraph = (text: string): string =>
  `<w:p><w:r><w:t xml:space="preserve">${xml(text)}</w:t></w:r></w:p>`;
const tableOf = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

/** The parts of a Word document: paragraphs, and tables as lists of rows. @param before the document's element */
export const docxParts = (
  body: readonly (string | readonly (readonly string[])[])[],
  before = '',
): Record<string, string> => ({
  '[Content_Types].xml':
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  '_rels/.rels':
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  'word/document.xml': `<?xml version="1.0"?>${before}<w:document xmlns:w="${W}"><w:body>${body.map((part) => (typeof part === 'string' ? paragraph(part) : tableOf(part))).join('')}</w:body></w:document>`,
});
export const docx = (body: readonly (string | readonly (readonly string[])[])[]): Promise<Buffer> =>
  zipOf(docxParts(body));

/** A spreadsheet of any format that the library writes. */
export function sheet(
  rows: readonly (readonly unknown[])[],
  { as = 'xlsx', name = 'Script' }: { as?: 'xlsx' | 'biff8'; name?: string } = {},
): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  return write(book, { type: 'buffer', bookType: as }) as Buffer;
}

/** The offsets in the file information block of Word 97. */
const FIB = { size: 0x400, flags: 0x0a, characters: 0x4c, clx: 0x01a2, clxSize: 0x01a6 } as const;

/** A Word 97 document whose text is one piece. @param locked marks it as password-protected */
export function doc(text: string, { locked = false } = {}): Buffer {
  const words = Buffer.from(text, 'utf16le');
  const main = Buffer.alloc(FIB.size + words.length);
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0x0200 | (locked ? 0x0100 : 0), FIB.flags);
  main.writeUInt32LE(text.length, FIB.characters);
  words.copy(main, FIB.size);
  // the piece table: two character positions, then where in the file the piece begins
  const clx = Buffer.alloc(1 + 4 + 8 + 8);
  clx.writeUInt8(2, 0);
  clx.writeUInt32LE(16, 1);
  clx.writeUInt32LE(0, 5);
  clx.writeUInt32LE(text.length, 9);
  clx.writeUInt32LE(FIB.size, 15);
  main.writeUInt32LE(0, FIB.clx);
  main.writeUInt32LE(clx.length, FIB.clxSize);
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, '/WordDocument', main);
  CFB.utils.cfb_add(file, '/1Table', clx);
  return CFB.write(file, { type: 'buffer' }) as Buffer;
}
