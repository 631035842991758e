import { fileOf } from './open-lipsync.tsx';

/** The header of a PNG with this size. */
export function png(width: number, height: number): ArrayBuffer {
  const head = new Uint8Array(33);
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(head.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return head.buffer;
}
/** A PNG file of this size, of which there is only the header. */
export const picture = (
  width: number,
  height: number,
  more: { name?: string; type?: string; bytes?: number } = {},
) =>
  fileOf(more.name ?? 'face.png', {
    type: more.type ?? 'image/png',
    content: png(width, height),
    bytes: more.bytes ?? 33,
  });
