import sharp from 'sharp';

/** A JPEG full of detail, so that any motion over it shows; `hue` tells one from another. */
export async function detailedPicture(hue: number, width = 320, height = 180): Promise<Uint8Array> {
  const tiles = Array.from({ length: 16 * 9 }, (_, i) => {
    const [column, row] = [i % 16, Math.floor(i / 16)];
    const light = 25 + ((column * 7 + row * 13 + column * row) % 50);
    return `<rect x="${column * 20}" y="${row * 20}" width="20" height="20" fill="hsl(${hue},70%,${light}%)"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180">${tiles.join('')}</svg>`;
  return new Uint8Array(
    await sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' }).jpeg().toBuffer(),
  );
}
