import sharp from 'sharp';
import type { PictureProvider } from './pictures.ts';

const COLOURS = 0xffffff;

/** Plain coloured pictures: stands in until the built-in engine is here. */
export const plainPictures: PictureProvider = {
  name: 'built-in engine',
  async generate({ width, height, count, seed }, { signal }) {
    const made = [];
    for (let index = 0; index < count; index++) {
      signal.throwIfAborted();
      const colour = (seed + index * 0x3355) & COLOURS;
      const background = { r: colour >> 16, g: (colour >> 8) & 255, b: colour & 255 };
      const data = await sharp({ create: { width, height, channels: 3, background } })
        .jpeg()
        .toBuffer();
      made.push({ data, mime: 'image/jpeg' as const, width, height, seed: seed + index });
    }
    return made;
  },
};
