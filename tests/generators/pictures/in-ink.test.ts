import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { paintPictures } from '../../../generators/pictures/engine.ts';

const GIRL = { name: 'Mei', look: { words: 'A girl with red hair in a yellow raincoat', seed: 7 } };

/** Mean difference between the largest and the smallest part of a pixel's color, 0..255. */
async function colorfulness(prompt: string): Promise<number> {
  const [picture] = await paintPictures(
    { prompt, width: 192, height: 108, count: 1, seed: 5, style: 'animation', people: [GIRL] },
    { signal: new AbortController().signal },
  );
  if (!picture) throw new Error('no picture');
  const ctx = createCanvas(192, 108).getContext('2d');
  ctx.drawImage(await loadImage(Buffer.from(picture.data)), 0, 0);
  const { data } = ctx.getImageData(0, 0, 192, 108);
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    sum += Math.max(red, green, blue) - Math.min(red, green, blue);
  }
  return sum / (data.length / 4);
}

describe('a picture in ink', () => {
  it.each(['Mei from the chest up', 'The face of Mei in a bedroom', 'a kitchen', 'a forest in autumn'])(
    'is nearly gray as a whole, also the faces near by and the walls of its rooms: %s',
    async (prompt) => {
      const colored = await colorfulness(prompt);
      const ink = await colorfulness(`${prompt}, ink wash`);
      expect(colored).toBeGreaterThan(30);
      expect(ink).toBeLessThan(20);
    },
  );
});
