/** What animals feel, and the faces of children. */
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { cat } from '../../../generators/pictures/figures/animals.ts';
import { feels, moodOf } from '../../../generators/pictures/figures/moods.ts';
import { childlike, childlikeFeatures } from '../../../generators/pictures/people/childlike.ts';
import { featuresOf } from '../../../generators/pictures/people/features.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import { createRandom } from '../../../generators/pictures/random.ts';

const read = (prompt: string) => understandNaming(prompt, undefined, [], 1);

describe('an animal with feelings', () => {
  it.each([
    ['an angry cat', 'anger'],
    ['生气的猫', 'anger'],
    ['a sad dog', 'sorrow'],
    ['害怕的兔子', 'surprise'],
  ])('%s', (prompt, feeling) => {
    const { cast, feeling: said } = read(prompt);
    expect(cast.map((one) => moodOf(one, { cast, ...(said && { feeling: said }) }))).toEqual([feeling]);
  });

  it('leaves to people what may be said of them', () => {
    const { cast, feeling } = read('an angry man with a cat');
    expect(feeling).toBe('anger');
    expect(cast.map((one) => moodOf(one, { cast, feeling: 'anger' }))).toEqual([undefined, undefined]);
  });

  it('frowns: brows that come down to the nose, and looks at us', () => {
    for (let seed = 0; seed < 12; seed++) {
      const calm = cat(createRandom(seed), { faces: true });
      expect(calm.head?.eyes).toHaveLength(2);
      const brows = feels(calm, 'anger').parts.slice(calm.parts.length);
      expect(brows).toHaveLength(4);
    }
    expect(cat(createRandom(1), { faces: true }).parts).toEqual(
      feels(cat(createRandom(1), { faces: true }), 'joy').parts,
    );
  });

  it('sheds tears', () => {
    const calm = cat(createRandom(1), { faces: true });
    expect(feels(calm, 'sorrow').parts.length).toBeGreaterThan(feels(calm, 'anger').parts.length);
  });
});

describe('the face of a child', () => {
  it('has larger eyes, lower in it, than that of a grown-up', () => {
    const grown = featuresOf('animation', 'happy01');
    const child = childlikeFeatures(grown);
    for (const side of [0, 1] as const) {
      const [[, top, , bottom], [, childTop, , childBottom]] = [grown.eyes[side], child.eyes[side]];
      expect(childBottom - childTop).toBeGreaterThan((bottom - top) * 1.2);
      expect(childTop).toBeGreaterThan(top);
    }
    expect(child.mouth[1]).toBeGreaterThan(child.eyes[0][3]);
  });

  it('is whole: no strip of it is missing', () => {
    const face = createCanvas(720, 720);
    const ctx = face.getContext('2d');
    ctx.fillStyle = '#804020';
    ctx.fillRect(0, 0, 720, 720);
    const { data } = childlike(face).getContext('2d').getImageData(360, 0, 1, 720);
    expect(data.filter((_, i) => i % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
  });
});
