/** A media address as our server signs it. Its end of validity is a whole day, so that most addresses share it. */
const SIGNED = /^\/media\/([\w.-]+)\?e=(\d+)&s=([\w-]+)$/;
/** Begins a packed address, and stands between its parts: a character that no address has. */
const MARK = '\u0002';

/** The ends of validity seen so far, in seconds since 1970, as the server writes them. */
const ends: string[] = [];

const numberOf = (end: string): number => {
  const known = ends.indexOf(end);
  return known < 0 ? ends.push(end) - 1 : known;
};

/** A media address without what most of them share; any other address as it is. */
export function packAddress(address: string): string {
  const [, file, end, signature] = SIGNED.exec(address) ?? [];
  return file && end
    ? `${MARK}${file}${MARK}${numberOf(end)}${MARK}${signature}`
    : address.replaceAll(MARK, '');
}

/** The address that was packed. */
export function unpackAddress(packed: string): string {
  if (!packed.startsWith(MARK)) return packed;
  const [, file, end, signature] = packed.split(MARK);
  return `/media/${file}?e=${ends[Number(end)]}&s=${signature}`;
}
