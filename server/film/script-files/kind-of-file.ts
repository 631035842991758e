import { UnreadableFile } from './file-content.ts';
import { scanZip } from './scan-zip.ts';

export type FileKind = 'docx' | 'doc' | 'sheet' | 'text';

const startsWith = (bytes: Uint8Array, ...signs: number[]): boolean =>
  signs.every((sign, index) => bytes[index] === sign);

/** Whether a legacy Office file (OLE) has a stream of this name. Its directory stores names as UTF-16. */
const hasPart = (bytes: Buffer, name: string): boolean => bytes.includes(Buffer.from(`${name}\0`, 'utf16le'));

/**
 * Detects a file's type by its content, not by its name.
 * @throws UnreadableFile for anything but a Word document, a spreadsheet or text, and for an archive that unpacks to too much
 */
export async function kindOfFile(bytes: Uint8Array): Promise<FileKind> {
  if (bytes.length === 0) throw new UnreadableFile('scriptFileEmpty');
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) {
    const names = await scanZip(bytes);
    if (names.has('word/document.xml')) return 'docx';
    if (names.has('xl/workbook.xml')) return 'sheet';
    throw new UnreadableFile('scriptFileType');
  }
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (hasPart(buffer, 'EncryptedPackage')) throw new UnreadableFile('scriptFileLocked');
    if (hasPart(buffer, 'WordDocument')) return 'doc';
    if (hasPart(buffer, 'Workbook') || hasPart(buffer, 'Book')) return 'sheet';
    throw new UnreadableFile('scriptFileType');
  }
  return 'text';
}
