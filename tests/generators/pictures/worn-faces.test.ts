import { loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { paintPictures } from '../../../generators/pictures/engine.ts';
import { createFace } from '../../../generators/pictures/people/stranger-face.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { undrawnIn } from '../../../generators/pictures/words/undrawn.ts';

const LOOKS = ['realistic', 'animation'] as const;
const person = { figure: 'person', count: 1 } as const;

/** The bytes of a portrait of these words, always of the same seed. */
async function portrait(prompt: string, style: (typeof LOOKS)[number]) {
  const [picture] = await paintPictures(
    { prompt, width: 160, height: 160, count: 1, seed: 5, style },
    { signal: new AbortController().signal },
  );
  return Buffer.from(picture?.data ?? []);
}

describe('a portrait', () => {
  it.each(LOOKS)('shows hats, sunglasses and scarves: %s', async (look) => {
    const bare = await createFace(person, { look }, createRandom(3));
    for (const what of ['felt', 'crown', 'sunglasses', 'scarf', 'bowTie'] as const) {
      const face = await createFace({ ...person, worn: [{ what }] }, { look }, createRandom(3));
      expect(face.image, what).not.toEqual(bare.image);
    }
  });

  it.each(LOOKS)('makes room for a tall hat, and knows where mouth and eyes are then: %s', async (look) => {
    const bare = await createFace(person, { look }, createRandom(3));
    const tall = await createFace({ ...person, worn: [{ what: 'pointed' }] }, { look }, createRandom(3));
    expect(tall.features.mouth[1]).toBeGreaterThan(bare.features.mouth[1]);
    const [width, before] = [tall, bare].map(({ features }) => features.mouth[2] - features.mouth[0]);
    expect(width).toBeLessThan(before ?? 0);
    // the hat's tip is inside the picture of the face
    const { width: side } = await loadImage(
      (await (tall.image as { encode?: (type: 'png') => Promise<Buffer> }).encode?.('png')) ??
        Buffer.alloc(0),
    );
    expect(side).toBe(720);
  });

  it('of a pirate differs from that of a chef and of anybody', async () => {
    const drawn = await Promise.all(
      ['portrait of a pirate', 'portrait of a chef', 'portrait of a person'].map((words) =>
        portrait(words, 'realistic'),
      ),
    );
    expect(new Set(drawn.map(String)).size).toBe(3);
  });

  it('hats and scarves are drawn there, wings and capes are not', () => {
    expect(undrawnIn('portrait of a girl wearing a red hat and a scarf')).toEqual([]);
    expect(undrawnIn('portrait of a girl with wings')).toEqual(['wings']);
    expect(undrawnIn('a girl with pigtails and freckles')).toEqual(['pigtail', 'freckle']);
    expect(undrawnIn('双马尾女孩')).toEqual(['双马尾']);
    expect(undrawnIn('portrait of a girl with blue eyes')).toEqual(['blue eyes']);
    expect(undrawnIn('绿眼睛的女孩')).toEqual(['绿眼睛']);
  });
});
