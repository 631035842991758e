import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { type Rgb, shade } from '../../../generators/pictures/light/colour.ts';
import { personLook } from '../../../generators/pictures/people/person-look.ts';
import { createFace } from '../../../generators/pictures/people/stranger-face.ts';
import { createRandom } from '../../../generators/pictures/random.ts';
import { understand } from '../../../generators/pictures/words/understand.ts';

/** How much of a face's picture has the grey of old people's hair, 0 to 1. */
function greyShare(image: Image | Canvas): number {
  const canvas = createCanvas(180, 180);
  const ctx = canvas.getContext('2d');
  ctx.drawImage(image, 0, 0, 180, 180);
  const { data } = ctx.getImageData(0, 0, 180, 180);
  let grey = 0;
  for (let i = 0; i < data.length; i += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = data.subarray(i, i + 4);
    if (a > 200 && Math.abs(r - 0xd6) + Math.abs(g - 0xd2) + Math.abs(b - 0xce) < 12) grey++;
  }
  return grey / (180 * 180);
}

describe('old people', () => {
  it.each([
    ['portrait of an old woman', 'oldWoman'],
    ['an elderly lady', 'oldWoman'],
    ['老奶奶', 'oldWoman'],
    ['old man', 'oldMan'],
    ['老爷爷', 'oldMan'],
    ['老人', 'old'],
  ])('%s: the word says whether it is a woman', (prompt, trait) => {
    expect(understand(prompt).cast).toMatchObject([{ figure: 'person', trait, count: 1 }]);
  });

  it('an old woman and an old man are two', () => {
    expect(understand('the old woman and the old man sit by the lake').cast).toHaveLength(2);
    expect(understand('老奶奶和老爷爷坐在湖边').cast).toHaveLength(2);
  });

  it.each(['realistic', 'animation'] as const)(
    'an old woman has a head full of grey hair: %s',
    async (look) => {
      for (let seed = 1; seed <= 12; seed++) {
        const { image } = await createFace(
          { figure: 'person', trait: 'oldWoman', count: 1 },
          { look },
          createRandom(seed),
        );
        expect(greyShare(image), `seed ${seed}`).toBeGreaterThan(0.05);
      }
    },
  );

  it.each(['realistic', 'animation'] as const)(
    'have lines under their eyes, with eyes open and closed, and nobody else has: %s',
    async (look) => {
      const one = personLook({ name: 'Lin', look: { words: 'a man', seed: 5 } }, { figure: 'person' }, 1);
      const faces = (old: boolean) =>
        createFace({ figure: 'person', count: 1, person: { ...one, old } }, { look }, createRandom(5), true);
      const [old, young] = await Promise.all([faces(true), faces(false)]);
      const line = shade(one.skin, -0.34);
      for (const eyes of ['image', 'asleep'] as const) {
        expect(underEyes(old[eyes], look, line)).toBeGreaterThan(40);
        // some of an outline may come near it
        expect(underEyes(young[eyes], look, line)).toBeLessThan(12);
      }
    },
  );
});

/** Pixels of a color right under the left eye. */
function underEyes(image: Image | Canvas | undefined, look: 'realistic' | 'animation', colour: Rgb): number {
  const canvas = createCanvas(720, 720);
  const ctx = canvas.getContext('2d');
  if (image) ctx.drawImage(image, 0, 0, 720, 720);
  const { data } = ctx.getImageData(
    look === 'animation' ? 310 : 258,
    look === 'animation' ? 372 : 312,
    66,
    30,
  );
  let found = 0;
  for (let i = 0; i < data.length; i += 4)
    if (colour.every((part, at) => Math.abs(part - (data[i + at] ?? 0)) < 6)) found++;
  return found;
}
