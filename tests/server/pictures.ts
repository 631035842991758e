import sharp from 'sharp';
import type { Picture, PictureProvider, PictureRequest } from '../../generators/pictures/pictures.ts';

/** Draws plain pictures, records its calls, and waits or fails when a test says so. */
export class StandInPictures implements PictureProvider {
  readonly name = 'stand-in';
  readonly asked: PictureRequest[] = [];
  /** Awaited before each drawing. */
  before: (request: PictureRequest, signal: AbortSignal) => Promise<void> = async () => {};
  /** How often the sides of its files go into those that were asked for: where pictures are upscaled, large ones take long. */
  smaller = 1;

  async generate(request: PictureRequest, { signal }: { signal: AbortSignal }): Promise<Picture[]> {
    this.asked.push(request);
    await this.before(request, signal);
    const { width, height, count, seed } = request;
    const data = await plainPicture(Math.ceil(width / this.smaller), Math.ceil(height / this.smaller));
    return Array.from({ length: count }, (_, index) => ({
      data,
      mime: 'image/jpeg' as const,
      width,
      height,
      seed: seed + index,
    }));
  }
}

/** Bytes of a picture of one colour. */
export const plainPicture = (
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' = 'jpeg',
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#d8a24a' } })
    .toFormat(format)
    .toBuffer();
