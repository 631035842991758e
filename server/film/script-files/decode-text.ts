/** Decodes text with a detected encoding: UTF-8, UTF-16, GB18030, else Western European. */
import { type FileContent, type FileLine, type FileNote, UnreadableFile } from './file-content.ts';

const decode = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Detects UTF-16 without a BOM: letters and line ends have a zero byte in the same half of many code units. */
function halfZeros(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, 4096);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd < sample.length / 50 || bytes.length % 2 === 1) return null;
  return odd > even * 8 ? 'utf-16le' : even > odd * 8 ? 'utf-16be' : null;
}

/** Detects GB18030: in Chinese text most characters are two bytes above 0x7f; in Western text, accented letters are between ASCII letters. */
function looksChinese(bytes: Uint8Array): boolean {
  let [pairs, single] = [0, 0];
  for (let index = 0; index < bytes.length; index++) {
    if ((bytes[index] ?? 0) < 0x80) continue;
    if ((bytes[index + 1] ?? 0) >= 0x80) {
      pairs++;
      index++;
    } else single++;
  }
  return pairs > single;
}

/** @throws UnreadableFile if the bytes are not text */
export function decodeText(bytes: Uint8Array): string {
  const marked = /^(?:\xff\xfe|\xfe\xff|\xef\xbb\xbf)/.exec(
    Buffer.from(bytes.subarray(0, 3)).toString('latin1'),
  );
  const text = marked
    ? new TextDecoder({ '\xff\xfe': 'utf-16le', '\xfe\xff': 'utf-16be' }[marked[0]] ?? 'utf-8').decode(bytes)
    : decodeUnmarked(bytes);
  if (text === null || isBinary(text) || /^\s*(?:<!doctype|<html|<\?xml|%PDF-|\{\\rtf)/i.test(text))
    throw new UnreadableFile('scriptFileType');
  return text;
}

function decodeUnmarked(bytes: Uint8Array): string | null {
  const wide = halfZeros(bytes);
  if (wide) return decode(bytes, wide);
  if (bytes.includes(0)) return null;
  return (
    decode(bytes, 'utf-8') ??
    (looksChinese(bytes) ? decode(bytes, 'gb18030') : null) ??
    decode(bytes, 'windows-1252')
  );
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they tell a program from a text
const CONTROL = /[\x00-\x08\x0e-\x1f\x7f]/g;
const isBinary = (text: string): boolean => (text.match(CONTROL)?.length ?? 0) > text.length / 100;

/** Reads a text file as lines. Characters that could not be decoded are noted with their line. */
export function readText(bytes: Uint8Array): FileContent {
  const lines: FileLine[] = [];
  const notes: FileNote[] = [];
  for (const [index, text] of decodeText(bytes)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .entries()) {
    const at = index + 1;
    if (text.includes('\ufffd')) notes.push({ at, key: 'noteCharacters', fill: {} });
    lines.push({ at, text: text.replace(CONTROL, '') });
  }
  return { tables: [], lines, notes };
}
