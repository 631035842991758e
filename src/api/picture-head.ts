/** Checks of a picture's first bytes, in the browser before an upload and on the server after it. */

const PNG = [0x89, 0x50, 0x4e, 0x47];

/** Whether a PNG is animated: the chunk `acTL` comes before the first image data. @param head the file's first bytes */
export function isAnimatedPng(head: Uint8Array): boolean {
  if (PNG.some((byte, at) => head[at] !== byte)) return false;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  // after the signature: length, name, data and checksum of each chunk
  for (let at = 8; at + 8 <= head.length; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...head.subarray(at + 4, at + 8));
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
  }
  return false;
}
