/** A media address as our server signs it. Its end of validity is a whole day, so that most addresses share it. */
const SIGNED = /^\/media\/([0-9a-f]{32})\.(\w+)\?e=(\d+)&s=([\w-]{22})$/;
/** Begins a packed address: a character that no address has. */
const MARK = '\u0002';
/** Bytes of the key and of the signature's 132 bits. */
const KEY = 16;
const SIGNATURE = 17;

/** The ends of validity seen so far, in seconds since 1970, as the server writes them. */
const ends: string[] = [];

const numberOf = (end: string): number => {
  const known = ends.indexOf(end);
  return known < 0 ? ends.push(end) - 1 : known;
};

/** Hexadecimal digits as a text with one character a byte, and back. */
const bytesOfHex = (hex: string): string =>
  hex.replaceAll(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16)));
const hexOfBytes = (bytes: string): string =>
  Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');

/** 22 digits of base64url likewise: two more fill up the last four, and a byte without content. */
const bytesOfSignature = (digits: string): string =>
  atob(`${digits.replaceAll('-', '+').replaceAll('_', '/')}AA`).slice(0, SIGNATURE);
const signatureOfBytes = (bytes: string): string =>
  btoa(`${bytes}\0`).slice(0, 22).replaceAll('+', '-').replaceAll('/', '_');

/**
 * A media address in half its characters: without what most of them share, key and signature as bytes. Any other address as it is.
 * All characters are Latin-1, which engines store as one byte each, unless the address has others.
 */
export function packAddress(address: string): string {
  const [, key, ending, end, signature] = SIGNED.exec(address) ?? [];
  return key && ending && end && signature
    ? MARK + bytesOfHex(key) + bytesOfSignature(signature) + String.fromCharCode(numberOf(end)) + ending
    : address.replaceAll(MARK, '');
}

/** The address that was packed. */
export function unpackAddress(packed: string): string {
  if (!packed.startsWith(MARK)) return packed;
  const key = hexOfBytes(packed.slice(1, 1 + KEY));
  const signature = signatureOfBytes(packed.slice(1 + KEY, 1 + KEY + SIGNATURE));
  const end = ends[packed.charCodeAt(1 + KEY + SIGNATURE)];
  return `/media/${key}.${packed.slice(2 + KEY + SIGNATURE)}?e=${end}&s=${signature}`;
}
