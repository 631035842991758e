import { type Box, coverOf, STITCH, type StitchShape, stitchLayout } from './layout.ts';

export type StitchFormat = 'jpg' | 'png';
const TYPES: Record<StitchFormat, string> = { jpg: 'image/jpeg', png: 'image/png' };

/** A picture as it is painted. */
interface Painted {
  image: HTMLImageElement;
  isMain: boolean;
  cropData: Box | null;
}

/** Paints the pictures onto one, on white (STITCH-07 to 12). @throws Error if the browser cannot */
export async function paintStitch(
  pictures: readonly Painted[],
  { format, shape }: { format: StitchFormat; shape: StitchShape | null },
): Promise<File> {
  const main = pictures.findIndex(({ isMain }) => isMain);
  const [first] = pictures;
  const part = first?.cropData ?? {
    width: first?.image.naturalWidth ?? 1,
    height: first?.image.naturalHeight ?? 1,
  };
  const layout = stitchLayout(pictures.length, {
    main: main < 0 ? null : main,
    shape,
    only: part.width / part.height,
  });
  const canvas = document.createElement('canvas');
  canvas.width = layout.width;
  canvas.height = layout.height;
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('no canvas');
  ctx.fillStyle = STITCH.background;
  ctx.fillRect(0, 0, layout.width, layout.height);
  for (const [index, { image, cropData }] of pictures.entries()) {
    const box = layout.boxes[index];
    if (!box) continue;
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    const from = coverOf(size, cropData, box);
    ctx.drawImage(image, from.x, from.y, from.width, from.height, box.x, box.y, box.width, box.height);
  }
  const type = TYPES[format];
  // a PNG has no quality
  const quality = format === 'jpg' ? STITCH.jpegQuality : undefined;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!blob) throw new Error('no picture');
  return new File([blob], `stitched.${format}`, { type });
}
